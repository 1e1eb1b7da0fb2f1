/**
 * Runs two servers on one Postgres for a given time: `make bench-consistency SECONDS=3600` (SEED is random by
 * default, PETS is 2,000). A catalog changes at random, connections of the feed are cut, and a server is
 * killed and restarted. Every few seconds the answers of both are compared with SQL that does not use their
 * index. DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_REPLICA_URL name an empty database to use instead of
 * a temporary one. Exits with 1 on any lasting difference, and with 2 if too little happened.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { v7 } from "uuid";
import { readConfig } from "../backend/platform/config.ts";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { migrate } from "../backend/platform/db/migrate.ts";
import { freePort } from "../backend/platform/embedded/ports.ts";
import { ensurePostgres, removePostgres, stopPostgres } from "../backend/platform/embedded/postgres.ts";
import { addUser, bearer } from "../backend/testing/fixtures.ts";
import { askAnything, differenceOf, truthOf } from "./consistency_answers.ts";
import { openCatalog } from "./consistency_changes.ts";
import { chanceOf } from "./torture/chance.ts";
import { part, SECRETS, sleep } from "./torture/parts.ts";

const seconds = Number(Deno.args[0] ?? 600);
const seed = Number(Deno.args[1] || crypto.getRandomValues(new Uint32Array(1))[0]);
/** Above 65,536 the index counts with its kernel. */
const PETS = Number(Deno.args[2] ?? 2_000);
const QUESTIONS = 6;
/** Target and maximum time until a change is visible. */
const SOON_MS = 1_000;
const EVER_MS = 30_000;
/** Rounds between two cuts of a feed connection, and between two ends of a server. */
const CUT_EVERY = 9;
const END_EVERY = 30;
const HOLD_EVERY = 4;
const SLOW_EVERY = 5;
/** Average pause between two changes of a worker. */
const PAUSE_MS = 400;
const TOKEN_MS = 8 * 60_000;

const chance = chanceOf(seed);
const folder = mkdtempSync("/tmp/hearthpaw-consistency-");
const counts: Record<string, number> = {};
const count = (what: string, more = 1) => counts[what] = (counts[what] ?? 0) + more;
const differences: string[] = [];
const differ = (text: string) => {
  differences.push(text);
  log(`DIFFERENCE ${text}`);
};
const delays = { heard: [] as number[], cut: [] as number[] };
/** A change whose transaction is open. */
let slow: { end: () => void; done: Promise<void>; price: number } | undefined;
let began = Date.now();
const log = (text: string) => console.log(`${((Date.now() - began) / 1_000).toFixed(1)} s: ${text}`);

/**
 * A temporary database, or the empty one that DATABASE_URL names, with the pooler and the replica that the
 * others name.
 */
const given = Object.entries(Deno.env.toObject()).filter(([name]) => /^DATABASE_.*URL$/.test(name));
const settings: Record<string, string> = given.length
  ? Object.fromEntries(given)
  : { DATABASE_URL: (await ensurePostgres({ dataDir: join(folder, "db") })).url };
const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL!;
const env = {
  ...Object.fromEntries(["PATH", "HOME", "DENO_DIR"].map((name) => [name, Deno.env.get(name) ?? ""])),
  ...SECRETS,
  DATA_DIR: folder,
  ...settings,
  SEED: "none",
  LOG_LEVEL: "error",
  RATE_LIMIT_SCALE: "0",
  DATABASE_WAIT_MS: "10000",
  HOLDS_NETWORK_HOUR: "0",
  HOLDS_PERSON: "0",
  HOLDS_PET_WAIT_MINUTES: "0",
};
const ports = [await freePort(), await freePort()];
const servers = ports.map((port) => ({
  isUp: false,
  ...part(
    `http://127.0.0.1:${port}`,
    "/readyz",
    () =>
      spawn(Deno.execPath(), ["run", "-A", "--no-check", join(import.meta.dirname!, "../backend/main.ts")], {
        env: { ...env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${ports[0]}` },
        stdio: ["ignore", "inherit", "inherit"],
      }),
  ),
}));
type Server = typeof servers[number];
const up = (): Server[] => servers.filter(({ isUp }) => isUp);
const pool = openPool({ url, size: 8, waitMs: 60_000, isPatient: true });
const db = openDatabase(pool);
/** Fills the database, starts the servers, and changes and compares until the time is over. */
async function run(): Promise<void> {
  await migrate(url);
  const config = readConfig({ ...SECRETS, DATA_DIR: folder });
  const world = { db, config, now: () => new Date(), newId: () => v7() };
  const catalog = await openCatalog(world, PETS, chance);
  await Promise.all(servers.map((server) => server.start().then(() => server.isUp = true)));
  began = Date.now();
  console.log(`SEED=${seed}`);
  log(`${PETS} pets, two servers`);
  const buyers = [0, 1].map(() => addUser(world, { email_verified_at: new Date() }));
  let tokens: { made: number; headers: { authorization: string }[] } | undefined;

  /**
   * Makes two people reserve the same pet at once, each at another server. Only the first may get it. Then
   * cancels the hold.
   */
  async function hold(): Promise<void> {
    if (up().length < 2) return;
    if (!tokens || Date.now() - tokens.made > TOKEN_MS) {
      tokens = {
        made: Date.now(),
        headers: await Promise.all(buyers.map(async (one) => bearer(world, await one))),
      };
    }
    const petId = chance.pick(catalog.quietIds);
    const send = (at: number, method: string, path: string, body: unknown) =>
      fetch(servers[at]!.url + path, {
        method,
        headers: { ...tokens!.headers[at], "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const answers = await Promise.all([0, 1].map((at) => send(at, "POST", "/v1/reserve/new", { petId })));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const won = answers.flatMap(({ status }, at) => status < 300 ? [at] : []);
    // A server that was too busy to answer tells nothing about the pet.
    const isBusy = answers.some(({ status }) => status === 503);
    if (won.length > 1 || (won.length === 0 && !isBusy)) {
      differ(`${won.length} of two got the same pet: ${JSON.stringify(bodies)}`);
    }
    count("pets that two asked for at once");
    await compare("held");
    for (const at of won) {
      const giveBack = () =>
        send(at, "PUT", "/v1/pets/reserved/status/update", {
          reservedPetId: bodies[at].reservedPetId,
          action: "cancel",
        });
      let { status } = await giveBack();
      for (let tries = 0; status === 503 && tries < 20; tries++) {
        await sleep(500);
        ({ status } = await giveBack());
      }
      if (status >= 300) differ(`a hold is not given back: ${status}`);
    }
  }

  let marks = 0;
  const priceOf = () => 1_000_000 + ++marks;

  /**
   * Waits until both servers find this price, and records the time; reports a difference if one of them never
   * does.
   */
  async function seen(price: number, since: number, times: number[]): Promise<void> {
    await Promise.all(
      up().map(async ({ url }) => {
        let slowest = 0;
        for (let ms = 0; ms < EVER_MS; await sleep(4)) {
          const sent = performance.now();
          const asked = `${url}/v1/pets/search/lean?priceMinCents=${price}&priceMaxCents=${price}`;
          const { data } = await (await fetch(asked)).json();
          ms = performance.now() - since;
          slowest = Math.max(slowest, performance.now() - sent);
          if (data === undefined) count("answers 503, asked again");
          if (data?.total !== 1) continue;
          times.push(ms);
          count("changes timed");
          if (ms > SOON_MS) count("changes seen after more than a second");
          if (ms > SOON_MS && slowest < SOON_MS / 4) {
            count("of these, while the server answered within a quarter of one");
          }
          return;
        }
        differ(`${url} did not find ${price} within ${EVER_MS} ms`);
      }),
    );
  }

  /** Sends every server the same query until its answer is correct; it has a second. */
  async function compare(when: string): Promise<void> {
    const since = performance.now();
    for (let asked = 0; asked < QUESTIONS; asked++) {
      const question = askAnything(chance, catalog.breeds());
      const truth = await truthOf(db, question);
      await Promise.all(
        up().map(async ({ url }) => {
          count("answers compared");
          if (truth.cards.length) count("answers compared with pets");
          let unlike = await differenceOf(url, question, truth);
          let isLate = false;
          for (let ms = 0; unlike && ms < EVER_MS; ms = performance.now() - since) {
            if (ms > SOON_MS && !isLate) {
              isLate = true;
              count("answers right after more than a second");
              log(`${when}, after ${Math.round(ms)} ms ${url}${question.path}: ${unlike}`);
            }
            await sleep(isLate ? 500 : 20);
            unlike = await differenceOf(url, question, truth);
          }
          if (unlike) differ(`${when}: ${url}${question.path}: ${unlike}`);
        }),
      );
    }
  }

  /** Stops one server, by SIGKILL or SIGTERM, and starts it again while changes continue. */
  async function restart(server: Server, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    server.isUp = false;
    await server.kill(signal);
    await sleep(2_000);
    await server.start();
    server.isUp = true;
    count(`${signal} of a server`);
  }

  let restarting: Promise<void> | undefined;
  for (let round = 1; Date.now() - began < seconds * 1_000; round++) {
    if (round % END_EVERY === 0) {
      await restarting;
      const turn = round / END_EVERY;
      restarting = restart(servers[turn % 2]!, turn % 4 < 2 ? "SIGKILL" : "SIGTERM");
    }
    const isCut = round % CUT_EVERY === 0;
    await Promise.all([0, 1, 2].map(async (worker) => {
      for (let change = 0; change < 4; change++) {
        await sleep(chance.below(2 * PAUSE_MS));
        count(await catalog.change() ?? "undone");
        if (isCut && worker === 0 && change === 2) {
          const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'hearthpaw realtime' and query like '%pet_changes%' or application_name = 'hearthpaw realtime'
              and query = 'select 1'`.execute(db);
          count("connections of the feed cut", rows.length);
        }
        if (slow && worker === 1 && change === 1 && chance.of(0.4)) {
          const { end, done, price } = slow;
          slow = undefined;
          end();
          await done;
          await seen(price, performance.now(), delays.heard);
          count("transactions that stayed open");
        }
      }
    }));
    if (!slow && round % SLOW_EVERY === 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const price = priceOf();
      slow = { end: resolve, done: catalog.mark(catalog.quietIds[0]!, price, promise), price };
    }
    const price = priceOf();
    const { length } = catalog.quietIds;
    await catalog.mark(catalog.quietIds[1 + marks % (length - 1)]!, price);
    await seen(price, performance.now(), isCut ? delays.cut : delays.heard);
    await compare(isCut ? "after a cut" : "at rest");
    if (round % HOLD_EVERY === 0) await hold();
    if (round % 100 === 0) log(`${round} rounds, ${differences.length} differences; ${show()}`);
  }
  slow?.end();
  await Promise.all([restarting, slow?.done]);
  await sleep(SOON_MS);
  await compare("at the end");
  const check = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-prompt", join(import.meta.dirname!, "../tools/check_search.ts")],
    env,
  });
  const said = new TextDecoder().decode((await check.output()).stdout);
  console.log(said.trim());
  const agreed = said.split("\n").filter((line) => line.endsWith("all as the tables say")).length;
  if (agreed !== 2) differ(`${agreed} of two indexes are as the tables say: ${said}`);
  report(catalog.kinds);
}

try {
  await run();
} catch (error) {
  console.error(error);
  Deno.exitCode = 2;
} finally {
  slow?.end();
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await pool.end();
  await stopPostgres(join(folder, "db"));
  removePostgres(join(folder, "db"));
  rmSync(folder, { recursive: true, force: true });
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.length
    ? `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)} ms`
    : "-";
}

function show(): string {
  return Object.entries(delays).map(([name, times]) =>
    `${name}: median ${at(times, 0.5)}, p99 ${at(times, 0.99)}, most ${at(times, 1)} of ${times.length}`
  ).join("; ");
}

/** Prints the results, and sets the exit code. */
function report(kinds: readonly string[]): void {
  const rounds = seconds / 6;
  const wanted: Record<string, number> = {
    ...Object.fromEntries(kinds.map((kind) => [kind, Math.floor(rounds / 30)])),
    "undone": rounds / 10,
    "answers compared": rounds * 4,
    "answers compared with pets": rounds * 2,
    "changes timed": rounds / 2,
    "pets that two asked for at once": rounds / 20,
    "connections of the feed cut": rounds / 20,
    "transactions that stayed open": rounds / 40,
    "SIGKILL of a server": Math.floor(rounds / 100),
    "SIGTERM of a server": Math.floor(rounds / 200),
  };
  console.log("\n| what | times |\n|---|---:|");
  for (const [name, times] of Object.entries(counts).sort(([a], [b]) => a < b ? -1 : 1)) {
    console.log(`| ${name} | ${times} |`);
  }
  console.log(`\nfrom a commit to both servers finding it: ${show()}`);
  for (const difference of differences.slice(0, 50)) console.log(`DIFFERENCE ${difference}`);
  const voids = Object.entries(wanted).filter(([name, least]) => (counts[name] ?? 0) < least);
  for (const [name, least] of voids) {
    console.log(`VOID: ${name} ${counts[name] ?? 0} times, of ${least.toFixed(1)} wanted`);
  }
  console.log(`SEED=${seed}: ${differences.length} differences`);
  Deno.exitCode = differences.length ? 1 : voids.length ? 2 : 0;
}
