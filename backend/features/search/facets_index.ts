import { type Bits, countBits, countCommon, forEachCommon, hasBit, listed, takeOut } from "./bits_index.ts";
import type { FacetRow } from "./engine_rules.ts";
import { dayText, READY_LABELS } from "./rules.ts";
import type { ManyName, OneName, Pets } from "./pets_index.ts";
import { countRuns, type Counts } from "./runs_index.ts";
import { between, withoutOne } from "./search_index.ts";
import type { Match } from "./match_index.ts";
import type { SortedList } from "./sorted_index.ts";

const ONE: readonly OneName[] = ["type", "sex", "adultSize", "sizeClass", "age", "coatType", "generation"];
const MANY: readonly ManyName[] = [
  ...["categories", "goodWith", "training", "registry", "documents", "parentTests", "delivery"] as const,
];
/**
 * Density below which pets are counted individually: one in this many rows. Denser sets are counted as sets,
 * or by their complement.
 */
const SPARSE = 24;

/** Returns the counts of every facet, most frequent first, and the lowest and highest price. */
export function countFacets(pets: Pets, match: Match): FacetRow[] {
  const { available } = match.filters;
  const whole = baseOf(pets, match.all, match.total, available);
  const without = withoutOne(pets, match);
  const baseFor = (facet: string): Base => {
    if (!match.conditions.has(facet)) return whole;
    const bits = without(facet);
    return baseOf(pets, bits, countBits(bits), available);
  };
  const rows: FacetRow[] = [];
  const add = (facet: string, value: string, count: number, label: string | null = null) => {
    if (count > 0) rows.push({ facet, value, label, count });
  };
  for (const name of ONE) {
    countOne(pets, name, baseFor(name)).forEach((count, at) => add(name, pets.one[name].values[at]!, count));
  }
  for (const name of MANY) {
    countMany(pets, name, baseFor(name)).forEach((count, at) =>
      add(name, pets.many[name].values[at]!, count)
    );
  }
  const pairs = countPairs(pets, whole);
  const { breed } = match.conditions.has("breed") ? countPairs(pets, baseFor("breed")) : pairs;
  const { color } = match.conditions.has("color") ? countPairs(pets, baseFor("color")) : pairs;
  breed.forEach((count, at) => add("breed", pets.breeds[at]!.id, count, pets.breeds[at]!.name));
  color.forEach((count, at) => {
    if (at > 0) add("color", pets.words.color.wordOf(at)!, count);
  });
  countMany(pets, "readyBy", baseFor("ready")).forEach((count, at) => {
    const days = Number(pets.many.readyBy.values[at]) as keyof typeof READY_LABELS;
    add("readyBy", dayText(pets.day + days), count, READY_LABELS[days]);
  });
  for (const flag of ["isRescue", "hasVideo"] as const) {
    add(flag, "true", countCommon(baseFor(flag).bits, pets.flags[flag]));
  }
  const prices = pricesOf(pets, baseFor("price"));
  if (prices) {
    add("priceMin", String(prices.least), 1);
    add("priceMax", String(prices.most), 1);
  }
  return rows.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Returns the number of these pets in each breed, by the breed's number. */
export const countBreeds = (
  pets: Pets,
  { all, total, filters: { available } }: Match,
): readonly number[] => countPairs(pets, baseOf(pets, all, total, available)).breed;

/** Yields the rows of a breed's available pets. */
function* availableOf({ breedNumbers, lists, keys, flags }: Pets, breedId: string): Generator<number> {
  const number = breedNumbers.get(breedId);
  if (number === undefined) return;
  for (const piece of lists.breed.pieces(...between(lists.breed, keys.breed, number, number))) {
    for (const row of piece) if (hasBit(flags.available, row)) yield row;
  }
}

/** Returns the lowest and highest price of a breed's available pets, in cents. */
export function pricesOfBreed(pets: Pets, breedId: string): { least: number; most: number } | undefined {
  let [least, most] = [Infinity, -Infinity];
  for (const row of availableOf(pets, breedId)) {
    least = Math.min(least, pets.keys.priceCents[row]!);
    most = Math.max(most, pets.keys.priceCents[row]!);
  }
  return least === Infinity ? undefined : { least, most };
}

/** Returns the prices of a breed's available pets in ascending cents: of rescues, or of all others. */
export function sortedPrices(pets: Pets, breedId: string, isRescue: boolean): Uint32Array {
  const rows = [...availableOf(pets, breedId)].filter((row) => hasBit(pets.flags.isRescue, row) === isRescue);
  return Uint32Array.from(rows, (row) => pets.keys.priceCents[row]!).sort();
}

/** Pets that a facet counts. */
type Base = {
  bits: Bits;
  /**
   * Small set to count individually: the pets themselves, or all others, whose counts are subtracted from the
   * totals.
   */
  few: "these" | "others" | undefined;
  list: () => Uint32Array;
  standing: Standing;
};

function baseOf(pets: Pets, bits: Bits, count: number, available: boolean): Base {
  const standing = standingOf(pets, available);
  const others = standing.count - count;
  const few = count * SPARSE < pets.rows ? "these" : others * SPARSE < pets.rows ? "others" : undefined;
  let rows: Uint32Array | undefined;
  return {
    bits,
    few,
    standing,
    list: () =>
      rows ??= few === "these" ? listed(bits, count) : listed(othersOf(pets, standing.bits, bits), others),
  };
}

function othersOf({ sets }: Pets, standing: Bits, bits: Bits): Bits {
  const others = sets.lend();
  others.set(standing);
  takeOut(others, bits);
  return others;
}

/** All available or all shown pets, with the totals of each value. */
type Standing = { version: number; bits: Bits; count: number; totals: Map<string, readonly number[]> };
const standings = new WeakMap<Bits, Standing>();

function standingOf({ flags, version }: Pets, available: boolean): Standing {
  const bits = available ? flags.available : flags.shown;
  let known = standings.get(bits);
  if (known?.version !== version) {
    standings.set(bits, known = { version, bits, count: countBits(bits), totals: new Map() });
  }
  return known;
}

/** Counts values by the few pets of a base, by all pets minus the few others, or by its set. */
function countBy(
  { bits, few, list, standing: { bits: all, totals } }: Base,
  name: string,
  byRows: (rows: Uint32Array) => readonly number[],
  bySet: (bits: Bits) => readonly number[],
): readonly number[] {
  if (!few) return bySet(bits);
  const counts = byRows(list());
  if (few === "these") return counts;
  const ofAll = totals.get(name) ?? bySet(all);
  totals.set(name, ofAll);
  return ofAll.map((count, at) => count - counts[at]!);
}

function countOne(pets: Pets, name: OneName, base: Base): readonly number[] {
  const { values, column, bits: sets } = pets.one[name];
  const byRows = (rows: Uint32Array) => {
    const counts = new Uint32Array(values.length + 1);
    for (let at = 0; at < rows.length; at++) counts[column[rows[at]!]!]!++;
    return [...counts.subarray(1)];
  };
  return countBy(base, name, byRows, (bits) => sets.map((set) => countCommon(bits, set)));
}

function countMany(pets: Pets, name: ManyName, base: Base): readonly number[] {
  const sets = pets.many[name].bits;
  const byRows = (rows: Uint32Array) =>
    sets.map((set) => {
      let count = 0;
      for (let at = 0; at < rows.length; at++) if (hasBit(set, rows[at]!)) count++;
      return count;
    });
  const bySet = (bits: Bits) => sets.map((set) => countCommon(bits, set));
  // Checking each of many pets for each value is slower than counting common words.
  if (base.few === "these" && base.list().length * 64 > pets.rows) return bySet(base.bits);
  return countBy(base, name, byRows, bySet);
}

/** Counts breeds and colors. Counts a set by its rows within the run of each breed and color. */
function countPairs(pets: Pets, base: Base): { breed: readonly number[]; color: readonly number[] } {
  const { keys, breeds, words, runs, strays } = pets;
  const counted = (add: (counts: Counts) => void) => {
    const counts = { breed: new Uint32Array(breeds.length), color: new Uint32Array(words.color.size()) };
    add(counts);
    return [...counts.breed, ...counts.color];
  };
  const counts = countBy(
    base,
    "breed and color",
    (rows) =>
      counted(({ breed, color }) => {
        for (let at = 0; at < rows.length; at++) {
          breed[keys.breed[rows[at]!]!]!++;
          color[keys.color[rows[at]!]!]!++;
        }
      }),
    (bits) =>
      counted(({ breed, color }) => {
        countRuns(runs, bits, strays, { breed, color });
        forEachCommon(bits, strays, (row) => {
          breed[keys.breed[row]!]!++;
          color[keys.color[row]!]!++;
        });
      }),
  );
  return { breed: counts.slice(0, breeds.length), color: counts.slice(breeds.length) };
}

function pricesOf(
  { lists, keys }: Pets,
  { bits, few, list }: Base,
): { least: number; most: number } | undefined {
  let [least, most] = [Infinity, -Infinity];
  const look = (row: number) => {
    least = Math.min(least, keys.priceCents[row]!);
    most = Math.max(most, keys.priceCents[row]!);
  };
  if (few === "these") { for (const row of list()) look(row); }
  else for (const backwards of [false, true]) lookFor(lists.priceCents, bits, backwards, look);
  return least === Infinity ? undefined : { least, most };
}

/** Calls `tell` for the first row of a list that is in a set. */
function lookFor(list: SortedList, bits: Bits, backwards: boolean, tell: (row: number) => void): void {
  for (const piece of list.pieces(undefined, undefined, backwards)) {
    for (let step = 0; step < piece.length; step++) {
      const row = piece[backwards ? piece.length - 1 - step : step]!;
      if (hasBit(bits, row)) return tell(row);
    }
  }
}
