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

/** Returns a search that shows this pet among few others: its breed, at its price. */
export function searchPath({ breed, priceCents }: Pick<PetCard, "breed" | "priceCents">): string {
  const dollars = priceCents / 100;
  return `/dogs?q=${encodeURIComponent(breed.breedName)}&minPrice=${dollars}&maxPrice=${dollars}`;
}
