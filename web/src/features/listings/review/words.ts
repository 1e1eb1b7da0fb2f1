import type { ChangeKind, ListingEvent } from "@hearthpaw/client";
import type { IconName } from "@hearthpaw/ui-kit";

/** Where staff can send a listing; "available" is the approval. */
export type Decision =
  | "available"
  | "rejected"
  | "not-approved-internal"
  | "in-review"
  | "no-longer-available";
/** Decisions that need a reason. */
export type Explained = Exclude<Decision, "available">;

/** Which listings wait: those that were handed in, and those that staff have set aside. */
export type QueueStatus = "in-review" | "not-approved-internal";

type Words = {
  /** On the button, and before the name in the title of the dialog. */
  verb: string;
  icon: IconName;
  /** The letter that does it. */
  key: string;
  /** After the name, once it is done: "Maple: approved". */
  done: string;
};

export const DECISIONS: Readonly<Record<Decision, Words>> = {
  available: { verb: "Approve", icon: "check", key: "a", done: "approved" },
  rejected: { verb: "Reject", icon: "close", key: "x", done: "rejected" },
  "not-approved-internal": { verb: "Set aside", icon: "clock", key: "i", done: "set aside" },
  "in-review": { verb: "Back to review", icon: "refresh", key: "r", done: "back in review" },
  "no-longer-available": { verb: "Take down", icon: "trash", key: "t", done: "taken down" },
};

/** What staff can do with a listing of each queue, the most usual first. */
export const POSSIBLE: Readonly<Record<QueueStatus, readonly Decision[]>> = {
  "in-review": ["available", "rejected", "not-approved-internal", "no-longer-available"],
  "not-approved-internal": ["in-review", "rejected", "no-longer-available"],
};

type Asking = {
  /** What happens, and who learns of it. */
  text: string;
  hint: string;
  common: readonly string[];
};

const READ = "The breeder reads this, word for word.";
const OURS = "Only staff read this.";

export const ASKING: Readonly<Record<Explained, Asking>> = {
  rejected: {
    text: "The breeder gets a mail with your reason, can put the listing right and hand it in again.",
    hint: READ,
    common: [
      "The pictures show a different animal than the description. Please use pictures of this one.",
      "Several animals share the first picture. Please start with one that shows this animal alone.",
      "A picture carries a phone number, an address or a logo. Please upload it without.",
      "The pictures are too dark or blurred to see the animal. Please take them again in daylight.",
      "The description asks people to write or pay elsewhere. Please take that out.",
      "The birth date does not fit the age in the pictures. Please check it.",
    ],
  },
  "not-approved-internal": {
    text:
      "The listing leaves this queue and stays hidden. The breeder is not told and still reads “In Review”.",
    hint: OURS,
    common: [
      "Waiting for the verification of the breeder.",
      "A second look at the health papers is needed.",
      "The pictures may have been taken from elsewhere; asked the breeder.",
    ],
  },
  "in-review": {
    text: "The listing goes to the end of the queue of those in review. The breeder is not told.",
    hint: OURS,
    common: ["The breeder is verified now.", "The papers have been looked at and are in order."],
  },
  "no-longer-available": {
    text:
      "The listing is archived for good: nobody sees it, and it cannot be handed in again. The breeder gets a mail with your reason.",
    hint: READ,
    common: [
      "The pictures have been taken from another site.",
      "The animal is listed a second time.",
      "We cannot offer this animal under our rules on animal welfare.",
    ],
  },
};

export const CHANGE_KINDS: Readonly<Record<ChangeKind, { name: string; icon: IconName }>> = {
  photo: { name: "Pictures", icon: "camera" },
  video: { name: "Video", icon: "play" },
  name: { name: "Name", icon: "tag" },
  description: { name: "Description", icon: "document" },
};

/** What is often said when a change of this kind is not accepted. */
export const CHANGE_REASONS: Readonly<Record<ChangeKind, readonly string[]>> = {
  photo: [
    "The new pictures show a different animal. Please use pictures of this one.",
    "A picture carries a phone number, an address or a logo. Please upload it without.",
    "The new pictures are too dark or blurred to see the animal. Please take them again in daylight.",
  ],
  video: [
    "The video shows a different animal.",
    "The video shows a phone number, an address or a logo. Please upload it without.",
    "The video does not play. Please export it as MP4 and upload it again.",
  ],
  name: [
    "The name says more than a name. Please put prices, breeds and offers into the description.",
    "Please use a name that everybody can read aloud in company.",
  ],
  description: [
    "The description asks people to write or pay elsewhere. Please take that out.",
    "The description names another price than the listing. Please make them agree.",
    "The description is about another animal.",
  ],
};

export const ACTORS: Readonly<Record<ListingEvent["actor"], string>> = {
  breeder: "Breeder",
  admin: "Staff",
  system: "Hearthpaw",
};

/** What staff read of each status, where it differs from what the public reads. */
export const STAFF_WORDS: Readonly<Record<string, string>> = {
  "not-approved-internal": "Not approved – internal",
  rejected: "Rejected",
  "in-progress": "Draft begun",
  "in-review": "In review",
  "no-longer-available": "Archived",
};

/** "today" and "last Thursday" within a sentence; dates stay as they are. */
export function inSentence(day: string): string {
  return /^(Today|Yesterday|Tomorrow|Last|Next|In) ?/.test(day)
    ? day.charAt(0).toLowerCase() + day.slice(1)
    : day;
}
