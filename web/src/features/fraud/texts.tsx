import type { ReactNode } from "react";
import type { FraudCase, FraudSide } from "@hearthpaw/client";
import type { Wrap } from "../../lib/language.ts";

export const fraudCases = "Fraud cases";
export const allCases = "All cases";
export const toResolve = "To resolve";
export const kept = "Kept";
export const cleared = "Cleared";
export const keepKey = "keep";
export const clearKey = "clear";
export const noOpenCases = "No open cases";
export const nothingHereYet = "Nothing here yet";
export const emptyOpenHint =
  "Payouts and listings that a rule sets aside will appear here, oldest first, until someone on our team has looked.";
export const emptyDecidedHint = "Cases you resolve will appear here.";
export const payoutsOnHold = "Payouts on hold";
export const listingAside = "Listing hidden";
export const RULES: Readonly<Record<FraudCase["rule"], string>> = {
  same_payout_account: "Same payout account",
  same_identity_document: "Same ID photo",
  same_device: "Same device",
  same_phone: "Same phone number",
  photo_of_another_seller: "Photo of another seller",
  price_far_below: "Price far below the breed's",
};
/** Honest explanations of each rule's findings, which staff should consider first. */
export const HONEST: Readonly<Record<FraudCase["rule"], string>> = {
  same_payout_account: "Kennel partners and couples often share a bank account.",
  same_identity_document: "Someone who runs both a kennel and a shelter may use one ID.",
  same_device: "Families, partners and a shelter's team often share a device.",
  same_phone: "Phone companies give old numbers to new owners, and families share them.",
  photo_of_another_seller: "Co-owners of a litter, and shelters that took over a pet, may share photos.",
  price_far_below: "Retired adults and pets with a health condition may cost little.",
};
export const openedOn = (day: ReactNode) => <>Opened · {day}</>;
export const decidedOn = (by: string | null, day: ReactNode) => <>{by ?? "A former team member"}, {day}</>;
export const listingsOf = (count: number) => count === 1 ? "The listing" : "The listings";
export const bothSellers = "Both sellers";
export const theSeller = "The seller";
export const cameFirst = "Came first";
export const owner = "Owner";
export const memberSince = "Member since";
export const verificationLabel = "Verification";
export const account = "Account";
export const adoptions = "Adoptions";
export const sales = "Sales";
export const available = "Available earnings";
export const otherCases = "Other cases";
export const VERIFICATION: Readonly<Record<FraudSide["verification"], string>> = {
  "not-started": "Not started",
  "submitted": "Submitted",
  "in-review": "In review",
  "approved": "Approved",
  "needs-info": "More info requested",
  "rejected": "Rejected",
};
export const ACCOUNT: Readonly<Record<FraudSide["accountStatus"], string>> = {
  Active: "Active",
  Inactive: "Paused",
  Suspended: "Suspended",
};
export const openAccount = (programName: string) => `Open ${programName}'s account`;
export const notAside = "Not hidden";
export const otherSellers = "the other seller's";
export const otherListingGone = "The other listing was deleted.";
export const unnamed = "Unnamed pet";
export const clear = "Clear";
export const keep = "Keep";
export const why = "Why?";
export const onlyStaffReadThis = "Only staff read this. It stays in the log.";
export const reasonMissing = "Enter a reason (a sentence or two).";
export const suspendInstead = (link: Wrap) => (
  <>If you're sure it's fraud, {link("suspend the account")} as well.</>
);
export const askForSuspension = "If you're sure it's fraud, ask an admin to suspend the account as well.";
type Words = {
  title: (programName: string) => string;
  hint: string;
  go: string;
  done: (programName: string) => string;
};
export const DECISIONS: Readonly<Record<FraudCase["kind"], Readonly<Record<"keep" | "clear", Words>>>> = {
  money: {
    clear: {
      title: (programName) => `Resume payouts to ${programName}?`,
      hint:
        "Payouts continue unless another case holds them, and this rule won't compare these two sellers again. The seller gets an email.",
      go: "Resume payouts",
      done: (programName) => `${programName}: payouts resumed`,
    },
    keep: {
      title: (programName) => `Keep payouts to ${programName} on hold?`,
      hint: "Payouts stay on hold. Sales and refunds continue, and you can clear the case later.",
      go: "Keep on hold",
      done: (programName) => `${programName}: payouts stay on hold`,
    },
  },
  listing: {
    clear: {
      title: (programName) => `Return the listing of ${programName}?`,
      hint:
        "The listing returns to where it was unless another case sets it aside. The seller gets an email.",
      go: "Return listing",
      done: (programName) => `${programName}: listing returned`,
    },
    keep: {
      title: (programName) => `Keep the listing of ${programName} hidden?`,
      hint: "Buyers don't see the listing. You can clear the case later.",
      go: "Keep hidden",
      done: (programName) => `${programName}: listing stays hidden`,
    },
  },
};
export const caseNotDecided = (programName: string) => `The case of ${programName} wasn't resolved`;
