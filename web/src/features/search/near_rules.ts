import type { Filters } from "./filters_rules.ts";

/** Radius of "near me", in miles. */
const NEAR_MILES = 100;

/** Returns the same search near a place: around it, or from farther away if the pet can be delivered. */
export const nearHere = (filters: Filters, zip: string): Filters => ({
  ...filters,
  lists: { ...filters.lists, state: [] },
  zip,
  miles: filters.miles ?? NEAR_MILES,
  orDelivered: true,
  sort: "distance",
  page: 1,
});

/** Returns the same search everywhere: without a ZIP code and distance. */
export const nowhere = (filters: Filters): Filters => ({
  ...filters,
  zip: undefined,
  miles: undefined,
  orDelivered: false,
  sort: filters.sort === "distance" ? "newest" : filters.sort,
});
