import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endProcess } from "../embedded/alive.ts";
import { isRoot } from "../embedded/binaries.ts";
import { ensurePostgres, removePostgres, stopPostgres } from "../embedded/postgres.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { openDatabase, openPool } from "./connection.ts";
import { isDatabaseUnavailable } from "./errors.ts";
import { named } from "./named.ts";
import { withTx } from "./tx.ts";

describe("an exhausted pool", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      features: ["breeds", "system"],
      env: { DATABASE_POOL_SIZE: "2", DATABASE_WAIT_MS: "200" },
    });
  });
  afterAll(() => app.close());

  it("is a fast 503 with Retry-After, and over when a connection is free", async () => {
    const held = await Promise.all([app.services.pool.connect(), app.services.pool.connect()]);
    try {
      const answer = await app.fetch("/v1/breeds");
      expect(answer.status).toBe(503);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      // Busy is not broken: the process stays ready, or a busy moment would remove it from service.
      expect((await app.fetch("/readyz")).status).toBe(200);
    } finally {
      for (const client of held) client.release();
    }
    expect((await app.fetch("/v1/breeds")).status).toBe(200);
  });

  it("leaves no connection behind when statements are cut off or fail", async () => {
    const { pool, db } = app.services;
    for (let i = 0; i < 6; i++) {
      await expect(pool.query("select 1/0")).rejects.toThrow(/division/);
      await expect(withTx(db, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    }
    const slow = openPool({ url: app.databaseUrl, size: 1, statementTimeoutMs: 100 });
    const error = await slow.query("select pg_sleep(5)").catch((error) => error);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await slow.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await slow.end();
  });
});

describe("a restart of the database", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-outage-"));
  if (isRoot()) Deno.chmodSync(dataDir, 0o755);
  afterAll(async () => {
    await stopPostgres(dataDir);
    removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("fails what is under way as unavailable; then the pool recovers by itself", async () => {
    const { url, pid, port } = await ensurePostgres({ dataDir });
    const broken: Error[] = [];
    const pool = openPool({ url, size: 4, onError: (error) => broken.push(error) });
    const db = openDatabase(pool);
    const ask = () => named<{ one: number }>(db, "outage_one", "select 1 as one");
    expect(await ask()).toEqual([{ one: 1 }]);

    const underWay = pool.query("select pg_sleep(30)").catch((error) => error);
    await new Promise((done) => setTimeout(done, 100));
    await endProcess(pid, [["SIGKILL", 5_000]]);
    expect(isDatabaseUnavailable(await underWay)).toBe(true);
    expect(isDatabaseUnavailable(await ask().catch((error) => error))).toBe(true);
    expect(isDatabaseUnavailable(await withTx(db, () => Promise.resolve()).catch((error) => error))).toBe(
      true,
    );

    await ensurePostgres({ dataDir, port });
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(await withTx(db, (trx) => named(trx, "outage_one", "select 1 as one"))).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
