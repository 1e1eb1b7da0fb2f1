import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { onDatabase, testDatabaseName, withClient } from "../../testing/cluster.ts";
import { migrate, type MigrateOptions } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { MigrationBlocked, type Wait } from "./migration_locks.ts";

const { url: cluster } = inject("testCluster");
let url: string;
const clients: pg.Client[] = [];

beforeEach(async () => {
  const name = testDatabaseName();
  await withClient(cluster, (client) => client.query(`create database ${name}`));
  url = onDatabase(cluster, name);
  await run(
    "create table kennels (id int primary key, name text); insert into kennels values (1, 'a'), (2, 'a')",
  );
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end().catch(() => {})));
  await withClient(
    cluster,
    (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
  );
});

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  client.on("error", () => {});
  await client.connect();
  clients.push(client);
  return client;
}
const run = (text: string) => withClient(url, (client) => client.query(text));
const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query("select pg_backend_pid() as pid")).rows[0].pid;
const stateOf = async (index: string): Promise<boolean | undefined> =>
  (await run(`select indisvalid from pg_index where indexrelid = to_regclass('${index}')`)).rows[0]
    ?.indisvalid;

async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("did not happen in time");
}
/** Returns the session that waits while it builds an index. */
const building = () =>
  until(async () => {
    const { rows } = await run(
      "select pid from pg_stat_activity where datname = current_database() and query like 'create%concurrently%' and wait_event_type = 'Lock'",
    );
    return rows[0]?.pid as number | undefined;
  });

/** Long enough for a busy machine to identify the blocking session. */
const QUICK = { lockTimeoutMs: 1_000, pausesMs: [50] };
const ADD_COLUMN: Record<string, Migration> = {
  "0001_town": { up: (db) => sql`alter table kennels add column town text`.execute(db).then(() => {}) },
};
const ADD_INDEX: Record<string, Migration> = {
  "0001_name": {
    withoutTransaction: ["create index concurrently if not exists kennels_name on kennels (name)"],
  },
};
const failure = (options: MigrateOptions): Promise<unknown> =>
  migrate(url, options).then(() => undefined, (error: unknown) => error);

describe("a migration in a transaction", () => {
  it("gives up where a long transaction holds its table, names it, and succeeds when that ended", async () => {
    const report = await connect("monthly report");
    await report.query("begin; select count(*) from kennels");
    const waits: Wait[] = [];
    const error = await failure({
      list: ADD_COLUMN,
      inTransaction: QUICK,
      onWait: (wait) => waits.push(wait),
    });
    expect(error).toBeInstanceOf(MigrationBlocked);
    expect(String(error)).toContain("0001_town got no lock in 2 tries of 1 s");
    expect(String(error)).toContain(`process ${await pidOf(report)} (monthly report, idle in transaction`);
    expect(waits.map((wait) => [wait.nextTryMs, wait.blockers[0]?.application])).toEqual([
      [50, "monthly report"],
    ]);
    await report.query("commit");
    expect(await migrate(url, { list: ADD_COLUMN })).toEqual(["0001_town"]);
  });

  it("holds up others no longer than its lock time-out, and passes by itself once it can", async () => {
    const report = await connect("monthly report");
    await report.query("begin; select count(*) from kennels");
    const patience = { lockTimeoutMs: 400, pausesMs: Array<number>(50).fill(100) };
    let tries = 0;
    const migrated = migrate(url, { list: ADD_COLUMN, inTransaction: patience, onWait: () => tries++ });
    const visitor = await connect("visitor");
    const watcher = await connect("watcher");
    const visitorPid = await pidOf(visitor);
    const waitedFor = new Set<string>();
    while (tries < 3) {
      let isIn = false;
      const insert = visitor.query("insert into kennels select max(id) + 1 from kennels").then(() =>
        isIn = true
      );
      while (!isIn) {
        const { rows } = await watcher.query(
          `select application_name as name from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
          [visitorPid],
        );
        for (const { name } of rows) waitedFor.add(name);
      }
      await insert;
    }
    // The visitor waited for the migration, and got in each time although the report still holds the table.
    expect(waitedFor.size).toBe(1);
    expect(waitedFor).not.toContain("monthly report");
    await report.query("commit");
    expect(await migrated).toEqual(["0001_town"]);
  });
});

describe("a migration without a transaction", () => {
  it("lets readers and writers go on while it waits for an older transaction", async () => {
    const writer = await connect("long writer");
    await writer.query("begin; update kennels set name = 'b' where id = 1");
    const migrated = migrate(url, { list: ADD_INDEX });
    await building();
    const visitor = await connect("visitor");
    await visitor.query(
      "set lock_timeout = '1s'; insert into kennels values (3, 'c'); select * from kennels",
    );
    await writer.query("commit");
    expect(await migrated).toEqual(["0001_name"]);
    expect(await stateOf("kennels_name")).toBe(true);
  });

  it("gives up on a transaction that does not end, names it, and builds the index again later", async () => {
    const writer = await connect("long writer");
    await writer.query("begin; update kennels set name = 'b' where id = 1");
    const error = await failure({ list: ADD_INDEX, withoutTransaction: QUICK });
    expect(String(error)).toContain(`process ${await pidOf(writer)} (long writer, idle in transaction`);
    expect(await stateOf("kennels_name")).toBe(false);
    await writer.query("rollback");
    expect(await migrate(url, { list: ADD_INDEX })).toEqual(["0001_name"]);
    expect(await stateOf("kennels_name")).toBe(true);
  });

  it("builds an index again whose process was killed half-way", async () => {
    const writer = await connect("long writer");
    await writer.query("begin; update kennels set name = 'b' where id = 1");
    const broken = failure({ list: ADD_INDEX });
    await run(`select pg_terminate_backend(${await building()})`);
    expect(await broken).toBeInstanceOf(Error);
    await writer.query("rollback");
    expect(await stateOf("kennels_name")).toBe(false);
    expect(await migrate(url, { list: ADD_INDEX })).toEqual(["0001_name"]);
    expect(await stateOf("kennels_name")).toBe(true);
  });

  it("indexes and validates a foreign key that a transaction added", async () => {
    const list: Record<string, Migration> = {
      "0001_parent": {
        up: (db) =>
          sql`alter table kennels add column parent int;
            alter table kennels add constraint kennels_parent_fkey foreign key (parent) references kennels not valid`
            .execute(db).then(() => {}),
      },
      "0002_parent_valid": {
        withoutTransaction: [
          "create index concurrently if not exists kennels_parent on kennels (parent) where parent is not null",
          "alter table kennels validate constraint kennels_parent_fkey",
        ],
      },
    };
    expect(await migrate(url, { list })).toEqual(Object.keys(list));
    const { rows } = await run(
      "select convalidated from pg_constraint where conname = 'kennels_parent_fkey'",
    );
    expect(rows).toEqual([{ convalidated: true }]);
  });

  it("runs again from its first statement after one failed", async () => {
    await run("create type mood as enum ('calm')");
    const list: Record<string, Migration> = {
      "0001_moods": {
        withoutTransaction: [
          "alter type mood add value if not exists 'lively'",
          "create unique index concurrently if not exists kennels_name on kennels (name)",
        ],
      },
    };
    expect(String(await failure({ list }))).toContain("could not create unique index");
    await run("update kennels set name = 'b' where id = 2");
    expect(await migrate(url, { list })).toEqual(["0001_moods"]);
    expect(await stateOf("kennels_name")).toBe(true);
    expect(await migrate(url, { list })).toEqual([]);
  });

  it("is refused before its first statement where one could not run twice", async () => {
    const list: Record<string, Migration> = {
      "0001_name": {
        withoutTransaction: [
          ...ADD_INDEX["0001_name"]!.withoutTransaction!,
          "create index concurrently kennels_id on kennels (id)",
        ],
      },
    };
    expect(String(await failure({ list }))).toContain("0001_name runs");
    expect(await stateOf("kennels_name")).toBeUndefined();
  });

  it("is run by one of several processes that start at once, and stands in no other's way", async () => {
    const writer = await connect("long writer");
    await writer.query("begin; update kennels set name = 'b' where id = 1");
    const migrating = [migrateInProcess(), migrateInProcess()];
    await building();
    // Both have started. Postgres checks for a deadlock after a second.
    await until(async () => {
      const { rows } = await run(
        "select from pg_stat_activity where datname = current_database() and query like '%advisory%'",
      );
      return rows.length ? true : undefined;
    });
    await new Promise((done) => setTimeout(done, 1_500));
    await writer.query("commit");
    expect((await Promise.all(migrating)).sort()).toEqual(['["0001_name"]', "[]"]);
  });
});

/**
 * Returns the output of a separate process: the names of the migrations that it ran, or the reason of its
 * failure.
 */
async function migrateInProcess(): Promise<string> {
  const code = `import { migrate } from ${JSON.stringify(new URL("./migrate.ts", import.meta.url).href)};
    console.log(JSON.stringify(await migrate(${JSON.stringify(url)}, { list: ${
    JSON.stringify(ADD_INDEX)
  } })));`;
  const command = new Deno.Command(Deno.execPath(), { args: ["eval", "--no-check", code] });
  const { stdout, stderr, success } = await command.output();
  return new TextDecoder().decode(success ? stdout : stderr).trim();
}
