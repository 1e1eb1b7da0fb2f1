import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRoot, UNPRIVILEGED } from "../embedded/binaries.ts";
import { ensurePostgres, removePostgres, stopPostgres } from "../embedded/postgres.ts";
import { createClock } from "../clock.ts";
import { createReadiness } from "../readiness.ts";
import { openPool } from "./connection.ts";
import { openReplica, type Replica } from "./replica.ts";

const base = mkdtempSync(join(tmpdir(), "hearthpaw-replica-"));
if (isRoot()) Deno.chmodSync(base, 0o755);
const primaryDir = join(base, "primary");
const replicaDir = join(base, "replica");
const logged: string[] = [];
const log = { info: (msg: string) => void logged.push(msg), warn: (msg: string) => void logged.push(msg) };
/** Nothing has to survive a crash, but the log is written fully and immediately. */
const cluster = {
  volatile: true,
  settings: {
    wal_level: "replica",
    max_wal_senders: "4",
    synchronous_commit: "on",
    wal_writer_delay: "100ms",
  },
};
/** Generous, because a busy machine may delay a look. */
const LAG_MS = 2_000;
const PATIENCE_MS = 120_000;
let primary: pg.Client;
let there: pg.Client;
let urls: { primary: string; replica: string };
let replica: Replica;

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Starts a streaming replica from a copy of the files of the cluster at `primaryDir`, made while that is
 * down.
 */
beforeAll(async () => {
  await ensurePostgres({ dataDir: primaryDir, ...cluster });
  await stopPostgres(primaryDir);
  const state = JSON.parse(readFileSync(join(primaryDir, "postgres.json"), "utf8"));
  const data = join(replicaDir, "postgres");
  Deno.mkdirSync(replicaDir, { mode: 0o755 });
  cpSync(join(primaryDir, state.data), data, { recursive: true, preserveTimestamps: true });
  const { port } = await ensurePostgres({ dataDir: primaryDir, ...cluster });
  writeFileSync(join(data, "standby.signal"), "");
  const conninfo = `host=127.0.0.1 port=${port} user=hearthpaw password=${state.password}`;
  writeFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${conninfo}'\n`);
  if (isRoot()) spawnSync("chown", ["-R", `${UNPRIVILEGED}:${UNPRIVILEGED}`, data]);
  writeFileSync(join(replicaDir, "postgres.json"), JSON.stringify({ ...state, data, port: 0 }));
  urls = {
    primary: (await ensurePostgres({ dataDir: primaryDir, ...cluster })).url,
    replica: (await ensurePostgres({ dataDir: replicaDir, ...cluster })).url,
  };
  primary = await open(urls.primary);
  there = await open(urls.replica);
  await primary.query("create table pets (id integer, price integer)");
  await primary.query("insert into pets values (1, 100)");
  replica = openReplica({ url: urls.replica, size: 2, primaryUrl: urls.primary, lagMs: LAG_MS, log });
}, PATIENCE_MS);
afterAll(async () => {
  await replica?.close();
  await Promise.allSettled([primary?.end(), there?.end()]);
  for (const folder of [replicaDir, primaryDir]) {
    await stopPostgres(folder);
    removePostgres(folder);
  }
  rmSync(base, { recursive: true, force: true });
}, PATIENCE_MS);

const soon = { timeout: 30_000, interval: 20 };
const isRead = () => replica.at() !== undefined;
const price = async (position?: number): Promise<number | undefined> => {
  const source = replica.at(position);
  return (await source?.pool.query("select price from pets where id = 1"))?.rows[0].price;
};
async function setPrice(cents: number): Promise<number> {
  await primary.query("update pets set price = $1", [cents]);
  return await replica.position();
}

it(
  "is read once it has what was written, never before, and not at all when it is too far behind, gone or promoted",
  async () => {
    await expect.poll(isRead, soon).toBe(true);
    const written = await setPrice(200);
    await expect.poll(async () => (await replica.reaching(written)) !== undefined, soon).toBe(true);
    await expect.poll(() => price(written), soon).toBe(200);

    const moment = performance.now();
    await expect.poll(() => replica.at(written, moment) !== undefined, soon).toBe(true);
    expect(replica.at(written, performance.now())).toBeUndefined();

    // Replay is paused: callers who have written something wait for it, and after a while all reads go to the
    // primary.
    await there.query("select pg_wal_replay_pause()");
    await expect.poll(
      async () => (await there.query("select pg_get_wal_replay_pause_state() as state")).rows[0].state,
      soon,
    ).toBe("paused");
    const unseen = await setPrice(300);
    expect(replica.at(unseen)).toBeUndefined();
    expect((await there.query("select price from pets")).rows).toEqual([{ price: 200 }]);
    const pool = openPool({ url: urls.primary, size: 1 });
    await expect.poll(isRead, soon).toBe(false);
    expect(
      await createReadiness({ pool, clock: createClock({ log: { ...log, error: log.warn } }), replica })
        .checks(),
    )
      .toContainEqual({
        name: "replica",
        isReady: false,
        isSpare: true,
      });
    await pool.end();
    expect(replica.at(unseen)).toBeUndefined();
    await there.query("select pg_wal_replay_resume()");
    await expect.poll(() => price(unseen), soon).toBe(300);

    // A failed read puts it in doubt until it has answered again.
    replica.doubt();
    expect(isRead()).toBe(false);
    await expect.poll(isRead, soon).toBe(true);

    await stopPostgres(replicaDir);
    await expect.poll(isRead, soon).toBe(false);
    expect(await replica.position()).toBeGreaterThan(0);
    await ensurePostgres({ dataDir: replicaDir, ...cluster, port: Number(new URL(urls.replica).port) });
    await expect.poll(() => price(unseen), soon).toBe(300);
    expect(logged).toEqual(expect.arrayContaining(["reads go to the replica", "reads go to the primary"]));

    // A promoted replica writes on its own and no longer follows the primary.
    const promoting = await open(urls.replica);
    await promoting.query("select pg_promote()");
    await promoting.end();
    await expect.poll(isRead, soon).toBe(false);
    await setPrice(400);
    expect(isRead()).toBe(false);
  },
  PATIENCE_MS,
);
