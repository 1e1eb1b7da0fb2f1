import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { withClient } from "../../testing/cluster.ts";
import { endProcess, isAlive } from "./alive.ts";
import { everyoneMayEnter, isRoot, openCopy, packagedBinaries } from "./binaries.ts";
import { ensurePostgres, postgresPid, removePostgres, stopPostgres } from "./postgres.ts";

const base = mkdtempSync(join(tmpdir(), "hearthpaw-pg-"));
if (isRoot()) Deno.chmodSync(base, 0o755);
// Most tests use the cluster "lives" in whatever state the last one left it, because a new one takes longer
// than all of a test's own work.
const folders: string[] = [];
const folder = (name: string): string => {
  const path = join(base, name);
  folders.push(path);
  return path;
};
afterAll(async () => {
  for (const path of folders) {
    await stopPostgres(path);
    removePostgres(path);
  }
  rmSync(base, { recursive: true, force: true });
});

const count = (url: string, table = "kept") =>
  withClient(
    url,
    async (client) => (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n as number,
  );

/** Only root can close a folder to Postgres, so other users skip this case. */
const asRoot: (name: string, test: () => unknown) => void = isRoot() ? it : () => {};

describe("ensurePostgres", () => {
  it("starts a cluster, adopts it while it lives, and keeps what was committed over a stop", async () => {
    const dataDir = folder("lives");
    const first = await ensurePostgres({ dataDir });
    expect(first.adopted).toBe(false);
    await withClient(first.url, (client) => client.query("create table kept as select 1 as id"));
    const second = await ensurePostgres({ dataDir });
    expect(second).toMatchObject({ adopted: true, pid: first.pid, port: first.port });
    await stopPostgres(dataDir);
    expect(isAlive(first.pid)).toBe(false);
    expect(postgresPid(dataDir)).toBeUndefined();
    const third = await ensurePostgres({ dataDir });
    expect(third).toMatchObject({ adopted: false, port: first.port });
    expect(await count(third.url)).toBe(1);
  });

  it("recovers what was committed after the cluster itself was killed", async () => {
    const dataDir = folder("lives");
    const first = await ensurePostgres({ dataDir });
    await withClient(
      first.url,
      (client) => client.query("create table recovered as select generate_series(1, 50) as id"),
    );
    expect(await endProcess(first.pid, [["SIGKILL", 5_000]])).toBe(true);
    const second = await ensurePostgres({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await count(second.url, "recovered")).toBe(50);
  });

  it("does not take a stranger for its cluster when the process id was given away", async () => {
    const dataDir = folder("lives");
    const first = await ensurePostgres({ dataDir });
    const pidFile = join(stateOf(dataDir).data, "postmaster.pid");
    const lines = readFileSync(pidFile, "utf8").split("\n");
    await stopPostgres(dataDir);
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join("\n"));
    expect(postgresPid(dataDir)).toBeUndefined();
    const second = await ensurePostgres({ dataDir });
    expect(second.adopted).toBe(false);
    expect(second.pid).not.toBe(process.pid);
    await withClient(second.url, (client) => client.query("select 1"));
    expect(first.port).toBe(second.port);
  });

  it("is open to its password alone, and to nobody else's eyes", async () => {
    const dataDir = folder("lives");
    const { url } = await ensurePostgres({ dataDir });
    const wrong = new URL(url);
    wrong.password = "guess";
    const client = new pg.Client({ connectionString: wrong.href });
    await expect(client.connect()).rejects.toThrow(/password authentication failed/);
    const { data } = stateOf(dataDir);
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, "postgres.json")).mode & 0o077).toBe(0);
    if (isRoot()) expect(statSync(data).uid).toBe(65534);
  });

  it("has the extensions that the product needs, and orders text alike everywhere", async () => {
    const { url } = await ensurePostgres({ dataDir: folder("lives") });
    await withClient(url, async (client) => {
      for (const name of ["pg_trgm", "unaccent", "citext", "btree_gin", "cube", "earthdistance"]) {
        await client.query(`create extension if not exists ${name} cascade`);
      }
      const { rows } = await client.query("select lower('ÄÖ') as low, 'B' < 'a' as bytes");
      expect(rows[0]).toEqual({ low: "äö", bytes: true });
    });
  });

  it("starts a copy of a data folder beside the original, which hears nothing of it, and a moved one where it is", async () => {
    const dataDir = folder("lives");
    const original = await ensurePostgres({ dataDir });
    await withClient(
      original.url,
      (client) => client.query("create table mine as select 1 as id; checkpoint"),
    );
    // In the format of earlier versions, with the files of the running process.
    const state = join(dataDir, "postgres.json");
    const written = JSON.parse(readFileSync(state, "utf8"));
    writeFileSync(state, JSON.stringify({ ...written, data: join(dataDir, "postgres") }));
    const copy = join(folder("deeper"), dataDir.slice(1));
    execFileSync("mkdir", ["-p", dirname(copy)]);
    execFileSync("cp", ["-a", dataDir, copy]);
    const rehearsal = await ensurePostgres({ dataDir: copy });
    try {
      expect(rehearsal).toMatchObject({ adopted: false });
      expect([rehearsal.pid, rehearsal.port]).not.toContain(original.pid);
      expect(rehearsal.port).not.toBe(original.port);
      await withClient(rehearsal.url, (client) => client.query("drop table mine"));
      expect(await count(original.url, "mine")).toBe(1);
      expect(postgresPid(dataDir)).toBe(original.pid);
    } finally {
      await stopPostgres(copy);
    }
    expect(isAlive(original.pid)).toBe(true);
    const moved = `${copy}-moved`;
    renameSync(copy, moved);
    const elsewhere = await ensurePostgres({ dataDir: moved });
    await withClient(elsewhere.url, (client) => client.query("select 1 from pg_tables"));
    await stopPostgres(moved);
  });

  it("refuses to replace a database whose password is lost", async () => {
    const dataDir = folder("lives");
    await ensurePostgres({ dataDir });
    await stopPostgres(dataDir);
    const state = join(dataDir, "postgres.json");
    const kept = readFileSync(state);
    rmSync(state);
    await expect(ensurePostgres({ dataDir })).rejects.toThrow(/holds a database/);
    writeFileSync(state, kept, { mode: 0o600 });
    expect((await ensurePostgres({ dataDir })).adopted).toBe(false);
  });

  it("makes a half-made cluster anew", async () => {
    const dataDir = folder("half");
    mkdirSync(join(dataDir, "postgres.new", "base"), { recursive: true });
    writeFileSync(join(dataDir, "postgres.new", "PG_VERSION"), "18");
    const { url } = await ensurePostgres({ dataDir });
    await withClient(url, (client) => client.query("select 1"));
  });

  asRoot("serves a data folder that only root may enter", async () => {
    const closed = folder("closed-door");
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, "data");
    folders.push(dataDir);
    const { url } = await ensurePostgres({ dataDir });
    await withClient(url, (client) => client.query("create table kept as select 1 as id"));
    const { data } = stateOf(dataDir);
    expect(data).toMatch(/^\/var\/tmp\/hearthpaw-data-/);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    await stopPostgres(dataDir);
    expect(await count((await ensurePostgres({ dataDir })).url)).toBe(1);
    await stopPostgres(dataDir);
    const copy = join(closed, "copy");
    execFileSync("cp", ["-a", dataDir, copy]);
    await expect(ensurePostgres({ dataDir: copy })).rejects.toThrow(/is a copy of/);
    removePostgres(dataDir);
    expect(existsSync(dirname(data))).toBe(false);
  });
});

describe("openCopy", () => {
  const { folder: source, version } = packagedBinaries();

  it("copies once, links kept, into a folder that everyone may enter", () => {
    const place = join(base, "place");
    mkdirSync(place, { mode: 0o755 });
    const copy = openCopy(source, version, place);
    expect(readdirSync(place)).toHaveLength(1);
    expect(everyoneMayEnter(join(copy, "bin"))).toBe(true);
    expect(Deno.lstatSync(join(copy, "lib", "libpq.so.5")).isSymlink).toBe(true);
    expect(openCopy(source, version, place)).toBe(copy);
    expect(readdirSync(place)).toHaveLength(1);
  });

  it("does not trust a copy that others could have written", () => {
    const place = join(base, "shared");
    mkdirSync(place, { mode: 0o755 });
    const copy = openCopy(source, version, place);
    Deno.chmodSync(copy, 0o777);
    const second = openCopy(source, version, place);
    expect(second).not.toBe(copy);
    expect(statSync(second).mode & 0o022).toBe(0);
    expect(openCopy(source, version, place)).toBe(second);
  });

  asRoot("sees that a folder behind a closed door cannot be entered", () => {
    const closed = join(base, "door");
    mkdirSync(join(closed, "in"), { recursive: true });
    Deno.chmodSync(closed, 0o700);
    expect(everyoneMayEnter(join(closed, "in"))).toBe(false);
    Deno.chmodSync(closed, 0o711);
    expect(everyoneMayEnter(join(closed, "in"))).toBe(true);
  });
});

function stateOf(dataDir: string): { data: string } {
  const { data } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
  return { data: resolve(dataDir, data) };
}
