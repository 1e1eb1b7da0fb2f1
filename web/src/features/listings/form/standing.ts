import type { PetDetails } from "@hearthpaw/client";
import * as texts from "./texts.tsx";
import type { Listing } from "./use_listing.ts";
import { wordsOf } from "./values.ts";

type Status = PetDetails["status"];

/** Whether a listing with this status is a draft: not submitted yet, or sent back. */
export const isDraftStatus = (status: Status): boolean => status === "in-progress" || status === "rejected";

const APPROVED: readonly Status[] = ["available", "temporary-pause", "not-available", "reserved"];
/** Whether others have seen the listing: new texts and pictures then await staff review. */
const isApproved = ({ status }: Pick<PetDetails, "status">): boolean => APPROVED.includes(status);

/** Whether the listing can still be edited; sold and archived listings can't. */
export const isEditable = ({ status }: Pick<PetDetails, "status">): boolean =>
  isDraftStatus(status) || APPROVED.includes(status) || status === "in-review" ||
  status === "not-approved-internal";

/** Returns why price and facts are locked now; undefined if they can change. */
export function frozenReason(pet: Pick<PetDetails, "isOnHold" | "status" | "name">): string | undefined {
  const name = pet.name ?? texts.thisPet;
  if (pet.isOnHold) {
    return texts.lockedDuringCheckout(name);
  }
  if (pet.status === "reserved") {
    return texts.lockedWhileReserved(capital(name));
  }
  return undefined;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Returns the effect of saving changes to a listing others can see: which apply at once, and which after
 * staff review.
 */
export function effectOf(
  pet: PetDetails,
  unsaved: Listing["unsaved"],
  photoKeys: readonly string[],
): { atOnce: string[]; waiting: string[] } {
  const atOnce: string[] = [];
  const waiting: string[] = [];
  const isReviewed = isApproved(pet) && !pet.skipsReview;
  const shown = new Set(pet.images.map(({ key }) => key));
  for (const name of unsaved) {
    const waits = name === "photos"
      ? photoKeys.some((key) => !shown.has(key))
      : name === "name" || name === "description" || name === "video";
    (isReviewed && waits ? waiting : atOnce).push(
      name === "photos" || name === "video" ? name : wordsOf(name),
    );
  }
  return { atOnce: [...new Set(atOnce)], waiting: [...new Set(waiting)] };
}

const changeWords: Readonly<Record<PetDetails["pendingChanges"][number], string>> = {
  photo: texts.newPhotos,
  video: texts.theNewVideo,
  name: texts.theNewName,
  description: texts.theNewDescription,
};

/** Returns the names of the changes in review, for example "new photos" and "the new name". */
export const pendingWords = (pet: Pick<PetDetails, "pendingChanges">): string[] =>
  pet.pendingChanges.map((kind) => changeWords[kind]);

/** Returns why staff sent the listing back. */
export const rejection = (pet: PetDetails): string | undefined =>
  pet.status === "rejected"
    ? pet.events.find(({ status }) => status === "rejected")?.reason ?? undefined
    : undefined;
