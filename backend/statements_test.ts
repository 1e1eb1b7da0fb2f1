import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "./generated/operations.ts";
import { addBreed, addBreeder, addParent } from "./testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person } from "./testing/reservations.ts";

/**
 * Maximum number of database statements for each call. The number must not grow with the number of rows,
 * because a list that queries for each of its rows is fast in a test and slow in production. Nothing follows
 * the changes here, so calls that use the search index read them first, with one statement for each question.
 */
const MOST: Record<string, number> = {
  checkHealth: 0,
  checkReadiness: 0,
  getContract: 0,
  getConfiguration: 0,
  getCsrfToken: 0,
  getSocialSignInUrl: 1,
  getShelterJoin: 0,
  getStaffInvitation: 0,
  getMedia: 0,
  checkEmail: 1,
  getPlace: 1,
  listAddOns: 0,
  listBreeds: 2,
  listAvailableBreeds: 2,
  getBreed: 3,
  matchBreeds: 3,
  searchPets: 4,
  searchPetsLean: 4,
  mapPets: 2,
  understandSearch: 4,
  suggestSearch: 5,
  searchSpotlight: 2,
  listFeaturedPets: 2,
  listSitemapParts: 0,
  listSitemapPages: 1,
  getPet: 1,
  listSoldPets: 1,
  listSiblings: 1,
  listBreeders: 4,
  getBreederProfile: 4,
  getSaleContract: 2,
  listParents: 2,
  getApplicationForm: 2,
  listReviews: 4,
};

/** Lists for signed-in users. One of the statements loads the caller. */
const MOST_SIGNED_IN: Record<string, number> = {
  listReservations: 6,
  listBreederReservations: 6,
  listFavourites: 2,
  listFavouriteIds: 2,
  listSavedSearches: 2,
  listNotifications: 3,
  listOwnPets: 3,
  listOwnParents: 2,
  listLitters: 2,
  listChats: 2,
  listWaitlists: 3,
};

let market: Market;
let buyer: Person;
let seller: Person & { breederId: string };
let params: Record<string, string>;
let breedId: string;
const sent: string[] = [];
const { query } = pg.Client.prototype;

beforeAll(async () => {
  market = await openMarket({ features: "all", env: { HOLDS_PERSON: "0" } });
  [buyer, seller] = [await market.buyer(), await market.seller()];
  await market.db.updateTable("users").set({ email_verified_at: new Date() }).execute();
  const breed = await addBreed(market.services, { name: "Golden Retriever" });
  breedId = breed.id;
  const pet = await addRows(2);
  params = {
    id: pet.id,
    slug: breed.slug,
    name: `pets-${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}`,
    zip: "97330",
    provider: "google",
    email: "new@example.com",
  };
  // deno-lint-ignore no-explicit-any -- one of a dozen overloads
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    const { database } = this as { database?: string };
    if (market.app.databaseUrl.endsWith(`/${database}`)) {
      sent.push(typeof given[0] === "string" ? given[0] : given[0].text);
    }
    return query.apply(this, given as never);
  } as typeof query;
}, 60_000);
afterAll(async () => {
  pg.Client.prototype.query = query;
  await market.close();
});

let added = 0;

/** Adds `count` rows to everything that is listed. Returns a pet that is for sale. */
async function addRows(count: number): Promise<{ id: string }> {
  const { services, db } = market;
  const litter = await db.insertInto("litters").values(
    Array.from({ length: count }, (_, n) => ({
      id: services.newId(),
      breeder_id: seller.breederId,
      breed_id: breedId,
      name: `Litter ${n}`,
      state: "born" as const,
      born_on: "2026-01-02",
    })),
  ).returning("id").executeTakeFirst();
  const of = { breeder_id: seller.breederId, breed_id: breedId };
  for (let n = 0; n < count; n++) {
    await addParent(services, of);
    const other = await addBreeder(services, n % 2 ? { kind: "shelter" } : {});
    const { id: petId } = await market.pet({ breederId: other.id }, {
      breed_id: (await addBreed(services)).id,
    });
    await market.pet(seller, { breed_id: breedId, status: "sold", sold_at: new Date() });
    const { id } = await market.pet(seller, {
      breed_id: breedId,
      ...(litter ? { litter_id: litter.id } : {}),
    });
    await market.call(buyer, "POST", "/v1/pets/favorited/add", { petId: id });
    const saved = await market.call(buyer, "POST", "/v1/searches/saved", {
      name: `Up to ${n}`,
      query: `priceMaxCents=${20_000 + added++}`,
      frequency: "daily",
    });
    if (saved.status >= 400) throw new Error(JSON.stringify(saved.body));
    await checkoutOf(market).start(buyer, id);
    await market.call(buyer, "POST", "/v1/waitlists/new", { breederId: other.id });
    const { body } = await market.call(buyer, "POST", "/v1/chats/new", {
      petId,
      text: "Is Maple used to cats?",
    });
    if (!body.chat) throw new Error(JSON.stringify(body));
    await db.insertInto("notifications").values({
      id: services.newId(),
      user_id: buyer.id,
      topic: "messages",
      title: "Maple",
      text: "Reserved",
    }).execute();
  }
  await db.insertInto("reviews").expression((eb) =>
    eb.selectFrom("reservations as r").select((row) => [
      row.fn<string>("gen_random_uuid", []).as("id"),
      ...["r.id as reservation_id", "r.breeder_id", "r.consumer_id as author_id"] as const,
      row.lit(5).as("rating"),
      row.val("Lovely").as("title"),
      row.val("She came home happy.").as("text"),
    ]).where("r.id", "not in", eb.selectFrom("reviews").select("reservation_id"))
  ).columns(["id", "reservation_id", "breeder_id", "author_id", "rating", "title", "text"]).execute();
  return await market.pet(seller, { breed_id: breedId, ...(litter ? { litter_id: litter.id } : {}) });
}

/** These paths take the breeder's id; the others take the pet's. */
const OF_BREEDER = /^\/v1\/(breeders|profiles|pets\/sold)/;
const QUERIES: Record<string, string> = {
  searchPets: "?type=Dog",
  searchPetsLean: "?type=Dog",
  mapPets: "?area=-125,24,-66,50&zoom=3",
  understandSearch: "?q=golden%20retriever",
  suggestSearch: "?q=gold",
  listBreeders: "?kind=shelter",
  getStaffInvitation: `?token=${"a".repeat(64)}`,
};
const SELLERS = new Set(["listBreederReservations", "listOwnPets", "listOwnParents", "listLitters"]);
/** Maximum for operations not named above. Called without parameters, they may answer with a refusal. */
const MOST_UNNAMED = 4;
const PUBLIC = operations.filter(({ route, roles, twin }) =>
  route.method === "get" && roles.includes("none") && !twin
);

/**
 * Returns the statements of each call once the caches are warm, and the rows in each list for signed-in
 * users.
 */
async function statements(names: readonly string[]) {
  const counted: [string, number][] = [];
  const rows: [string, number][] = [];
  for (const id of names) {
    const { path } = operations.find((one) => one.id === id)!;
    const values: Record<string, string> = {
      ...params,
      ...(OF_BREEDER.test(path)
        ? { id: seller.breederId }
        : path.startsWith("/v1/user/")
        ? { id: buyer.id }
        : {}),
    };
    const address = path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "none") + (QUERIES[id] ?? "");
    const who = !(id in MOST_SIGNED_IN) ? undefined : SELLERS.has(id) ? seller : buyer;
    const ask = () => market.app.fetch(address, who ? { token: who.token } : {});
    const first = await ask();
    const body = await first.text();
    // No picture exists, but the call still looks for one.
    if (!first.ok && id !== "getMedia" && (id in MOST || who)) {
      throw new Error(`${id} answers ${first.status}: ${body.slice(0, 300)}`);
    }
    sent.length = 0;
    await (await ask()).text();
    counted.push([id, sent.length]);
    if (who) rows.push([id, (Object.values(JSON.parse(body)).find(Array.isArray) ?? []).length]);
  }
  return { sent: Object.fromEntries(counted), rows };
}

describe("the statements of a call", () => {
  it("are as many for 20 rows as for two, and no more than they may be", async () => {
    const most: Record<string, number> = {
      ...Object.fromEntries(PUBLIC.map(({ id }) => [id, MOST_UNNAMED])),
      ...MOST,
      ...MOST_SIGNED_IN,
    };
    const few = await statements(Object.keys(most));
    await addRows(18);
    const many = await statements(Object.keys(most));
    expect(few.rows.filter(([, count]) => count < 2)).toEqual([]);
    expect(many.rows.filter(([, count]) => count < 20)).toEqual([]);
    expect(many.sent).toEqual(few.sent);
    expect(Object.entries(many.sent).filter(([id, count]) => count > most[id]!)).toEqual([]);
  }, 60_000);

  it("are few for a hold and its release", async () => {
    const { id } = await market.pet(seller, { breed_id: breedId });
    sent.length = 0;
    const { body } = await checkoutOf(market).start(buyer, id);
    expect(sent.length).toBeLessThanOrEqual(10);
    sent.length = 0;
    const released = await market.call(buyer, "PUT", "/v1/pets/reserved/status/update", {
      reservedPetId: body.reservedPetId,
      action: "cancel",
    });
    expect(released.status).toBe(200);
    expect(sent.length).toBeLessThanOrEqual(9);
  });
});
