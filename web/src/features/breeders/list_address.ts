import { one } from "../../lib/addresses.ts";
import { stringifySearch } from "../../lib/search_params.ts";

export const kinds = ["breeder", "shelter"] as const;
export const listSorts = ["rating", "distance", "newest"] as const;
/** In miles. */
export const distances = [25, 50, 100, 250, 500] as const;

/** The address of the list of breeders; the best rated first is the order without a name. */
export type ListAddress = {
  /** A breed's slug. */
  breed?: string;
  kind?: (typeof kinds)[number];
  /** A ZIP code, a city or a state, as it was typed. */
  place?: string;
  distance?: (typeof distances)[number];
  sort?: "distance" | "newest";
  /** Where the list goes on, for a page without scripts. */
  cursor?: string;
};

/** Reads the search of an address; what it cannot mean is left out. */
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

/** The path of the list with these filters, always in the same order. */
export const listHref = (address: ListAddress): string => `/breeders${stringifySearch(listAddress(address))}`;
