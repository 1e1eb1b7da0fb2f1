import type { LooseFilter } from "../../generated/types.ts";
import {
  addAll,
  addWithout,
  type Bits,
  countBits,
  countCommon,
  forEachCommon,
  hasBit,
  keepCommon,
  listed,
  noteMissing,
  putBit,
  takeOut,
} from "./bits_index.ts";
import { EARTH_MILES, FLIGHT, honestCents } from "../places/delivery_rules.ts";
import { NOT_BY_ROAD } from "../places/rules.ts";
import { sellersIn } from "./pins_index.ts";
import { byDistance, chordOf, chordsFrom, METERS_A_MILE, metersOf } from "./places_index.ts";
import {
  COARSE,
  compareIds,
  compareIdTo,
  DAY_OFFSET,
  idOf,
  idWords,
  type ManyFacet,
  type ManyName,
  type OneFacet,
  type OneName,
  type Pets,
  setDay,
  SORT_LISTS,
} from "./pets_index.ts";
import { type Cursor, dayText, type Filters, microsOf, momentText, type Order, PAGE_SIZE } from "./rules.ts";
import { putRuns } from "./runs_index.ts";
import { type Place, type SortedList, sortRows } from "./sorted_index.ts";
import { isFew, type Match } from "./match_index.ts";

export type FoundPets = {
  /** `deliveryCents` is the lowest price of delivery to the place of the search. */
  pets: { id: string; miles: number | undefined; deliveryCents: number | undefined; seller: number }[];
  next: { value: string | number; id: string } | undefined;
};

/** Returns the pets that pass the filters of a search on a day. */
export function matchPets(pets: Pets, filters: Filters, today: Date): Match {
  setDay(pets, today);
  pets.sets.takeBack();
  const chords = filters.near && chordsFrom(pets, filters.near);
  const conditions = conditionsOf(pets, filters, chords);
  const [first, ...others] = conditions.values();
  const all = copyOf(pets, first!);
  for (const bits of others) keepCommon(all, bits);
  return { filters, conditions, all, total: countBits(all), chords };
}

/** Returns a temporary copy of a set. */
function copyOf({ sets }: Pets, bits: Bits): Bits {
  const copy = sets.lend();
  copy.set(bits);
  return copy;
}

/** Returns a function that returns the pets passing all filters except that of a facet. */
export function withoutOne(pets: Pets, { conditions, all }: Match): (facet: string) => Bits {
  if (conditions.size === 1) return () => all; // the status of a pet, which no facet counts
  // A pet that fails only one filter passes once that filter is left out.
  const [failed, failedTwice] = [pets.sets.lend(), pets.sets.lend()];
  for (const bits of conditions.values()) noteMissing(bits, failed, failedTwice);
  takeOut(failed, failedTwice);
  return (facet) => {
    const own = conditions.get(facet);
    if (!own) return all;
    const without = copyOf(pets, all);
    addWithout(without, failed, own);
    return without;
  };
}

/** Returns the number of pets without each single filter, largest first. Omits zeros. */
export function loosen(pets: Pets, match: Match): { filter: LooseFilter; total: number }[] {
  const without = withoutOne(pets, match);
  return [...match.conditions.keys()].filter((facet) => facet !== "status")
    .map((facet) => ({ filter: facet as LooseFilter, total: countBits(without(facet)) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1));
}

/** Returns the number of available pets with this name in any case, and the spelling of the first. */
export function countCalled(
  pets: Pets,
  name: string,
): { name: string; count: number } | undefined {
  pets.sets.takeBack();
  const wanted = name.toLowerCase();
  const { name: words } = pets.words;
  const numbers = words.containing(name).filter((number) => words.wordOf(number)!.toLowerCase() === wanted);
  if (numbers.length === 0) return undefined;
  return {
    name: words.wordOf(numbers[0]!)!,
    count: countCommon(rowsOf(pets, "name", numbers), pets.flags.available),
  };
}

/** Returns whether the name, color or city of a pet, or a breed, has this word in any case. */
export function hasWord({ words, breeds }: Pets, word: string): boolean {
  const wanted = spaced(word);
  if (wanted.trim() === "") return false;
  return breeds.some(({ name }) => spaced(name).includes(wanted)) ||
    Object.values(words).some((known) =>
      known.containing(word).some((number) => spaced(known.wordOf(number)!).includes(wanted))
    );
}

const ONE_FILTERS: Record<Exclude<OneName, "type">, (filters: Filters) => readonly string[]> = {
  sex: ({ sex }) => sex,
  adultSize: ({ adultSize }) => adultSize,
  sizeClass: ({ sizeClass }) => sizeClass,
  coatType: ({ coatType }) => coatType,
  generation: ({ generation }) => generation,
  age: ({ age }) => age,
  state: ({ state }) => state,
};

function conditionsOf(pets: Pets, filters: Filters, chords: Float64Array | undefined) {
  const all = new Map<string, Bits>();
  const add = (facet: string, bits: Bits) => {
    const before = all.get(facet);
    const both = before ? copyOf(pets, bits) : bits;
    if (before) keepCommon(both, before);
    all.set(facet, both);
  };
  const { flags, one, many, lists, keys, words } = pets;

  add("status", filters.available ? flags.available : flags.shown);
  if (filters.type.length) add("type", anyOf(pets, one.type, filters.type));
  for (const [facet, of] of Object.entries(ONE_FILTERS) as [OneName, (filters: Filters) => string[]][]) {
    const values = of(filters);
    if (values.length) add(facet, anyOf(pets, one[facet], values));
  }
  const allOf = (facet: ManyName, values: readonly string[]) => {
    for (const value of values) add(facet, anyOf(pets, many[facet], [value]));
  };
  allOf("categories", filters.badges.map(String));
  allOf("goodWith", filters.goodWith);
  allOf("training", filters.training);
  if (filters.registry.length) add("registry", anyOf(pets, many.registry, filters.registry));
  allOf("documents", filters.documents);
  allOf("parentTests", filters.parentTests);
  if (filters.delivery.length) add("delivery", anyOf(pets, many.delivery, filters.delivery));
  if (filters.deliverTo) {
    const reached = copyOf(pets, flags.goesByAir);
    if (filters.deliverTo.isByRoad) addAll(reached, flags.goesByRoad);
    add("deliverTo", reached);
  }
  if (filters.isRescue) add("isRescue", flags.isRescue);
  if (filters.isSmall) add("isSmall", anyOf(pets, one.adultSize, ["small"]));
  if (filters.hasVideo) add("hasVideo", flags.hasVideo);
  if (filters.breedIds) {
    const numbers = filters.breedIds.flatMap((id) => pets.breedNumbers.get(id) ?? []);
    add("breed", rowsOf(pets, "breed", numbers));
  }
  if (filters.color.length) {
    const numbers = filters.color.flatMap((color) => words.color.known(color) ?? []);
    add("color", rowsOf(pets, "color", numbers));
  }
  const { priceMinCents: least = 0, priceMaxCents: most = Infinity } = filters;
  if (least > 0 || most < Infinity) {
    add("price", inRange(pets, lists.priceCents, between(lists.priceCents, keys.priceCents, least, most)));
  }
  if (filters.readyFrom !== undefined || filters.readyBy !== undefined) {
    const dayOf = (text: string) => Date.parse(text) / 86_400_000;
    const from = filters.readyFrom === undefined ? -Infinity : dayOf(filters.readyFrom);
    const by = filters.readyBy === undefined ? Infinity : Math.max(dayOf(filters.readyBy), pets.day);
    const range = between(lists.readyOn, keys.readyOn, from + DAY_OFFSET, by + DAY_OFFSET);
    add("ready", inRange(pets, lists.readyOn, range));
  }
  const spokenOf = lettersOf(filters.q ?? "");
  const leaveOut = (facet: string, bits: Bits) => {
    const others = copyOf(pets, flags.shown);
    takeOut(others, bits);
    add(facet, others);
  };
  if (filters.notBreeds.length) {
    const numbers = [...pets.breeds.keys()].filter((at) => filters.notBreeds.includes(pets.breeds[at]!.slug));
    leaveOut("notBreed", rowsOf(pets, "breed", numbers));
  }
  if (filters.notColor.length) {
    leaveOut("notColor", rowsOf(pets, "color", colorsWith(pets, filters.notColor)));
  }
  const notOne = { notSizeClass: one.sizeClass, notCoatType: one.coatType, notGeneration: one.generation };
  for (const [name, facet] of Object.entries({ ...notOne, notState: one.state })) {
    const values = filters[name as keyof typeof notOne | "notState"];
    if (values.length) leaveOut(name, anyOf(pets, facet, values));
  }
  if (filters.notRescue) leaveOut("notRescue", flags.isRescue);
  const looksAround = filters.near?.miles !== undefined;
  const isFar = looksAround || filters.area !== undefined || filters.notNear.length > 0;
  const among = isFar || spokenOf.length ? likely(pets, [...all.values()]) : undefined;
  if (looksAround) {
    const near = rowsOf(pets, "point", pointsWithin(chords!, filters.near!.miles!), among);
    if (filters.near!.orDelivered) addAll(near, deliveredTo(pets, filters.near!.state));
    add("distance", near);
  }
  if (filters.area) add("area", rowsOf(pets, "seller", sellersIn(pets, filters.area), among));
  for (const place of filters.notNear) {
    leaveOut("notZip", rowsOf(pets, "point", pointsWithin(chordsFrom(pets, place), place.miles), among));
  }
  for (const letters of spokenOf) add("q", spoken(pets, letters, among));
  return all;
}

/** Returns the pets that can be delivered to a state. */
function deliveredTo(pets: Pets, state: string | undefined): Bits {
  const found = copyOf(pets, pets.flags.goesByAir);
  if (isByRoad(state)) addAll(found, pets.flags.goesByRoad);
  return found;
}

const isByRoad = (state: string | undefined) => state !== undefined && !NOT_BY_ROAD.has(state);

/** Returns the lowest price of delivery to the place of a search; undefined if it is impossible. */
function deliveryOf({ flags, keys }: Pets, { filters: { near }, chords }: Match, row: number) {
  if (!near) return undefined;
  const miles = 2 * EARTH_MILES * Math.asin(Math.sqrt(chords![keys.point[row]!]!) / 2);
  const byRoad = isByRoad(near.state) && hasBit(flags.goesByRoad, row) ? honestCents(miles) : Infinity;
  const cents = Math.min(byRoad, hasBit(flags.goesByAir, row) ? FLIGHT : Infinity);
  return cents === Infinity ? undefined : cents;
}

/** Returns the points within this distance. */
function pointsWithin(chords: Float64Array, miles: number): number[] {
  const within = chordOf(miles * METERS_A_MILE);
  const near: number[] = [];
  for (let point = 1; point < chords.length; point++) if (chords[point]! <= within) near.push(point);
  return near;
}

/** Returns the colors that contain one of these as whole words: "Black and Tan" contains "black". */
function colorsWith({ words: { color } }: Pets, colors: readonly string[]): number[] {
  const wanted = colors.map(spaced).filter((one) => one.trim() !== "");
  const found: number[] = [];
  for (let number = 1; number < color.size(); number++) {
    const words = spaced(color.wordOf(number)!);
    if (wanted.some((one) => words.includes(one))) found.push(number);
  }
  return found;
}

const spaced = (color: string): string => ` ${color.toLowerCase().match(/[a-z0-9]+/g)?.join(" ") ?? ""} `;

/** Individual checks are worth it if fewer than one pet in this many can match. */
const LIKELY = 8;

/**
 * Returns the pets that fail at most one of these filters, if they are few. Distance or text of any other pet
 * affects neither results nor counts, not even those that leave out one filter.
 */
function likely(pets: Pets, conditions: readonly Bits[]): Bits | undefined {
  if (conditions.length < 3) return undefined; // nearly every pet passes the first filter, its status
  const [failed, failedTwice] = [pets.sets.lend(), pets.sets.lend()];
  for (const bits of conditions) noteMissing(bits, failed, failedTwice);
  const left = copyOf(pets, pets.flags.shown);
  takeOut(left, failedTwice);
  return countBits(left) * LIKELY < pets.rows ? left : undefined;
}

/** Returns the pets that have one of these values. */
function anyOf(pets: Pets, facet: OneFacet | ManyFacet, values: readonly string[]): Bits {
  const sets = [...new Set(values)].flatMap((value) => facet.bits[(facet.codes.get(value) ?? 0) - 1] ?? []);
  if (sets.length === 1) return sets[0]!;
  const bits = pets.sets.lend();
  for (const set of sets) addAll(bits, set);
  return bits;
}

/** Maximum number of lookups by number. Above it, checking every row is faster. */
const MOST_LOOKED_UP = 1_000;
/** Adding rows individually is faster than checking every row, if fewer than one row in this many matches. */
const FEW = 32;

type Looked = "breed" | "color" | "name" | "city" | "point" | "seller";
const NUMBERS: Record<Looked, (pets: Pets) => number> = {
  breed: ({ breeds }) => breeds.length,
  color: ({ words }) => words.color.size(),
  name: ({ words }) => words.name.size(),
  city: ({ words }) => words.city.size(),
  point: ({ points }) => points.x.length,
  seller: ({ sellers }) => sellers.size + 1,
};

/**
 * Returns the pets whose column has one of these numbers. If pets must be checked individually, only those in
 * `among` are checked, because the result for other pets does not matter.
 */
function rowsOf(pets: Pets, key: Looked, numbers: readonly number[], among?: Bits): Bits {
  const [list, column, bits] = [pets.lists[key], pets.keys[key], pets.sets.lend()];
  const places: [Place, Place][] = [];
  let count = numbers.length > MOST_LOOKED_UP ? Infinity : 0;
  for (let at = 0; at < numbers.length && count * FEW < pets.rows; at++) {
    const [from, to] = between(list, column, numbers[at]!, numbers[at]!);
    places.push([from, to]);
    count += list.countBetween(from, to);
  }
  if (count * FEW < pets.rows) {
    for (const [from, to] of places) putPieces(bits, list, from, to);
    return bits;
  }
  const wanted = new Uint8Array(NUMBERS[key](pets));
  for (const number of numbers) wanted[number] = 1;
  if (key === "breed" || key === "color") {
    putRuns(bits, pets.runs, key, wanted);
    takeOut(bits, pets.strays);
    forEachCommon(pets.strays, pets.flags.shown, (row) => putBit(bits, row, wanted[column[row]!] === 1));
    return bits;
  }
  const { shown } = pets.flags;
  for (let at = 0; at < bits.length; at++) {
    let found = 0;
    for (let left = (among ?? shown)[at]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      found |= wanted[column[(at << 5) + bit]!]! << bit;
    }
    bits[at] = found;
  }
  return bits;
}

/**
 * Returns start and end of the rows with values from `least` to `most` in the list sorted by their column.
 */
export function between(
  list: SortedList,
  column: Uint32Array,
  least: number,
  most: number,
): [from: Place, to: Place] {
  return [list.placeOf((row) => column[row]! >= least), list.placeOf((row) => column[row]! > most)];
}

function putPieces(bits: Bits, list: SortedList, from?: Place, to?: Place): void {
  for (const piece of list.pieces(from, to)) {
    for (let at = 0; at < piece.length; at++) {
      const row = piece[at]!;
      bits[row >>> 5]! |= 1 << (row & 31);
    }
  }
}

/** Returns the pets in a range of a list, computed from the complement if that is smaller. */
function inRange(pets: Pets, list: SortedList, [from, to]: readonly [Place, Place]): Bits {
  const bits = pets.sets.lend();
  if (list.countBetween(from, to) <= pets.size / 2) {
    putPieces(bits, list, from, to);
    return bits;
  }
  putPieces(bits, list, undefined, from);
  putPieces(bits, list, to);
  const others = copyOf(pets, pets.flags.shown);
  takeOut(others, bits);
  return others;
}

/** Maximum number of words in a text search. */
const MOST_SPOKEN = 12;
const lettersOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, MOST_SPOKEN);

/** Returns the pets whose name, color, city or breed contains these letters. */
function spoken(pets: Pets, letters: string, among: Bits | undefined): Bits {
  const wanted = letters.toLowerCase();
  const { breeds, words } = pets;
  const bits = rowsOf(
    pets,
    "breed",
    [...breeds.keys()].filter((at) => breeds[at]!.name.toLowerCase().includes(wanted)),
  );
  for (const key of ["name", "color", "city"] as const) {
    addAll(bits, rowsOf(pets, key, words[key].containing(letters), among));
  }
  return bits;
}

/** Returns one page of matching pets in an order, after a cursor or by page number. */
export function pageOf(
  pets: Pets,
  match: Match,
  order: Order,
  at: { cursor: Cursor | undefined; page: number },
): FoundPets {
  const skipped = at.cursor ? 0 : (at.page - 1) * PAGE_SIZE;
  const wanted = skipped + PAGE_SIZE + 1;
  const rows = order.key === "distance"
    ? byDistance(pets, match, order.direction, at.cursor, { skipped, wanted })
    : sortedBy(pets, match, order as Order & { key: Exclude<Order["key"], "distance"> }, at.cursor, wanted);
  const page = rows.slice(skipped, skipped + PAGE_SIZE);
  const last = rows.length === wanted ? page.at(-1) : undefined;
  const chordTo = (row: number) => match.chords?.[pets.keys.point[row]!] ?? NaN;
  return {
    pets: page.map((row) => {
      const meters = metersOf(chordTo(row));
      return {
        id: idOf(pets, row),
        miles: Number.isNaN(meters) ? undefined : Math.round(meters / METERS_A_MILE),
        deliveryCents: deliveryOf(pets, match, row),
        seller: pets.keys.seller[row]!,
      };
    }),
    next: last === undefined
      ? undefined
      : { value: valueText(pets, order.key, last, chordTo(last)), id: idOf(pets, last) },
  };
}

function valueText({ keys }: Pets, key: Order["key"], row: number, chord: number): string | number {
  if (key === "price") return keys.priceCents[row]!;
  if (key === "age") return dayText(keys.bornOn[row]! - DAY_OFFSET);
  if (key === "distance") return chord;
  return momentText(keys.listedAt[row]!);
}

function valueNumber({ order, value }: Cursor): number {
  if (order.key === "age") return Date.parse(value as string) / 86_400_000 + DAY_OFFSET;
  return order.key === "newest" ? microsOf(value as string) : value as number;
}

/** Returns the first matching pets in the order of a list, after a cursor. */
function sortedBy(
  pets: Pets,
  { all, total, filters }: Match,
  order: Order & { key: Exclude<Order["key"], "distance"> },
  cursor: Cursor | undefined,
  wanted: number,
): number[] {
  const key = SORT_LISTS[order.key];
  const [list, column] = [pets.lists[key], pets.keys[key]];
  // Youngest first walks the days of birth backward.
  const backwards = (order.key === "age" ? -order.direction : order.direction) === -1;
  const compare = (row: number, value: number, words: readonly number[]) =>
    column[row]! - value || compareIdTo(pets, row, words);
  let from: Place | undefined;
  let to: Place | undefined;
  if (order.key === "price") {
    [from, to] = between(
      list,
      pets.keys.priceCents,
      filters.priceMinCents ?? 0,
      filters.priceMaxCents ?? Infinity,
    );
  }
  const last = cursor && { value: valueNumber(cursor), words: idWords(cursor.id) };
  if (last) {
    const place = list.placeOf((row) => compare(row, last.value, last.words) >= (backwards ? 0 : 1));
    if (backwards) to = place;
    else from = place;
  }
  if (isFew(pets, total, wanted)) {
    const rows = listed(all, total);
    const left = last
      ? rows.filter((row) => Math.sign(compare(row, last.value, last.words)) === (backwards ? -1 : 1))
      : rows;
    const sorted = sortRows(
      left,
      COARSE[key](column),
      (a, b) => column[a]! - column[b]! || compareIds(pets, a, b),
    );
    return [...backwards ? sorted.subarray(-wanted).reverse() : sorted.subarray(0, wanted)];
  }
  const found: number[] = [];
  for (const piece of list.pieces(from, to, backwards)) {
    for (let step = 0; step < piece.length; step++) {
      const row = piece[backwards ? piece.length - 1 - step : step]!;
      if (hasBit(all, row) && found.push(row) === wanted) return found;
    }
  }
  return found;
}
