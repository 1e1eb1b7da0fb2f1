import type { StaffReport } from "@hearthpaw/client";

type Kind = StaffReport["kind"];

export const KINDS: Readonly<Record<Kind, { one: string; many: string }>> = {
  post: { one: "Post", many: "Posts" },
  listing: { one: "Listing", many: "Listings" },
  chat: { one: "Conversation", many: "Conversations" },
  review: { one: "Review", many: "Reviews" },
};

/** What people chose when they reported it. */
const REASONS: Readonly<Record<string, string>> = {
  "not-real": "It may be fake",
  "stolen-pictures": "The photos were taken from elsewhere",
  "animal-welfare": "Worried about how the pets live",
  "wrong-facts": "Something in the listing is wrong",
  "asks-for-money-elsewhere": "Asked to pay outside of Hearthpaw",
  "personal-information": "Shares personal information",
  "spam": "Spam",
  "fraud": "Fraud",
  "harassment": "Harassment",
  "other": "Something else",
};
export const reasonText = (reason: string): string => REASONS[reason] ?? reason;

/** What removing does, said before it is done. */
export const REMOVING: Readonly<Record<Kind, string>> = {
  post: "The post and its photos are removed for everyone. Its author gets an email with your reason.",
  listing:
    "The listing goes off the market until it passes another review in Listings. The breeder gets an email with your reason.",
  chat:
    "Neither person can write in this conversation anymore. Whoever didn't report it gets an email with your reason.",
  review:
    "The review is hidden from everyone but its author and the breeder, and no longer counts in the rating. Its author gets an email with your reason. You can return it later.",
};

const STANDS: Readonly<Record<string, string>> = {
  shown: "Visible",
  hidden: "Hidden by reports",
  removed: "Removed",
  available: "On the market",
  "not-approved-internal": "Taken down",
};

/** How what was reported stands. A review is hidden by staff alone. */
export const standText = (kind: Kind, status: string): string =>
  kind === "review" && status === "hidden" ? "Hidden" : STANDS[status] ?? status;
