import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addBreed, addBreeder, addParent, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = await loadFeatures(["breeders", "breeds", "places", "reservations", "system"]);

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let world: TestServices;
let get: (path: string) => Promise<{ status: number; body: Body }>;

beforeAll(async () => {
  world = await startServices();
  const app = createApp(world.services, { features, rateScale: 0 });
  get = async (path) => {
    const response = await app.fetch(new Request(`http://localhost${path}`));
    return { status: response.status, body: await response.json() };
  };
});
afterAll(() => world.close());

describe("getBreederProfile", () => {
  it("shows available and sold pets apart, live parents and no more of the address than the place", async () => {
    const breeder = await addBreeder(world.services, {
      program_address: JSON.stringify({
        address_components: [
          { types: ["route"], long_name: "Secret Lane", short_name: "Secret Ln" },
          { types: ["locality"], long_name: "Corvallis", short_name: "Corvallis" },
        ],
      }),
    });
    const breed = await addBreed(world.services);
    const of = { breeder_id: breeder.id, breed_id: breed.id };
    await addPet(world.services, { ...of, name: "Here" });
    for (const status of ["reserved", "sold", "sold-external"] as const) {
      await addPet(world.services, { ...of, status });
    }
    await addPet(world.services, { ...of, status: "in-review" });
    await addParent(world.services, of, { name: "Clementine" });
    await addParent(world.services, of, { name: "Draft", status: "in-progress" });
    const { status, body } = await get(`/v1/profiles/breeder/${breeder.id}`);
    expect(status).toBe(200);
    expect(schemas.BreederProfileAnswer.safeParse(body).error).toBeUndefined();
    const profile = body.breederProfile;
    expect(profile).toMatchObject({
      cityAndState: "Corvallis, OR",
      isVerified: true,
      availableCount: 1,
      soldCount: 3,
    });
    expect(profile.pets.map((pet: Body) => pet.name)).toEqual(["Here"]);
    expect(profile.soldPets).toHaveLength(3);
    expect(profile.parents.map((parent: Body) => parent.name)).toEqual(["Clementine"]);
    expect(profile.breeds.map((breed: Body) => breed.breedName)).toEqual([breed.name]);
    expect(JSON.stringify(body)).not.toContain("Secret Lane");
  });

  it("shows the longest period of the health guarantee in force, and none without one", async () => {
    const breeder = await addBreeder(world.services);
    const profile = async () => (await get(`/v1/profiles/breeder/${breeder.id}`)).body.breederProfile;
    const text = async (version: number, guarantee: string) => {
      await world.services.db.insertInto("sale_contracts").values({
        id: randomUUID(),
        breeder_id: breeder.id,
        version,
        contract_text: "One pet.",
        guarantee_text: guarantee,
        hash: String(version),
      }).execute();
    };
    const { version } = await world.services.db.selectFrom("sale_contracts")
      .select(({ fn }) => fn.coalesce(fn.max("version"), sql<number>`0`).as("version"))
      .where("breeder_id", "=", breeder.id).executeTakeFirstOrThrow();
    await text(version + 1, "For two years, the seller covers inherited conditions.");
    expect((await profile()).guaranteePeriod).toEqual({ count: 2, unit: "year" });
    await text(version + 2, "We stand behind every puppy.");
    expect(await profile()).not.toHaveProperty("guaranteePeriod");
  });

  it("shows as many pets as are asked for, the newest, and counts all", async () => {
    const breeder = await addBreeder(world.services);
    const of = { breeder_id: breeder.id };
    for (const [n, name] of ["Oldest", "Older", 'The "new" \\ one'].entries()) {
      await addPet(world.services, { ...of, name, listed_at: new Date(Date.UTC(2026, 0, n + 1)) });
      await addPet(world.services, {
        ...of,
        name,
        status: "sold",
        sold_at: new Date(Date.UTC(2026, 0, n + 1)),
      });
    }
    const shown = async (query: string) => {
      const { body: { breederProfile: profile } } = await get(`/v1/profiles/breeder/${breeder.id}${query}`);
      expect(profile).toMatchObject({ availableCount: 3, soldCount: 3 });
      return [profile.pets, profile.soldPets].map((pets) => pets.map((pet: Body) => pet.name));
    };
    const all = ['The "new" \\ one', "Older", "Oldest"];
    expect(await shown("")).toEqual([all, all]);
    expect(await shown("?mostPets=2")).toEqual([all.slice(0, 2), all.slice(0, 2)]);
    expect(await shown("?mostPets=0")).toEqual([[], []]);
    expect((await get(`/v1/profiles/breeder/${breeder.id}?mostPets=61`)).status).toBe(422);
  });

  it("is not there for a suspended breeder or an unknown id", async () => {
    const breeder = await addBreeder(world.services);
    await world.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", breeder.user_id)
      .execute();
    expect((await get(`/v1/profiles/breeder/${breeder.id}`)).status).toBe(404);
    expect((await get("/v1/profiles/breeder/0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60")).status).toBe(404);
  });
});

describe("getSaleContract", () => {
  it("of a suspended breeder is read by the breeder and who reserved under it, nobody else", async () => {
    const breeder = await addBreeder(world.services);
    const pet = await addPet(world.services, { breeder_id: breeder.id });
    const [buyer, stranger] = [await addUser(world.services), await addUser(world.services)];
    const app = createApp(world.services, { features, rateScale: 0 });
    const as = async (user?: { id: string }) => {
      const headers = user ? await bearer(world.services, user) : {};
      const url = `http://localhost/v1/breeders/${breeder.id}/contract`;
      return (await app.fetch(new Request(url, { headers }))).status;
    };
    const reserve = new Request("http://localhost/v1/reserve/new", {
      method: "POST",
      headers: { ...await bearer(world.services, buyer), "content-type": "application/json" },
      body: JSON.stringify({ petId: pet.id }),
    });
    expect((await app.fetch(reserve)).status).toBe(201);
    expect(await as()).toBe(200);
    await world.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", breeder.user_id)
      .execute();
    expect([await as(), await as(stranger), await as(buyer)]).toEqual([404, 404, 200]);
    await world.db.updateTable("users").set({ account_status: "Active" }).where("id", "=", breeder.user_id)
      .execute();
    await world.db.updateTable("breeders").set({ verification: "rejected" }).where("id", "=", breeder.id)
      .execute();
    expect([await as(), await as(breeder.user)]).toEqual([404, 200]);
  });

  it("answers the latest version with its hash", async () => {
    const breeder = await addBreeder(world.services);
    await world.db.insertInto("sale_contracts").values({
      id: world.services.newId(),
      breeder_id: breeder.id,
      version: 2,
      contract_text: "New words.",
      guarantee_text: "Two years.",
      hash: "b".repeat(64),
    }).execute();
    const { body } = await get(`/v1/breeders/${breeder.id}/contract`);
    expect(body.saleContract).toMatchObject({ version: 2, hash: "b".repeat(64), contractText: "New words." });
  });
});

describe("breeds", () => {
  it("are listed by name with their colours and how many pets are available", async () => {
    const zebra = await addBreed(world.services, { name: "Zebra Hound", size_class_set: "doodle" });
    await addPet(world.services, { breed_id: zebra.id });
    await addPet(world.services, { breed_id: zebra.id, status: "sold" });
    const alone = await addBreed(world.services, { name: "Alone Terrier" });
    const { body } = await get("/v1/breeds");
    const names = body.breeds.map((breed: Body) => breed.breedName);
    expect(names).toEqual([...names].sort());
    expect(body.breeds.find((breed: Body) => breed.id === zebra.id)).toMatchObject({
      availablePets: 1,
      sizeClasses: ["Micro-Mini", "Petite", "Medium", "Standard"],
      colors: [{ title: "Blenheim" }, { title: "Ruby" }],
    });
    expect((await get("/breeds/")).body).toEqual(body);
    const available = (await get("/v1/breeds/available")).body.breeds.map((breed: Body) => breed.id);
    expect(available).toContain(zebra.id);
    expect(available).not.toContain(alone.id);
  });

  it("have a page with facts, prices and breeders", async () => {
    const breed = await addBreed(world.services, { name: "Pudelpointer" });
    const pet = await addPet(world.services, { breed_id: breed.id, price_cents: 120_000 });
    await addPet(world.services, { breed_id: breed.id, price_cents: 180_000, breeder_id: pet.breeder_id });
    const { status, body } = await get("/v1/breeds/pudelpointer");
    expect(status).toBe(200);
    expect(schemas.BreedAnswer.safeParse(body).error).toBeUndefined();
    expect(body.breed).toMatchObject({ availablePets: 2, priceMinCents: 123_600, priceMaxCents: 185_400 });
    expect(body.breed.breeders.map((breeder: Body) => breeder.id)).toEqual([pet.breeder_id]);
    expect((await get("/v1/breeds/no-such-breed")).status).toBe(404);
  });

  it("have a page also without any pet", async () => {
    await addBreed(world.services, { name: "Otterhound" });
    const { body } = await get("/v1/breeds/otterhound");
    expect(body.breed).toMatchObject({ availablePets: 0, priceMinCents: null, breeders: [] });
  });
});

it("getPlace knows a ZIP code, and says when it does not", async () => {
  await world.db.insertInto("places").values({
    zip: "97330",
    city: "Corvallis",
    state: "OR",
    latitude: 44.6,
    longitude: -123.3,
  })
    .execute();
  expect((await get("/v1/places/97330")).body.place).toMatchObject({ city: "Corvallis", state: "OR" });
  expect((await get("/v1/places/00001")).status).toBe(404);
});

describe("system", () => {
  it("is alive, and ready once the schema is there", async () => {
    expect((await get("/healthz")).body.status).toBe("alive");
    expect((await get("/readyz")).status).toBe(503);
    world.services.readiness.markMigrated();
    expect((await get("/readyz")).body.status).toBe("ready");
    world.services.readiness.markDraining();
    expect((await get("/readyz")).status).toBe(503);
  });

  it("publishes the contract and the browser's settings, with no secret in them", async () => {
    expect((await get("/openapi.json")).body.openapi).toMatch(/^3\.1/);
    const { body } = await get("/v1/configuration");
    expect(body.configuration).toMatchObject({ mode: "development", payments: { provider: "sandbox" } });
    expect(JSON.stringify(body)).not.toMatch(/sk_|whsec/);
  });

  it("sends the contract once to who has it, and compressed", async () => {
    const app = createApp(world.services, { features, rateScale: 0 });
    const first = await app.fetch(
      new Request("http://localhost/openapi.json", { headers: { "accept-encoding": "gzip" } }),
    );
    const tag = first.headers.get("etag")!;
    expect([first.status, first.headers.get("content-encoding")]).toEqual([200, "gzip"]);
    expect((await first.bytes()).length).toBeLessThan(200_000);
    const again = await app.fetch(
      new Request("http://localhost/openapi.json", { headers: { "if-none-match": tag } }),
    );
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});
