import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { isRoot } from "./binaries.ts";
import { processPid } from "./process.ts";
import { startEmbedded, stopEmbedded } from "./start.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthpaw-start-"));
if (isRoot()) Deno.chmodSync(folder, 0o755);
afterAll(async () => {
  await stopEmbedded(folder);
  rmSync(folder, { recursive: true, force: true });
});

describe("startEmbedded", () => {
  it("leaves nothing running when one of its services cannot start", async () => {
    mkdirSync(join(folder, "postgres.log")); // blocks the database's log
    const config = readConfig({ DATA_DIR: folder });
    await expect(startEmbedded(config, createLog({ level: "silent" }))).rejects.toThrow();
    expect(existsSync(join(folder, "payments"))).toBe(true); // the sandbox was started
    expect(processPid(folder, "payments")).toBeUndefined();
    expect(readdirSync(join(folder, "servers"))).toEqual([]);
  });
});
