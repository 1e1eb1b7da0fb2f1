import { one } from "../../lib/addresses.ts";
import { stringifySearch } from "../../lib/search_params.ts";

export const kinds = ["breeder", "shelter"] as const;
export const listSorts = ["rating", "distance", "newest"] as const;
/** Distances in miles. */
export const distances = [25, 50, 100, 250, 500] as const;

/** Filters in the address of the list of breeders. The default order, which has no name, is by rating. */
export type ListAddress = {
  /** A breed's slug. */
  breed?: string;
  kind?: (typeof kinds)[number];
  /** A ZIP code, a city or a state, as typed. */
  place?: string;
  distance?: (typeof distances)[number];
  sort?: "distance" | "newest";
  /** Cursor of the next part, for a page without scripts. */
  cursor?: string;
};

/** Reads the search of an address and drops invalid values. */
export function listAddress(search: Record<string, unknown>): ListAddress {
  const place = one(search.place)?.trim().slice(0, 80).trim() || undefined;
  const sort = one(search.sort);
  const cursor = one(search.cursor);
  return {
    breed: /^[a-z0-9-]{1,80}$/.exec(one(search.breed) ?? "")?.[0],
    kind: kinds.find((kind) => kind === one(search.kind)),
    place,
    distance: place ? distances.find((miles) => String(miles) === String(search.distance)) : undefined,
    sort: sort === "newest" || (sort === "distance" && place) ? sort : undefined,
    cursor: cursor && /^[A-Za-z0-9_-]{1,512}$/.test(cursor) ? cursor : undefined,
  };
}

/** Returns the path of the list with these filters, always in the same order. */
export const listHref = (address: ListAddress): string => `/breeders${stringifySearch(listAddress(address))}`;
