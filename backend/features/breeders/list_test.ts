import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addBreed, addBreeder, addParent, addPet } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import type { ListedBreeder } from "../../generated/types.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { readPlace } from "../places/rules.ts";
import { milesBetween } from "../places/delivery_rules.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = await loadFeatures(["breeders"]);

type Page = {
  breeders: ListedBreeder[];
  total: number;
  totalIsExact: boolean;
  place?: object;
  nextCursor: string | null;
};
let world: TestServices;
let app: ReturnType<typeof createApp>;
const ids: Record<string, string> = {};
let breed: { id: string; slug: string; name: string };

const CORVALLIS = { city: "Corvallis", state: "OR", zip: "97330", latitude: 44.5646, longitude: -123.262 };
const PORTLAND = { city: "Portland", state: "OR", zip: "97201", latitude: 45.5073, longitude: -122.6932 };
const BOISE = { city: "Boise", state: "ID", zip: "83702", latitude: 43.6322, longitude: -116.2052 };

async function ask(query: string): Promise<{ status: number; body: Page & { code?: string } }> {
  const response = await app.fetch(new Request(`http://localhost/v1/breeders${query}`));
  const body = await response.json();
  return { status: response.status, body };
}
async function names(query: string): Promise<string[]> {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  expect(schemas.BreederListAnswer.safeParse(body).error).toBeUndefined();
  return body.breeders.map(({ name }) => name);
}

beforeAll(async () => {
  world = await startServices();
  app = createApp(world.services, { features, rateScale: 0 });
  const { services, db } = world;
  await db.insertInto("places").values([
    { ...CORVALLIS, time_zone: "America/Los_Angeles" },
    { ...PORTLAND, time_zone: "America/Los_Angeles" },
    {
      zip: "04101",
      city: "Portland",
      state: "ME",
      latitude: 43.66,
      longitude: -70.26,
      time_zone: "America/New_York",
    },
    { zip: "97202", city: "Portland", state: "OR", latitude: 45.4827, longitude: -122.6444, time_zone: null },
  ].map(({ latitude, longitude, zip, city, state, time_zone }) => ({
    latitude,
    longitude,
    zip,
    city,
    state,
    time_zone,
  })))
    .onConflict((on) => on.column("zip").doNothing()).execute();
  breed = await addBreed(services, { name: "Cavalier" });
  const add = async (name: string, change: Parameters<typeof addBreeder>[1]) => {
    const { id } = await addBreeder(services, { name, ...change });
    return ids[name] = id;
  };
  await add("One good review", {
    ...PORTLAND,
    rating_average: 5,
    rating_count: 1,
    member_since: new Date("2021-01-01"),
  });
  await add("Fifty reviews", {
    ...CORVALLIS,
    rating_average: 4.9,
    rating_count: 50,
    member_since: new Date("2020-01-01"),
  });
  await add("No reviews", { ...BOISE, member_since: new Date("2026-01-01") });
  await add("Poor reviews", {
    ...BOISE,
    rating_average: 1.5,
    rating_count: 8,
    member_since: new Date("2019-01-01"),
  });
  await add("Löwchen & Söhne", {
    ...CORVALLIS,
    latitude: null,
    longitude: null,
    kind: "shelter",
    homes_found: 38,
  });
  await add("Unverified", { verification: "submitted" });
  const { user_id } = await addBreeder(services, { name: "Suspended", rating_average: 5, rating_count: 90 });
  await db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", user_id).execute();
  const of = (name: string) => ({ breeder_id: ids[name]!, breed_id: breed.id });
  await addPet(services, of("No reviews"));
  await addPet(services, of("No reviews"));
  await addPet(services, { ...of("No reviews"), status: "sold" });
  await addPet(services, { ...of("Poor reviews"), status: "sold" });
  await addParent(services, of("Fifty reviews"), { name: "Clementine" });
});
afterAll(() => world.close());

describe("listBreeders", () => {
  it("names those whom the public sees, the best rated first and those without a review last", async () => {
    expect(await names("")).toEqual([
      "Fifty reviews",
      "One good review",
      "Poor reviews",
      "Löwchen & Söhne",
      "No reviews",
    ]);
    expect((await ask("")).body).toMatchObject({ total: 5, totalIsExact: true, nextCursor: null });
  });

  it("counts homes found, pets that can be reserved now, and reviews, each by itself", async () => {
    const { body } = await ask("");
    const of = (name: string) => body.breeders.find((one) => one.name === name);
    expect(of("No reviews")).toMatchObject({
      availableCount: 2,
      homesFound: 0,
      ratingCount: 0,
      ratingAverage: null,
    });
    expect(of("No reviews")!.breeds.map(({ slug }) => slug)).toEqual([breed.slug]);
    expect(of("Löwchen & Söhne")).toMatchObject({
      availableCount: 0,
      homesFound: 38,
      isShelter: true,
      isVerified: true,
      slug: "lowchen-sohne-corvallis-or",
    });
  });

  it("knows a breed by available pets and by verified parents, and nobody by sold pets", async () => {
    expect((await names(`?breed=${breed.slug}`)).sort()).toEqual(["Fifty reviews", "No reviews"]);
    expect(await names("?breed=CAVALIER&kind=shelter")).toEqual([]);
    expect(await names("?breed=no-such-breed")).toEqual([]);
  });

  it.each(["97330", "corvallis, or", "Corvallis Oregon", "Corvallis"])("is near %s", async (place) => {
    const { body } = await ask(`?place=${encodeURIComponent(place)}&sort=distance&distance=100`);
    expect(body.place).toEqual({ label: "Corvallis, OR", isPoint: true });
    expect(body.breeders.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ["Fifty reviews", 0],
      ["One good review", Math.round(milesBetween(CORVALLIS, PORTLAND))],
    ]);
  });

  it("takes the city with the most ZIP codes where states have one of the same name", async () => {
    expect((await ask("?place=portland")).body.place).toEqual({ label: "Portland, OR", isPoint: true });
    expect((await ask("?place=Portland,ME")).body.place).toEqual({ label: "Portland, ME", isPoint: true });
  });

  it("narrows to a state, from which nothing is near", async () => {
    const { body } = await ask("?place=idaho&sort=distance&distance=25");
    expect(body.place).toEqual({ label: "Idaho", isPoint: false });
    expect(body.breeders.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ["Poor reviews", undefined],
      ["No reviews", undefined],
    ]);
  });

  it.each(["00000", "Nowhere at all", "12", "Portland, ID"])(
    "says that it does not know %s",
    async (place) => {
      const { status, body } = await ask(`?place=${encodeURIComponent(place)}`);
      expect([status, body.code]).toEqual([422, "place_unknown"]);
    },
  );

  it.each(["rating", "newest", "distance"])(
    "goes on by cursor, by %s, without a gap or a repeat",
    async (sort) => {
      const other = await addBreed(world.services);
      const added: string[] = [];
      for (let at = 0; at < 24; at++) {
        const { id } = await addBreeder(world.services, {
          name: `${sort} ${at}`,
          latitude: 40 + (at % 5),
          rating_average: at % 3 === 0 ? null : 3 + (at % 3) / 2,
          rating_count: at % 3 === 0 ? 0 : at,
          member_since: new Date(Date.UTC(2024, 0, at % 4)),
        });
        added.push(id);
        await addParent(world.services, { breeder_id: id, breed_id: other.id }, { name: "Clementine" });
      }
      const query = `?sort=${sort}&place=97330&breed=${other.slug}`;
      const first = (await ask(query)).body;
      expect(first.total).toBe(24);
      const second = (await ask(`${query}&cursor=${first.nextCursor}`)).body;
      expect([first.breeders.length, second.breeders.length, second.nextCursor]).toEqual([20, 4, null]);
      expect([...first.breeders, ...second.breeders].map(({ id }) => id).sort()).toEqual(added.sort());
      expect(
        (await ask(`?sort=${sort === "newest" ? "rating" : "newest"}&cursor=${first.nextCursor}`)).status,
      ).toBe(400);
    },
  );
});

describe("readPlace", () => {
  it.each([
    ["97330", { kind: "zip", zip: "97330" }],
    [" 97330-1234 ", { kind: "zip", zip: "97330" }],
    ["OH", { kind: "state", state: "OH" }],
    ["new  mexico", { kind: "state", state: "NM" }],
    ["Las Cruces, New Mexico", { kind: "city", city: "las cruces", state: "NM" }],
    ["st. paul mn", { kind: "city", city: "st. paul", state: "MN" }],
    ["Washington, District of Columbia", { kind: "city", city: "washington", state: "DC" }],
    ["Boise", { kind: "city", city: "boise", state: undefined }],
    ["123", undefined],
    [", ", undefined],
  ])("reads %j", (text, meant) => expect(readPlace(text)).toEqual(meant));
});
