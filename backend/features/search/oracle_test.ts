import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed, addBreeder, addParent, addPet, daysAgo } from "../../testing/fixtures.ts";
import {
  facets,
  found,
  milesTo,
  type Row,
  sortValue,
  type Wish,
  withFee,
} from "../../testing/search_oracle.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
const rows: Row[] = [];
let today: string;

/** Some of these places are far apart, others only a few miles. */
const PLACES = {
  "97330": { city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
  "97322": { city: "Albany", state: "OR", latitude: 44.6365, longitude: -123.1059 },
  "97201": { city: "Portland", state: "OR", latitude: 45.5051, longitude: -122.6883 },
  "98101": { city: "Seattle", state: "WA", latitude: 47.6114, longitude: -122.3305 },
  "80202": { city: "Denver", state: "CO", latitude: 39.7516, longitude: -104.9976 },
  "10001": { city: "New York", state: "NY", latitude: 40.7506, longitude: -73.9972 },
  "96813": { city: "Honolulu", state: "HI", latitude: 21.3136, longitude: -157.8458 },
} as const;
type Zip = keyof typeof PLACES;
const ZIPS = Object.keys(PLACES) as Zip[];
const COLORS = ["Blenheim", "Ruby", "Seal", "Blue Merle", "Black and Blue-Merle"];
const SIZES = ["Micro-Mini", "Petite", "Medium", "Standard", "Mini", "Tweenie", "Toy"];
const COATS = ["Smooth", "Long", "Medium", "Wire"];
const GENERATIONS = ["F1", "F1b", "Multigen"] as const;
const BADGES = [1, 3, 5, 7, 12];
const GOOD_WITH = ["otherAnimals", "dogs", "children", "adults"];
const TRAINING = ["leashWalking", "crateTraining", "outdoorPottyAccess", "pee-pads"];
const REGISTRIES = ["AKC", "CKC", "ACA", "microchipped", "healthRecords", "other"];
/** Tests of each parent. The last number means an unknown parent. */
const PARENT_TESTS = [[], ["Hips", "Eyes (CAER)"], ["Hips (distraction index)", "Cardiac"], [
  "DNA panel",
  "Temperament test",
]];
const KINDS = ["any", "hips", "eyes", "heart", "dna", "elbows"];
const DELIVERIES = ["pickup", "honest", "flight"];
const AGES = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months", "over-1-year"];
/** Values next to and exactly on the limits of the bands. */
const DAYS = [20, 55, 56, 57, 89, 90, 91, 181, 182, 183, 364, 365, 366, 900];
const STATUSES = [
  ...Array(8).fill("available"),
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
  "temporary-pause",
  "not-available",
  "in-review",
] as Row["status"][];

/** A possible pet. Few prices and times make many of them equal. */
const animal = fc.record({
  isCat: fc.boolean(),
  breed: fc.nat(5),
  breeder: fc.nat(3),
  status: fc.constantFrom(...STATUSES),
  sex: fc.constantFrom("Male" as const, "Female" as const),
  price_cents: fc.constantFrom(0, 90_000, 100_000, 100_001, 250_000),
  daysOld: fc.constantFrom(...DAYS),
  readyInDays: fc.option(fc.constantFrom(-30, 0, 1, 14, 15, 30, 60, 90, 91), { freq: 3 }),
  weight_lb: fc.option(fc.constantFrom(5.5, 20, 20.5)),
  video_key: fc.option(fc.constant("one.mp4"), { freq: 1 }),
  training: fc.subarray(TRAINING),
  registries: fc.subarray(REGISTRIES),
  sire: fc.nat(4),
  dam: fc.nat(4),
  size_class: fc.option(fc.constantFrom(...SIZES)),
  adult_weight_lb: fc.option(fc.constantFrom(30, 30.5, 60, 100, 100.5), { freq: 1 }),
  coat_type: fc.option(fc.constantFrom(...COATS)),
  generation: fc.option(fc.constantFrom(...GENERATIONS)),
  color: fc.option(fc.constantFrom(...COLORS)),
  badges: fc.subarray(BADGES),
  good_with: fc.subarray(GOOD_WITH),
  deliveries: fc.subarray(DELIVERIES),
  is_rescue: fc.boolean(),
  zip: fc.option(fc.constantFrom(...ZIPS), { freq: 8 }),
  listedHoursAgo: fc.nat(20),
});

beforeAll(async () => {
  app = await startApp({ features: ["search"] });
  const { services, db } = app;
  today = daysAgo(services, 0);
  await db.insertInto("places").values(ZIPS.map((zip) => ({ zip, ...PLACES[zip] }))).execute();
  const breeders: Awaited<ReturnType<typeof addBreeder>>[] = [];
  for (let i = 0; i < 4; i++) breeders.push(await addBreeder(services));
  const hidden = breeders[3]!;
  await db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", hidden.user.id)
    .execute();
  const breedOf = async (
    name: string,
    [lightestLb, heaviestLb]: [number, number],
    more: Parameters<typeof addBreed>[1] = {},
  ) => {
    const facts = JSON.stringify({ weightLb: { male: [lightestLb, heaviestLb], female: [200, 300] } });
    const breed = await addBreed(services, { name, facts, ...more });
    return {
      ...breed,
      lightestLb,
      heaviestLb,
      isCat: breed.category === "Cats",
      isSoldBySize: breed.size_class_set !== "none",
    };
  };
  const doodle = { size_class_set: "doodle" as const };
  const dogs = [
    await breedOf("Cavalier", [20, 30]),
    await breedOf("Havanese", [30, 30.5]),
    await breedOf("Mixed Breed Dog", [10, 90]),
    await breedOf("Pyrenees", [60, 100.5]),
    await breedOf("Goldendoodle", [10, 100], doodle),
    await breedOf("Cavapoo", [8, 25], doodle),
  ];
  const cats = [];
  for (const name of ["Siamese", "Ragdoll", "Bengal"]) {
    cats.push(await breedOf(name, [10, 15], { category: "Cats" }));
  }
  const now = services.now().getTime();
  const parentsOf = async (breed: { id: string }) => {
    const made = [];
    for (const tests of PARENT_TESTS) {
      const health_tests = JSON.stringify(
        tests.map((type) => ({
          type,
          laboratory: "OFA",
          result: "Normal",
          testedOn: null,
          documentKey: null,
        })),
      );
      made.push(
        await addParent(services, { breeder_id: breeders[0]!.id, breed_id: breed.id }, { health_tests }),
      );
    }
    return made;
  };
  const parents = new Map<string, Awaited<ReturnType<typeof parentsOf>>>();
  for (const breed of [...dogs, ...cats]) parents.set(breed.id, await parentsOf(breed));
  for (const [at, one] of fc.sample(animal, { numRuns: 160, seed: 20261122 }).entries()) {
    const { isCat, breed: nth, daysOld, readyInDays, listedHoursAgo, zip, breeder, sire, dam, ...columns } =
      one;
    const of = isCat ? cats : dogs;
    const breed = of[nth % of.length]!;
    const facts = {
      ...columns,
      name: `Pet ${at}`,
      type: isCat ? "Cat" as const : "Dog" as const,
      birth_date: daysAgo(services, daysOld),
      listed_at: new Date(now - listedHoursAgo * 3_600_000),
      state: zip && PLACES[zip].state,
      latitude: zip && PLACES[zip].latitude,
      longitude: zip && PLACES[zip].longitude,
      go_home_date: readyInDays === null ? null : daysAgo(services, -readyInDays),
    };
    const [father, mother] = [sire, dam].map((at) => parents.get(breed.id)![at]?.id ?? null);
    const owned = {
      breed_id: breed.id,
      breeder_id: breeders[breeder]!.id,
      zip,
      sire_id: father!,
      dam_id: mother!,
    };
    const { id } = await addPet(services, { ...facts, ...owned });
    rows.push({
      id,
      ...facts,
      breed,
      goodWith: one.good_with,
      parentTests: [...PARENT_TESTS[sire] ?? [], ...PARENT_TESTS[dam] ?? []],
      isRescue: one.is_rescue,
      isHidden: breeder === 3,
    });
  }
}, 60_000);
afterAll(() => app.close());

async function ask(path: string, query: Record<string, unknown> = {}): Promise<Body> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  const response = await app.fetch(`${path}?${search}`);
  const body = await response.json();
  expect(response.status, `${search}: ${JSON.stringify(body)}`).toBe(200);
  return body;
}

const some = <T>(values: readonly T[], most = 2) =>
  fc.option(fc.subarray([...values], { minLength: 1, maxLength: most }), { nil: undefined, freq: 2 });
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

/** A search with a few filters. Most searches leave something to find. */
const wish = () =>
  fc.record({
    type: some(["Dog", "Cat"]),
    breed: perhaps(
      fc.subarray([...new Set(rows.map((row) => row.breed.id))], { minLength: 1, maxLength: 4 }),
    ),
    breedName: perhaps(
      fc.constantFrom("siamese", "Cavalier", "mixed-breed-dog", "MIXED BREED DOG", "Unicorn"),
    ),
    breedSlug: some(["cavalier", "havanese", "siamese", "no-such-breed"], 4),
    sex: some(["Male", "Female"]),
    categories: some(BADGES),
    adultSize: some(["small", "medium", "large", "giant"], 3),
    sizeClass: some(SIZES, 5),
    age: some(AGES, 4),
    coatType: some(COATS, 3),
    generation: some(GENERATIONS, 3),
    goodWith: some(GOOD_WITH),
    training: some(TRAINING),
    registry: some(["AKC", "CKC", "UKC"], 3),
    documents: some(["microchipped", "healthRecords"]),
    parentTests: some(KINDS),
    hasVideo: perhaps(fc.boolean()),
    readyFrom: perhaps(fc.constantFrom(-10, 0, 15, 60).map((days) => daysAgo(app.services, -days))),
    readyBy: perhaps(fc.constantFrom(-10, 0, 14, 30, 90).map((days) => daysAgo(app.services, -days))),
    deliverTo: perhaps(fc.constantFrom(...ZIPS)),
    color: some(COLORS),
    delivery: some(DELIVERIES, 3),
    state: some(["OR", "CO"]),
    priceMinCents: perhaps(fc.constantFrom(0, 1, 92_700, 92_701, 103_000, 103_001)),
    priceMaxCents: perhaps(fc.constantFrom(0, 92_699, 92_700, 103_000, 257_499)),
    isRescue: perhaps(fc.boolean()),
    isSmall: perhaps(fc.boolean()),
    available: fc.option(fc.boolean(), { nil: undefined }),
    zip: fc.option(fc.constantFrom(...ZIPS), { nil: undefined }),
    distance: perhaps(fc.constantFrom(5, 10, 20, 60, 100, 150, 250, 1_500, 2_500, 5_000)),
    orDelivered: perhaps(fc.boolean()),
    notBreed: some(["cavalier", "siamese", "bengal", "no-such-breed"], 4),
    notColor: some(["ruby", "Blue Merle", "BLUE", "Merle", "erle"], 3),
    notSizeClass: some(SIZES, 3),
    notCoatType: some(COATS),
    notGeneration: some(GENERATIONS),
    notRescue: fc.constantFrom(undefined, undefined, true),
    notState: some(["OR", "CO", "TX"], 3),
    notZip: some(ZIPS, 3),
    notDistance: perhaps(fc.constantFrom(1, 20, 100, 500)),
  }).chain((all) => {
    // All filters at once find nothing. People choose up to four.
    const names = (Object.keys(all) as (keyof typeof all)[]).filter((name) => all[name] !== undefined);
    return fc.subarray(names, { maxLength: 4 }).map((kept) =>
      Object.fromEntries(kept.map((name) => [name, all[name]])) as Partial<typeof all>
    );
  });

function meant(
  { zip, notZip, deliverTo, ...query }: { zip?: Zip; notZip?: Zip[]; deliverTo?: Zip } & Wish,
): Wish {
  return {
    ...query,
    ...(deliverTo ? { deliverToState: PLACES[deliverTo].state } : {}),
    ...(zip ? { place: PLACES[zip], placeState: PLACES[zip].state } : {}),
    ...(notZip ? { notPlaces: notZip.map((one) => PLACES[one]) } : {}),
  };
}

const sorted = (ids: string[]) => [...ids].sort();
const runs = { numRuns: 120, seed: 7 };

describe("a search", () => {
  it("finds the pets that every filter lets pass, counts them, and says how far they are", async () => {
    let nonEmpty = 0;
    await fc.assert(
      fc.asyncProperty(wish(), async (query) => {
        const { data } = await ask("/v1/pets/search/lean", { ...query, sort: "price" });
        const expected = found(rows, meant(query), today);
        if (expected.length) nonEmpty++;
        expect(data).toMatchObject({ total: expected.length, totalIsExact: true });
        const wanted = new Map(expected.map((row) => [row.id, row]));
        for (const pet of data.pets) {
          expect(wanted.has(pet.id), pet.name).toBe(true);
          const miles = query.zip && milesTo(wanted.get(pet.id)!, PLACES[query.zip]);
          // The two sphere models differ by a thousandth.
          if (miles === undefined) expect(pet.distanceMiles).toBeUndefined();
          else expect(Math.abs(pet.distanceMiles - miles)).toBeLessThan(0.51 + miles * 0.002);
        }
        expect(new Set(data.pets.map((pet: Body) => pet.id)).size).toBe(Math.min(expected.length, 20));
      }),
      runs,
    );
    expect(nonEmpty).toBeGreaterThan(60);
  });

  it("counts each facet as if its own filter were not set", async () => {
    await fc.assert(
      fc.asyncProperty(wish(), async (query) => {
        const { data } = await ask("/v1/pets/search/index", query);
        const expected = facets(rows, meant(query), today);
        for (const [facet, counts] of Object.entries(expected)) {
          const list = data.facets[facet] as { value: string; count: number }[];
          expect(Object.fromEntries(list.map(({ value, count }) => [value, count])), facet).toEqual(counts);
          if (!["age", "adultSize", "readyBy"].includes(facet)) {
            expect(list.map(({ count }) => count), facet).toEqual(
              list.map(({ count }) => count).sort((a, b) => b - a),
            );
          }
        }
        const prices = found(rows, meant(query), today, "price").map(withFee);
        expect(data.facets.priceMinCents).toBe(prices.length ? Math.min(...prices) : null);
        expect(data.facets.priceMaxCents).toBe(prices.length ? Math.max(...prices) : null);
      }),
      runs,
    );
  });

  it.each(["price", "age", "newest", "distance"] as const)(
    "sorted by %s is one order over all pages and cursors, ties by id",
    async (sort) => {
      await fc.assert(
        fc.asyncProperty(
          wish(),
          fc.constantFrom(1, -1),
          fc.constantFrom(...ZIPS),
          async (query, sortType, zip) => {
            const order = { ...query, zip, sort, sortType };
            const place = PLACES[zip];
            const expected = found(rows, meant(order), today).filter((row) =>
              sort !== "distance" || milesTo(row, place) !== undefined
            );
            const byCursor: string[] = [];
            const byPage: string[] = [];
            let cursor: string | null | undefined;
            for (let page = 1; cursor !== null; page++) {
              const { data } = await ask("/v1/pets/search/lean", { ...order, cursor });
              byCursor.push(...data.pets.map((pet: Body) => pet.id));
              byPage.push(
                ...(await ask("/v1/pets/search/lean", { ...order, page })).data.pets.map((p: Body) => p.id),
              );
              cursor = data.nextCursor;
            }
            expect(byPage).toEqual(byCursor);
            expect(sorted(byCursor)).toEqual(sorted(expected.map(({ id }) => id)));
            const known = new Map(expected.map((row) => [row.id, row]));
            const walked = byCursor.map((id) => ({
              id,
              value: sortValue(known.get(id)!, sort, place) * sortType,
            }));
            const ties = new Set<boolean>();
            for (const [at, { id, value }] of walked.entries()) {
              const next = walked[at + 1];
              if (!next) break;
              // Equal points are equally far in any formula.
              expect(next.value).toBeGreaterThanOrEqual(value);
              if (next.value === value) ties.add(id < next.id);
            }
            expect(ties.size, "ties go one way").toBeLessThanOrEqual(1);
          },
        ),
        { numRuns: 12, seed: 11 },
      );
    },
  );
});

describe("what the home page shows", () => {
  it.each([[["Cat"]], [["Dog"]], [["Dog", "Cat"]], [[]]])("of %j is of these alone", async (type) => {
    const { pets } = await ask("/v1/featured/pets", { type });
    const shown = found(rows, { type }, today);
    const newest = [...shown].sort((a, b) => sortValue(b, "newest") - sortValue(a, "newest")).slice(0, 12);
    expect(pets.newlyAvailable.map((pet: Body) => Date.parse(pet.listedAt)))
      .toEqual(newest.map((row) => row.listed_at!.getTime()));
    for (const pet of pets.newlyAvailable) expect(shown.map(({ id }) => id)).toContain(pet.id);
    const countOf = (passes: (row: Row) => boolean) => shown.filter(passes).length;
    expect(pets.popularBreeds.map((breed: Body) => [breed.breedName, breed.availablePets]).sort()).toEqual(
      [...new Set(shown.map((row) => row.breed.name))].sort()
        .map((name) => [name, countOf((row) => row.breed.name === name)]),
    );
    const counts = pets.popularBreeds.map((breed: Body) => breed.availablePets);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(pets.categories.map((badge: Body) => [badge.id, badge.availablePets])).toEqual(
      BADGES.map((badge) => [badge, countOf((row) => row.badges.includes(badge))]).filter(([, n]) => n! > 0),
    );
  });

  it("picks at most one pet of a breed, of those that the filters let pass", async () => {
    await fc.assert(
      fc.asyncProperty(wish(), async ({ type, breed, categories, isRescue, isSmall }) => {
        const query = { type, breed, categories, isRescue, isSmall };
        const { pets } = await ask("/v1/pets/spotlight", query);
        const expected = found(rows, query as Wish, today);
        expect(pets.map((pet: Body) => pet.breed.breedName).sort())
          .toEqual([...new Set(expected.map((row) => row.breed.name))].sort());
        for (const pet of pets) expect(expected.map(({ id }) => id)).toContain(pet.id);
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});
