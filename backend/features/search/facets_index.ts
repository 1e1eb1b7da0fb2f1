import { type Bits, countBits, countCommon, hasBit, listed } from "./bits_index.ts";
import type { FacetRow } from "./engine_rules.ts";
import type { ManyFacet, ManyName, OneFacet, OneName, Pets } from "./pets_index.ts";
import { type Match, withoutOne } from "./search_index.ts";
import type { SortedList } from "./sorted_index.ts";

const ONE: readonly OneName[] = ["type", "sex", "sizeClass", "age", "coatType", "generation"];
const MANY: readonly ManyName[] = ["categories", "goodWith", "delivery"];
/** Up to one pet of so many is looked at by itself; more are counted by sets. */
const SPARSE = 24;

/** Returns the counts of every facet, the most frequent first, and the lowest and highest price. */
export function countFacets(pets: Pets, match: Match): FacetRow[] {
  const whole = baseOf(pets, match.all, match.total);
  const without = withoutOne(match);
  const baseFor = (facet: string): Base => {
    if (!match.conditions.has(facet)) return whole;
    const bits = without(facet);
    return baseOf(pets, bits, countBits(bits));
  };
  const rows: FacetRow[] = [];
  const add = (facet: string, value: string, count: number, label: string | null = null) => {
    if (count > 0) rows.push({ facet, value, label, count });
  };
  for (const name of ONE) {
    const [facet, base] = [pets.one[name], baseFor(name)];
    countOne(facet, base).forEach((count, at) => add(name, facet.values[at]!, count));
  }
  for (const name of MANY) {
    const [facet, base] = [pets.many[name], baseFor(name)];
    countMany(facet, base).forEach((count, at) => add(name, facet.values[at]!, count));
  }
  countColumn(pets.keys.breed, pets.breeds.length, baseFor("breed")).forEach((count, at) =>
    add("breed", pets.breeds[at]!.id, count, pets.breeds[at]!.name)
  );
  countColumn(pets.keys.color, pets.words.color.size(), baseFor("color")).forEach((count, at) => {
    if (at > 0) add("color", pets.words.color.wordOf(at)!, count);
  });
  add("isRescue", "true", countCommon(baseFor("isRescue").bits, pets.flags.isRescue));
  const prices = pricesOf(pets, baseFor("price"));
  if (prices) {
    add("priceMin", String(prices.least), 1);
    add("priceMax", String(prices.most), 1);
  }
  return rows.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Returns how many of these pets are of each breed, by its number. */
export const countBreeds = (pets: Pets, { all, total }: Match): Uint32Array =>
  countColumn(pets.keys.breed, pets.breeds.length, baseOf(pets, all, total));

/** The pets that a facet counts. */
type Base = { bits: Bits; isSparse: boolean; list: () => Uint32Array };

function baseOf(pets: Pets, bits: Bits, count: number): Base {
  let rows: Uint32Array | undefined;
  return { bits, isSparse: count * SPARSE < pets.rows, list: () => rows ??= listed(bits, count) };
}

function countOne({ values, column, bits }: OneFacet, base: Base): number[] {
  if (!base.isSparse) return bits.map((set) => countCommon(set, base.bits));
  const counts = new Uint32Array(values.length + 1);
  for (const row of base.list()) counts[column[row]!]!++;
  return [...counts.subarray(1)];
}

function countMany({ bits }: ManyFacet, base: Base): number[] {
  if (!base.isSparse) return bits.map((set) => countCommon(set, base.bits));
  return bits.map((set) => {
    let count = 0;
    for (const row of base.list()) if (hasBit(set, row)) count++;
    return count;
  });
}

function countColumn(column: Uint32Array, values: number, { isSparse, bits, list }: Base): Uint32Array {
  const counts = new Uint32Array(values);
  if (isSparse) { for (const row of list()) counts[column[row]!]!++; }
  // Without a list of a million rows, which would have to be written first.
  else {for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        counts[column[(at << 5) + 31 - Math.clz32(word & -word)]!]!++;
      }
    }}
  return counts;
}

function pricesOf({ lists, keys }: Pets, base: Base): { least: number; most: number } | undefined {
  let [least, most] = [Infinity, -Infinity];
  const look = (row: number) => {
    least = Math.min(least, keys.priceCents[row]!);
    most = Math.max(most, keys.priceCents[row]!);
  };
  if (base.isSparse) { for (const row of base.list()) look(row); }
  else for (const backwards of [false, true]) lookFor(lists.priceCents, base.bits, backwards, look);
  return least === Infinity ? undefined : { least, most };
}

/** Tells of the first row of a list that a set has. */
function lookFor(list: SortedList, bits: Bits, backwards: boolean, tell: (row: number) => void): void {
  for (const piece of list.pieces(undefined, undefined, backwards)) {
    for (let step = 0; step < piece.length; step++) {
      const row = piece[backwards ? piece.length - 1 - step : step]!;
      if (hasBit(bits, row)) return tell(row);
    }
  }
}
