import type { AuditEntry, VerificationStatus } from "@hearthpaw/client";

/** What an action did, between who did it and what it was done to. */
const DID: Record<string, string> = {
  "account-suspended": "suspended",
  "account-reinstated": "lifted the suspension of",
  "admin-made": "gave staff access to",
  "breeder-trusted": "now trusts the listings of",
  "breeder-no-longer-trusted": "no longer trusts the listings of",
  "verification-approved": "approved the verification of",
  "verification-rejected": "rejected the verification of",
  "verification-withdrawn": "withdrew the verification of",
  "verification-asked": "asked for more from",
  "shelter-invited": "invited",
  "listing-available": "approved the listing of",
  "listing-rejected": "rejected the listing of",
  "listing-not-approved-internal": "put on hold the listing of",
  "listing-in-review": "sent back to review a listing of",
  "listing-no-longer-available": "took down the listing of",
  "parent-approved": "verified the parent",
  "parent-rejected": "rejected the parent",
  "change-accepted": "accepted a change of",
  "change-rejected": "rejected a change of",
  "refund-retried": "retried the refund of",
  "refund-settled": "marked as paid the refund of",
  "evidence-submitted": "sent evidence to the bank about",
  "order-cancelled": "canceled and refunded",
  "order-refunded": "refunded a part of",
  "state-rule-changed": "changed the rule for",
};

const KINDS: Record<AuditEntry["subjectKind"], string> = {
  user: "an account",
  verification: "a verification",
  listing: "a listing",
  parent: "a parent",
  "change-request": "a change request",
  report: "a report",
  dispute: "a dispute",
  order: "an order",
  "discount-code": "a promo code",
  "state-rule": "a state's rules",
  "shelter-invitation": "a shelter",
};

/** The parts of an entry's sentence: who, what they did, and to whom or what. */
export function sentenceOf(entry: AuditEntry): { who: string; did: string; what: string } {
  // Its owner did it to it, and the name of both is gone with the account.
  if (entry.action === "account-closed") return { who: "The owner", did: "closed", what: "an account" };
  const known = DID[entry.action];
  const what = entry.subjectName ?? KINDS[entry.subjectKind];
  // An action that has no words of its own here reads as its name.
  return { who: entry.actorName, did: known ?? `${entry.action.replaceAll("-", " ")}:`, what };
}

/** A field's name as a word: "accountStatus" reads "Account status". */
export function fieldWord(field: string): string {
  const spaced = field.replaceAll(/[-_]+/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** How a role is called. */
export const ROLES = {
  Customer: "Buyer",
  Breeder: "Breeder",
  ShelterBreeder: "Shelter",
  Admin: "Staff",
} as const;

/** A verification's status as staff read it. */
export const VERIFICATION: Readonly<Record<VerificationStatus, string>> = {
  "not-started": "Not started",
  submitted: "Submitted",
  "in-review": "In review",
  approved: "Verified",
  "needs-info": "More info requested",
  rejected: "Not approved",
};
