import type { PetCard, PetImage } from "@hearthpaw/client";
import { numberText } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** The words of the characteristic badges, by their ids. */
export const badgeNames: Readonly<Record<number, string>> = {
  1: texts.apartmentFriendly,
  3: texts.familyRaised,
  5: texts.familyFriendly,
  7: texts.petFriendly,
  12: texts.lowShedding,
};

/** Returns the path of a pet's page. */
export const petHref = ({ id, slug }: Pick<PetCard, "id" | "slug">): string => `/pets/${id}/${slug}`;

/**
 * Returns the status on a card. A hold or a promise is no status of the listing, but people see it as one.
 */
export function shownStatus(
  { status, onHold, promisedUntil }: Pick<PetCard, "status" | "onHold"> & {
    promisedUntil?: string | null | undefined;
  },
): string {
  if (status !== "available") return status;
  return onHold ? "on-hold" : promisedUntil ? "promised" : status;
}

/**
 * Returns the address of a picture's other size: 320 x 240 for rows of small pictures, 1200 x 630 as JPEG for
 * shared links.
 */
export const pictureUrl = ({ cardUrl }: Pick<PetImage, "cardUrl">, size: "thumb" | "og"): string =>
  cardUrl.replace(/\.card\.webp$/, size === "og" ? ".og.jpg" : `.${size}.webp`);

/** Returns a page's picture for shared links, which must be a JPEG; undefined if there is none. */
export const shareImage = (image: Pick<PetImage, "cardUrl"> | null | undefined): string | undefined =>
  image?.cardUrl.endsWith(".card.webp") ? pictureUrl(image, "og") : undefined;

/** Returns a photo as the kit's cards take it. Two cards in a row of a phone need only its small size. */
export const pictureOf = (image: PetImage) => ({
  src: image.cardUrl,
  srcSet: `${pictureUrl(image, "thumb")} 320w, ${image.cardUrl} 640w`,
  alt: image.alt,
  preview: image.preview,
});

/** Returns "69 miles away" or "nearby". */
export function distanceText(miles: number | undefined): string | undefined {
  if (miles === undefined) return undefined;
  return miles < 5 ? "nearby" : texts.milesMiles(numberText(miles));
}

/** The youngest age at which an animal may leave its mother, in days. The server holds the rule. */
const HANDOVER_AGE_DAYS = 56;

/**
 * Returns the first day a pet born on this day may go home, given the date its breeder typed, if any; all are "YYYY-MM-DD". For forms
 * and litters alone: a pet and a sale have the go-home date that the server computed.
 */
export function firstHomeDay(birthDate: string, typed?: string | null): string {
  const oldEnough = new Date(Date.parse(birthDate) + HANDOVER_AGE_DAYS * 86_400_000).toISOString().slice(
    0,
    10,
  );
  return typed && typed > oldEnough ? typed : oldEnough;
}

/** Returns a list of pets for search engines. */
export function petListJsonLd(pets: readonly PetCard[], origin = ""): Record<string, unknown> {
  return {
    "@type": "ItemList",
    itemListElement: pets.map((pet, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}${petHref(pet)}`,
      name: `${pet.name}, ${pet.breed.breedName}`,
    })),
  };
}
