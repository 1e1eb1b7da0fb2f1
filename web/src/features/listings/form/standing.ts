import type { PetDetails } from "@hearthpaw/client";
import * as texts from "./texts.tsx";
import type { Listing } from "./use_listing.ts";
import { wordsOf } from "./values.ts";

type Status = PetDetails["status"];

/** Not handed in yet, or sent back. */
export const isDraftStatus = (status: Status): boolean => status === "in-progress" || status === "rejected";

const APPROVED: readonly Status[] = ["available", "temporary-pause", "not-available", "reserved"];
/** Others have seen it: new words and pictures wait for staff. */
const isApproved = ({ status }: Pick<PetDetails, "status">): boolean => APPROVED.includes(status);

/** What was sold or archived stays as it was. */
export const isEditable = ({ status }: Pick<PetDetails, "status">): boolean =>
  isDraftStatus(status) || APPROVED.includes(status) || status === "in-review" ||
  status === "not-approved-internal";

/** Why price and facts stay as they are now; undefined where they may be changed. */
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

/** What follows from saving the changes of a listing that others see: which of them at once, which after staff. */
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

/** "new photos and the new name" */
export const pendingWords = (pet: Pick<PetDetails, "pendingChanges">): string[] =>
  pet.pendingChanges.map((kind) => changeWords[kind]);

/** Why staff sent it back. */
export const rejection = (pet: PetDetails): string | undefined =>
  pet.status === "rejected"
    ? pet.events.find(({ status }) => status === "rejected")?.reason ?? undefined
    : undefined;
