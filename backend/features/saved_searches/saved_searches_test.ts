import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed, daysAgo } from "../../testing/fixtures.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { found, type Row, type Wish } from "../../testing/search_oracle.ts";
import { withTx } from "../../platform/db/tx.ts";
import { refreshCards } from "../pets/card_store.ts";
import { breederStandingChanged, petChanged } from "../pets/actions.ts";
import { matchPet, sendSearchDigests, tellSearch } from "./match_actions.ts";
import { MOST_TOLD, pageOf, readQuery } from "./rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
beforeAll(async () => {
  market = await openMarket({ features: ["notifications", "saved_searches"] });
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const PATH = "/v1/searches/saved";
const save = (who: Person, query: string, frequency = "instant", name = "My search") =>
  market.call(who, "POST", PATH, { name, query, frequency });
const listed = async (who: Person) => (await market.call(who, "GET", PATH)).body.savedSearches as Body[];
/** Lists a pet as its breeder would, and runs all jobs, including those that wait some seconds. */
async function list(change: Parameters<Market["pet"]>[1] = {}) {
  const pet = await market.pet(seller, { listed_at: new Date(), ...change });
  await announce(pet.id);
  return pet;
}
async function announce(petId: string) {
  await withTx(market.db, (trx) => petChanged(trx, market.services, petId));
  await run();
}
async function run() {
  await runJobs(market);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(market.db);
  await runJobs(market);
}
const news = async (who: Person) =>
  (await market.call(who, "GET", `/v1/user/${who.id}/notifications`)).body.notifications as Body[];
const mails = (who: Person) =>
  market.db.selectFrom("mails as m").innerJoin("mailbox as b", "b.message_id", "m.message_id")
    .select(["m.subject", "b.text_body as text", "b.headers"]).where("m.user_id", "=", who.id)
    .where("m.kind", "=", "saved-search").execute();

describe("saved searches", () => {
  it("are kept once for the same filters, renamed, opened and deleted, by nobody else", async () => {
    const [who, other] = [await market.buyer(), await market.buyer()];
    const { body: { savedSearch: first } } = await save(
      who,
      "zip=97211&distance=150&type=Dog&sort=price&page=3",
    );
    expect(first).toMatchObject({
      query: "distance=150&type=Dog&zip=97211",
      url: "/search?distance=150&type=Dogs&zip=97211",
      newCount: 0,
    });
    const again = await save(who, "?type=Dog&zip=97211&distance=150", "daily", "Dogs nearby");
    expect(again.body.savedSearch).toMatchObject({ id: first.id, name: "Dogs nearby", frequency: "daily" });
    expect(await listed(who)).toHaveLength(1);
    const path = `${PATH}/${first.id}`;
    for (const by of [other, who]) {
      const status = by === who ? 200 : 404;
      const change = { name: "Dogs", frequency: "instant" };
      expect((await market.call(by, "PUT", path, change)).status).toBe(status);
      expect((await market.call(by, "POST", `${path}/open`)).status).toBe(status);
      expect((await market.call(by, "DELETE", path)).status).toBe(status);
    }
    expect((await market.call(who, "DELETE", path)).status).toBe(404);
    expect(await listed(who)).toEqual([]);
  });

  it("are refused where they are no search, and beyond 50, also at the same moment", async () => {
    const who = await market.buyer();
    expect((await save(who, "type=Horse")).status).toBe(422);
    expect((await save(who, "color=%00")).status).toBe(422);
    expect((await save(who, "zip=00000")).body.code).toBe("zip_unknown");
    for (let n = 0; n < 48; n += 12) {
      await Promise.all(Array.from({ length: 12 }, (_, i) => save(who, `q=${n + i}`)));
    }
    const answers = await Promise.all(["a", "b", "c", "d"].map((q) => save(who, `q=${q}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("too_many_saved");
    // An existing search can still be changed.
    expect((await save(who, "q=1", "daily")).status).toBe(200);
    // Otherwise they would run for every pet below.
    await market.db.deleteFrom("saved_searches").where("user_id", "=", who.id).execute();
  });

  it("lead to the search page by the names that it knows", () => {
    const { text } = readQuery(
      "type=Cat&type=Dog&sex=Male&priceMinCents=100000&priceMaxCents=250050&q=a%26b",
    )!;
    expect(pageOf(text)).toBe("/search?maxPrice=2501&minPrice=1000&q=a%26b&gender=Male&type=Cats&type=Dogs");
    expect(pageOf("breedSlug=pug&notBreed=doodle")).toBe("/search?breed=pug&notBreed=doodle");
    const leftOut = "notSizeClass=Toy&notCoatType=Long&notGeneration=F1&notRescue=true";
    expect(pageOf(leftOut)).toBe(`/search?${leftOut}`);
    expect(pageOf("")).toBe("/search?type=Dogs&type=Cats");
  });
});

describe("a pet that is listed", () => {
  it("is told at once to whom it suits, once, in the page and by an email that can be left", async () => {
    const [who, not] = [await market.buyer(), await market.buyer()];
    await save(who, "color=Ruby&sex=Female", "instant", "Ruby girls");
    await save(not, "color=Ruby&sex=Male");
    const pet = await list({ name: "Ruby Rose", color: "Ruby" });
    expect(await news(who)).toMatchObject([{
      title: "Ruby Rose matches your search",
      text: expect.stringMatching(
        /^Ruby Rose, .* in Corvallis, OR, \$2,575\. From your saved search “Ruby girls”\.$/,
      ),
      url: `/pets/${pet.id}`,
      group: "listing",
    }]);
    const [mail] = await mails(who);
    expect(mail!.text).toContain("Your saved search “Ruby girls” found a new pet:");
    expect(mail!.headers["List-Unsubscribe"]).toContain("token=");
    expect(await news(not)).toEqual([]);
    const [{ id, newCount }] = await listed(who);
    expect(newCount).toBe(1);
    expect((await market.call(who, "POST", `${PATH}/${id}/open`)).body.savedSearch.newCount).toBe(0);
    // Held, reserved and available again: no second notice.
    await announce(pet.id);
    await Promise.all([matchPet(market.services, pet.id), tellSearch(market.services, id), announce(pet.id)]);
    expect([(await news(who)).length, (await mails(who)).length]).toEqual([1, 1]);
  });

  it("is told of together with its littermates, 20 at most at once, each once", async () => {
    const who = await market.buyer();
    await save(who, "color=Seal", "instant", "Seal points");
    const pets = [];
    for (let n = 0; n < 23; n++) {
      pets.push(await market.pet(seller, { color: "Seal", listed_at: new Date() }));
    }
    for (const { id } of pets) {
      await withTx(market.db, (trx) => refreshCards(trx, [id]));
      await matchPet(market.services, id);
    }
    await run();
    expect((await news(who)).map(({ title }) => title).sort()).toEqual([
      "20 new pets match “Seal points”",
      "3 new pets match “Seal points”",
    ]);
    const text = (await mails(who)).map((mail) => mail.text).join("\n");
    for (const { name } of pets) expect(text.split(`\n${name}, `)).toHaveLength(2);
  });

  it("is told of behind 20 that were found before it and no longer fit", async () => {
    const who = await market.buyer();
    await save(who, "color=Lilac&priceMaxCents=200000", "instant", "Lilacs");
    const find = async () => {
      const { id } = await market.pet(seller, {
        color: "Lilac",
        price_cents: 190_000,
        listed_at: new Date(),
      });
      await withTx(market.db, (trx) => refreshCards(trx, [id]));
      await matchPet(market.services, id);
      return id;
    };
    const stale = [];
    for (let n = 0; n < MOST_TOLD; n++) stale.push(await find());
    await market.db.updateTable("pets").set({ price_cents: 210_000 }).where("id", "in", stale).execute();
    const fitting = await find();
    const { id: searchId } = (await listed(who))[0]!;
    // Each message looks at 20 finds.
    for (let message = 0; message < 2; message++) await tellSearch(market.services, searchId);
    expect((await news(who)).map(({ url }) => url)).toEqual([`/pets/${fitting}`]);
    await tellSearch(market.services, searchId);
    expect(await news(who)).toHaveLength(1);
  });

  it("is told of where a word for several breeds and a state were saved", async () => {
    const who = await market.buyer();
    const breed = await addBreed(market.services, { name: "Labradoodle", slug: "labradoodle" });
    const { body: { savedSearch } } = await save(who, "breedName=doodle&state=TX");
    expect(savedSearch.url).toBe("/search?breedName=doodle&state=TX");
    await list({ breed_id: breed.id, state: "OR", name: "Otis" });
    await list({ breed_id: breed.id, state: "TX", name: "Tess" });
    expect((await news(who)).map(({ title }) => title)).toEqual(["Tess matches your search"]);
  });

  it("is not told of to who left its breed, color, state or surroundings out", async () => {
    const who = await market.buyer();
    const breed = await addBreed(market.services, { name: "Goldendoodle", slug: "goldendoodle" });
    for (
      const refused of ["notBreed=doodle", "notColor=merle", "notState=OR&notState=WA", "notZip=97211"]
    ) {
      const { body } = await save(who, `${refused}&color=Blue+Merle&q=left`, "instant", refused);
      expect(body.savedSearch.url).toContain(refused);
    }
    await list({
      breed_id: breed.id,
      color: "Blue Merle",
      name: "Left",
      state: "OR",
      latitude: 45.5,
      longitude: -122.6,
    });
    expect(await news(who)).toEqual([]);
    await list({ color: "Blue Merle", name: "Left Too", state: "TX", latitude: 30.3, longitude: -97.7 });
    expect((await news(who)).map(({ text }) => /“(.+)”/.exec(text)![1]).sort()).toEqual([
      "notBreed=doodle",
      "notState=OR&notState=WA",
      "notZip=97211",
    ]);
    expect((await save(who, "notZip=00000")).body.code).toBe("zip_unknown");
  });

  it("is no news where it was there when the search was saved, or is the person's own", async () => {
    const who = await market.buyer();
    const pet = await list({ color: "Tricolor" });
    await save(who, "color=Tricolor");
    await save(seller, "color=Tricolor&sex=Female");
    await announce(pet.id);
    await list({ color: "Tricolor" });
    expect(await news(who)).toHaveLength(1);
    expect(await news(seller)).toEqual([]);
  });

  it("is told once its price or its breeder comes to suit, and not when it is gone before", async () => {
    const who = await market.buyer();
    await save(who, "color=Sable&priceMaxCents=200000");
    const pet = await list({ color: "Sable" });
    expect(await news(who)).toEqual([]);
    await market.db.updateTable("pets").set({ price_cents: 190_000 }).where("id", "=", pet.id).execute();
    await announce(pet.id);
    expect(await news(who)).toHaveLength(1);
    const hidden = await market.seller();
    const late = await market.pet(hidden, { color: "Sable", price_cents: 1_000, listed_at: new Date() });
    await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", hidden.id)
      .execute();
    await withTx(market.db, (trx) => breederStandingChanged(trx, hidden.breederId));
    await run();
    expect(await news(who)).toHaveLength(1);
    await market.db.updateTable("users").set({ account_status: "Active" }).where("id", "=", hidden.id)
      .execute();
    await withTx(market.db, (trx) => breederStandingChanged(trx, hidden.breederId));
    await run();
    expect((await news(who))[0]).toMatchObject({ url: `/pets/${late.id}` });
    // Sold within the waiting time of the notice.
    const sold = await market.pet(seller, { color: "Sable", price_cents: 1_000, listed_at: new Date() });
    await matchPet(market.services, sold.id);
    await market.db.updateTable("pets").set({ status: "sold" }).where("id", "=", sold.id).execute();
    await run();
    expect(await news(who)).toHaveLength(2);
  });

  it("is told to nobody who has paused or closed the account", async () => {
    const who = await market.buyer();
    await save(who, "color=Merle");
    await market.db.updateTable("users").set({ account_status: "Inactive" }).where("id", "=", who.id)
      .execute();
    await list({ color: "Merle" });
    const told = await market.db.selectFrom("notifications").select("id").where("user_id", "=", who.id)
      .execute();
    expect(told).toEqual([]);
  });
});

describe("a daily search", () => {
  it("tells in the morning where its person is, of what is new, and of nothing else", async () => {
    const [who, none] = [await market.buyer(), await market.buyer()];
    for (const one of [who, none]) {
      await market.db.updateTable("users").set({
        settings: JSON.stringify({ quietHours: { timeZone: "America/Chicago" } }),
      }).where("id", "=", one.id).execute();
    }
    await save(who, "color=Lilac", "daily", "Lilac cats");
    await save(none, "color=Lilac&sex=Male", "daily");
    const rows = () =>
      market.db.selectFrom("saved_searches").select(["next_digest_at"]).where("user_id", "in", [
        who.id,
        none.id,
      ])
        .execute();
    for (const { next_digest_at } of await rows()) {
      const local = next_digest_at!.toLocaleTimeString("en-US", {
        timeZone: "America/Chicago",
        hour12: false,
      });
      expect(local).toBe("09:00:00");
      expect(next_digest_at!.getTime() - Date.now()).toBeGreaterThan(0);
      expect(next_digest_at!.getTime() - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);
    }
    await list({ color: "Lilac" });
    await list({ color: "Lilac" });
    const digest = async () => {
      await market.db.updateTable("saved_searches").set({ next_digest_at: new Date(0) })
        .where("user_id", "in", [who.id, none.id]).execute();
      const { signal } = new AbortController();
      await Promise.all([
        sendSearchDigests(market.services, signal),
        sendSearchDigests(market.services, signal),
      ]);
      await run();
    };
    expect(await news(who)).toEqual([]);
    await digest();
    expect((await news(who)).map(({ title }) => title)).toEqual(["2 new pets match “Lilac cats”"]);
    await digest();
    expect([(await news(who)).length, (await news(none)).length, (await mails(who)).length]).toEqual([
      1,
      0,
      1,
    ]);
    for (const { next_digest_at } of await rows()) {
      expect(next_digest_at!.getTime()).toBeGreaterThan(Date.now());
    }
  });
});

it("finds for every pet just the searches that an independent reckoning finds", async () => {
  const breeds = await Promise.all(
    [["Beagle", 31] as const, ["Boxer", 80] as const].map(async ([name, heaviestLb]) => {
      const facts = JSON.stringify({ weightLb: { male: [20, heaviestLb], female: [20, 25] } });
      const breed = await addBreed(market.services, { name, facts });
      return { ...breed, lightestLb: 20, heaviestLb, isCat: false, isSoldBySize: false };
    }),
  );
  const some = <T>(values: readonly T[]) =>
    fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
  // Samples favor the ends of a list.
  const seldom = <T>(value: T) =>
    fc.constantFrom<T | undefined>(undefined, undefined, undefined, value, undefined, undefined, undefined);
  const day = (later: number) => daysAgo(market.services, -later);
  const place = { latitude: 45.5653, longitude: -122.6448 };
  const wish = fc.record({
    type: some(["Dog", "Cat"]),
    breed: some(breeds.map(({ id }) => id)),
    sex: some(["Male", "Female"]),
    adultSize: fc.constantFrom(undefined, undefined, ["medium"], ["small", "large"]),
    color: some(["Fawn", "Brindle"]),
    priceMinCents: fc.constantFrom(undefined, 90_000),
    priceMaxCents: fc.constantFrom(undefined, 100_000),
    distance: fc.constantFrom(undefined, 20, 150),
    isSmall: fc.constantFrom(undefined, true as const),
    notBreed: fc.constantFrom(undefined, [breeds[0]!.slug]),
    notColor: fc.constantFrom(undefined, undefined, ["brindle"]),
    notSizeClass: fc.constantFrom(undefined, undefined, ["Toy"]),
    notRescue: fc.constantFrom(undefined, undefined, true),
    training: seldom(["crateTraining"]),
    registry: seldom(["AKC", "UKC"]),
    documents: seldom(["healthRecords"]),
    hasVideo: seldom(true),
    readyBy: seldom(day(9)),
    deliverTo: seldom("HI"),
  });
  const wishes = fc.sample(wish, { numRuns: 40, seed: 26 });
  const who = await market.buyer();
  const saved = new Map<string, Wish>();
  for (const { distance, ...rest } of wishes) {
    const query = new URLSearchParams();
    for (
      const [name, value] of Object.entries({ ...rest, ...(distance ? { zip: "97211", distance } : {}) })
    ) {
      for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
    }
    const { savedSearch } = (await save(who, query.toString(), "daily")).body;
    const { deliverTo, ...filters } = rest;
    const reached = deliverTo ? { deliverToState: deliverTo } : {};
    saved.set(
      savedSearch.id,
      { ...filters, ...reached, ...(distance ? { place, distance } : {}) } as Wish,
    );
  }
  const pets = fc.sample(
    fc.record({
      breed: fc.constantFrom(...breeds),
      sex: fc.constantFrom("Male" as const, "Female" as const),
      color: fc.constantFrom("Fawn", "Brindle", null),
      price_cents: fc.constantFrom(80_000, 90_000, 100_000, 100_001),
      size_class: fc.constantFrom("Toy", "Standard"),
      training: fc.constantFrom<string[]>(["crateTraining"], []),
      registries: fc.constantFrom<string[]>(["AKC", "healthRecords"], ["healthRecords"], ["CKC"]),
      video_key: fc.constantFrom("one.mp4", null),
      go_home_date: fc.constantFrom(day(5), day(20)),
      isNear: fc.boolean(),
    }),
    { numRuns: 45, seed: 27 },
  );
  let matches = 0;
  for (const { breed, isNear, ...columns } of pets) {
    const at = isNear ? {} : { latitude: 47.6101, longitude: -122.3344 };
    const pet = await list({ ...columns, ...at, breed_id: breed.id });
    const row: Row = {
      id: pet.id,
      name: pet.name,
      status: "available",
      type: "Dog",
      coat_type: "Long",
      generation: null,
      latitude: pet.latitude,
      longitude: pet.longitude,
      listed_at: pet.listed_at,
      ...columns,
      breed,
      birth_date: daysAgo(market.services, 84),
      badges: [],
      goodWith: [],
      parentTests: [],
      state: pet.state,
      weight_lb: pet.weight_lb,
      go_home_date: pet.go_home_date,
      deliveries: pet.deliveries,
      isRescue: false,
      isHidden: false,
    };
    const right = [...saved].filter(([, wish]) => found([row], wish, daysAgo(market.services, 0)).length > 0)
      .map(([id]) => id);
    const rows = await market.db.selectFrom("saved_search_pets").select("search_id").where(
      "pet_id",
      "=",
      pet.id,
    )
      .where("search_id", "in", [...saved.keys()]).execute();
    expect(rows.map(({ search_id }) => search_id).sort(), JSON.stringify(row)).toEqual(right.sort());
    matches += right.length;
  }
  // A calculation that finds nothing proves nothing.
  expect(matches).toBeGreaterThan(10);
}, 60_000);
