import { sql } from "kysely";
import { afterEach, describe, expect, inject, it } from "vitest";
import { onDatabase, testDatabaseName, withClient } from "../../testing/cluster.ts";
import { functions } from "./functions/index.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { migrations } from "./migrations/index.ts";

const { url: cluster } = inject("testCluster");
const made: string[] = [];
/** Everything that a new database runs. */
const all = [
  ...Object.keys(migrations).sort(),
  ...Object.entries(functions).map(([name, { revision }]) => `${name}@${revision}`),
];

async function emptyDatabase(): Promise<string> {
  const name = testDatabaseName();
  made.push(name);
  await withClient(cluster, (client) => client.query(`create database ${name}`));
  return onDatabase(cluster, name);
}
afterEach(() =>
  withClient(cluster, async (client) => {
    for (const name of made.splice(0)) await client.query(`drop database ${name} with (force)`);
  })
);

const rows = <Row>(url: string, text: string) =>
  withClient(url, async (client) => (await client.query(text)).rows as Row[]);

describe("migrate", () => {
  it("runs each migration once, in the order of the names, and then nothing", async () => {
    const url = await emptyDatabase();
    expect(await migrate(url)).toEqual(all);
    expect(await migrate(url)).toEqual([]);
    expect(await rows(url, "select count(*)::int as n from graphile_worker.jobs")).toEqual([{ n: 0 }]);
  });

  it("lets several processes start at once on an empty database", async () => {
    const url = await emptyDatabase();
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
    expect(ran.filter((names) => names.length > 0)).toEqual([all]);
  });

  it("keeps what succeeded when one fails, and takes it up there", async () => {
    const url = await emptyDatabase();
    let broken = true;
    const list: Record<string, Migration> = {
      "0001_one": { up: (db) => sql`create table one (id int)`.execute(db).then(() => {}) },
      "0002_two": {
        up: async (db) => {
          await sql`create table two (id int)`.execute(db);
          if (broken) throw new Error("half-way");
        },
      },
      "0003_three": { up: (db) => sql`create table three (id int)`.execute(db).then(() => {}) },
    };
    await expect(migrate(url, { list })).rejects.toThrow("half-way");
    const tables =
      "select to_regclass('one') as one, to_regclass('two') as two, to_regclass('three') as three";
    expect(await rows(url, tables)).toEqual([{ one: "one", two: null, three: null }]);
    broken = false;
    expect(await migrate(url, { list })).toEqual(["0002_two", "0003_three"]);
  });

  it("runs a list in the order of its names, however it is written down", async () => {
    const url = await emptyDatabase();
    const ran: string[] = [];
    const up = (name: string) => ({ up: () => Promise.resolve(void ran.push(name)) });
    const list = { "0010_ten": up("ten"), "0002_two": up("two"), "0001_one": up("one") };
    expect(await migrate(url, { list })).toEqual(["0001_one", "0002_two", "0010_ten"]);
    expect(ran).toEqual(["one", "two", "ten"]);
  });

  it("keeps a usable index instead of building it anew", async () => {
    const url = await emptyDatabase();
    const build = ["create index concurrently if not exists one_id on one (id)"];
    const one: Record<string, Migration> = {
      "0001_one": { up: (db) => sql`create table one (id int)`.execute(db).then(() => {}) },
      "0002_index": { withoutTransaction: build },
    };
    await migrate(url, { list: one });
    const index = () => rows(url, "select 'one_id'::regclass::oid as oid");
    const built = await index();
    await migrate(url, { list: { ...one, "0003_again": { withoutTransaction: build } } });
    expect(await index()).toEqual(built);
  });

  it("leaves alone what a newer version has run", async () => {
    const url = await emptyDatabase();
    const one: Record<string, Migration> = {
      "0001_one": { up: (db) => sql`create table one (id int)`.execute(db).then(() => {}) },
    };
    await migrate(url, { list: { ...one, "0002_newer": { up: () => Promise.resolve() } } });
    expect(await migrate(url, { list: one })).toEqual([]);
  });
});
