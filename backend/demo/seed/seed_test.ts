import { verify } from "@node-rs/argon2";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQuery } from "../../features/saved_searches/rules.ts";
import { findSearches } from "../../features/saved_searches/store.ts";
import { filtersOf, readMatcher } from "../../features/search/actions.ts";
import { openDatabase } from "../../platform/db/connection.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { demoAccounts, seed, type SeedSummary } from "./main.ts";

const MORNING = new Date("2026-11-21T06:12:00Z");
const EVENING = new Date("2026-11-21T21:47:31Z");
const TODAY = "date '2026-11-21'";

let app: TestServices;
let summary: SeedSummary | undefined;
beforeAll(async () => {
  app = await startServices();
  // A complete seed takes long on a slow machine, and timeouts for requests must not interrupt it.
  const hasty = openDatabase(
    new pg.Pool({
      connectionString: app.databaseUrl,
      max: 1,
      idle_in_transaction_session_timeout: 1_000,
    }),
  );
  summary = await seed(hasty, { now: MORNING });
  await hasty.destroy();
}, 60_000);
afterAll(() => app.close());

async function rows<T>(text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(app.db)).rows;
}

/** Returns the number of rows that break a rule: `from` names the tables, `where` the breach. */
async function breaches(from: string, where: string): Promise<number> {
  return (await rows<{ count: number }>(`select count(*) from ${from} where ${where}`))[0]?.count ?? -1;
}

async function digests(database: TestServices): Promise<Record<string, string>> {
  const tables = [
    "users breeders breeds sale_contracts parents litters pets pet_images pet_counters listing_events change_requests",
    "reservations reservation_events orders payments refunds ledger_transactions ledger_entries",
  ].join(" ").split(" ");
  const digest: Record<string, string> = {};
  for (const table of tables) {
    // The time of the last request to the provider comes from the database's own clock and is not part of the
    // data.
    const text = /payments|refunds/.test(table) ? "(to_jsonb(t) - 'checked_at')::text" : "t::text";
    const { rows: [row] } = await sql<{ digest: string }>`
      select md5(string_agg(line, '' order by line)) as digest
      from (select md5(${sql.raw(text)}) as line from ${sql.table(table)} t) lines`.execute(database.db);
    digest[table] = row?.digest ?? "";
  }
  return digest;
}

describe("the seed", () => {
  it("lays 40 breeders, 8 shelters and 1,500 pets, and says so", async () => {
    expect(summary).toMatchObject({ breeders: 40, shelters: 8, pets: 1500 });
    const counted = await rows<{ kind: string; count: number }>(
      "select kind, count(*) from breeders group by kind order by kind",
    );
    expect(counted).toEqual([{ kind: "breeder", count: 40 }, { kind: "shelter", count: 8 }]);
    expect(await breaches("pets", "true")).toBe(1500);
  });

  it("has a breeder who asks first and one who does not insist, with answers of every kind", async () => {
    expect(await rows("select is_required, count(*) from application_forms group by 1 order by 1"))
      .toEqual([{ is_required: false, count: 1 }, { is_required: true, count: 1 }]);
    expect(await rows("select status, count(*) from applications group by 1 order by 1")).toEqual([
      { status: "approved", count: 1 },
      { status: "declined", count: 1 },
      { status: "submitted", count: 3 },
      { status: "withdrawn", count: 1 },
    ]);
    expect(await breaches("applications", "submitted_at > now() or decided_at < submitted_at")).toBe(0);
  });

  it("is the same whatever the hour of the day, and another the day after", async () => {
    const [evening, nextDay] = await Promise.all([startServices(), startServices()]);
    try {
      await seed(evening.db, { now: EVENING });
      await seed(nextDay.db, { now: new Date("2026-11-22T06:12:00Z") });
      const first = await digests(app);
      expect(await digests(evening)).toEqual(first);
      const other = await digests(nextDay);
      expect(other.breeds).toBe(first.breeds);
      expect(other.pets).not.toBe(first.pets);
    } finally {
      await evening.close();
      await nextDay.close();
    }
  }, 60_000);

  it("leaves a database alone that has breeders already", async () => {
    const before = await digests(app);
    expect(await seed(app.db, { now: EVENING })).toBeUndefined();
    expect(await digests(app)).toEqual(before);
  });

  it("makes an account of each role that its password opens", async () => {
    for (const account of demoAccounts) {
      const user = await app.db.selectFrom("users").selectAll().where("email", "=", account.email)
        .executeTakeFirstOrThrow();
      expect(user).toMatchObject({ role: account.role, account_status: "Active" });
      expect(await verify(user.password_hash ?? "", account.password)).toBe(true);
    }
    expect(new Set(demoAccounts.map(({ role }) => role)))
      .toEqual(new Set(["Customer", "Breeder", "ShelterBreeder", "Admin"]));
    // No other account can sign in with a password.
    expect(await breaches("users", "password_hash is not null")).toBe(demoAccounts.length);
    expect(await breaches("users", String.raw`email !~ '^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$'`)).toBe(
      0,
    );
  });

  it("gives the demo breeder, shelter and buyers something on every screen", async () => {
    const [seen] = await rows<Record<string, number>>(`
      select count(*) filter (where p.status = 'available') as available,
        count(*) filter (where p.status = 'reserved') as reserved, count(*) filter (where p.status = 'sold') as sold
      from pets p join breeders b on b.id = p.breeder_id join users u on u.id = b.user_id
      where u.email = 'breeder@demo.hearthpaw.com'`);
    for (const count of Object.values(seen ?? {})) expect(count).toBeGreaterThan(0);
    const mine = await rows<{ status: string }>(`
      select distinct p.status from pets p join breeders b on b.id = p.breeder_id join users u on u.id = b.user_id
      where u.email = 'breeder@demo.hearthpaw.com' and not b.auto_approve`);
    expect(mine.map(({ status }) => status)).toEqual(
      expect.arrayContaining(["in-progress", "in-review", "rejected", "temporary-pause"]),
    );
    const bought = await rows<{ status: string }>(`
      select r.status from reservations r join users u on u.id = r.consumer_id
      where u.email = 'buyer@demo.hearthpaw.com' order by r.status`);
    expect(bought.map(({ status }) => status)).toEqual(["completed", "deposit-paid", expect.any(String)]);
    expect(await breaches("breeders b join users u on u.id = b.user_id", "u.email like 'shelter@demo%'"))
      .toBe(1);
    const told = await rows<{ email: string; unread: number; read: number }>(`
      select u.email, (count(*) filter (where n.status = 'unread'))::int as unread,
        (count(*) filter (where n.status = 'read'))::int as read
      from notifications n join users u on u.id = n.user_id group by 1 order by 1`);
    expect(told.map(({ email }) => email)).toEqual([
      "breeder@demo.hearthpaw.com",
      "buyer@demo.hearthpaw.com",
    ]);
    expect(told[0]!.read).toBeGreaterThan(0);
    for (const { unread } of told) expect(unread).toBeGreaterThan(1);
    expect(await breaches("notifications", "created_at > now() or url is null or title = '' or text = ''"))
      .toBe(0);
    expect(
      await rows(
        "select name, frequency, next_digest_at is not null as daily from saved_searches order by 1",
      ),
    )
      .toEqual([
        { name: "Golden Retriever girls", frequency: "instant", daily: false },
        { name: "Kittens under $1,500", frequency: "daily", daily: true },
      ]);
    expect(await rows("select distinct status from matches order by 1")).toEqual(
      ["accepted", "completed", "proposed"].map((status) => ({ status })),
    );
    expect(await rows("select name from pet_profiles order by 1")).toEqual([{ name: "Miso" }, {
      name: "Pepper",
    }]);
  });

  it("has a saved search whose finds are what the search finds, with one that is new", async () => {
    const [search] = await rows<{ id: string; user_id: string; query: string }>(
      "select id, user_id, query from saved_searches where frequency = 'instant'",
    );
    const found = await rows<{ pet_id: string }>(
      "select pet_id from saved_search_pets where told_at is not null",
    );
    expect(found.length).toBeGreaterThan(0);
    const filters = await filtersOf(readQuery(search!.query)!.query, app.db);
    const ids = found.map(({ pet_id }) => pet_id);
    expect((await readMatcher(app.db, ids))(filters!, MORNING).sort()).toEqual([...ids].sort());
    const [one] = await findSearches(app.db, search!.user_id, { id: search!.id, most: 100 });
    expect(one!.new_count).toBe(1);
  });
});

describe("what waits for staff", () => {
  it("are listings in review and set aside, some of which were rejected before, with the reason", async () => {
    expect(await breaches("pets", "status = 'in-review'")).toBeGreaterThan(10);
    expect(await breaches("pets", "status = 'not-approved-internal'")).toBeGreaterThan(3);
    expect(
      await breaches("pets", "status in ('in-review', 'not-approved-internal') and submitted_at is null"),
    ).toBe(0);
    expect(
      await breaches(
        "pets p join listing_events e on e.pet_id = p.id",
        "p.status = 'in-review' and e.to_status = 'rejected'",
      ),
    ).toBeGreaterThan(2);
    expect(
      await breaches(
        "listing_events",
        "to_status in ('rejected', 'not-approved-internal') and reason is null",
      ),
    ).toBe(0);
  });

  it("are changes of what others have seen, of breeders whose listings are looked at", async () => {
    const found = await rows<{ kind: string; count: number }>(
      "select kind, count(*)::int as count from change_requests where status = 'open' group by 1 order by 1",
    );
    expect(found.map(({ kind }) => kind)).toEqual(["description", "name", "photo"]);
    const changes = "change_requests c join pets p on p.id = c.pet_id join breeders d on d.id = p.breeder_id";
    expect(
      await breaches(
        changes,
        `d.auto_approve or p.status not in ('available', 'temporary-pause', 'not-available')
        or c.created_at < p.listed_at or c.created_at >= ${TODAY}`,
      ),
    ).toBe(0);
    expect(
      await breaches("change_requests", "old_text = new_text or old_images = new_images and kind = 'photo'"),
    )
      .toBe(0);
    expect(await breaches(changes, "c.kind = 'name' and old_text <> p.name")).toBe(0);
    expect(
      await breaches(
        changes,
        "c.kind = 'description' and (old_text <> p.description or length(new_text) > 5000)",
      ),
    )
      .toBe(0);
    expect(await breaches(changes, "c.kind = 'name' and length(new_text) not between 1 and 60")).toBe(0);
    expect(await breaches(`${changes} join users u on u.id = d.user_id`, "u.email like 'breeder@demo%'"))
      .toBe(1);
    const claims = "claim_changes c join breeders d on d.id = c.breeder_id";
    expect(await breaches(claims, "c.status = 'open'")).toBe(3);
    expect(await breaches(claims, `d.verification <> 'approved' or c.created_at >= ${TODAY}`)).toBe(0);
    expect(await breaches(claims, "c.kind = 'name' and old_text <> d.name or new_text = old_text")).toBe(0);
  });
});

describe("its pets", () => {
  it("are in every status of a listing", async () => {
    const found = await rows<{ status: string }>("select distinct status from pets");
    expect(found).toHaveLength(12);
    expect(await breaches("pets", "status = 'available'")).toBeGreaterThan(900);
  });

  it("of a seller who is not verified are drafts, or wait where the documents have been submitted", async () => {
    const unverified = "pets p join breeders d on d.id = p.breeder_id and d.verification <> 'approved'";
    expect(await breaches(unverified, "p.status not in ('in-progress', 'in-review')")).toBe(0);
    expect(
      await breaches(
        unverified,
        "p.status = 'in-review' and d.verification not in ('submitted', 'in-review')",
      ),
    )
      .toBe(0);
    expect(await breaches(unverified, "p.status = 'in-review'")).toBeGreaterThan(1);
    expect(await breaches(unverified, "p.card is not null")).toBe(0);
  });

  it("have dates in their right order, none after the day of the seed", async () => {
    expect(await breaches("pets", `birth_date >= ${TODAY}`)).toBe(0);
    expect(await breaches("pets", "listed_at < birth_date + 14")).toBe(0);
    expect(await breaches("pets", `greatest(listed_at, sold_at, created_at, updated_at) >= ${TODAY}`)).toBe(
      0,
    );
    expect(await breaches("pets", "listed_at < created_at or updated_at < listed_at")).toBe(0);
    expect(
      await breaches(
        "pets p join listing_events e on e.pet_id = p.id and e.from_status = 'in-review' and e.to_status = 'available'",
        "e.at <> p.listed_at",
      ),
    ).toBe(0);
    expect(await breaches("pets", "go_home_date < birth_date + 56")).toBe(0);
    expect(await breaches("pets", "sold_at < listed_at")).toBe(0);
    expect(await breaches("pets", "sold_at::date < birth_date + 56")).toBe(0);
    expect(
      await breaches(
        "pets",
        "(sold_at is not null) <> (status in ('sold', 'sold-external', 'adopted-sold'))",
      ),
    )
      .toBe(0);
    expect(
      await breaches(
        "pets",
        `listed_at is null
        and status not in ('in-progress', 'in-review', 'rejected', 'not-approved-internal')`,
      ),
    ).toBe(0);
  });

  it("are young at breeders, mostly 5 to 20 weeks, and of every age at shelters", async () => {
    const [young] = await rows<{ share: number; shelter: number }>(`
      select avg((not is_rescue and ${TODAY} - birth_date between 35 and 140)::int)
          filter (where not is_rescue)::float8 as share,
        avg((${TODAY} - birth_date > 365)::int) filter (where is_rescue)::float8 as shelter
      from pets where status = 'available'`);
    expect(young?.share).toBeGreaterThan(0.85);
    expect(young?.shelter).toBeGreaterThan(0.5);
    expect(await breaches("pets", "is_rescue and price_cents not between 7500 and 45000")).toBe(0);
    expect(await breaches("pets", "not is_rescue and price_cents not between 30000 and 600000")).toBe(0);
  });

  it("are of the breed, coat and colour of their tables, and as heavy as such an animal is", async () => {
    const pets = "pets p join breeds b on b.id = p.breed_id";
    expect(await breaches(pets, "p.type is distinct from left(b.category, 3)")).toBe(0);
    expect(
      await breaches(
        pets,
        "p.color is not null and not b.colors @> jsonb_build_array(jsonb_build_object('title', p.color))",
      ),
    )
      .toBe(0);
    expect(await breaches(pets, "p.coat_type is not null and not b.facts -> 'coatTypes' ? p.coat_type")).toBe(
      0,
    );
    expect(await breaches(pets, "p.weight_lb > (b.facts #>> '{weightLb,male,1}')::numeric")).toBe(0);
    expect(await breaches(pets, "(p.size_class is null) <> (b.size_class_set = 'none')")).toBe(0);
    expect(await breaches(pets, "p.generation is not null and not (b.facts -> 'hybrid')::boolean")).toBe(0);
    expect(
      await breaches(pets, "p.generation is null and not p.is_rescue and (b.facts -> 'hybrid')::boolean"),
    ).toBe(0);
  });

  it("go home on the day that their litter does", async () => {
    expect(
      await breaches("pets p join litters l on l.id = p.litter_id", "p.go_home_date <> l.go_home_on"),
    ).toBe(0);
  });

  it("have parents that staff verified, that wait, that came back and that left the page, each with the demo breeder", async () => {
    const found = await rows<{ status: string }>("select distinct status from parents order by 1");
    expect(found.map(({ status }) => status)).toEqual([
      "in-review",
      "live",
      "no-longer-available",
      "rejected",
    ]);
    const mine = await rows<{ status: string }>(`select distinct r.status from parents r
      join breeders b on b.id = r.breeder_id join users u on u.id = b.user_id
      where u.email = 'breeder@demo.hearthpaw.com' and r.status <> 'no-longer-available' order by 1`);
    expect(mine.map(({ status }) => status)).toEqual(["in-review", "live", "rejected"]);
    expect(await breaches("parents", "(status = 'live') and verified_at is null")).toBe(0);
    expect(await breaches("parents", "status in ('in-review', 'rejected') and verified_at is not null")).toBe(
      0,
    );
    expect(await breaches("parents", "(status = 'rejected') <> (review_reason is not null)")).toBe(0);
  });

  it("come from a sire and a dam of their breeder who were grown when they were born", async () => {
    const families = "pets p join parents s on s.id = p.sire_id join parents d on d.id = p.dam_id";
    expect(
      await breaches("pets", "not is_rescue and (sire_id is null or dam_id is null or litter_id is null)"),
    ).toBe(0);
    expect(await breaches(families, "s.sex <> 'Male' or d.sex <> 'Female'")).toBe(0);
    expect(await breaches(families, "s.breeder_id <> p.breeder_id or d.breeder_id <> p.breeder_id")).toBe(0);
    expect(await breaches(families, "p.birth_date < greatest(s.birth_date, d.birth_date) + 365")).toBe(0);
    expect(await breaches("pets p join litters l on l.id = p.litter_id", "l.born_on <> p.birth_date")).toBe(
      0,
    );
    expect(
      await breaches(
        "litters a join litters b on a.dam_id = b.dam_id and a.id <> b.id",
        "abs(a.born_on - b.born_on) < 180",
      ),
    )
      .toBe(0);
    const states = await rows<{ state: string }>("select distinct state from litters order by state");
    expect(states.map(({ state }) => state)).toEqual(["born", "expected", "planned"]);
    expect(await breaches("litters", `state <> 'born' and expected_on <= ${TODAY}`)).toBe(0);
  });

  it("are tested and examined in their lifetime", async () => {
    for (const table of ["pets", "parents"]) {
      expect(
        await breaches(
          `${table} t, jsonb_array_elements(t.health_tests) test`,
          `(test ->> 'testedOn')::date >= ${TODAY}
          or (test ->> 'testedOn')::date < t.birth_date`,
        ),
        table,
      ).toBe(0);
    }
    const laboratories = await rows<{ name: string }>(
      "select distinct test ->> 'laboratory' as name from parents, jsonb_array_elements(health_tests) test",
    );
    expect(laboratories.map(({ name }) => name))
      .toEqual(expect.arrayContaining(["OFA", "PennHIP", "Embark", "Paw Print Genetics", "UC Davis VGL"]));
  });

  it("show one to three photos, the first of them the default, with a text", async () => {
    const counts = await rows<{ n: number }>(`
      select distinct count(i.id)::int as n from pets p left join pet_images i on i.pet_id = p.id
      where p.status <> 'in-progress' group by p.id order by 1`);
    expect(counts.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(await breaches("pet_images", "is_default <> (position = 0) or alt = ''")).toBe(0);
  });

  it("have stories of their own, and a few leave out what may be left out", async () => {
    const [texts] = await rows<{ share: number; empty: number; longest: number; odd: number }>(`
      select count(distinct description)::float8 / count(*) as share, count(*) filter (where description = '') as empty,
        max(length(name)) as longest,
        count(*) filter (where description ~ '[{}]' or description ~ '^(dog|cat):' or description ~ 'undefined') as odd
      from pets`);
    expect(texts?.share).toBeGreaterThan(0.93);
    expect(texts?.empty).toBeGreaterThan(10);
    expect(texts?.odd).toBe(0);
    expect(texts?.longest).toBeGreaterThan(30);
    expect(texts?.longest).toBeLessThanOrEqual(60);
    for (const column of ["weight_lb", "adult_weight_lb", "color", "coat_type", "microchip_number"]) {
      expect(await breaches("pets", `status = 'available' and ${column} is null`), column).toBeGreaterThan(0);
    }
  });

  it("have a finished card wherever the public may see them", async () => {
    expect(
      await breaches(
        "pets",
        `card is null
      and status in ('available', 'reserved', 'sold', 'sold-external', 'adopted-sold')`,
      ),
    ).toBe(0);
  });

  it("have a history that leads by allowed steps to what they are", async () => {
    expect(
      await breaches(
        "pets p",
        "p.status <> (select e.to_status from listing_events e where e.pet_id = p.id order by e.at desc, e.id desc limit 1)",
      ),
    ).toBe(0);
    const steps = await rows<{ step: string }>(`
      select distinct coalesce(from_status, '-') || ' > ' || to_status as step from listing_events order by 1`);
    expect(steps.map(({ step }) => step)).toEqual([
      "- > in-progress",
      "available > no-longer-available",
      "available > not-available",
      "available > reserved",
      "available > sold-external",
      "available > temporary-pause",
      "in-progress > in-review",
      "in-review > available",
      "in-review > not-approved-internal",
      "in-review > rejected",
      "rejected > in-review",
      "reserved > adopted-sold",
      "reserved > available",
      "reserved > sold",
    ]);
    expect(
      await breaches(
        `(select from_status, lag(to_status) over (partition by pet_id order by at, id) as before from listing_events) e`,
        "from_status is distinct from before",
      ),
    ).toBe(0);
  });
});
