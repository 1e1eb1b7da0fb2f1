import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addBreed, addBreeder, addParent, addPet, bearer, daysAgo } from "../../testing/fixtures.ts";
import { made } from "../../testing/files.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addPreviews } from "../files/preview_actions.ts";
import { announceBreeder, announceChangedPet, checkPages, pictureChanged } from "./actions.ts";
import { refreshCards, refreshChanged } from "./card_store.ts";
import { comparePages, findPetJsons, findPetPages } from "./store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["litters", "pets"] });
});
afterAll(() => app.close());

/** Adds a breeder's family: parents, a litter and two of its pets. */
async function addFamily() {
  const breeder = await addBreeder(app.services);
  const breeds = [await addBreed(app.services), await addBreed(app.services)];
  const of = { breeder_id: breeder.id, breed_id: breeds[0]!.id };
  const sire = await addParent(app.services, of, { sex: "Male" });
  const dam = await addParent(app.services, of);
  const litter = { id: app.services.newId(), ...of, sire_id: sire.id, dam_id: dam.id, name: "Spring" };
  await app.db.insertInto("litters").values({
    ...litter,
    state: "born",
    born_on: daysAgo(app.services, 84),
    expected_on: daysAgo(app.services, 85),
    go_home_on: daysAgo(app.services, 20),
  }).execute();
  const family = { ...of, sire_id: sire.id, dam_id: dam.id, litter_id: litter.id };
  const pets = [await addPet(app.services, family), await addPet(app.services, family)];
  return { breeder, breeds, sire, dam, litter, pets: pets.map(({ id }) => id) };
}
type Family = Awaited<ReturnType<typeof addFamily>>;

/**
 * New values for each column; `n` makes the values of repeated changes differ. All of a pet's own columns are
 * changed: those missing here by their type (`plain`).
 */
const CHANGES: Record<"pets" | "parents" | "litters" | "pet_images", Record<string, (n: number) => string>> =
  {
    pets: {
      ...oneOf("state", ["OR", "WA"]),
      ...oneOf("type", ["Dog", "Cat"]),
      ...oneOf("sex", ["Male", "Female"]),
      ...oneOf("status", ["available", "reserved", "sold", "temporary-pause"]),
      ...oneOf("generation", ["F1", "F1b", "Multigen"]),
      ...lists("good_with", ["dogs", "children"]),
      ...lists("deliveries", ["pickup", "flight"]),
      ...lists("training", ["crate", "leash"]),
      ...lists("exposure", ["cars", "cats"]),
      ...lists("registries", ["AKC", "microchipped"]),
      badges: (n) => `array[${[1, 3, 5][n % 3]}]`,
      health_tests: tests,
      litter_id: (n) => n % 2 ? "null" : "(select id from litters l where l.breeder_id = pets.breeder_id)",
      sire_id: (n) => n % 2 ? "null" : "(select sire_id from litters l where l.breeder_id = pets.breeder_id)",
      dam_id: (n) => n % 2 ? "null" : "(select dam_id from litters l where l.breeder_id = pets.breeder_id)",
      breed_id: () => "(select id from breeds order by random() limit 1)",
    },
    parents: {
      ...text("name", "color", "coat_type", "description", "registration_number"),
      ...oneOf("type", ["Dog", "Cat"]),
      ...oneOf("sex", ["Male", "Female"]),
      ...numbers("weight_lb"),
      ...yesNo("genetic_testing"),
      ...lists("registries", ["AKC", "CKC"]),
      ...lists("image_keys", ["a-picture", "b-picture"]),
      health_tests: tests,
      public_image_keys: (n) => ["null", "'{}'", "array['a-picture']"][n % 3]!,
      verified_at: (n) => n % 2 ? "null" : "now()",
      breed_id: () => "(select id from breeds order by random() limit 1)",
    },
    litters: { ...text("name", "litter_number"), ...dates("born_on", "expected_on", "go_home_on") },
    pet_images: { ...text("file_key", "alt"), ...numbers("width", "height", "position") },
  };
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** Columns that no page shows or that never change. */
const APART = ["id", "breeder_id", "external_id", "card", "page", "page_body", "is_small"];

type Values = Record<string, (n: number) => string>;
function each(names: readonly string[], value: (n: number) => string): Values {
  return Object.fromEntries(names.map((name) => [name, value]));
}
function text(...names: string[]) {
  return each(names, (n) => `'other ${n}'`);
}
function oneOf(name: string, values: readonly string[]) {
  return each([name], (n) => `'${values[n % values.length]}'`);
}
function dates(...names: string[]) {
  return each(names, (n) => `date '2026-01-01' + ${n}`);
}
function moments(...names: string[]) {
  return each(names, (n) => `timestamptz '2026-01-01' + ${n} * interval '1 minute'`);
}
/** Returns a new value for a column by its type alone. */
function plain(name: string, type: string): Values {
  if (type === "text") return text(name);
  if (type === "date") return dates(name);
  if (type === "boolean") return yesNo(name);
  if (type.startsWith("timestamp")) return moments(name);
  if (/^(integer|bigint|smallint|numeric|double precision|real)$/.test(type)) return numbers(name);
  throw new Error(`say in CHANGES how pets.${name} changes: a ${type} has values of its own`);
}
function numbers(...names: string[]) {
  return each(names, (n) => `${n + 1}`);
}
function yesNo(...names: string[]) {
  return each(names, (n) => `${n % 2 === 0}`);
}
function lists(name: string, values: readonly string[]) {
  return each([name], (n) => n % 3 === 2 ? "'{}'" : `array['${values[n % 2]}']`);
}
function tests(n: number): string {
  return `'[{"type": "Cardiac", "laboratory": "OFA", "result": "${n}", "testedOn": null, "documentKey": "private/${n}"}]'`;
}

const run = (statement: RawBuilder<unknown>) => statement.execute(app.db);

/** Expects stored pages to be correct and served pages to match the tables, stored or not. */
async function expectTrue(pets: readonly string[]): Promise<void> {
  const fresh = new Map(
    (await findPetPages(app.db, pets, app.services.now())).map((pet) => [pet.id, pet]),
  );
  for (const id of pets) {
    const served = (await findPetJsons(app.db, [id], app.services.now())).get(id);
    if (!served) continue;
    expect(JSON.parse(served.pet)).toEqual(fresh.get(id));
  }
}

/** All changed columns. */
let places: { table: keyof typeof CHANGES; column: string }[];
beforeAll(async () => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'pets' and table_schema = 'public'`.execute(app.db);
  for (const { name, type } of rows) {
    if (!APART.includes(name) && !(name in CHANGES.pets)) Object.assign(CHANGES.pets, plain(name, type));
  }
  places = Object.entries(CHANGES).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => ({ table: table as keyof typeof CHANGES, column }))
  );
});
const change = () =>
  fc.record({
    what: fc.constantFrom(...places),
    n: fc.nat(90),
    of: fc.nat(1),
    /** Whether the change also rewrites the page, as every change should. */
    isWritten: fc.boolean(),
  });

it("a stored page equals one that is made anew, whatever changes, even when nobody writes it", async () => {
  const family: Family = await addFamily();
  const idsOf = {
    pets: family.pets,
    parents: [family.sire.id, family.dam.id],
    litters: [family.litter.id],
    pet_images: [],
  };
  await fc.assert(
    fc.asyncProperty(fc.array(change(), { minLength: 3, maxLength: 9 }), async (changes) => {
      for (const { what: { table, column }, n, of, isWritten } of changes) {
        const ids = idsOf[table];
        const row = table === "pet_images"
          ? sql`pet_id = ${family.pets[of]}`
          : sql`id = ${ids[of % ids.length]}`;
        await run(
          sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(CHANGES[table][column]!(n))}
            where ${row}`,
        );
        if (isWritten) await refreshCards(app.db, family.pets);
      }
      const { wrong } = await checkPages({ db: app.db, log: app.services.log }, new AbortController().signal);
      expect(wrong).toEqual([]);
      await expectTrue(family.pets);
    }),
    { numRuns: 12 },
  );
});

it("no column that a page shows can change unnoticed", async () => {
  const { pets, sire, dam, litter } = await addFamily();
  for (const { table, column } of places) {
    const ids = { pets, parents: [sire.id, dam.id], litters: [litter.id], pet_images: pets }[table];
    const key = table === "pet_images" ? "pet_id" : "id";
    for (const n of [0, 1]) {
      await refreshCards(app.db, pets);
      await run(
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(CHANGES[table][column]!(n))}
          where ${sql.ref(key)} = any(${ids}::uuid[])`,
      );
      const stored = (await comparePages(app.db, FIRST_ID, 1_000)).filter(({ isMissing }) => !isMissing);
      expect([table, column, stored.filter(({ isTrue }) => !isTrue)]).toEqual([table, column, []]);
    }
  }
});

it("writes a changed price into the card by itself, and what else a breeder changes with refreshChanged alone", async () => {
  const { pets } = await addFamily();
  const stored = async () =>
    await app.db.selectFrom("pets").select(["id", "card", "page_body"]).where("id", "in", pets).orderBy("id")
      .execute();
  const NOT_FACTS = ["status", "city", "state", "zip"];
  for (const [column, value] of Object.entries(CHANGES.pets)) {
    if (NOT_FACTS.includes(column)) continue;
    for (const n of [0, 1]) {
      await run(
        sql`update pets set ${sql.ref(column)} = ${sql.raw(value(n))} where id = any(${pets}::uuid[])`,
      );
      if (column !== "price_cents") await refreshChanged(app.db, pets);
      const before = await stored();
      await refreshCards(app.db, pets);
      expect([column, before]).toEqual([column, await stored()]);
    }
  }
  const card = async () => (await stored())[0]!.card;
  const deposits = [];
  for (const cents of [0, 24_900, 24_901, 36_455, 36_456, 250_000]) {
    await app.db.updateTable("pets").set({
      price_cents: cents,
      name: `"priceCents": 5, \\"depositCents": 7`,
    }).where("id", "=", pets[0]!).execute();
    await refreshChanged(app.db, pets);
    deposits.push(JSON.parse((await card())!).depositCents);
    const before = await card();
    await refreshCards(app.db, pets);
    expect(before).toBe(await card());
  }
  // If a card has another price than its row for any reason, a price change writes the row's price into it.
  await app.db.updateTable("pets").set({ card: (await card())!.replace("250000", "2500") as never }).where(
    "id",
    "=",
    pets[0]!,
  )
    .execute();
  for (const cents of [25_001, 300_000]) {
    await app.db.updateTable("pets").set({ price_cents: cents }).where("id", "=", pets[0]!).execute();
    const before = await card();
    await refreshCards(app.db, pets);
    expect(before).toBe(await card());
  }
  expect(deposits).toEqual([0, 25_647, 25_648, 37_549, 37_500, 37_500]);
  await app.db.updateTable("pets").set({ status: "in-progress", price_cents: null }).where(
    "id",
    "=",
    pets[0]!,
  )
    .execute();
  expect(await card()).toBeNull();
});

it("a page says at once what changes with its breeder, by itself, or by the hands of others", async () => {
  const { pets: [id], breeder } = await addFamily();
  const page = async () => (await (await app.fetch(`/v1/pets/${id}`)).json()).pet;
  const before = await page();
  await app.db.updateTable("breeders").set({ rating_count: 3, rating_average: 4.5, avatar_key: "a-face" })
    .where("id", "=", breeder.id).execute();
  await app.fetch(`/v1/pets/increment_shares/${id}`, { method: "PUT", json: { page: "/pets" } });
  await app.db.deleteFrom("pet_images").where("pet_id", "=", id!).execute();
  const after = await page();
  expect(schemas.Pet.safeParse(after).error).toBeUndefined();
  expect([before.breeder.ratingCount, before.shareCount, before.images.length]).toEqual([0, 0, 1]);
  expect([after.breeder.ratingCount, after.breeder.profileImageURL, after.shareCount, after.images])
    .toEqual([3, "/media/a-face.avatar.webp", 1, []]);
});

it("whoever changes a litter writes the pages of its pets", async () => {
  const { breeder, breeds, litter, sire, dam, pets } = await addFamily();
  const headers = await bearer(app.services, breeder.user);
  const response = await app.fetch(`/v1/breeders/litters/${litter.id}`, {
    method: "PUT",
    headers,
    json: {
      name: "Summer",
      breedId: breeds[0]!.id,
      sireId: sire.id,
      damId: dam.id,
      state: "born",
      birthDate: daysAgo(app.services, 80),
    },
  });
  expect([response.status, response.status === 200 || await response.json()]).toEqual([200, true]);
  const rows = await app.db.selectFrom("pets").select("page_body").where("id", "in", pets).execute();
  expect(rows.map(({ page_body }) => JSON.parse(page_body ?? "{}").litter?.name)).toEqual([
    "Summer",
    "Summer",
  ]);
});

it("every process hears of a pet that its breeder changed, also of what no card shows", async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const { pets: [id], breeder } = await addFamily();
    const heard: string[] = [];
    client.on("notification", ({ payload }) => heard.push(payload!));
    await client.query("listen pet_changes");
    await announceChangedPet(app.services, id!);
    await expect.poll(() => heard).toEqual(["pages"]);
    await announceBreeder(app.services, breeder.id);
    await expect.poll(() => heard).toEqual(["pages", "pages"]);
  } finally {
    await client.end();
  }
});

it("checkPages names pages that differ, writes them and those that are missing", async () => {
  const { pets } = await addFamily();
  await refreshCards(app.db, "all");
  await app.db.updateTable("pets").set({ page_body: '{"name":"Nobody"}' as never }).where("id", "=", pets[0]!)
    .execute();
  await app.db.updateTable("pets").set({ page_body: null }).where("id", "=", pets[1]!).execute();
  const check = () => checkPages({ db: app.db, log: app.services.log }, new AbortController().signal);
  expect(await check()).toMatchObject({ missing: 1, wrong: [pets[0]] });
  expect(app.logged.find(({ level }) => level === "error")).toMatchObject({ count: 1, pets: [pets[0]] });
  expect(await check()).toMatchObject({ missing: 0, wrong: [] });
  await expectTrue(pets);
});

it("a share is counted once, also where its page has to be made and cannot be", async () => {
  const { pets: [id] } = await addFamily();
  await app.db.updateTable("pets").set({ page_body: null }).where("id", "=", id!).execute();
  const { pool } = app.services;
  const query = pool.query.bind(pool);
  let made = 0;
  // Building the second page fails, as after a lost connection.
  const losing = vi.spyOn(pool, "query").mockImplementation(
    ((asked: { name?: string }, ...rest: []) =>
      asked.name === "pets_pages" && ++made === 2
        ? Promise.reject(new Error("the connection was lost"))
        : query(asked as never, ...rest)) as never,
  );
  try {
    const share = () =>
      app.fetch(`/v1/pets/increment_shares/${id}`, { method: "PUT", json: { page: "/pets" } });
    const answers = await Promise.all([share(), share(), share()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 500]);
  } finally {
    losing.mockRestore();
  }
  const { shares } = await app.db.selectFrom("pet_counters").select("shares").where("pet_id", "=", id!)
    .executeTakeFirstOrThrow();
  expect(Number(shares)).toBe(3);
});

it("a preview that is made later stands in the cards and pages of all pets that show the photo", async () => {
  const { pets, sire, breeder } = await addFamily();
  const keys = ["1", "2"].map((end) => `u-${end.padStart(32, "0")}`) as [string, string];
  for (const key of keys) {
    await app.db.insertInto("files").values({
      id: app.services.newId(),
      owner_id: breeder.user.id,
      purpose: "pet-image",
      name: "maple.jpg",
      key,
      upload_key: `uploads/${key}`,
      state: "attached",
      content_type: "image/webp",
      size: 1,
    }).execute();
    await app.services.files.write(`public/${key}.full.webp`, await made.webp(), "image/webp");
  }
  await app.db.updateTable("pet_images").set({ file_key: keys[0] }).where("pet_id", "=", pets[0]!).execute();
  await app.db.updateTable("parents").set({ image_keys: [keys[1]], public_image_keys: null })
    .where("id", "=", sire.id).execute();
  await refreshCards(app.db, pets);
  const add = () => addPreviews(app.services, new AbortController().signal, pictureChanged);
  const shown = async (id: string) => {
    const { card, page_body: page } = await app.db.selectFrom("pets").select(["card", "page_body"]).where(
      "id",
      "=",
      id,
    )
      .executeTakeFirstOrThrow();
    const both = [JSON.parse(card!).defaultImage?.preview, JSON.parse(page as unknown as string)];
    return [both[0], both[1].defaultImage?.preview, both[1].sire?.image?.preview];
  };
  expect(await shown(pets[0]!)).toEqual([undefined, undefined, undefined]);
  expect(await add()).toBe(2);
  const preview = expect.stringMatching(/^[A-Za-z0-9+/]{64}$/);
  expect(await shown(pets[0]!)).toEqual([preview, preview, preview]);
  expect((await shown(pets[1]!))[2]).toEqual(preview);
  await expectTrue(pets);
  expect(await add()).toBe(0);
});
