import type { Locator, Page } from "playwright-core";
import type { PetCard } from "./api.ts";

/** Returns the card of a pet in a list. */
export const cardOf = (page: Page, { name }: Pick<PetCard, "name">): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });

/** Returns the part of a pet's page with its price, its status and the reserve link. */
export const offerOf = (page: Page, { name }: Pick<PetCard, "name">): Locator =>
  page.getByRole("region", { name: `Price and reservation of ${name}` });

export const reserveLink = (page: Page, pet: Pick<PetCard, "name">): Locator =>
  offerOf(page, pet).getByRole("link", { name: /^Reserve with \$[\d,]+ deposit$/ });

/** Returns the path of a pet's page. */
export const petPath = ({ id, slug }: Pick<PetCard, "id" | "slug">): string => `/pets/${id}/${slug}`;

/** Returns the price in cents with the service fee of 3%. */
const withFee = ({ priceCents }: Pick<PetCard, "priceCents">): number =>
  priceCents + Math.round(priceCents * 3 / 100);

/** Returns the price on a pet's card: "$2,260.85". */
export const cardPrice = (pet: Pick<PetCard, "priceCents">): string =>
  `$${
    (withFee(pet) / 100).toLocaleString("en-US", { minimumFractionDigits: withFee(pet) % 100 === 0 ? 0 : 2 })
  }`;

/** Returns a search that shows this pet among few others: its breed, at its price. */
export function searchPath(pet: Pick<PetCard, "breed" | "priceCents">): string {
  const dollars = withFee(pet) / 100;
  const prices = `minPrice=${Math.floor(dollars)}&maxPrice=${Math.ceil(dollars)}`;
  return `/dogs?q=${encodeURIComponent(pet.breed.breedName)}&${prices}`;
}
