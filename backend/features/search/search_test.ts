import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { milesBetween } from "../places/delivery_rules.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { addBreed, addBreeder, addPet, daysAgo } from "../../testing/fixtures.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = await loadFeatures(["breeds", "pets", "search"]);

let world: TestServices;
// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let get: (path: string) => Promise<{ status: number; body: Body; text: string }>;

beforeAll(async () => {
  world = await startServices();
  const app = createApp(world.services, { features, rateScale: 0 });
  get = async (path) => {
    const response = await app.fetch(new Request(`http://localhost${path}`));
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  };
  const { services } = world;
  await services.db.insertInto("places").values([
    { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
    { zip: "78701", city: "Austin", state: "TX", latitude: 30.2711, longitude: -97.7437 },
  ]).execute();
  const breeder = await addBreeder(services);
  const cavalier = await addBreed(services, { name: "Cavalier" });
  const siamese = await addBreed(services, { name: "Siamese", category: "Cats" });
  const base = { breeder_id: breeder.id, breed_id: cavalier.id };
  for (let i = 0; i < 30; i++) {
    await addPet(services, {
      ...base,
      name: `Puppy ${i}`,
      price_cents: 100_000 + Math.floor(i / 2) * 1_000,
      sex: i % 3 === 0 ? "Male" : "Female",
      badges: i % 2 ? [1, 5] : [5],
      birth_date: daysAgo(services, 50 + i * 10),
      size_class: i % 5 === 0 ? "Mini" : null,
    });
  }
  await addPet(services, {
    ...base,
    breed_id: siamese.id,
    type: "Cat",
    name: "Suki 100%",
    zip: "78701",
    latitude: 30.2711,
    longitude: -97.7437,
  });
  await addPet(services, { ...base, name: "Gone", status: "sold", sold_at: services.now() });
  await addPet(services, { ...base, name: "Resting", status: "temporary-pause" });
});
afterAll(() => world.close());

const CORVALLIS = { latitude: 44.5646, longitude: -123.262 };
const AUSTIN = { latitude: 30.2711, longitude: -97.7437 };
/** Changes the one cat, which is in Austin. */
const setSuki = (facts: { deliveries?: string[]; weight_lb?: number }) =>
  world.services.db.updateTable("pets").set(facts as never).where("type", "=", "Cat").execute();

const names = (body: Body) => body.data.pets.map((pet: Body) => pet.name);

describe("a search near a ZIP code", () => {
  const near = "/v1/pets/search/lean?zip=97330&sort=distance&type=Cat";
  afterAll(() => setSuki({ deliveries: ["pickup", "honest"] }));

  it("says what delivery costs, by the price of the checkout", async () => {
    await setSuki({ deliveries: ["pickup", "honest"], weight_lb: 7 });
    const { body } = await get(near);
    const miles = milesBetween(CORVALLIS, AUSTIN);
    expect(body.data.pets[0]).toMatchObject({ deliveryCents: 20_000 + 85 * Math.round(miles) });
    await setSuki({ deliveries: ["pickup", "honest", "flight"] });
    expect((await get(near)).body.data.pets[0]).toMatchObject({ deliveryCents: 65_000 });
    await setSuki({ weight_lb: 21 });
    expect((await get(near)).body.data.pets[0]).toMatchObject({
      deliveryCents: 20_000 + 85 * Math.round(miles),
    });
    await setSuki({ deliveries: ["pickup"] });
    expect((await get(near)).body.data.pets[0]).not.toHaveProperty("deliveryCents");
    expect((await get("/v1/pets/search/lean?type=Cat")).body.data.pets[0]).not.toHaveProperty(
      "deliveryCents",
    );
  });

  it("finds pets farther away only if asked for, and if they can be delivered", async () => {
    await setSuki({ deliveries: ["pickup", "flight"], weight_lb: 7 });
    expect(names((await get(`${near}&distance=50`)).body)).toEqual([]);
    expect(names((await get(`${near}&distance=50&orDelivered=true`)).body)).toEqual(["Suki 100%"]);
    await setSuki({ deliveries: ["pickup"] });
    expect(names((await get(`${near}&distance=50&orDelivered=true`)).body)).toEqual([]);
  });
});

describe("searchPetsLean", () => {
  it("answers 20 available pets and how many there are", async () => {
    const { status, body } = await get("/v1/pets/search/lean?type=Dog&sort=price");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 30, totalIsExact: true, pageSize: 20, page: 1 });
    expect(body.data.pets).toHaveLength(20);
    expect(names(body)).not.toContain("Gone");
  });

  it.each(["price", "age", "newest", "distance"])(
    "sorted by %s, walks to the end by cursor with no pet twice",
    async (sort) => {
      for (const sortType of [1, -1]) {
        const seen: string[] = [];
        let cursor: string | null = "";
        for (let page = 1; cursor !== null && page < 9; page++) {
          const from: string = cursor ? `&cursor=${cursor}` : "";
          const { body, status } = await get(
            `/v1/pets/search/lean?sort=${sort}&sortType=${sortType}&zip=78701${from}`,
          );
          expect(status).toBe(200);
          seen.push(...body.data.pets.map((pet: { id: string }) => pet.id));
          cursor = body.data.nextCursor;
        }
        expect(seen).toHaveLength(31);
        expect(new Set(seen).size).toBe(31);
      }
    },
  );

  it("sorts prices both ways, ties by id", async () => {
    for (const direction of [1, -1]) {
      const { body } = await get(`/v1/pets/search/lean?type=Dog&sort=price&sortType=${direction}`);
      const keys = body.data.pets.map((pet: { priceCents: number; id: string }) => [pet.priceCents, pet.id]);
      const sorted = [...keys].sort(([a, x], [b, y]) => direction * (a - b || (x < y ? -1 : 1)));
      expect(keys).toEqual(sorted);
    }
  });

  it("sorts by age ascending with the youngest first", async () => {
    const { body } = await get("/v1/pets/search/lean?type=Dog&sort=age");
    expect(names(body)[0]).toBe("Puppy 0");
  });

  it("gives page 2 what page 1 left, and an empty page far out", async () => {
    const { body: second } = await get("/v1/pets/search/lean?type=Dog&sort=price&page=2");
    expect(second.data.pets).toHaveLength(10);
    const { body: far } = await get("/v1/pets/search/lean?type=Dog&page=500");
    expect(far.data.pets).toEqual([]);
  });

  it("adds the distance from a ZIP code and keeps to the miles asked for", async () => {
    const { body } = await get("/v1/pets/search/lean?zip=78701&sort=distance&distance=50");
    expect(names(body)).toEqual(["Suki 100%"]);
    expect(body.data.pets[0].distanceMiles).toBe(0);
    const { body: all } = await get("/v1/pets/search/lean?zip=78701&sort=distance&sortType=-1");
    expect(all.data.pets[0].distanceMiles).toBeGreaterThan(1_600);
  });

  it("takes LIKE's wildcards and SQL as plain text", async () => {
    expect(names((await get(`/v1/pets/search/lean?q=${encodeURIComponent("100%")}`)).body)).toEqual([
      "Suki 100%",
    ]);
    expect(names((await get(`/v1/pets/search/lean?q=${encodeURIComponent("'; drop table pets; --")}`)).body))
      .toEqual([]);
    expect((await get("/v1/pets/search/lean?q=siam")).body.data.total).toBe(1);
  });

  it("filters by name of breed, sex, badges, age and size together", async () => {
    const { body } = await get("/v1/pets/search/lean?breedName=cavalier&sex=Male&categories=5&isSmall=true");
    expect(body.data.total).toBe(10);
    const small = await get("/v1/pets/search/lean?breedName=cavalier&sex=Male&sizeClass=Mini&isSmall=true");
    expect(names(small.body).sort()).toEqual(["Puppy 0", "Puppy 15"]);
    expect((await get("/v1/pets/search/lean?type=Cat&isSmall=true")).body.data.total).toBe(0);
    expect((await get("/v1/pets/search/lean?deliverTo=FL")).body.data.total).toBe(31);
    expect((await get("/v1/pets/search/lean?breedName=no-such-breed")).body.data.total).toBe(0);
    expect((await get("/v1/pets/search/lean?age=under-8-weeks")).body.data.total).toBe(1);
  });

  it("shows the reserved and sold too when available=false", async () => {
    expect((await get("/v1/pets/search/lean?type=Dog&available=false")).body.data.total).toBe(31);
  });

  it.each([
    ["page=-1", 422],
    ["page=1e9", 422],
    ["page=999999", 422],
    ["sort=price;drop", 422],
    ["isSmall=1", 422],
    ["deliverTo=ZZ", 422],
    ["deliverTo=00000", 422],
    ["readyBy=2026-13-01", 422],
    ["nonsense=1", 400],
    ["cursor=abc", 400],
    ["zip=00000", 422],
  ])("refuses %s with %i", async (query, status) => {
    const answer = await get(`/v1/pets/search/lean?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBeTruthy();
  });
});

describe("searchPets", () => {
  it("counts every facet as if that filter alone were not set", async () => {
    const { body } = await get("/v1/pets/search/index?type=Dog&sex=Male");
    expect(body.data.total).toBe(10);
    expect(body.data.facets.sex).toEqual([
      { value: "Female", label: "Female", count: 20 },
      { value: "Male", label: "Male", count: 10 },
    ]);
    expect(body.data.facets.type).toContainEqual({ value: "Dog", label: "Dogs", count: 10 });
    expect(body.data.facets.breed).toMatchObject([{ label: "Cavalier", count: 10 }]);
    expect(body.data.facets.categories).toContainEqual({ value: "5", label: "Family Friendly", count: 10 });
    expect(body.data.facets).toMatchObject({ priceMinCents: 103_000, priceMaxCents: 116_390 });
  });

  it("answers an empty result with empty facets and no price range", async () => {
    const { body } = await get("/v1/pets/search/index?q=zzzzzz");
    expect(body.data).toMatchObject({ total: 0, pets: [], nextCursor: null });
    expect(body.data.facets.priceMinCents).toBeNull();
  });

  it("is the same through the second family", async () => {
    expect((await get("/api/pets/search?type=Dog&sort=price")).text)
      .toBe((await get("/v1/pets/search/index?type=Dog&sort=price")).text);
  });
});

it("searchSpotlight shows one pet of a breed, each with a picture", async () => {
  const { body } = await get("/v1/pets/spotlight?");
  expect(body.pets.map((pet: { breed: { breedName: string } }) => pet.breed.breedName).sort()).toEqual([
    "Cavalier",
    "Siamese",
  ]);
});

it("listFeaturedPets shows the newest, the popular breeds and the badges", async () => {
  const { body } = await get("/v1/featured/pets?type=Dog");
  expect(body.pets.newlyAvailable).toHaveLength(12);
  expect(body.pets.popularBreeds[0]).toMatchObject({
    breedName: "Cavalier",
    availablePets: 30,
    category: "Dogs",
  });
  expect(body.pets.categories).toContainEqual({ id: 5, label: "Family Friendly", availablePets: 30 });
});

it("counts no pet of a hidden breeder by its badge, by its breed, or among the sold", async () => {
  const { services } = world;
  const hidden = [
    { breeder: await addBreeder(services), account: "Suspended" as const },
    { breeder: await addBreeder(services), account: "Inactive" as const },
    {
      breeder: await addBreeder(services, { verification: "rejected", verified_at: null }),
      account: undefined,
    },
  ];
  const breed = await addBreed(services, { name: "Hidden Hound" });
  const badges = async () => (await get("/v1/featured/pets?type=Dog")).body.pets.categories;
  const before = await badges();
  for (const { breeder, account } of hidden) {
    const of = { breeder_id: breeder.id, breed_id: breed.id, badges: [1, 2, 5] };
    const pets = [
      await addPet(services, of),
      await addPet(services, { ...of, status: "sold", sold_at: services.now() }),
    ];
    if (account) {
      await services.db.updateTable("users").set({ account_status: account }).where(
        "id",
        "=",
        breeder.user.id,
      )
        .execute();
      await services.db.transaction().execute((trx) => breederStandingChanged(trx, breeder.id));
    }
    expect((await get(`/v1/pets/sold/${breeder.id}`)).text).not.toContain(pets[1]!.id);
  }
  expect(await badges()).toEqual(before);
  const facets = (await get("/v1/pets/search/index?type=Dog&available=true")).body.data;
  expect(JSON.stringify(facets)).not.toContain(breed.id);
  const { text } = await get("/v1/breeds");
  const [found] = JSON.parse(text).breeds.filter(({ id }: { id: string }) => id === breed.id);
  expect(found.availablePets).toBe(0);
});

it("answers every combination of filters, however many have been asked for before", async () => {
  const filters = ["sex=Male", "sizeClass=Mini", "isSmall=true", "isRescue=true", "q=a", "color=Ruby"]
    .concat("categories=5", "goodWith=dogs", "delivery=pickup");
  for (let combination = 0; combination < 2 ** filters.length; combination += 1) {
    const chosen = filters.filter((_, bit) => combination & (1 << bit));
    const { status } = await get(`/v1/pets/search/lean?${chosen.join("&")}`);
    expect(status, chosen.join("&")).toBe(200);
  }
});
