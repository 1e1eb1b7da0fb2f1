import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreed, addBreeder, addPet } from "../../testing/fixtures.ts";
import { milesBetween } from "../places/delivery_rules.ts";
import { createPets, type Pets } from "./pets_index.ts";
import { countSellers, pinsIn, placePins } from "./pins_index.ts";
import { OFFSET_MILES, pinOf, sellerAt } from "./seller_points_index.ts";
import { matchPets } from "./search_index.ts";
import { AVAILABLE } from "./engine_rules.ts";

const USA = "-180,15,-60,72";
const CORVALLIS = { latitude: 44.5646, longitude: -123.262 };
const SALEM = { latitude: 44.9429, longitude: -123.0351 };
const AUSTIN = { latitude: 30.2711, longitude: -97.7437 };

let app: TestApp;
// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
beforeAll(async () => {
  app = await startApp({ features: ["search"] });
  const { services } = app;
  // No point of this secret looks like that of its ZIP code.
  await sql`update map_secret set secret = '01980b72-91d4-4e63-8f0a-c2d4e6f80a1b'`.execute(app.db);
  await app.db.insertInto("places").values([
    { zip: "97330", city: "Corvallis", state: "OR", ...CORVALLIS },
    { zip: "97301", city: "Salem", state: "OR", ...SALEM },
    { zip: "78701", city: "Austin", state: "TX", ...AUSTIN },
  ]).execute();
  const breed = await addBreed(services, { name: "Cavalier" });
  for (
    const [at, zip, prices] of [
      [CORVALLIS, "97330", [250_000, 90_000, 100_000]],
      [SALEM, "97301", [80_000]],
      [AUSTIN, "78701", [60_000, 70_000]],
    ] as const
  ) {
    const breeder = await addBreeder(services);
    for (const price_cents of prices) {
      await addPet(services, { breed_id: breed.id, breeder_id: breeder.id, zip, ...at, price_cents });
    }
  }
  const lost = await addBreeder(services);
  await addPet(services, { breed_id: breed.id, breeder_id: lost.id, latitude: null, longitude: null });
}, 60_000);
afterAll(() => app.close());

async function ask(path: string): Promise<Body> {
  const response = await app.fetch(`/v1/pets/search/${path}`);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return { ...JSON.parse(text).data, text };
}

describe("mapPets", () => {
  it("counts the pets of close sellers at one pin, and of each seller when the map is near", async () => {
    const far = await ask(`map?area=${USA}&zoom=3`);
    expect(far.total).toBe(7);
    expect(far.pins.map(({ count, fromCents, isOnePlace }: Body) => [count, fromCents, isOnePlace])).toEqual([
      [4, 82_400, false],
      [2, 61_800, true],
    ]);
    const near = await ask(`map?area=-124,44,-122,46&zoom=10`);
    expect(near.pins.map(({ count, fromCents, isOnePlace }: Body) => [count, fromCents, isOnePlace])).toEqual(
      [
        [3, 92_700, true],
        [1, 82_400, true],
      ],
    );
  });

  it("applies the filters of a search, and says where all matching pets are", async () => {
    const { total, area, pins } = await ask(`map?area=-124,44,-122,46&zoom=10&priceMaxCents=72100`);
    expect([total, pins]).toEqual([2, []]);
    const [west, south, east, north] = area.split(",").map(Number);
    expect(milesBetween(AUSTIN, { latitude: south, longitude: west })).toBeLessThanOrEqual(
      OFFSET_MILES + 0.01,
    );
    expect([east, north]).toEqual([west, south]);
    expect((await ask(`map?area=${USA}&zoom=3&priceMinCents=900000`)).area).toBeNull();
  });

  it("finds with the area of a pin the pets that the pin counts, each with its point", async () => {
    const { pins } = await ask(`map?area=${USA}&zoom=3`);
    for (const { area, count } of pins) {
      const found = await ask(`index?area=${area}&withPoints=true`);
      expect(found.total).toBe(count);
      expect(found.pets).toHaveLength(count);
      for (const { point } of found.pets) {
        expect(point).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) });
      }
    }
    expect((await ask("index")).pets[0]).not.toHaveProperty("point");
  });

  it("counts pets outside the area as those without the filter", async () => {
    const found = await ask("index?area=-80,25,-79,26");
    expect(found.loosened).toEqual([{ filter: "area", total: 7 }]);
  });

  it("never answers with the point of a ZIP code, and always with the same points", async () => {
    const paths = [`map?area=${USA}&zoom=20`, "index?withPoints=true", "lean?zip=97330&withPoints=true"];
    for (const path of paths) {
      const { text } = await ask(path);
      expect((await ask(path)).text).toBe(text);
      for (const { latitude, longitude } of [CORVALLIS, SALEM, AUSTIN]) {
        expect(text).not.toContain(String(latitude));
        expect(text).not.toContain(String(longitude));
      }
    }
  });

  it.each(["area=1,2,3&zoom=3", "area=a,b,c,d&zoom=3", "zoom=3", `area=${USA}&zoom=21`, `area=${USA}`])(
    "refuses %s",
    async (query) => {
      expect((await app.fetch(`/v1/pets/search/map?${query}`)).status).toBe(422);
    },
  );
});

describe("a pin", () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: 19, max: 71, noNaN: true }),
    longitude: fc.double({ min: -165, max: -67, noNaN: true }),
  });

  it("is within three miles of the ZIP code, at a point that the secret and the seller determine", () => {
    fc.assert(fc.property(fc.uuid(), fc.uuid(), anywhere, (secret, seller, at) => {
      const pin = pinOf(secret, seller, at);
      // The earth is no exact sphere, and points have four decimals.
      expect(milesBetween(at, pin)).toBeLessThan(OFFSET_MILES * 1.01);
      expect(pinOf(secret, seller, at)).toEqual(pin);
    }));
  });

  it("is spread evenly, so the middle of many sellers' pins gives none of them away", () => {
    const miles = Array.from(
      { length: 2_000 },
      (_, at) => milesBetween(SALEM, pinOf("secret", `seller ${at}`, SALEM)),
    );
    // Half of a circle's surface is within 0.71 of its radius.
    const inner = miles.filter((one) => one < OFFSET_MILES * Math.SQRT1_2).length;
    expect(inner / miles.length).toBeGreaterThan(0.46);
    expect(inner / miles.length).toBeLessThan(0.54);
    expect(new Set(miles).size).toBeGreaterThan(1_900);
    expect(pinOf("another secret", "seller 1", SALEM)).not.toEqual(pinOf("secret", "seller 1", SALEM));
  });

  it("is one of at most 300, and they count every pet once, at any zoom level", () => {
    const pets: Pets = createPets(64);
    const sellers = 3_000;
    const [counts, least] = [new Uint32Array(sellers + 1), new Uint32Array(sellers + 1)];
    for (const [at, one] of fc.sample(anywhere, { numRuns: sellers, seed: 1 }).entries()) {
      pets.sellers.set(sellerAt(`seller-${at}`, one.latitude, one.longitude), at + 1);
      [counts[at + 1], least[at + 1]] = [1 + at % 5, 10_000 + at];
    }
    placePins(pets, "secret");
    const area = { west: -180, south: 15, east: -60, north: 72 };
    for (let zoom = 0; zoom <= 20; zoom++) {
      const pins = pinsIn(pets, { counts, least }, area, zoom);
      expect(pins.length).toBeLessThanOrEqual(300);
      expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(counts.reduce((sum, one) => sum + one));
      expect(Math.min(...pins.map(({ fromCents }) => fromCents))).toBe(10_300);
    }
  });

  it("has no pets of sellers without a place", () => {
    const pets = createPets(64);
    const { counts } = countSellers(pets, matchPets(pets, AVAILABLE, new Date()));
    expect([...counts]).toEqual([0]);
  });
});
