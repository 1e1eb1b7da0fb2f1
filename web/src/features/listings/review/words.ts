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
  "not-approved-internal": { verb: "Put on hold", icon: "clock", key: "i", done: "put on hold" },
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
    text: "The breeder gets an email with your reason, and can fix the listing and submit it again.",
    hint: READ,
    common: [
      "The photos show a different pet than the description. Use photos of this pet.",
      "Several pets share the first photo. Start with a photo of this pet alone.",
      "A photo has a phone number, address or logo in it. Upload one without it.",
      "The photos are too dark or blurry to see the pet. Take them again in daylight.",
      "The description asks people to contact you or pay elsewhere. Take that out.",
      "The birth date doesn't match the age in the photos. Check it.",
    ],
  },
  "not-approved-internal": {
    text:
      "The listing leaves this queue and stays hidden. The breeder isn't told and still sees “In Review”.",
    hint: OURS,
    common: [
      "Waiting for the breeder's verification.",
      "The health documents need a second look.",
      "The photos may be from another site. Asked the breeder.",
    ],
  },
  "in-review": {
    text: "The listing goes to the end of the review queue. The breeder isn't told.",
    hint: OURS,
    common: ["The breeder is verified now.", "The documents check out."],
  },
  "no-longer-available": {
    text:
      "The listing is archived for good. Nobody sees it, and it can't be submitted again. The breeder gets an email with your reason.",
    hint: READ,
    common: [
      "The photos are from another site.",
      "This pet is already listed.",
      "Our animal welfare rules don't allow this listing.",
    ],
  },
};

/** The names that the four kinds of changes have. */
export const CHANGE_KINDS: Readonly<Record<ChangeKind, { name: string; icon: IconName }>> = {
  photo: { name: "New Photo Upload", icon: "camera" },
  video: { name: "New Video Upload", icon: "play" },
  name: { name: "Pet Name", icon: "tag" },
  description: { name: "Pet Description", icon: "document" },
};

/** What is often said when a change of this kind is not accepted. */
export const CHANGE_REASONS: Readonly<Record<ChangeKind, readonly string[]>> = {
  photo: [
    "The new photos show a different pet. Use photos of this pet.",
    "A photo has a phone number, address or logo in it. Upload one without it.",
    "The new photos are too dark or blurry to see the pet. Take them again in daylight.",
  ],
  video: [
    "The video shows a different pet.",
    "The video shows a phone number, address or logo. Upload one without it.",
    "The video doesn't play. Export it as MP4 and upload it again.",
  ],
  name: [
    "The name has more than a name in it. Put prices, breeds and offers in the description.",
    "Use a name that's fine to say out loud in public.",
  ],
  description: [
    "The description asks people to contact you or pay elsewhere. Take that out.",
    "The price in the description doesn't match the listing. Make them match.",
    "The description is about a different pet.",
  ],
};

export const ACTORS: Readonly<Record<ListingEvent["actor"], string>> = {
  breeder: "Breeder",
  admin: "Staff",
  system: "Hearthpaw",
};

/** What staff read of each status, where it differs from what the public reads. */
export const STAFF_WORDS: Readonly<Record<string, string>> = {
  "not-approved-internal": "Not Approved - Internal",
  rejected: "Rejected",
  "in-progress": "Draft started",
  "in-review": "In review",
  "no-longer-available": "Archived",
};

/** "today" and "last Thursday" within a sentence; dates stay as they are. */
export function inSentence(day: string): string {
  return /^(Today|Yesterday|Tomorrow|Last|Next|In) ?/.test(day)
    ? day.charAt(0).toLowerCase() + day.slice(1)
    : day;
}
