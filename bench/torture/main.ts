/**
 * Tortures the product's money: `make torture SECONDS=600 SEED=7`. Starts two servers, a Postgres and a
 * payment provider, which many people use at once while parts are killed and connections are cut. Then a
 * checker that shares no code with the product compares SQL with the provider's store. Exits with 1 on any
 * difference, and with 2 if too little has happened for a verdict. FOCUS='contested|a suspension' runs only
 * the walks with such names, and does not check the required events. PGBOUNCER= the path of a PgBouncer of
 * 1.21 or later, which then runs in transaction mode between the servers and the database.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { migrate } from "../../backend/platform/db/migrate.ts";
import { ensurePostgres, removePostgres, stopPostgres } from "../../backend/platform/embedded/postgres.ts";
import { show } from "./checker/table.ts";
import { untilDone } from "./parts.ts";
import { openPooler } from "./pooler.ts";
import { torture } from "./run.ts";
import { LEAST, leastOf } from "./wanted.ts";

const seconds = Number(Deno.args[0] ?? 600);
const seed = Number(Deno.args[1] ?? crypto.getRandomValues(new Uint32Array(1))[0]);
const focus = Deno.env.get("FOCUS") ? new RegExp(Deno.env.get("FOCUS")!) : undefined;

/**
 * Writes the checker's input to a file, for following a difference line by line, and returns the file's name.
 */
function keep(seed: number, world: unknown): string {
  const folder = join(import.meta.dirname!, "../../.data/torture");
  const file = join(folder, `${seed}.json`);
  mkdirSync(folder, { recursive: true });
  const text = (_key: string, value: unknown) => typeof value === "bigint" ? Number(value) : value;
  writeFileSync(file, JSON.stringify(world, text, 1));
  return file;
}

const dataDir = mkdtempSync("/tmp/hearthpaw-torture-db-");
const postgres = await ensurePostgres({ dataDir });
const binary = Deno.env.get("PGBOUNCER");
const pooler = binary === undefined ? undefined : await openPooler(binary, postgres.url);
try {
  await migrate(postgres.url);
  console.log(`SEED=${seed}`);
  let { pid } = postgres;
  const began = Date.now();
  const log = (text: string) => console.log(`${((Date.now() - began) / 1_000).toFixed(1)} s: ${text}`);
  const { world, counts, differences, voids } = await torture({
    databaseUrl: postgres.url,
    pooledUrl: pooler?.url,
    seed,
    seconds,
    focus,
    wanted: focus ? {} : { ...LEAST, ...leastOf(seconds) },
    log,
    async killDatabase() {
      process.kill(pid, "SIGKILL");
      ({ pid } = await untilDone(() => ensurePostgres({ dataDir, port: postgres.port })));
    },
  });
  console.log(show(counts, differences));
  for (const text of voids) console.log(text);
  if (differences.length) console.log(`all that was compared: ${keep(seed, world)}`);
  const rules = [...new Set(differences.map(({ rule }) => rule))];
  console.log(
    `SEED=${seed}: ${differences.length} differences${rules.length ? ` (${rules.join(", ")})` : ""}`,
  );
  Deno.exitCode = differences.length ? 1 : voids.length ? 2 : 0;
} finally {
  pooler?.close();
  await stopPostgres(dataDir);
  removePostgres(dataDir);
  if (!Deno.env.get("KEEP")) rmSync(dataDir, { recursive: true, force: true });
}
