import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { type Db, openDatabase, openPool } from "./connection.ts";
import { createNaming, named, namedOnce } from "./named.ts";
import type { Database } from "./schema.ts";
import { withTx } from "./tx.ts";

let app: TestServices;
beforeAll(async () => {
  app = await startServices();
});
afterAll(() => app.close());

const PREPARED = "select name from pg_prepared_statements where name like 'test\\_%' order by name";

describe("named", () => {
  it("answers rows on the database and on the pool", async () => {
    const text = "select $1::int + 1 as sum";
    expect(await named(app.db, "test_sum", text, [1])).toEqual([{ sum: 2 }]);
    expect(await named(app.services.pool, "test_sum", text, [2])).toEqual([{ sum: 3 }]);
  });

  it("prepares the statement under its name inside a transaction, and sees the transaction's own rows", async () => {
    await app.db.transaction().execute(async (trx) => {
      await sql`create temporary table notes (text text) on commit drop`.execute(trx);
      await sql`insert into notes values ('mine')`.execute(trx);
      const text = "select text from notes where text = $1";
      expect(await named(trx, "test_notes", text, ["mine"])).toEqual([{ text: "mine" }]);
      expect(await named(trx, "test_notes", text, ["yours"])).toEqual([]);
      const { rows } = await sql<{ name: string }>`${sql.raw(PREPARED)}`.execute(trx);
      expect(rows.map((row) => row.name)).toContain("test_notes");
    });
  });

  it("refuses one name for two texts and two names for one text", async () => {
    await named(app.db, "test_first", "select 1 as first");
    await expect(named(app.db, "test_first", "select 2 as two")).rejects.toThrow(/another statement/);
    await expect(named(app.db, "test_second", "select 1 as first")).rejects.toThrow(
      /named "test_first" already/,
    );
  });
});

it("a query that is put together once is asked with each call's values, in any order and as often as it names them", async () => {
  let built = 0;
  const asked = namedOnce(
    "test_once",
    (db: Kysely<Database>, { last, first }: { first: string; last: string | null }) => {
      built++;
      return db.selectNoFrom([
        sql<string>`${first}::text || coalesce(${last}::text, '-')`.as("both"),
        sql<string>`${first}::text`.as("first"),
        sql<number>`${7}::int`.as("fixed"),
      ]);
    },
  );
  expect(await asked(app.db, { first: "a", last: "b" })).toEqual([{ both: "ab", first: "a", fixed: 7 }]);
  expect(await app.db.transaction().execute((trx) => asked(trx, { last: null, first: "c" }))).toEqual([
    { both: "c-", first: "c", fixed: 7 },
  ]);
  expect(built).toBe(1);
});

it("a query that is put together once is asked for no other values than at first, as it would leave them out", async () => {
  const asked = namedOnce(
    "test_same_values",
    (db: Kysely<unknown>, values: { a: number; b?: number }) => ({
      compile: () => sql<{ next: number }>`select ${values.a}::int + 1 as next`.compile(db),
    }),
  );
  expect(await asked(app.db, { a: 1 })).toEqual([{ next: 2 }]);
  await expect((async () => await asked(app.db, { a: 1, b: 2 }))()).rejects.toThrow("asked with a,b");
});

describe("a statement that nobody has named", () => {
  const OFTEN = 20;
  let own: Db;

  // Separate from the names that other tests of this process have used up.
  beforeAll(() => {
    own = openDatabase(openPool({ url: app.databaseUrl, size: 2, naming: createNaming() }));
  });
  afterAll(() => own.destroy());

  it("is prepared once it is asked often, if it has values", async () => {
    await own.connection().execute(async (db) => {
      for (let turn = 0; turn < OFTEN; turn++) {
        await sql`select ${turn}::int as often`.execute(db);
        await sql`select 'never' as often`.execute(db);
      }
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%as often' and name <> ${""}`
        .execute(db);
      expect(rows).toEqual([{ statement: "select $1::int as often" }]);
    });
  });

  it("answers what its table is now where a migration has changed it, within a transaction that begins again", async () => {
    await sql`create table tried (a int); insert into tried values (1)`.execute(own);
    await own.connection().execute(async (db) => {
      const read = async (on: Kysely<Database>) =>
        (await sql`select * from tried where a = ${1}`.execute(on)).rows;
      for (let turn = 0; turn < OFTEN; turn++) await read(db);
      await sql`alter table tried add column b text default 'b'`.execute(own);
      expect(await read(db)).toEqual([{ a: 1, b: "b" }]);
      for (let turn = 0; turn < OFTEN; turn++) await read(db);
      await sql`alter table tried add column c text default 'c'`.execute(own);
      expect(await withTx(db, read)).toEqual([{ a: 1, b: "b", c: "c" }]);
    });
  });
});

describe("the types of values", () => {
  it("are numbers for int8 and numeric, text for dates, Date for moments", async () => {
    const { rows } = await sql`select count(*) as n, 12.5::numeric as price, date '2025-10-10' as day,
      timestamptz '2025-10-10T12:00:00Z' as at, sum(9007199254740991::bigint) as big`.execute(app.db);
    expect(rows[0]).toEqual({
      n: 1,
      price: 12.5,
      day: "2025-10-10",
      at: new Date("2025-10-10T12:00:00Z"),
      big: 9007199254740991,
    });
  });
});
