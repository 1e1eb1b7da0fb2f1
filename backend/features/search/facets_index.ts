import { type Bits, countBits, countCommon, hasBit, listed } from "./bits_index.ts";
import type { FacetRow } from "./engine_rules.ts";
import type { ManyName, OneName, Pets } from "./pets_index.ts";
import { between, type Match, withoutOne } from "./search_index.ts";
import type { SortedList } from "./sorted_index.ts";

const ONE: readonly OneName[] = ["type", "sex", "sizeClass", "age", "coatType", "generation"];
const MANY: readonly ManyName[] = ["categories", "goodWith", "delivery"];
/** Up to one pet of so many is looked at by itself; more are counted by sets, or by those that are left out. */
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
    countOne(pets, name, baseFor(name)).forEach((count, at) => add(name, pets.one[name].values[at]!, count));
  }
  for (const name of MANY) {
    countMany(pets, name, baseFor(name)).forEach((count, at) =>
      add(name, pets.many[name].values[at]!, count)
    );
  }
  const [breed, color] = COLUMNS.map((name) =>
    match.conditions.has(name) ? countColumns(pets, [name], baseFor(name))[0]! : undefined
  );
  const left = COLUMNS.filter((name) => !match.conditions.has(name));
  const counted = countColumns(pets, left, whole);
  (breed ?? counted.shift()!).forEach((count, at) =>
    add("breed", pets.breeds[at]!.id, count, pets.breeds[at]!.name)
  );
  (color ?? counted.shift()!).forEach((count, at) => {
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
  countColumns(pets, ["breed"], baseOf(pets, all, total))[0]!;

/** The available pets of a breed. */
function* availableOf({ breedNumbers, lists, keys, flags }: Pets, breedId: string): Generator<number> {
  const number = breedNumbers.get(breedId);
  if (number === undefined) return;
  for (const piece of lists.breed.pieces(...between(lists.breed, keys.breed, number, number))) {
    for (const row of piece) if (hasBit(flags.available, row)) yield row;
  }
}

/** Returns the lowest and highest price of the available pets of a breed, in cents. */
export function pricesOfBreed(pets: Pets, breedId: string): { least: number; most: number } | undefined {
  let [least, most] = [Infinity, -Infinity];
  for (const row of availableOf(pets, breedId)) {
    least = Math.min(least, pets.keys.priceCents[row]!);
    most = Math.max(most, pets.keys.priceCents[row]!);
  }
  return least === Infinity ? undefined : { least, most };
}

/** Returns the prices of the available pets of a breed in cents, ascending: of rescues, or of all others. */
export function sortedPrices(pets: Pets, breedId: string, isRescue: boolean): Uint32Array {
  const rows = [...availableOf(pets, breedId)].filter((row) => hasBit(pets.flags.isRescue, row) === isRescue);
  return Uint32Array.from(rows, (row) => pets.keys.priceCents[row]!).sort();
}

/** The pets that a facet counts. */
type Base = {
  bits: Bits;
  /** Those few that are looked at one by one: the pets, or all others, which are then taken off the counts of all. */
  few: "these" | "others" | undefined;
  /** Whether there are fewer others. */
  isMost: boolean;
  list: () => Uint32Array;
};

function baseOf(pets: Pets, bits: Bits, count: number): Base {
  let rows: Uint32Array | undefined;
  const others = pets.size - count;
  const few = count * SPARSE < pets.rows ? "these" : others * SPARSE < pets.rows ? "others" : undefined;
  return {
    ...{ bits, few, isMost: others < count },
    list: () => rows ??= few === "others" ? listed(othersOf(pets, bits), others) : listed(bits, count),
  };
}

function othersOf({ flags: { shown } }: Pets, bits: Bits): Bits {
  return shown.map((word, at) => word & ~bits[at]!);
}

/** What each value has with no filter at all. */
type Totals = { version: number; counts: Map<string, ArrayLike<number>> };
const totals = new WeakMap<Pets, Totals>();

function totalsOf(pets: Pets, facet: string, count: () => ArrayLike<number>): ArrayLike<number> {
  let known = totals.get(pets);
  if (known?.version !== pets.version) totals.set(pets, known = { version: pets.version, counts: new Map() });
  const counts = known.counts.get(facet) ?? count();
  known.counts.set(facet, counts);
  return counts;
}

function countOne(pets: Pets, name: OneName, { bits, few, list }: Base): number[] {
  const { values, column, bits: sets } = pets.one[name];
  if (!few) return sets.map((set) => countCommon(set, bits));
  const counts = new Uint32Array(values.length + 1);
  for (const row of list()) counts[column[row]!]!++;
  if (few === "these") return [...counts.subarray(1)];
  const all = totalsOf(pets, name, () => sets.map(countBits));
  return sets.map((_, at) => all[at]! - counts[at + 1]!);
}

function countMany(pets: Pets, name: ManyName, { bits, few, list }: Base): number[] {
  const sets = pets.many[name].bits;
  // Looking at each of many pets once for each value takes longer than counting common words does.
  if (few !== "these" || list().length * 64 > pets.rows) return sets.map((set) => countCommon(set, bits));
  return sets.map((set) => {
    let count = 0;
    for (const row of list()) if (hasBit(set, row)) count++;
    return count;
  });
}

const COLUMNS = ["breed", "color"] as const;
type Column = typeof COLUMNS[number];

/** Counts the values of these columns in one go over the pets, or over all others where those are fewer. */
function countColumns(
  pets: Pets,
  names: readonly Column[],
  { bits, few, isMost, list }: Base,
): Uint32Array[] {
  if (names.length === 0) return [];
  const columns = names.map((name) => pets.keys[name]);
  const counts = names.map((name) => new Uint32Array(sizeOf(pets, name)));
  if (few) {
    const rows = list();
    columns.forEach((column, at) => {
      const own = counts[at]!;
      for (let nth = 0; nth < rows.length; nth++) own[column[rows[nth]!]!]!++;
    });
  } else {
    // Without a list of a million rows, which would have to be written first.
    const looked = isMost ? othersOf(pets, bits) : bits;
    const [[one, other], [ofOne, ofOther]] = [columns, counts];
    for (let at = 0; at < looked.length; at++) {
      for (let word = looked[at]!; word !== 0; word &= word - 1) {
        const row = (at << 5) + 31 - Math.clz32(word & -word);
        ofOne![one![row]!]!++;
        if (other) ofOther![other[row]!]!++;
      }
    }
  }
  if (few ? few === "these" : !isMost) return counts;
  return counts.map((own, at) => {
    const all = totalsOf(pets, names[at]!, () => totalsOfList(pets, names[at]!));
    return own.map((count, value) => all[value]! - count);
  });
}

const sizeOf = ({ breeds, words }: Pets, name: Column): number =>
  name === "breed" ? breeds.length : words.color.size();

/** How many pets have each value of a column, by the list that is sorted by it. */
function totalsOfList(pets: Pets, name: Column): Uint32Array {
  const [list, column] = [pets.lists[name], pets.keys[name]];
  const counts = new Uint32Array(sizeOf(pets, name));
  let from = list.placeOf(() => true);
  for (let value = 0; value < counts.length; value++) {
    const to = list.placeOf((row) => column[row]! > value);
    counts[value] = list.countBetween(from, to);
    from = to;
  }
  return counts;
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

/** Tells of the first row of a list that a set has. */
function lookFor(list: SortedList, bits: Bits, backwards: boolean, tell: (row: number) => void): void {
  for (const piece of list.pieces(undefined, undefined, backwards)) {
    for (let step = 0; step < piece.length; step++) {
      const row = piece[backwards ? piece.length - 1 - step : step]!;
      if (hasBit(bits, row)) return tell(row);
    }
  }
}
