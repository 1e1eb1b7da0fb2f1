import { many } from "../../lib/addresses.ts";

/** Largest number of pets side by side: more columns don't fit a desk. */
export const MOST_COMPARED = 4;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The ids of the compared pets, in the order of their columns. */
export type CompareAddress = { pet?: string[] };

/** Returns the ids in an address: each once, at most four. */
export function compareAddress(search: Record<string, unknown>): CompareAddress {
  const pet = [...new Set(many(search.pet).filter((id) => ID.test(id)))].slice(0, MOST_COMPARED);
  return pet.length ? { pet } : {};
}

/** Returns the address that compares these pets. */
export const compareHref = (ids: readonly string[]): string =>
  `/compare${ids.length ? `?${ids.map((id) => `pet=${id}`).join("&")}` : ""}`;
