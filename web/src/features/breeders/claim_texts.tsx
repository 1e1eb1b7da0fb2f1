import type { ReactNode } from "react";
import type { ClaimKind } from "@hearthpaw/client";

export const title = "Program changes";
export const lead =
  "New names, places and licenses of breeders and shelters. The current one stays public until you accept the change.";
export const nothing = "No program changes to review";
export const nothingHelp = "New names, places and licenses will appear here, oldest first.";
export const KINDS: Readonly<Record<ClaimKind, string>> = {
  name: "Name",
  place: "Place",
  licence: "License",
};
const NEW: Readonly<Record<ClaimKind, string>> = {
  name: "new name",
  place: "new place",
  licence: "new license",
};
export const now = "Now";
export const requested = "Requested";
export const none = "None";
export const summary = ({ isVerified, createdAt }: { isVerified: boolean; createdAt: ReactNode }) => (
  <>{isVerified ? "Verified" : "Not verified"} · requested {createdAt}</>
);
export const accept = "Accept";
export const reject = "Reject";
export const acceptOf = (kind: ClaimKind, name: string) => `Accept the ${NEW[kind]} of ${name}`;
export const rejectOf = (kind: ClaimKind, name: string) => `Reject the ${NEW[kind]} of ${name}`;
export const acceptQuestion = (kind: ClaimKind, name: string) => `Accept the ${NEW[kind]} of ${name}?`;
export const rejectQuestion = (kind: ClaimKind, name: string) => `Reject the ${NEW[kind]} of ${name}?`;
export const acceptHelp: Readonly<Record<ClaimKind, string>> = {
  name: "Their page, listings and emails show it right away, and their page gets a new address.",
  place: "Their page shows the new city and state right away, and their listings move there.",
  licence: "Their page shows it right away.",
};
export const rejectHelp = "The current one stays. They get an email with your reason, and can try again.";
export const accepted = (kind: ClaimKind, name: string) => `${name}: ${NEW[kind]} accepted`;
export const rejected = (kind: ClaimKind, name: string) => `${name}: ${NEW[kind]} rejected`;
export const why = "Why?";
export const readByBreeder = "The breeder or shelter reads this, word for word.";
export const sayWhy = "Enter a reason (a sentence or two).";
export const showMore = "Show more";
export const waiting = "Waiting for review";
export const waitingHelp =
  "Our team is reviewing this. Buyers see what's there now until we approve it, and we'll email you either way.";
export const fromTo = (kind: ClaimKind, from: string, to: string) => `${KINDS[kind]}: ${from} → ${to}`;
export const submitted = (when: string) => `Submitted ${when}`;
export const withdraw = "Withdraw";
export const withdrawOf = (kind: ClaimKind) => `Withdraw the ${NEW[kind]}`;
export const withdrawn = (kind: ClaimKind) => `Your ${NEW[kind]} was withdrawn`;
export const reviewedFirst = "We review a change before buyers see it.";
export const savedForReview = "Saved. We'll review your change before buyers see it.";
