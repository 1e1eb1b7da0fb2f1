import { Logger, runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { openPool } from "./connection.ts";
import type { Migration } from "kysely/migration";
import type { Database } from "./schema.ts";
import { migrations } from "./migrations/index.ts";

/** Of all processes that start at once, one migrates; the others wait for this lock and find nothing left to do. */
const LOCK = 4_853_200_401;

/**
 * Brings the database at `url` to the schema of this build; returns the names of the migrations that it ran.
 * Each runs in a transaction of its own, in order. Migrations of a newer build are left alone, so that an older
 * process may start again while a new version rolls out. `then` runs under the same lock, such as to fill an empty
 * database: one process at a time, with no bound on its statements.
 */
export async function migrate(
  url: string,
  list: Record<string, Migration> = migrations,
  then: (db: Kysely<Database>) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  // A migration may take as long as it needs, and wait as long for others.
  const pool = openPool({ url, size: 4, waitMs: 5_000, isPatient: true });
  try {
    const holder = await pool.connect();
    try {
      await holder.query("select pg_advisory_lock($1)", [LOCK]);
      const ran = await runAll(pool, list);
      await prepareJobs(pool);
      await then(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }));
      return ran;
    } finally {
      holder.release(true); // closing the connection gives the lock back, whatever state it is in
    }
  } finally {
    await pool.end();
  }
}

async function runAll(pool: pg.Pool, list: Record<string, Migration>): Promise<string[]> {
  // deno-lint-ignore no-explicit-any -- migrations speak to the schema of their own moment
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) });
  await sql`create table if not exists schema_migrations (
    name text primary key, ran_at timestamptz not null default now())`.execute(db);
  const known = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  const done = new Set(known.rows.map((row) => row.name));
  const ran: string[] = [];
  for (const name of Object.keys(list).sort()) {
    if (done.has(name)) continue;
    await db.transaction().execute(async (trx) => {
      await list[name]!.up(trx);
      await sql`insert into schema_migrations (name) values (${name})`.execute(trx);
    });
    ran.push(name);
  }
  return ran;
}

/** The job queue's own tables, in the schema graphile_worker. */
async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}
