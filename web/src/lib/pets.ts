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

/** The path of a pet's page. */
export const petHref = ({ id, slug }: Pick<PetCard, "id" | "slug">): string => `/pets/${id}/${slug}`;

/** The status that a card shows: a hold or a promise is no status of the listing, but people see it as one. */
export function shownStatus(
  { status, onHold, promisedUntil }: Pick<PetCard, "status" | "onHold"> & {
    promisedUntil?: string | null | undefined;
  },
): string {
  if (status !== "available") return status;
  return onHold ? "on-hold" : promisedUntil ? "promised" : status;
}

/** A picture in another of its sizes: 320 x 240 for a row of small ones, 1200 x 630 as JPEG for shared links. */
export const pictureUrl = ({ cardUrl }: Pick<PetImage, "cardUrl">, size: "thumb" | "og"): string =>
  cardUrl.replace(/\.card\.webp$/, size === "og" ? ".og.jpg" : `.${size}.webp`);

/** The picture of a page for shared links, which has to be a JPEG; undefined where there is none. */
export const shareImage = (image: Pick<PetImage, "cardUrl"> | null | undefined): string | undefined =>
  image?.cardUrl.endsWith(".card.webp") ? pictureUrl(image, "og") : undefined;

/** A photo of the contract as the kit's cards take it: two in a row of a phone need no more than its small size. */
export const pictureOf = (image: PetImage) => ({
  src: image.cardUrl,
  srcSet: `${pictureUrl(image, "thumb")} 320w, ${image.cardUrl} 640w`,
  alt: image.alt,
  preview: image.preview,
});

/** "69 miles away", "nearby". */
export function distanceText(miles: number | undefined): string | undefined {
  if (miles === undefined) return undefined;
  return miles < 5 ? "nearby" : texts.milesMiles(numberText(miles));
}

/** No animal leaves its mother sooner, in days. The server holds the rule. */
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

/** What search engines read of a list of pets. */
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
