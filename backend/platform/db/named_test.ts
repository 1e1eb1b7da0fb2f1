import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { named } from "./named.ts";

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
