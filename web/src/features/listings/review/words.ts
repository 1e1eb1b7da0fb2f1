import type { ChangeKind, ListingEvent } from "@hearthpaw/client";
import type { IconName } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** Decisions that staff can make on a listing; "available" is the approval. */
export type Decision =
  | "available"
  | "rejected"
  | "not-approved-internal"
  | "in-review"
  | "no-longer-available";
/** Decisions that need a reason. */
export type Explained = Exclude<Decision, "available">;

/** The queues: submitted listings, and listings that staff put off. */
export type QueueStatus = "in-review" | "not-approved-internal";

type Words = {
  /** Shown on the button, and before the name in the title of the dialog. */
  verb: string;
  icon: IconName;
  /** The key that makes the decision. */
  key: string;
  /** Shown after the name once it is done: "Maple: approved". */
  done: string;
};

export const DECISIONS: Readonly<Record<Decision, Words>> = {
  available: { verb: texts.approve, icon: "check", key: "a", done: texts.approved },
  rejected: { verb: texts.reject, icon: "close", key: "x", done: texts.rejected },
  "not-approved-internal": { verb: texts.setAside, icon: "clock", key: "i", done: texts.setAsideInside },
  "in-review": { verb: texts.backToReview, icon: "refresh", key: "r", done: texts.backInReview },
  "no-longer-available": { verb: texts.takeDown, icon: "trash", key: "t", done: texts.takenDown },
};

/** Decisions that staff can make in each queue, the most common first. */
export const POSSIBLE: Readonly<Record<QueueStatus, readonly Decision[]>> = {
  "in-review": ["available", "rejected", "not-approved-internal", "no-longer-available"],
  "not-approved-internal": ["in-review", "rejected", "no-longer-available"],
};

type Asking = {
  /** The consequences, and who learns of them. */
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
    text: texts.setAsideHint,
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

/** Names of the four kinds of changes. */
export const CHANGE_KINDS: Readonly<Record<ChangeKind, { name: string; icon: IconName }>> = {
  photo: { name: texts.newPhotoUpload, icon: "camera" },
  video: { name: texts.newVideoUpload, icon: "play" },
  name: { name: texts.petName, icon: "tag" },
  description: { name: texts.petDescription, icon: "document" },
};

/** Common reasons for rejecting a change of this kind. */
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

/** Staff names of statuses that differ from the public ones. */
export const STAFF_WORDS: Readonly<Record<string, string>> = {
  "not-approved-internal": texts.notApprovedInternal,
  rejected: texts.rejectedState,
  "in-progress": texts.draftStarted,
  "in-review": texts.inReview,
  "no-longer-available": texts.archived,
};
