import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { postgresBus } from "../../platform/ports/realtime/postgres_bus.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { addBreed, addBreeder, addParent, addPet, daysAgo } from "../../testing/fixtures.ts";
import { countFacets, findIds } from "../../testing/search_sql.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { refreshCards } from "../pets/card_store.ts";
import { countBits } from "./bits_index.ts";
import { createCards } from "./cards_index.ts";
import { brokenParts } from "./check_index.ts";
import { type IndexedSearch, indexedSearch } from "./engine_actions.ts";
import { AVAILABLE as NONE, CHECK, type CheckAnswer, CHECKS_CHANNEL } from "./engine_rules.ts";
import { askForCheck, deleteOldChanges, findChanges, findSnapshot } from "./feed_store.ts";
import { type Filters, orderOf, type SortKey } from "./rules.ts";
import { unpackPets } from "./snapshot_index.ts";

let world: TestServices;
let dataDir: string;
let breeders: Awaited<ReturnType<typeof addBreeder>>[];
let breeds: string[];
const ids: string[] = [];
const connections: pg.Client[] = [];

const find = (search: IndexedSearch, filters: Partial<Filters> = {}, sort: SortKey = "newest", page = 1) => {
  const asked = { ...NONE, ...filters };
  const order = orderOf(sort, 1, asked.near !== undefined);
  return search.find({
    filters: asked,
    order,
    at: { cursor: undefined, page },
    today: world.services.now(),
    withCounts: true,
  });
};
const prices = async (search: IndexedSearch): Promise<(number | undefined)[]> => {
  const { cards, counts } = await find(search, { q: "feedling" }, "price");
  const facet = counts.find(({ facet }) => facet === "priceMax")?.value;
  return [cards.length, facet === undefined ? undefined : Number(facet)];
};

beforeAll(async () => {
  dataDir = await Deno.makeTempDir({ prefix: "hearthpaw-search-" });
  world = await startServices({ env: { DATA_DIR: dataDir } });
  const { services } = world;
  breeders = [await addBreeder(services), await addBreeder(services)];
  breeds = [
    (await addBreed(services)).id,
    (await addBreed(services, { name: "Siamese", category: "Cats" })).id,
  ];
  for (let at = 0; at < 30; at++) {
    const pet = await addPet(services, { breeder_id: breeders[at % 2]!.id, breed_id: breeds[at % 2]! });
    ids.push(pet.id);
  }
  for (let at = 0; at < 3; at++) {
    const client = new pg.Client({ connectionString: world.databaseUrl, lock_timeout: 2_000 });
    await client.connect();
    connections.push(client);
  }
});
afterEach(async () => {
  for (const client of connections) await client.query("rollback");
});
afterAll(async () => {
  for (const client of connections) await client.end();
  await world.close();
  await Deno.remove(dataDir, { recursive: true });
});

/** Creates a pet that only its name finds. */
async function feedling(): Promise<string> {
  await world.db.updateTable("pets").set({ name: "Other" }).where("name", "=", "Feedling").execute();
  const { id } = await addPet(world.services, {
    breeder_id: breeders[0]!.id,
    breed_id: breeds[0]!,
    name: "Feedling",
  });
  return id;
}
const setPrice = (client: pg.Client, id: string, cents: number) =>
  client.query("update pets set price_cents = $2 where id = $1", [id, cents]);

/** Changes the card like a hold does. */
const hold = (client: pg.Client, id: string) =>
  client.query(`update pets set card = replace(card, '"onHold": false', '"onHold": true') where id = $1`, [
    id,
  ]);

describe("cards in memory", () => {
  const isOnHold = async (cards: ReturnType<typeof createCards>, id: string) =>
    JSON.parse((await cards.read(world.db, [id], false)).get(id)!).onHold;

  it("are read once until their pet changes", async () => {
    const [id, cards] = [await feedling(), createCards()];
    expect(await isOnHold(cards, id)).toBe(false);
    await hold(connections[0]!, id);
    expect(await isOnHold(cards, id)).toBe(false);
    cards.changed([id]);
    expect(await isOnHold(cards, id)).toBe(true);
    cards.clear();
    await refreshCards(world.db, [id]);
    expect(await isOnHold(cards, id)).toBe(false);
  });

  it("are not kept when something changed while they were read", async () => {
    const [id, cards] = [await feedling(), createCards()];
    const reading = isOnHold(cards, id);
    cards.changed([ids[0]!]);
    expect(await reading).toBe(false);
    await hold(connections[0]!, id);
    expect(await isOnHold(cards, id)).toBe(true);
  });

  it("take no more memory than they may, and know who can be reserved", async () => {
    const [id, cards] = [await feedling(), createCards(10)];
    expect(await isOnHold(cards, id)).toBe(false);
    await hold(connections[0]!, id);
    expect(await isOnHold(cards, id)).toBe(true);
    const roomy = createCards();
    await world.db.updateTable("pets").set({ status: "reserved" }).where("id", "=", id).execute();
    for (let turn = 0; turn < 2; turn++) {
      expect([...(await roomy.read(world.db, [id], true)).keys()]).toEqual([]);
      expect([...(await roomy.read(world.db, [id], false)).keys()]).toEqual([id]);
    }
  });
});

describe("the feed of changes", () => {
  it("misses no transaction that began first and ends last", async () => {
    const [slow, quick] = connections as [pg.Client, pg.Client];
    const id = await feedling();
    const search = indexedSearch(world.services);
    await slow.query("begin");
    await setPrice(slow, id, 111_100);
    expect(await prices(search)).toEqual([1, 250_000]);
    for (let at = 0; at < 3; at++) {
      await setPrice(quick, ids[0]!, 120_000 + at);
      expect((await find(search, { priceMaxCents: 120_000 + at, priceMinCents: 120_000 + at })).total).toBe(
        1,
      );
    }
    await slow.query("commit");
    expect(await prices(search)).toEqual([1, 111_100]);
  });

  it("misses no transaction that ends between two pages of one reading", async () => {
    const [slow, quick] = connections as [pg.Client, pg.Client];
    const id = await feedling();
    let betweenPages: (() => Promise<unknown>) | undefined;
    const db = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isPage = result.rows.length === 2 && result.rows.every((row) => "snapshot" in row);
        if (isPage) [betweenPages] = [undefined, await betweenPages?.()];
        return result;
      },
    });
    const search = indexedSearch({ ...world.services, db }, 2);
    expect(await prices(search)).toEqual([1, 250_000]);
    await slow.query("begin");
    await setPrice(slow, id, 112_200);
    for (const other of ids.slice(0, 3)) await setPrice(quick, other, 121_000);
    const commit = vi.fn(() => slow.query("commit"));
    betweenPages = commit;
    await prices(search);
    expect(commit).toHaveBeenCalledOnce();
    expect(await prices(search)).toEqual([1, 112_200]);
  });

  it("tells of what a search asks for or shows, and of no card made the same or change that was undone", async () => {
    const [client] = connections as [pg.Client];
    const id = await feedling();
    const count = async () =>
      Number((await client.query("select count(*) from pet_changes where pet_id = $1", [id])).rows[0].count);
    const before = await count();
    await refreshCards(world.db, [id]);
    await client.query("begin");
    await setPrice(client, id, 1);
    await client.query("rollback");
    expect(await count()).toBe(before);
    const search = indexedSearch(world.services);
    const shown = async () =>
      (await find(search, { q: "feedling" })).cards.map((card) => JSON.parse(card).onHold);
    expect(await shown()).toEqual([false]);
    await hold(client, id);
    expect(await count()).toBe(before + 1);
    expect(await shown()).toEqual([true]);
    // The trigger does not notify anyone, because that would make changes wait for one another.
    const told: (string | undefined)[] = [];
    client.on("notification", ({ payload }) => told.push(payload));
    await client.query("listen pet_changes");
    await client.query("begin");
    await setPrice(client, id, 1);
    await setPrice(client, id, 2);
    await client.query("commit");
    expect(await count()).toBe(before + 3);
    await askForCheck(world.db);
    await expect.poll(() => told).toEqual([CHECK]);
    await client.query("unlisten pet_changes");
    client.removeAllListeners("notification");
    const isMedium = async () => (await find(search, { q: "feedling", adultSize: ["medium"] })).total === 1;
    expect(await isMedium()).toBe(false);
    await client.query("update pets set adult_weight_lb = 44 where id = $1", [id]);
    expect(await isMedium()).toBe(true);
  });

  it("tells of the offspring of a parent whose health tests change, and not of its other changes", async () => {
    const { services, db } = world;
    const of = { breeder_id: breeders[0]!.id, breed_id: breeds[0]! };
    const { id: dam_id } = await addParent(services, of, { health_tests: "[]" });
    const { id } = await addPet(services, { ...of, dam_id });
    const changes = async () => {
      const none = { xid: "0", petId: "00000000-0000-0000-0000-000000000000" };
      const found = await findChanges(db, { since, after: none, limit: 100 });
      return found.changes.filter(({ petId }) => petId === id).length;
    };
    let since = await findSnapshot(db);
    await db.updateTable("parents").set({ color: "Ruby" }).where("id", "=", dam_id).execute();
    expect(await changes()).toBe(0);
    since = await findSnapshot(db);
    const health_tests = JSON.stringify([{ type: "Hips", laboratory: "OFA", result: "Good" }]);
    await db.updateTable("parents").set({ health_tests }).where("id", "=", dam_id).execute();
    expect(await changes()).toBe(1);
    const tested = await find(indexedSearch(services), { parentTests: ["hips"] });
    expect(tested.cards.map((card) => JSON.parse(card).id)).toEqual([id]);
    await db.deleteFrom("pets").where("id", "=", id).execute();
  });

  it("is read a page at a time, each change once, with those of transactions that were open before", async () => {
    const [slow, quick] = connections as [pg.Client, pg.Client];
    const { db } = world;
    const note = (client: pg.Client, some: readonly string[]) =>
      client.query("insert into pet_changes (pet_id) select unnest($1::uuid[])", [some]);
    await note(quick, ids.slice(0, 9));
    await slow.query("begin");
    await note(slow, ids.slice(0, 5));
    await note(quick, ids.slice(5, 9));
    const since = await findSnapshot(db);
    await note(quick, ids.slice(3, 8));
    await slow.query("commit");
    await note(quick, ids.slice(7, 12));
    const none = { xid: "0", petId: "00000000-0000-0000-0000-000000000000" };
    for (const limit of [1, 2, 4, 100]) {
      const found: string[] = [];
      for (let after = none;;) {
        const { changes } = await findChanges(db, { since, after, limit });
        found.push(...changes.map(({ petId }) => petId));
        if (changes.length < limit) break;
        after = changes.at(-1)!;
      }
      expect(found.toSorted()).toEqual(
        [...ids.slice(0, 5), ...ids.slice(3, 8), ...ids.slice(7, 12)].toSorted(),
      );
    }
  });

  it("keeps a search equal to the tables, whatever several connections change, end and undo", async () => {
    const step = fc.record({
      client: fc.nat(2),
      what: fc.constantFrom("change", "change", "change", "commit", "rollback", "standing", "ask", "ask"),
      pet: fc.nat(29),
      column: fc.constantFrom<[string, ...unknown[]]>(
        ["price_cents", 100, 90_000, 250_000],
        ["status", "available", "reserved", "temporary-pause", "sold"],
        ["color", "Ruby", "Blenheim", null],
        ["sex", "Male", "Female"],
        ["name", "Boris", "Maple 50%"],
        ["badges", [1], [5, 1], []],
        ["good_with", ["dogs"], []],
        ["latitude", 44.5, null, -20],
        ["birth_date", daysAgo(world.services, 10), daysAgo(world.services, 100)],
        ["listed_at", "2026-11-01 10:00:00.000001+00", "2026-11-01 10:00:00+00"],
        ["training", ["crateTraining"], []],
        ["registries", ["AKC", "healthRecords"], []],
        ["video_key", "one.mp4", null],
        ["go_home_date", daysAgo(world.services, -20), null],
        ["weight_lb", 30, 5],
        ["card", null],
      ),
      value: fc.nat(20),
    });
    const { slug } = await world.db.selectFrom("breeds").select("slug").where("id", "=", breeds[0]!)
      .executeTakeFirstOrThrow();
    const wish = fc.record({
      q: fc.constantFrom("bo", "50%", "RUBY", "siam"),
      color: fc.subarray(["Ruby", "Blenheim"]),
      sex: fc.subarray(["Male", "Female"]),
      badges: fc.subarray([1, 5]),
      age: fc.subarray(["under-8-weeks", "3-6-months"] as const),
      type: fc.subarray(["Dog"] as const),
      goodWith: fc.subarray(["dogs"]),
      training: fc.subarray(["crateTraining"]),
      registry: fc.subarray(["AKC"]),
      documents: fc.subarray(["healthRecords"]),
      hasVideo: fc.boolean(),
      readyBy: fc.constantFrom(daysAgo(world.services, 3), daysAgo(world.services, -5)),
      readyFrom: fc.constant(daysAgo(world.services, -1)),
      deliverTo: fc.constantFrom({ isByRoad: true }, { isByRoad: false }),
      priceMinCents: fc.constantFrom(101, 90_000),
      available: fc.boolean(),
      near: fc.record({
        latitude: fc.constant(44),
        longitude: fc.constant(-123),
        miles: fc.constantFrom(100, undefined),
      }),
      notBreeds: fc.subarray([slug]),
      notColor: fc.subarray(["ruby", "blen"]),
      notSizeClass: fc.subarray(["Toy"]),
      notCoatType: fc.subarray(["Long"]),
      notGeneration: fc.subarray(["F1"]),
      notRescue: fc.boolean(),
      notState: fc.subarray(["OR"]),
      notNear: fc.subarray([{ latitude: 44, longitude: -123, miles: 100 }]),
    }, { requiredKeys: [] });
    const search = indexedSearch(world.services);
    const { db } = world;

    async function ask(filters: Partial<Filters>, sort: SortKey) {
      const asked = { ...NONE, ...filters };
      const order = orderOf(sort, 1, asked.near !== undefined);
      const expected = await findIds(db, asked, order, world.services.now());
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / 20); page++) {
        found.push(...(await find(search, filters, sort, page)).cards.map((card) => JSON.parse(card).id));
      }
      const { total, counts, cards } = await find(search, filters, sort);
      const kept = await db.selectFrom("pets").select("card").where("id", "in", [...expected, breeds[0]!])
        .execute();
      const without = (
        { distanceMiles: _, deliveryCents: __, priceWithFeeCents: _fee, ...card }: Record<string, unknown>,
      ) => card;
      for (const card of cards) {
        expect(kept.map((row) => JSON.parse(row.card!))).toContainEqual(without(JSON.parse(card)));
      }
      if (order.key !== "distance") expect(total).toBe(expected.length);
      expect(found).toEqual(expected);
      const rows = await countFacets(db, asked, world.services.now());
      const plain = (all: typeof counts) =>
        all.filter(({ count, value }) => count > 0 && value !== null).map(({ facet, value, count }) =>
          `${facet} ${value} ${count}`
        ).sort();
      expect(plain(counts)).toEqual(plain(rows));
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 40 }),
        fc.infiniteStream(wish),
        fc.infiniteStream(fc.constantFrom<SortKey>("price", "age", "newest", "distance")),
        async (steps, wishes, sorts) => {
          for (const client of connections) await client.query("rollback");
          const open = new Set<number>();
          const locked = new Map<number, number>();
          const end = async (at: number, how: string) => {
            if (!open.delete(at)) return;
            await connections[at]!.query(how);
            for (const [pet, by] of locked) if (by === at) locked.delete(pet);
          };
          for (const { client, what, pet, column: [name, ...values], value } of steps) {
            const id = ids[pet]!;
            if (what === "commit" || what === "rollback") await end(client, what);
            else if (what === "change") {
              if ((locked.get(pet) ?? client) !== client) continue;
              if (!open.has(client)) await connections[client]!.query("begin");
              open.add(client);
              locked.set(pet, client);
              await connections[client]!.query(`update pets set ${name} = $2 where id = $1`, [
                id,
                values[value % values.length],
              ]);
              if (name !== "card") await refreshOn(connections[client]!, id);
            } else if (what === "standing" && open.size === 0) {
              const { id: breederId, user } = breeders[1]!;
              const account_status = value % 2 ? "Suspended" as const : "Active" as const;
              await db.updateTable("users").set({ account_status }).where("id", "=", user.id).execute();
              await db.transaction().execute((trx) => breederStandingChanged(trx, breederId));
            } else await ask(wishes.next().value!, sorts.next().value!);
          }
          for (const at of Array.from(open)) await end(at, "commit");
          await ask(wishes.next().value!, sorts.next().value!);
        },
      ),
      { numRuns: 6, seed: 20261122 },
    );
  });

  it("is deleted after a day", async () => {
    await sql`update pet_changes set made_at = now() - interval '25 hours'`.execute(world.db);
    await feedling();
    expect(await deleteOldChanges(world.db, 1, 10_000)).toBeGreaterThan(0);
    expect(await deleteOldChanges(world.db, 1, 10_000)).toBe(0);
    expect((await world.db.selectFrom("pet_changes").selectAll().execute()).length).toBeGreaterThan(0);
  });
});

/** Does the same as `refreshCards`, on a connection under the test's control. */
async function refreshOn(client: pg.Client, id: string): Promise<void> {
  await client.query(
    `update pets set card = coalesce(card, $2) where id = $1`,
    [id, JSON.stringify({ id, defaultImage: {} })],
  );
}

it("two processes follow within a second, and compare with the tables when they are asked, also after a lost connection", async () => {
  const id = await feedling();
  const [client] = connections as [pg.Client];
  const processes = [0, 1].map(() => {
    const bus = postgresBus({
      connectionString: world.databaseUrl,
      pool: world.services.pool,
      channel: "pet_changes",
    });
    return { bus, search: indexedSearch(world.services) };
  });
  const allSee = (cents: number) =>
    expect.poll(() => Promise.all(processes.map(({ search }) => prices(search))), {
      timeout: 5_000,
      interval: 5,
    })
      .toEqual([[1, cents], [1, cents]]);
  try {
    let told = 0;
    for (const { search, bus } of processes) await search.follow(bus, () => told++);
    await setPrice(client, id, 100_100);
    await allSee(100_100);
    const held = async ({ search }: (typeof processes)[number]) =>
      JSON.parse((await find(search, { q: "feedling" })).cards[0]!).onHold;
    told = 0;
    await hold(client, id);
    await expect.poll(() => Promise.all(processes.map(held)), { interval: 5 }).toEqual([true, true]);
    // A process may show the hold a moment before it announces it.
    await expect.poll(() => told, { interval: 5 }).toBe(2);

    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'hearthpaw realtime'`);
    await setPrice(client, id, 100_200);
    await allSee(100_200);

    await Promise.all(
      processes.map(({ bus }) => expect.poll(() => bus.isListening(), { timeout: 5_000 }).toBe(true)),
    );
    // A comparison with the tables finds a change that was not recorded.
    const [slow, , listener] = connections as [pg.Client, pg.Client, pg.Client];
    const said: CheckAnswer[] = [];
    listener.on("notification", ({ payload }) => said.push(JSON.parse(payload!)));
    await listener.query(`listen ${CHECKS_CHANNEL}`);
    const checked = async () => {
      said.length = 0;
      await askForCheck(world.db);
      await expect.poll(() => said.filter(({ check }) => check).length, { timeout: 5_000, interval: 5 }).toBe(
        2,
      );
      return said.flatMap(({ check }) => check ?? []);
    };
    await slow.query("set session_replication_role = replica");
    await setPrice(slow, id, 100_400);
    await slow.query("delete from pets where id = $1", [ids[29]]);
    await slow.query("reset session_replication_role");
    const wrong = [{ wrong: 2, broken: [] }, { wrong: 2, broken: [] }];
    expect(await checked()).toMatchObject(wrong);
    await allSee(100_400);
    expect(await checked()).toMatchObject(wrong.map((one) => ({ ...one, wrong: 0 })));
    expect(world.logged.filter(({ msg }) => msg.startsWith("the search index differed"))).toHaveLength(2);

    await client.query("delete from pet_images where pet_id = $1", [id]);
    await client.query("delete from pets where id = $1", [id]);
    await expect.poll(() => Promise.all(processes.map(({ search }) => prices(search))), { interval: 5 })
      .toEqual([[0, undefined], [0, undefined]]);
  } finally {
    for (const { search, bus } of processes) {
      await search.stop();
      await bus.close();
    }
  }
});

it("a process takes over what the last one kept, with what has changed since, and nothing that does not fit", async () => {
  const id = await feedling();
  const [client, slow] = connections as [pg.Client, pg.Client];
  const file = `${dataDir}/search_index`;
  const silent = { listen: () => {} };
  const logged = (began: number) =>
    world.logged.slice(began).map(({ msg }) => msg).filter((msg) => msg.includes("index"));
  /** Starts a process, queries it, and stops it. */
  async function life(expected: number): Promise<string[]> {
    const began = world.logged.length;
    const search = indexedSearch(world.services);
    await search.follow(silent);
    expect(await prices(search)).toEqual([1, expected]);
    await search.stop();
    return logged(began);
  }
  await Deno.remove(file).catch(() => {});
  expect(await life(250_000)).toEqual(["search index loaded"]);
  // Startup deletes drafts of killed processes, but not those that another process may be writing.
  for (const draft of ["left", "written"]) await Deno.writeTextFile(`${file}.${draft}`, "half");
  await Deno.utime(`${file}.left`, 0, Date.now() / 1_000 - 3_600);
  expect(await life(250_000)).toEqual(["search index loaded from its snapshot"]);
  const drafts = await Array.fromAsync(Deno.readDir(dataDir), ({ name }) => name);
  expect(drafts.filter((name) => name.startsWith("search_index."))).toEqual(["search_index.written"]);
  await Deno.remove(`${file}.written`);

  // One change started before the index was saved and ends afterward. Another happens in between.
  await slow.query("begin");
  await setPrice(slow, id, 222_200);
  await setPrice(client, ids[1]!, 130_000);
  expect(await life(250_000)).toEqual(["search index loaded from its snapshot"]);
  await slow.query("commit");
  const search = indexedSearch(world.services);
  await search.follow(silent);
  expect(await prices(search)).toEqual([1, 222_200]);
  await search.stop();

  const whole = await Deno.readFile(file);
  await Deno.writeFile(file, whole.subarray(0, whole.length / 2));
  expect(await life(222_200)).toEqual(["search index loaded"]);
  // The file is from another database, or so old that later changes were deleted.
  for (const [pattern, digit] of [[/"identity":"(?=\d)/, "x"], [/"at":1(?=\d{12})/, "0"]] as const) {
    // The pattern searches the current file, because the length of a note depends on the transactions open in
    // the whole cluster.
    const other = await Deno.readFile(file);
    const { index, 0: found } = pattern.exec(new TextDecoder("latin1").decode(other))!;
    other.set(new TextEncoder().encode(digit), index + found.length);
    await Deno.writeFile(file, other);
    expect(await life(222_200)).toEqual(["search index loaded"]);
  }
  expect(await life(222_200)).toEqual(["search index loaded from its snapshot"]);
  // The facts of a breed are part of its pets' saved data.
  await client.query(
    "update breeds set facts = jsonb_set(facts, '{weightLb,male}', '[40, 50]') where id = $1",
    [
      breeds[0],
    ],
  );
  expect(await life(222_200)).toEqual(["search index loaded"]);
  expect(await life(222_200)).toEqual(["search index loaded from its snapshot"]);

  // The file is from a later state than the database, which was restored: its next transactions reuse earlier
  // numbers.
  const packed = await Deno.readFile(file);
  const note = /("snapshot":")(\d+):(\d+):[\d,]*"/.exec(new TextDecoder("latin1").decode(packed))!;
  const nines = (number: string) => "9".repeat(number.length);
  // The list of open transactions is dropped. Blanks keep the length of the note.
  const later = `${note[1]}${nines(note[2]!)}:${nines(note[3]!)}:"`.padEnd(note[0].length);
  packed.set(new TextEncoder().encode(later), note.index);
  await Deno.writeFile(file, packed);
  await setPrice(client, id, 333_300);
  expect(await life(333_300)).toEqual([
    "search index loaded from its snapshot",
    "reloading the search index because the database was restored",
    "search index loaded",
  ]);
});

it("a process that ends numbers its rows anew once many pets are not where those of their color stand", async () => {
  const [client] = connections as [pg.Client];
  const search = indexedSearch(world.services);
  await search.follow({ listen: () => {} });
  await client.query("update pets set color = 'Brindle' where id = any($1)", [ids]);
  await expect.poll(async () => (await find(search, { color: ["Brindle"] })).total).toBeGreaterThan(10);
  await search.stop();
  const { pets } = unpackPets(await Deno.readFile(`${dataDir}/search_index`))!;
  expect([brokenParts(pets), countBits(pets.strays)]).toEqual([[], 0]);
});

it("tells of a change once a search knows it", async () => {
  const id = await feedling();
  const [client] = connections as [pg.Client];
  await setPrice(client, id, 100_000);
  const bus = postgresBus({
    connectionString: world.databaseUrl,
    pool: world.services.pool,
    channel: "pet_changes",
  });
  const search = indexedSearch(world.services);
  const found: Promise<unknown>[] = [];
  try {
    await search.follow(bus, () => found.push(prices(search)));
    found.length = 0;
    await setPrice(client, id, 200_000);
    await expect.poll(() => found.length).toBeGreaterThan(0);
    expect(await found[0]).toEqual([1, 200_000]);
  } finally {
    await search.stop();
    await bus.close();
  }
});
