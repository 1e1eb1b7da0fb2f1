import type { ChangeKind, ListingEvent } from "@hearthpaw/client";
import type { IconName } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

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
  available: { verb: texts.approve, icon: "check", key: "a", done: texts.approved },
  rejected: { verb: texts.reject, icon: "close", key: "x", done: texts.rejected },
  "not-approved-internal": { verb: texts.putOnHold, icon: "clock", key: "i", done: texts.putOnHoldInside },
  "in-review": { verb: texts.backToReview, icon: "refresh", key: "r", done: texts.backInReview },
  "no-longer-available": { verb: texts.takeDown, icon: "trash", key: "t", done: texts.takenDown },
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

const READ = texts.breederReadsReason;
const OURS = texts.onlyStaffReadThis;

export const ASKING: Readonly<Record<Explained, Asking>> = {
  rejected: {
    text: texts.rejectListingHint,
    hint: READ,
    common: [
      texts.photosWrongPet,
      texts.coverShowsSeveralPets,
      texts.photoHasContact,
      texts.photosTooDark,
      texts.descriptionHasContact,
      texts.birthDateMismatch,
    ],
  },
  "not-approved-internal": {
    text: texts.putOnHoldHint,
    hint: OURS,
    common: [
      texts.awaitingVerification,
      texts.documentsNeedSecondLook,
      texts.photosMaybeCopied,
    ],
  },
  "in-review": {
    text: texts.backToReviewHint,
    hint: OURS,
    common: [texts.theBreederIsVerifiedNow, texts.theDocumentsCheckOut],
  },
  "no-longer-available": {
    text: texts.takeDownHint,
    hint: READ,
    common: [
      texts.photosCopied,
      texts.thisPetIsAlreadyListed,
      texts.welfareRulesBroken,
    ],
  },
};

/** The names that the four kinds of changes have. */
export const CHANGE_KINDS: Readonly<Record<ChangeKind, { name: string; icon: IconName }>> = {
  photo: { name: texts.newPhotoUpload, icon: "camera" },
  video: { name: texts.newVideoUpload, icon: "play" },
  name: { name: texts.petName, icon: "tag" },
  description: { name: texts.petDescription, icon: "document" },
};

/** What is often said when a change of this kind is not accepted. */
export const CHANGE_REASONS: Readonly<Record<ChangeKind, readonly string[]>> = {
  photo: [
    texts.newPhotosWrongPet,
    texts.photoHasContact,
    texts.newPhotosTooDark,
  ],
  video: [
    texts.videoWrongPet,
    texts.videoHasContact,
    texts.videoUnplayable,
  ],
  name: [
    texts.nameHasExtras,
    texts.nameNotPublic,
  ],
  description: [
    texts.descriptionHasContact,
    texts.descriptionPriceMismatch,
    texts.descriptionWrongPet,
  ],
};

export const ACTORS: Readonly<Record<ListingEvent["actor"], string>> = {
  breeder: texts.breeder,
  admin: texts.staff,
  system: texts.hearthpaw,
};

/** What staff read of each status, where it differs from what the public reads. */
export const STAFF_WORDS: Readonly<Record<string, string>> = {
  "not-approved-internal": texts.notApprovedInternal,
  rejected: texts.rejectedState,
  "in-progress": texts.draftStarted,
  "in-review": texts.inReview,
  "no-longer-available": texts.archived,
};
