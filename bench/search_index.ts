/**
 * Measures the search index alone, without a database: loading, memory, each shape of search with its counts,
 * and changes. `deno run -A --v8-flags=--expose-gc bench/search_index.ts [pets]`
 */
import process from "node:process";
import { AVAILABLE as NONE } from "../backend/features/search/engine_rules.ts";
import { countFacets } from "../backend/features/search/facets_index.ts";
import {
  createPets,
  dropPet,
  fillPets,
  type PetFacts,
  putBreed,
  putPet,
} from "../backend/features/search/pets_index.ts";
import { countSellers, pinsIn, placePins } from "../backend/features/search/pins_index.ts";
import { type Area, type Filters, type Order } from "../backend/features/search/rules.ts";
import { matchPets, pageOf } from "../backend/features/search/search_index.ts";
import { pickOneOfBreeds, popularBreeds } from "../backend/features/search/shown_index.ts";

const SIZE = Number(Deno.args[0] ?? 1_000_000);
const RUNS = Number(Deno.args[1] ?? 200);
const TODAY = new Date("2026-11-22T12:00:00Z");

/** Random numbers that are the same in every run (mulberry32). */
let state = 20261122;
function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const below = (bound: number): number => Math.floor(chance() * bound);
const one = <T>(values: readonly T[]): T => values[below(values.length)]!;
const some = <T>(values: readonly T[], share: number): T[] => values.filter(() => chance() < share);
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

const breeds = Array.from({ length: 280 }, (_, at) => ({
  sizeClassSet: at % 9 === 0 ? "doodle" as const : "none" as const,
  lightestLb: 10 + at % 90,
  heaviestLb: 10 + at % 130,
  id: `00000000-0000-7000-8000-${hex(at, 12)}`,
  slug: `breed-${at}`,
  name: `Breed ${at} Hound`,
  category: at % 4 === 0 ? "Cats" as const : "Dogs" as const,
}));
const SIZES = ["Micro-Mini", "Petite", "Medium", "Standard", "Mini", "Tweenie", "Toy"];
const COLORS = Array.from({ length: 400 }, (_, at) => `Color ${at}`);
const NAMES = Array.from(
  { length: 20_000 },
  (_, at) => `${one(["Bo", "Lu", "Ma", "Ro", "Za"])}${hex(at, 4)}`,
);
const ZIPS = Array.from({ length: 33_000 }, (_, at) => ({
  latitude: 25 + chance() * 24,
  longitude: -124 + chance() * 57,
  city: `City ${at % 18_000}`,
  state: null,
  sellerId: `seller-${at}`,
}));

/** A few breeds are common, most are not. */
const breedAt = () => breeds[Math.floor(breeds.length * chance() ** 2.5)]!;

function pet(nth: number): PetFacts {
  const breed = breedAt();
  const zip = one(ZIPS);
  return {
    ...zip,
    id: `${hex(0x0190_0000 + Math.floor(nth / 65_536), 8)}-${hex(nth % 65_536, 4)}-7000-8000-${
      hex(below(2 ** 40), 12)
    }`,
    isAvailable: chance() < 0.97,
    type: breed.category === "Cats" ? "Cat" : "Dog",
    breedId: breed.id,
    sex: one(["Male", "Female"]),
    priceCents: 20_000 + below(4_000) * 100,
    bornOn: 20_778 - below(400),
    listedAt: (TODAY.getTime() - below(200 * 86_400_000)) * 1_000 + below(1_000),
    sizeClass: chance() < 0.8 ? one(SIZES) : null,
    adultWeightLb: chance() < 0.2 ? 5 + below(120) : null,
    coatType: one(["Smooth", "Long", "Medium", "Wire", "Curly", null]),
    generation: chance() < 0.3 ? one(["F1", "F1b", "F1bb", "F2", "Multigen"]) : null,
    color: one(COLORS),
    name: one(NAMES),
    badges: some(["1", "3", "5", "7", "12"], 0.3),
    goodWith: some(["otherAnimals", "dogs", "children", "adults"], 0.5),
    deliveries: ["pickup", ...some(["honest", "flight"], 0.4)],
    isRescue: chance() < 0.05,
    hasPicture: chance() < 0.95,
    hasVideo: chance() < 0.2,
    goesByRoad: chance() < 0.6,
    goesByAir: chance() < 0.3,
    readyOn: 20_738 + below(120),
    training: some(["outdoorPottyAccess", "crateTraining", "leashWalking", "pee-pads"], 0.4),
    registry: some(["AKC", "CKC", "UKC", "ACA"], 0.2),
    documents: some(["healthRecords", "microchipped"], 0.7),
    parentTests: some(["any", "hips", "elbows", "heart", "eyes", "dna"], 0.5),
  };
}

const memory = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = Deno.memoryUsage();
  return Math.round((heapUsed + external) / 1e6);
};
const before = memory();
const pets = createPets(SIZE + 1_024);
for (const breed of breeds) putBreed(pets, breed);
let made = 0;
const began = performance.now();
const filling = fillPets(pets);
for (let at = 0; at < SIZE; at++) {
  const from = performance.now();
  const facts = pet(at);
  made += performance.now() - from;
  filling.add(facts);
}
const added = performance.now();
filling.finish();
console.log(
  `${SIZE} pets: added in ${Math.round(added - began - made)} ms, sorted in ${
    Math.round(performance.now() - added)
  } ms, ${memory() - before} MB`,
);

const newest: Order = { key: "newest", direction: -1 };
const price: Order = { key: "price", direction: 1 };
const near = (miles?: number) => {
  const { latitude, longitude } = one(ZIPS);
  return { latitude, longitude, miles };
};
type Shape = { filters: () => Partial<Filters>; order?: Order; page?: number };
const shapes: Record<string, Shape> = {
  "all, newest": { filters: () => ({}) },
  "all, page 500": { filters: () => ({}), page: 500 },
  "breed + sex by price": { filters: () => ({ breedIds: [breedAt().id], sex: ["Male"] }), order: price },
  "5 breeds by price": {
    filters: () => ({ breedIds: Array.from({ length: 5 }, () => breedAt().id) }),
    order: price,
  },
  "species, by age": { filters: () => ({ type: ["Dog"] }), order: { key: "age", direction: 1 } },
  "species + sex + age + 2 colors": {
    filters: () => ({ type: ["Dog"], sex: ["Male"], age: ["8-12-weeks"], color: [one(COLORS), one(COLORS)] }),
  },
  "badges + good with + size": {
    filters: () => ({ badges: [1, 5], goodWith: ["dogs", "children"], sizeClass: ["Mini", "Toy"] }),
    order: price,
  },
  "price range by price": {
    filters: () => ({ priceMinCents: 150_000, priceMaxCents: 300_000 }),
    order: price,
  },
  "dear ones, cheapest, page 500": {
    filters: () => ({ priceMinCents: 300_000, sex: ["Male"] }),
    order: { key: "price", direction: -1 },
    page: 500,
  },
  "ZIP 25 miles": { filters: () => ({ near: near(25) }), order: { key: "distance", direction: 1 } },
  "ZIP 2,500 miles + breed by price": {
    filters: () => ({ near: near(2_500), breedIds: [breedAt().id] }),
    order: price,
  },
  "all by distance, page 200": {
    filters: () => ({ near: near() }),
    order: { key: "distance", direction: 1 },
    page: 200,
  },
  "breed + color by distance": {
    filters: () => ({ near: near(), breedIds: [breedAt().id], color: [one(COLORS)] }),
    order: { key: "distance", direction: 1 },
  },
  "species without 3 breeds and 2 colors": {
    filters: () => ({
      type: ["Dog"],
      notBreeds: [breedAt().slug, breedAt().slug, breedAt().slug],
      notColor: [one(COLORS), one(COLORS)],
    }),
  },
  "all without a state and 2 places": {
    filters: () => ({
      notState: ["TX"],
      notNear: [{ ...near(), miles: 25 }, { ...near(), miles: 25 }],
    }),
  },
  "text, rare": { filters: () => ({ q: one(NAMES).slice(0, 5) }) },
  "text, broad": { filters: () => ({ q: "o" }), order: price },
  "everything at once": {
    filters: () => ({
      type: ["Dog"],
      sex: ["Male"],
      badges: [5],
      sizeClass: ["Mini", "Toy", "Medium"],
      age: ["8-12-weeks", "3-6-months", "6-12-months"],
      coatType: ["Smooth", "Long"],
      goodWith: ["dogs"],
      delivery: ["honest", "flight"],
      color: COLORS.slice(0, 20),
      priceMinCents: 50_000,
      priceMaxCents: 350_000,
      near: near(1_000),
    }),
    order: { key: "distance", direction: 1 },
  },
};

const spread = (times: number[]): string => {
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);
  return `${at(0.5).padStart(7)} ${at(0.99).padStart(7)}`;
};

/** Returns processor time in ms, which other load on a shared machine does not change. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
console.log(
  `\n${"ms".padEnd(34)}  lean: p50     p99   with counts: p50     p99  processor     pets`,
);
for (const [name, { filters, order = newest, page = 1 }] of Object.entries(shapes)) {
  const [lean, whole]: [number[], number[]] = [[], []];
  let total = 0;
  let used = 0;
  for (let run = 0; run < RUNS; run++) {
    if (run === RUNS / 10) used = cpu();
    const asked = { ...NONE, ...filters() };
    const from = performance.now();
    const match = matchPets(pets, asked, TODAY);
    pageOf(pets, match, order, { cursor: undefined, page });
    const found = performance.now();
    countFacets(pets, match);
    const end = performance.now();
    if (run >= RUNS / 10) {
      lean.push(found - from);
      whole.push(end - from);
    }
    total = match.total;
  }
  used = (cpu() - used) / (RUNS * 0.9);
  console.log(
    `${name.padEnd(34)} ${spread(lean)}          ${spread(whole)} ${used.toFixed(2).padStart(9)} ${
      String(total).padStart(8)
    }`,
  );
}
const shown: [number[], number[]] = [[], []];
for (let run = 0; run < RUNS; run++) {
  const from = performance.now();
  const match = matchPets(pets, { ...NONE, type: ["Dog"] }, TODAY);
  pickOneOfBreeds(pets, match, `2026-11-${run}`, 12);
  const picked = performance.now();
  popularBreeds(pets, match, 12);
  shown[0].push(picked - from);
  shown[1].push(performance.now() - picked);
}
console.log(`${"a few of different breeds".padEnd(34)} ${spread(shown[0])}`);
console.log(`${"popular breeds".padEnd(34)} ${spread(shown[1])}`);

const placed = performance.now();
placePins(pets, "secret");
console.log(`points of ${pets.sellers.size} sellers: ${Math.round(performance.now() - placed)} ms`);
const AREAS: Record<string, [Area, number]> = {
  "the country": [{ west: -125, south: 24, east: -66, north: 50 }, 4],
  "a state": [{ west: -124.6, south: 41.9, east: -116.4, north: 46.4 }, 6],
  "a city": [{ west: -123.3, south: 45.2, east: -122.2, north: 45.8 }, 9],
};
for (const [name, filters] of Object.entries({ "all pets": {}, "a breed": { breedIds: [breeds[3]!.id] } })) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    countSellers(pets, matchPets(pets, { ...NONE, ...filters }, TODAY));
    times.push(performance.now() - from);
  }
  console.log(`${`map: sellers of ${name}`.padEnd(34)} ${spread(times)}`);
}
const counted = countSellers(pets, matchPets(pets, NONE, TODAY));
for (const [name, [area, zoom]] of Object.entries(AREAS)) {
  const times: number[] = [];
  let pins = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    pins = pinsIn(pets, counted, area, zoom).length;
    times.push(performance.now() - from);
  }
  console.log(`${`map: pins of ${name} (${pins})`.padEnd(34)} ${spread(times)}`);
}

const changed = performance.now();
const CHANGES = 20_000;
for (let at = 0; at < CHANGES; at++) {
  const nth = SIZE + at;
  const facts = pet(nth);
  putPet(pets, facts);
  if (at % 2) dropPet(pets, facts.id);
  else putPet(pets, { ...facts, priceCents: facts.priceCents + 100 });
}
console.log(
  `\n${Math.round(2 * CHANGES / (performance.now() - changed) * 1_000)} changes/s; ${memory() - before} MB`,
);
