/**
 * `make check-search`: has every running process compare its search index with the tables, repair
 * differences, and report them; then compares the stored page of every pet with the tables. Exits with 1 if
 * something differed or no process answered.
 */
import pg from "pg";
import { type CheckAnswer, CHECKS_CHANNEL } from "../backend/features/search/engine_rules.ts";
import { checkPages } from "../backend/features/pets/actions.ts";
import { askForCheck } from "../backend/features/search/feed_store.ts";
import { loadConfig } from "../backend/platform/config.ts";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { startEmbedded } from "../backend/platform/embedded/start.ts";
import { createLog } from "../backend/platform/log.ts";

/** Timeouts in ms. A running process reports within the first, and finishes long before the second. */
const BEGIN_MS = 2_000;
const END_MS = 120_000;

const config = loadConfig();
const log = createLog({ level: "warn", pretty: true });
const embedded = config.database.url === undefined ? await startEmbedded(config, log) : undefined;
const url = config.database.url ?? embedded!.databaseUrl!;
const pool = openPool({ ...config.database, url, size: 1 });
const client = new pg.Client({ connectionString: config.database.directUrl ?? url });
const answers = new Map<string, CheckAnswer>();
client.on("notification", ({ payload }) => {
  const answer = JSON.parse(payload!) as CheckAnswer;
  answers.set(answer.process, answer);
});
try {
  await client.connect();
  await client.query(`listen ${CHECKS_CHANNEL}`);
  await askForCheck(openDatabase(pool));
  const isDone = () => [...answers.values()].every(({ check }) => check);
  const began = performance.now();
  for (let ms = 0; ms < BEGIN_MS || (!isDone() && ms < END_MS); ms = performance.now() - began) {
    await new Promise((done) => setTimeout(done, 50));
  }
  for (const { process, check } of answers.values()) {
    const differs = check && (check.wrong > 0 || check.broken.length > 0);
    if (!check || differs) Deno.exitCode = 1;
    if (!check) console.log(`${process}: no answer yet`);
    else if (!differs) console.log(`${process}: ${check.pets} pets, all as the tables say`);
    else {console.log(
        `${process}: ${check.wrong} of ${check.pets} pets differed; broken: ${
          check.broken.join(", ") || "none"
        }`,
      );}
  }
  if (!answers.size) {
    console.error("No process answered. Start the server first.");
    Deno.exitCode = 1;
  }
  const { pages, missing, wrong } = await checkPages(
    { db: openDatabase(pool), log },
    new AbortController().signal,
  );
  console.log(`${pages} stored pages: ${wrong.length} differed, ${missing} were missing`);
  if (wrong.length) Deno.exitCode = 1;
} finally {
  await client.end();
  await pool.end();
  await embedded?.leave();
}
