import { adultSizeOf, type SizedBreed } from "../breeds/rules.ts";
import { type AgeBand, ageBandOf, READY_DAYS, type SortKey } from "./rules.ts";
import { type Bits, countCommon, createSets, forEachCommon, putBit, type Sets } from "./bits_index.ts";
import { noPins, type Pins, sellerAt } from "./seller_points_index.ts";
import { isStray, noRuns, type Runs, runsOf } from "./runs_index.ts";
import { createSortedList, type SortedList, sortRows } from "./sorted_index.ts";
import { createWords } from "./words_index.ts";

/** Facts of a public pet for searches. Days are counted from 1970-01-01, times are in microseconds. */
export type PetFacts = {
  id: string;
  isAvailable: boolean;
  type: string;
  breedId: string;
  sex: string;
  priceCents: number;
  bornOn: number;
  listedAt: number;
  sizeClass: string | null;
  /** Adult weight in pounds. */
  adultWeightLb: number | null;
  coatType: string | null;
  generation: string | null;
  color: string | null;
  name: string;
  city: string | null;
  state: string | null;
  badges: readonly string[];
  goodWith: readonly string[];
  training: readonly string[];
  registry: readonly string[];
  documents: readonly string[];
  parentTests: readonly string[];
  deliveries: readonly string[];
  isRescue: boolean;
  hasPicture: boolean;
  hasVideo: boolean;
  /** Whether the pet can be delivered by car, within the contiguous states, and by air. */
  goesByRoad: boolean;
  goesByAir: boolean;
  /** First day on which the pet can go home. */
  readyOn: number;
  latitude: number | null;
  longitude: number | null;
  /** Id of the breeder or shelter. */
  sellerId: string;
};
export type Breed = { id: string; slug: string; name: string } & SizedBreed;

/** A facet with one value for each pet: a column of value numbers, and a set of pets for each value. */
export type OneFacet = { values: string[]; codes: Map<string, number>; column: Uint8Array; bits: Bits[] };
/** A facet with any number of values for each pet: a set of pets for each value. */
export type ManyFacet = { values: string[]; codes: Map<string, number>; bits: Bits[] };

export type OneName =
  | "type"
  | "sex"
  | "adultSize"
  | "sizeClass"
  | "coatType"
  | "generation"
  | "age"
  | "state";
export type ManyName =
  | "categories"
  | "goodWith"
  | "training"
  | "registry"
  | "documents"
  | "parentTests"
  | "delivery"
  | "readyBy";
type FlagName =
  | "available"
  | "shown"
  | "isRescue"
  | "hasPicture"
  | "hasVideo"
  | "goesByRoad"
  | "goesByAir";
type Key =
  | "priceCents"
  | "bornOn"
  | "readyOn"
  | "listedAt"
  | "breed"
  | "color"
  | "name"
  | "city"
  | "point"
  | "seller";

const KEYS: readonly Key[] = [
  ...["priceCents", "bornOn", "readyOn", "listedAt"] as const,
  ...["breed", "color", "name", "city", "point", "seller"] as const,
];
export const SORT_LISTS: Record<Exclude<SortKey, "distance">, Key> = {
  price: "priceCents",
  age: "bornOn",
  newest: "listedAt",
};

/**
 * Returns the part of a column that fits into one number together with a row: seconds do, microseconds would
 * be too large.
 */
const exactly = (column: ArrayLike<number>) => (row: number) => column[row]!;
export const COARSE: Record<Key, (column: ArrayLike<number>) => (row: number) => number> = {
  priceCents: exactly,
  bornOn: exactly,
  readyOn: exactly,
  breed: exactly,
  color: exactly,
  name: exactly,
  city: exactly,
  point: exactly,
  seller: exactly,
  listedAt: (column) => (row) => Math.floor(column[row]! / 1e6),
};

/**
 * Columns in typed arrays, a set for each value of a facet, and a sorted list for each order. A row is a pet.
 */
export type Pets = {
  /** Number of rows ever used. Some of them are free again. */
  rows: number;
  /** Number of pets. */
  size: number;
  /** Changes with every change of the index. */
  version: number;
  ids: Uint32Array;
  keys: { [K in Key]: K extends "listedAt" ? Float64Array : Uint32Array };
  lists: Record<Key | "id", SortedList>;
  one: Record<OneName, OneFacet>;
  many: Record<ManyName, ManyFacet>;
  flags: Record<FlagName, Bits>;
  /** Allocator of all sets, including the temporary ones of a search. */
  sets: Sets;
  runs: Runs;
  /** Rows outside the run of their breed and color. */
  strays: Bits;
  breeds: Breed[];
  breedNumbers: Map<string, number>;
  words: Record<"color" | "name" | "city", ReturnType<typeof createWords>>;
  /**
   * All places of pets as points of a sphere of radius 1, numbered from 1, and their numbers by coordinates.
   */
  points: { x: number[]; y: number[]; z: number[]; numbers: Map<string, number> };
  /** Numbers of sellers with their place, from 1; 0 means no place. */
  sellers: Map<string, number>;
  /** Points of sellers on the map. Computed when a map is first requested. */
  pins: Pins;
  /** Day for which ages were computed. */
  day: number;
  free: number[];
};

/** Offset of days of birth, which keeps days before 1970 positive in an unsigned column. */
export const DAY_OFFSET = 1_000_000;

/** Returns an index without pets, with room for some. */
export function createPets(room = 1_024): Pets {
  const one = () => ({ values: [], codes: new Map(), column: new Uint8Array(room), bits: [] });
  const many = () => ({ values: [], codes: new Map(), bits: [] });
  const numbers = () => new Uint32Array(room);
  const sets = createSets(room);
  const pets = {
    rows: 0,
    size: 0,
    version: 0,
    day: 0,
    free: [],
    breeds: [],
    breedNumbers: new Map(),
    ids: new Uint32Array(4 * room),
    keys: {
      priceCents: numbers(),
      bornOn: numbers(),
      readyOn: numbers(),
      listedAt: new Float64Array(room),
      breed: numbers(),
      color: numbers(),
      name: numbers(),
      city: numbers(),
      point: numbers(),
      seller: numbers(),
    },
    lists: {} as Pets["lists"],
    one: {
      type: one(),
      sex: one(),
      adultSize: one(),
      sizeClass: one(),
      coatType: one(),
      generation: one(),
      age: one(),
      state: one(),
    },
    many: {
      categories: many(),
      goodWith: many(),
      training: many(),
      registry: many(),
      documents: many(),
      parentTests: many(),
      delivery: many(),
      readyBy: many(),
    },
    flags: {
      available: sets.make(),
      shown: sets.make(),
      isRescue: sets.make(),
      hasPicture: sets.make(),
      hasVideo: sets.make(),
      goesByRoad: sets.make(),
      goesByAir: sets.make(),
    },
    sets,
    runs: noRuns(),
    strays: sets.make(),
    words: { color: createWords(), name: createWords(), city: createWords() },
    points: { x: [NaN], y: [NaN], z: [NaN], numbers: new Map<string, number>() },
    sellers: new Map<string, number>(),
    pins: noPins(),
  } satisfies Pets;
  pets.lists.id = createSortedList((a, b) => compareIds(pets, a, b));
  for (const key of KEYS) {
    pets.lists[key] = createSortedList((a, b) =>
      pets.keys[key][a]! - pets.keys[key][b]! || compareIds(pets, a, b)
    );
  }
  return pets;
}

/**
 * Returns a number below, equal to or above 0 if a row's id sorts before, is, or sorts after that of another
 * row.
 */
export function compareIds({ ids }: Pick<Pets, "ids">, a: number, b: number): number {
  for (let part = 0; part < 4; part++) {
    const apart = ids[4 * a + part]! - ids[4 * b + part]!;
    if (apart !== 0) return apart;
  }
  return 0;
}

/** Returns the four words of an id. They sort like the id. */
export function idWords(id: string): [number, number, number, number] {
  const hex = id.replaceAll("-", "");
  const word = (at: number) => parseInt(hex.slice(at, at + 8), 16);
  return [word(0), word(8), word(16), word(24)];
}

/** Returns the id of a row. */
export function idOf({ ids }: Pick<Pets, "ids">, row: number): string {
  const hex = (part: number) => ids[4 * row + part]!.toString(16).padStart(8, "0");
  const [a, b, c, d] = [hex(0), hex(1), hex(2), hex(3)];
  return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
}

/** Returns a number below, equal to or above 0 if a row's id sorts before, is, or sorts after these words. */
export function compareIdTo({ ids }: Pick<Pets, "ids">, row: number, words: readonly number[]): number {
  for (let part = 0; part < 4; part++) {
    const apart = ids[4 * row + part]! - words[part]!;
    if (apart !== 0) return apart;
  }
  return 0;
}

/** Returns the row of a pet. Undefined if it is not in the index. */
export function rowOf(pets: Pets, id: string): number | undefined {
  const words = idWords(id);
  const row = pets.lists.id.rowAt(pets.lists.id.placeOf((other) => compareIdTo(pets, other, words) >= 0));
  return row !== undefined && compareIdTo(pets, row, words) === 0 ? row : undefined;
}

/** Stores the facts of a breed, or replaces them. */
export function putBreed(pets: Pets, breed: Breed): void {
  const known = pets.breedNumbers.get(breed.id);
  if (known === undefined) pets.breedNumbers.set(breed.id, pets.breeds.push(breed) - 1);
  else pets.breeds[known] = breed;
  pets.version++;
}

/** Adds a pet to the index, or updates it. Its breed must already be in the index. */
export function putPet(pets: Pets, facts: PetFacts): void {
  const known = rowOf(pets, facts.id);
  const keys = keysOf(pets, facts);
  const row = known ?? newRow(pets);
  if (known === undefined) {
    pets.ids.set(idWords(facts.id), 4 * row);
    pets.lists.id.insert(row);
  }
  for (const key of KEYS) {
    if (known !== undefined && pets.keys[key][row] === keys[key]) continue;
    if (known !== undefined) pets.lists[key].remove(row);
    pets.keys[key][row] = keys[key];
    pets.lists[key].insert(row);
  }
  putBit(pets.strays, row, isStray(pets.runs, row, keys));
  putFacets(pets, row, facts);
  pets.version++;
}

/** Removes a pet from the index, if present. */
export function dropPet(pets: Pets, id: string): void {
  const row = rowOf(pets, id);
  if (row === undefined) return;
  for (const list of Object.values(pets.lists)) list.remove(row);
  for (const facet of [...Object.values(pets.one), ...Object.values(pets.many)]) {
    for (const bits of facet.bits) putBit(bits, row, false);
  }
  for (const bits of Object.values(pets.flags)) putBit(bits, row, false);
  pets.free.push(row);
  pets.size--;
  pets.version++;
}

/**
 * Adds many pets to an empty index, in ascending order of their ids. `finish` sorts all lists at once, which
 * takes a tenth of the time of inserting pets one by one.
 */
export function fillPets(pets: Pets): { add: (facts: PetFacts) => void; finish: () => void } {
  return {
    add(facts) {
      const row = newRow(pets);
      pets.ids.set(idWords(facts.id), 4 * row);
      const keys = keysOf(pets, facts);
      for (const key of KEYS) pets.keys[key][row] = keys[key];
      putFacets(pets, row, facts);
    },
    finish() {
      sortLists(pets);
      renumberRows(pets);
      pets.version++;
    },
  };
}

/** Maximum number of pets for each stray at which renumbering all rows is worth it. */
const FEW_FOR_A_STRAY = 16;

/** Returns whether counting has slowed down because too many pets were added since the last renumbering. */
export const hasManyStrays = ({ size, strays, flags }: Pets): boolean =>
  countCommon(strays, flags.shown) * FEW_FOR_A_STRAY > size;

/**
 * Renumbers all rows by species, breed, color and id. Pets that are often found together get neighboring
 * rows, and pets of a breed and color are counted by the start and end of their rows.
 */
export function renumberRows(pets: Pets): void {
  const { size, keys, one: { type }, lists, breeds, words } = pets;
  const byId = flat(lists.id, size);
  const order = sortRows(
    Uint32Array.from({ length: size }, (_, at) => at),
    (at) => {
      const row = byId[at]!;
      return (type.column[row]! * breeds.length + keys.breed[row]!) * words.color.size() + keys.color[row]!;
    },
    (a, b) => a - b,
  ).map((at) => byId[at]!);
  const numbers = new Uint32Array(pets.rows);
  order.forEach((row, number) => numbers[row] = number);
  for (const list of Object.values(lists)) list.fill(flat(list, size).map((row) => numbers[row]!));
  remake(pets, pets.ids.length / 4, {
    column(old, each) {
      const made = old.slice().fill(0) as typeof old;
      for (let row = 0; row < size; row++) {
        for (let part = 0; part < each; part++) made[each * row + part] = old[each * order[row]! + part]!;
      }
      return made;
    },
    set(made, old) {
      forEachCommon(old, old, (row) => putBit(made, numbers[row]!, true));
    },
  });
  Object.assign(pets, { rows: size, free: [], runs: runsOf(pets.keys, size) });
  pets.strays.fill(0);
}

/** Returns the rows of a list in its order. */
export function flat(list: SortedList, size: number): Uint32Array {
  const rows = new Uint32Array(size);
  let at = 0;
  for (const piece of list.pieces()) {
    rows.set(piece, at);
    at += piece.length;
  }
  return rows;
}

function sortLists(pets: Pets): void {
  const all = Uint32Array.from({ length: pets.rows }, (_, row) => row);
  pets.lists.id.fill(sortRows(all, (row) => row, (a, b) => compareIds(pets, a, b)));
  for (const key of KEYS) {
    const column = pets.keys[key];
    const compare = (a: number, b: number) => column[a]! - column[b]! || compareIds(pets, a, b);
    pets.lists[key].fill(sortRows(all, COARSE[key](column), compare));
  }
}

/** Computes ages for a day, unless they were computed for it before. */
export function setDay(pets: Pets, today: Date): void {
  const day = Math.floor(today.getTime() / 86_400_000);
  if (day === pets.day) return;
  pets.day = day;
  for (const { bits } of [pets.one.age, pets.many.readyBy]) for (const set of bits) set.fill(0);
  const { shown } = pets.flags;
  for (let row = 0; row < pets.rows; row++) {
    if ((shown[row >>> 5]! >>> (row & 31) & 1) !== 1) continue;
    putOne(pets, "age", row, ageOf(pets, row));
    putMany(pets, "readyBy", row, readyWithin(pets, pets.keys.readyOn[row]! - DAY_OFFSET));
  }
  pets.version++;
}

const ageOf = (pets: Pets, row: number): AgeBand | null =>
  ageBandOf(pets.day - (pets.keys.bornOn[row]! - DAY_OFFSET));

/** Returns the numbers of days, of those that are counted, within which a pet can go home. */
const readyWithin = (pets: Pets, readyOn: number): string[] =>
  READY_DAYS.filter((days) => readyOn <= pets.day + days).map(String);

function newRow(pets: Pets): number {
  pets.size++;
  const free = pets.free.pop();
  if (free !== undefined) return free;
  if (4 * pets.rows === pets.ids.length) grow(pets);
  return pets.rows++;
}

/** Returns a pet's number in each column with a sorted list. Assigns numbers to new words and places. */
export function keysOf(pets: Pets, facts: PetFacts): Record<Key, number> {
  const { words, breedNumbers } = pets;
  const breed = breedNumbers.get(facts.breedId);
  if (breed === undefined) throw new Error("a pet came before its breed");
  return {
    priceCents: facts.priceCents,
    bornOn: facts.bornOn + DAY_OFFSET,
    readyOn: facts.readyOn + DAY_OFFSET,
    listedAt: facts.listedAt,
    breed,
    color: words.color.numberOf(facts.color),
    name: words.name.numberOf(facts.name),
    city: words.city.numberOf(facts.city),
    point: pointOf(pets, facts),
    seller: sellerOf(pets, facts),
  };
}

/** Returns the number of a point, and assigns one if needed. 0 means no place. */
export function pointOf(
  { points }: Pets,
  { latitude, longitude }: Pick<PetFacts, "latitude" | "longitude">,
): number {
  if (latitude === null || longitude === null) return 0;
  const coordinates = `${latitude} ${longitude}`;
  const known = points.numbers.get(coordinates);
  if (known !== undefined) return known;
  const { x, y, z } = onSphere(latitude, longitude);
  points.y.push(y);
  points.z.push(z);
  const number = points.x.push(x) - 1;
  points.numbers.set(coordinates, number);
  return number;
}

/** Returns the number of a pet's seller, and assigns one if needed. 0 means no place. */
function sellerOf({ sellers }: Pets, { sellerId, latitude, longitude }: PetFacts): number {
  if (latitude === null || longitude === null) return 0;
  const text = sellerAt(sellerId, latitude, longitude);
  const known = sellers.get(text);
  if (known === undefined) sellers.set(text, sellers.size + 1);
  return known ?? sellers.size;
}

/** Returns a point of a sphere of radius 1. */
export function onSphere(latitude: number, longitude: number): { x: number; y: number; z: number } {
  const [north, east] = [latitude * Math.PI / 180, longitude * Math.PI / 180];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/** Returns a pet's value in each single-value facet. */
export const oneOf = (pets: Pets, row: number, facts: PetFacts): Record<OneName, string | null> => ({
  type: facts.type,
  sex: facts.sex,
  sizeClass: facts.sizeClass,
  coatType: facts.coatType,
  adultSize: adultSizeOf(pets.breeds[pets.breedNumbers.get(facts.breedId)!]!, facts),
  generation: facts.generation,
  age: ageOf(pets, row),
  state: facts.state,
});

/** Returns a pet's values in each multiple-value facet. */
export const manyOf = (pets: Pets, facts: PetFacts): Record<ManyName, readonly string[]> => ({
  categories: facts.badges,
  goodWith: facts.goodWith,
  training: facts.training,
  registry: facts.registry,
  documents: facts.documents,
  parentTests: facts.parentTests,
  delivery: facts.deliveries,
  readyBy: readyWithin(pets, facts.readyOn),
});

/** Returns the flags of a pet. */
export const flagsOf = (
  { isAvailable, isRescue, hasPicture, hasVideo, goesByRoad, goesByAir }: PetFacts,
): Record<FlagName, boolean> => ({
  shown: true,
  available: isAvailable,
  isRescue,
  hasPicture,
  hasVideo,
  goesByRoad,
  goesByAir,
});

function putFacets(pets: Pets, row: number, facts: PetFacts): void {
  const [one, many, flags] = [oneOf(pets, row, facts), manyOf(pets, facts), flagsOf(facts)];
  for (const name of Object.keys(one) as OneName[]) putOne(pets, name, row, one[name]);
  for (const name of Object.keys(many) as ManyName[]) putMany(pets, name, row, many[name]);
  for (const name of Object.keys(flags) as FlagName[]) putBit(pets.flags[name], row, flags[name]);
}

/** Returns the number of a facet's value, from 1, and assigns one if needed. */
function codeOf(pets: Pets, facet: ManyFacet, value: string): number {
  const known = facet.codes.get(value);
  if (known !== undefined) return known;
  facet.values.push(value);
  facet.bits.push(pets.sets.make());
  if (facet.values.length > 255) throw new Error("a facet has more values than the contract names");
  facet.codes.set(value, facet.values.length);
  return facet.values.length;
}

function putOne(pets: Pets, name: OneName, row: number, value: string | null): void {
  const facet = pets.one[name];
  const code = value === null ? 0 : codeOf(pets, facet, value);
  const before = facet.column[row]!;
  if (before !== 0) putBit(facet.bits[before - 1]!, row, false);
  if (code !== 0) putBit(facet.bits[code - 1]!, row, true);
  facet.column[row] = code;
}

function putMany(pets: Pets, name: ManyName, row: number, values: readonly string[]): void {
  const facet = pets.many[name];
  for (const bits of facet.bits) putBit(bits, row, false);
  for (const value of values) putBit(facet.bits[codeOf(pets, facet, value) - 1]!, row, true);
}

/** Doubles the room. */
function grow(pets: Pets): void {
  const room = pets.ids.length / 2;
  const larger = <T extends Column>(old: T, length: number): T => {
    const made = new (old.constructor as new (length: number) => T)(length);
    made.set(old);
    return made;
  };
  remake(pets, room, {
    column: (old, each) => larger(old, each * room),
    set: (made, old) => made.set(old),
  });
}

type Column = Uint32Array | Float64Array | Uint8Array;
/** Creates a column from an old one, with `each` numbers in a row, and fills a new set from an old one. */
type Making = { column: <T extends Column>(old: T, each: number) => T; set: (made: Bits, old: Bits) => void };

/** Replaces all columns and sets by others with room for this many rows. */
function remake(pets: Pets, room: number, { column, set }: Making): void {
  pets.ids = column(pets.ids, 4);
  for (const key of KEYS) (pets.keys as Record<Key, Column>)[key] = column<Column>(pets.keys[key], 1);
  for (const facet of Object.values(pets.one)) facet.column = column(facet.column, 1);
  pets.sets = createSets(room);
  const filled = (old: Bits): Bits => {
    const made = pets.sets.make();
    set(made, old);
    return made;
  };
  for (const facet of [...Object.values(pets.one), ...Object.values(pets.many)]) {
    facet.bits = facet.bits.map(filled);
  }
  for (const name of Object.keys(pets.flags) as FlagName[]) pets.flags[name] = filled(pets.flags[name]);
  pets.strays = filled(pets.strays);
}
