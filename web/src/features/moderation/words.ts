import type { StaffReport } from "@hearthpaw/client";

type Kind = StaffReport["kind"];

export const KINDS: Readonly<Record<Kind, { one: string; many: string }>> = {
  post: { one: "Post", many: "Posts" },
  listing: { one: "Listing", many: "Listings" },
  chat: { one: "Conversation", many: "Conversations" },
};

/** What people chose when they reported a listing. */
const REASONS: Readonly<Record<string, string>> = {
  "not-real": "The listing may be fake",
  "stolen-pictures": "The photos were taken from elsewhere",
  "animal-welfare": "Worried about how the pets live",
  "wrong-facts": "Something in the listing is wrong",
  "asks-for-money-elsewhere": "Asked to pay outside of Hearthpaw",
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
};

export const STANDS: Readonly<Record<string, string>> = {
  shown: "Visible",
  hidden: "Hidden by reports",
  removed: "Removed",
  available: "On the market",
  "not-approved-internal": "Taken down",
};
