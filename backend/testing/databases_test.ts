import type pg from "pg";
import { expect, it } from "vitest";
import { openPool } from "../platform/db/connection.ts";
import { borrowTestDatabase } from "./databases.ts";

/** Runs some work on a borrowed database and returns it. Returns its address and the result. */
async function withBorrowed<T>(work: (pool: pg.Pool) => Promise<T>): Promise<{ url: string; result: T }> {
  const { url, serve, drop } = await borrowTestDatabase();
  const pool = openPool({ url });
  serve(pool);
  const result = await work(pool);
  await pool.end();
  await drop();
  return { url, result };
}

it("is lent again without what others did in it, with the connections that they left", async () => {
  const seen: string[] = [];
  for (let round = 0; round < 6; round++) {
    const { url, result } = await withBorrowed(async (pool) => {
      const { rows: [found] } = await pool.query(`select pg_backend_pid() as pid,
        (select count(*) from rate_limits) as rows, nextval('hold_news_id_seq') as next,
        current_setting('work_mem') as memory, (select count(*) from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())) as locks`);
      const client = await pool.connect();
      await client.query("insert into rate_limits (key, points, expire) values ('a', 1, 1)");
      await client.query("set work_mem = '1MB'; select pg_advisory_lock(1)");
      client.release();
      return found;
    });
    expect(result).toMatchObject({ rows: 0, next: 1, memory: "8MB", locks: 0 });
    seen.push(`${url} ${result.pid}`);
  }
  expect(new Set(seen).size).toBeLessThan(6);
});

it("is not lent again once its schema, its statistics or its settings are others", async () => {
  for (
    const change of [
      "alter table rate_limits add column extra int",
      "analyze users",
      "do $$ begin execute format('alter database %I set work_mem = ''1MB''', current_database()); end $$",
      "delete from state_rules",
    ]
  ) {
    const { url } = await withBorrowed((pool) => pool.query(change));
    const { url: next } = await withBorrowed(() => Promise.resolve());
    expect(next).not.toBe(url);
  }
});
