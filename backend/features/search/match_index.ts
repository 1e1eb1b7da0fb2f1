import type { Bits } from "./bits_index.ts";
import type { Pets } from "./pets_index.ts";
import type { Filters } from "./rules.ts";

/** Result of a search, valid until the next query of the same index, which reuses its sets. */
export type Match = {
  filters: Filters;
  /** Set of pets that pass each filter, by the facet whose own counts ignore it. */
  conditions: ReadonlyMap<string, Bits>;
  /** Set of pets that pass all filters. */
  all: Bits;
  total: number;
  /** Distance of each point from the place of the search, in the form of `chordsFrom`. */
  chords: Float64Array | undefined;
};

/** Returns whether few enough match that sorting them is faster than walking along a list. */
export const isFew = ({ rows }: Pets, total: number, wanted: number): boolean =>
  total * total < rows * wanted / 8;
