import pg from "pg";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { openPool } from "./connection.ts";

let app: TestServices;
let pool: pg.Pool;
let client: pg.PoolClient;
beforeAll(async () => {
  app = await startServices();
  await sql`create table trips (id int primary key)`.execute(app.db);
  pool = openPool({ url: app.databaseUrl, size: 1 });
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
  await app.close();
});

/** A value that cannot be serialized. */
const odd: Record<string, unknown> = {};
odd.self = odd;
const insert = (id: unknown) => client.query("insert into trips values ($1)", [id]);
const there = async () => (await app.db.selectFrom("trips" as never).selectAll().execute()).length;
const state = async () => {
  const { rows: [row] } = await sql<{ state: string }>`select state from pg_stat_activity where pid = ${
    (client as unknown as { processID: number }).processID
  }`.execute(app.db);
  return row!.state;
};

describe("what begins a transaction", () => {
  it("goes with the first statement that has values, and with one that has none", async () => {
    for (const first of [() => insert(1), () => client.query("insert into trips values (2)")]) {
      await client.query("start transaction isolation level read committed");
      await expect.poll(state).toBe("idle");
      expect((await first()).rowCount).toBe(1);
      await expect.poll(state).toBe("idle in transaction");
      expect((await client.query("rollback")).command).toBe("ROLLBACK");
    }
    expect(await there()).toBe(0);
  });

  it("is sent alone if the database could refuse it", async () => {
    await expect(client.query("start transaction isolation level imagined")).rejects.toThrow(/syntax error/);
    await expect.poll(state).toBe("idle");
  });

  it("never goes where no statement comes, and not with what comes after that", async () => {
    await client.query("begin");
    expect((await client.query("commit")).command).toBe("COMMIT");
    await insert(3);
    await expect.poll(state).toBe("idle");
    expect(await there()).toBe(1);
  });

  it("leaves a transaction that has failed where its first statement fails", async () => {
    for (const first of ["select $1::int / 0", "select nothing, $1"]) {
      await client.query("begin");
      await expect(client.query(first, [1])).rejects.toThrow();
      await expect.poll(state).toBe("idle in transaction (aborted)");
      await expect(insert(4)).rejects.toThrow(/aborted/);
      expect((await client.query("commit")).command).toBe("ROLLBACK");
    }
  });

  it.each(["outside a transaction", "inside"])(
    "leaves a new name usable if its first use cannot be sent, %s",
    async (where) => {
      const first = { name: `test_first_${where.length}`, text: "select $1::text as a" };
      if (where === "inside") await client.query("begin");
      await expect(client.query({ ...first, values: [odd] })).rejects.toThrow(/circular/i);
      if (where === "inside") await client.query("rollback");
      for (const value of ["x", "y"]) {
        expect((await client.query({ ...first, values: [value] })).rows).toEqual([{ a: value }]);
      }
    },
  );

  it("is rolled back by its caller if its first statement cannot be sent", async () => {
    const name = "test_unsent";
    for (const id of [5, 6]) {
      await client.query("begin");
      await client.query({ name, text: "insert into trips values ($1)", values: [id] });
      await expect(client.query({ name, text: "insert into trips values ($1)", values: [odd] })).rejects
        .toThrow(
          /circular/i,
        );
      await client.query("rollback");
    }
    expect(await there()).toBe(1);
  });
});

describe("statements sent together", () => {
  const together = (statements: { name?: string; text: string; values?: unknown[] }[]) =>
    (client as unknown as { together: (them: typeof statements) => Promise<pg.QueryResult[]> })
      .together(statements);

  it("answer one by one, each with its own rows and types", async () => {
    const results = await together([
      { text: "select $1::int as a union all select 2", values: [1] },
      { text: "" },
      { name: "test_together", text: "select now() as at, $1::text as b where false", values: ["x"] },
      { name: "test_together", text: "select now() as at, $1::text as b where false", values: ["y"] },
      { text: "select timestamptz '2025-10-10T12:00:00Z' as at" },
    ]);
    expect(results.map(({ rows }) => rows)).toEqual([[{ a: 1 }, { a: 2 }], [], [], [], [
      { at: new Date("2025-10-10T12:00:00Z") },
    ]]);
  });

  it("are one transaction, of which nothing stays where one fails; what was to be prepared then is prepared later", async () => {
    const before = await there();
    const late = { name: "test_late", text: "insert into trips values ($1) returning id" };
    await expect(together([
      { text: "insert into trips values (10)" },
      { text: "insert into trips values (10)" },
      { ...late, values: [11] },
    ])).rejects.toThrow(/duplicate key/);
    expect(await there()).toBe(before);
    expect((await together([{ text: "select 1" }, { ...late, values: [11] }]))[1]!.rows).toEqual([{
      id: 11,
    }]);
    expect(await there()).toBe(before + 1);
  });

  it.each<[string, object, RegExp]>([
    ["a value of which", { values: [odd] }, /circular/i],
    ["the name of which belongs to another: it", { text: "select $1::int", values: [1] }, /must be unique/],
  ])("are not carried out where one cannot be sent, %s is refused here", async (_what, change, why) => {
    const before = await there();
    const kept = { name: "test_kept", text: "insert into trips values ($1)" };
    for (const id of [20, 21]) {
      await expect(together([{ text: "insert into trips values (22)" }, { ...kept, values: [id] }, {
        ...kept,
        ...change,
      }])).rejects.toThrow(why);
      expect(await there()).toBe(before);
    }
    await together([{ ...kept, values: [20] }]);
    expect(await there()).toBe(before + 1);
    await client.query("delete from trips where id = 20");
  });
});
