import type { StaffReport } from "@hearthpaw/client";
import * as texts from "./texts.tsx";

type Kind = StaffReport["kind"];

export const KINDS: Readonly<Record<Kind, { one: string; many: string }>> = {
  post: { one: texts.post, many: texts.posts },
  listing: { one: texts.listing, many: texts.listings },
  chat: { one: texts.conversation, many: texts.conversations },
  review: { one: texts.review, many: texts.reviews },
};

/** Reasons of reports. */
const REASONS: Readonly<Record<string, string>> = {
  "not-real": texts.itMayBeFake,
  "stolen-pictures": texts.photosCopied,
  "animal-welfare": texts.animalWelfareWorry,
  "wrong-facts": texts.listingFactsWrong,
  "asks-for-money-elsewhere": texts.askedToPayElsewhere,
  "personal-information": texts.sharesPersonalInformation,
  "spam": texts.spam,
  "fraud": texts.fraud,
  "harassment": texts.harassment,
  "other": texts.somethingElse,
};
export const reasonText = (reason: string): string => REASONS[reason] ?? reason;

/** Effect of removing, shown before the decision. */
export const REMOVING: Readonly<Record<Kind, string>> = {
  post: texts.removePostHint,
  listing: texts.removeListingHint,
  chat: texts.closeConversationHint,
  review: texts.hideReviewHint,
};

const STANDS: Readonly<Record<string, string>> = {
  shown: texts.visible,
  hidden: texts.hiddenByReports,
  removed: texts.removed,
  available: texts.onTheMarket,
  "not-approved-internal": texts.takenDown,
};

/** Returns the state of reported content. Only staff hide reviews. */
export const standText = (kind: Kind, status: string): string =>
  kind === "review" && status === "hidden" ? texts.hidden : STANDS[status] ?? status;
