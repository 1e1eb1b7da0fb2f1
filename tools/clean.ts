/**
 * `make clean`: removes the data folder (databases included) and everything that was built. Nothing of it may
 * be running.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { removePostgres, stopPostgres } from "../backend/platform/embedded/postgres.ts";
import { stopEmbedded } from "../backend/platform/embedded/start.ts";
import { tryFileLock } from "../backend/platform/embedded/file_lock.ts";
import { testDataDir } from "../backend/testing/cluster.ts";
import { ROOT } from "./run.ts";

const data = Deno.env.get("DATA_DIR") ?? join(ROOT, ".data");
const tests = testDataDir();

for (const folder of [data, tests]) {
  const seats = join(folder, "servers");
  for (const name of existsSync(seats) ? readdirSync(seats) : []) {
    if (await tryFileLock(join(seats, name))) continue;
    console.error(`Process ${name.split(".")[0]} uses ${folder}: end it first.`);
    Deno.exit(1);
  }
}
await stopEmbedded(data);
await stopPostgres(tests);
for (const folder of [data, tests]) removePostgres(folder);
for (
  const path of [data, tests, ".data", "web/dist", "ui-kit/storybook-static", "ui-kit/dist", "docs/site"]
) {
  rmSync(resolve(ROOT, path), { recursive: true, force: true });
}
