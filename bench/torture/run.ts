import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { openDatabase, openPool } from "../../backend/platform/db/connection.ts";
import type { Database } from "../../backend/platform/db/schema.ts";
import { checkMoney } from "../../backend/features/ledger/invariant_actions.ts";
import { chanceOf } from "./chance.ts";
import { type Counts, countsOf, missing } from "./checker/counts.ts";
import { openAtProvider, readWorld, type World } from "./checker/record.ts";
import { differencesOf } from "./checker/verdict.ts";
import type { Difference } from "./checker/rules.ts";
import { CALLS } from "./actors.ts";
import { type Market, openMarket } from "./market.ts";
import { openParts, type Parts, sleep, untilDone } from "./parts.ts";
import type { Cut } from "./proxy.ts";
import { ENDS } from "./ends.ts";
import { MORE } from "./more_walks.ts";
import { restored } from "./restore.ts";
import { sold } from "./steps.ts";
import { WALKS } from "./walks.ts";

export type Torture = {
  /** A migrated, temporary database. */
  databaseUrl: string;
  /** The same through a pooler, for everything that the servers do not need directly. */
  pooledUrl?: string | undefined;
  seed: number;
  /** Time during which new walks start; each runs at least once. */
  seconds: number;
  /** Runs only the walks with these names, again and again: for a bug that other walks seldom meet. */
  focus?: RegExp | undefined;
  /** Kills the database like a crash, and restarts it; without it only its connections break. */
  killDatabase?: () => Promise<void>;
  /** Required events of a run. */
  wanted: Counts;
  log?: (text: string) => void;
};
export type Outcome = { world: World; counts: Counts; differences: Difference[]; voids: string[] };

const WORKERS = 10;
/** Number of walks between two days at the desk. */
const DAY_EVERY = 7;
/** Number of calls between two planned cuts, because a slow machine should not be cut more often. */
const CALLS_A_CUT = 10;
/** A backup is restored once, and once more after each interval of this length. */
const RESTORE_EVERY_S = 300;
const POST = (path: string) => new RegExp(`^POST /v1/${path} `);
const CUTS: readonly [RegExp, string][] = [
  [POST("payment_intents"), "an intent"],
  [POST("refunds"), "a refund"],
  [/commit/i, "a commit"],
  [POST(String.raw`payment_intents/\w+/confirm`), "a confirmation"],
  [POST(String.raw`payment_intents/\w+/cancel`), "a cancellation"],
  [/commit/i, "a commit"],
  [POST("transfers"), "a transfer"],
  [POST("payouts"), "a payout"],
];

/** Runs all walks while parts are killed and connections cut, waits for rest, and compares the records. */
export async function torture(
  { databaseUrl, pooledUrl, seed, seconds, focus, killDatabase, wanted, log = () => {} }: Torture,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-torture-"));
  const seen: Counts = {};
  const calls = { on: (_call: number) => {} };
  const count = (what: string, more = 1) => {
    seen[what] = (seen[what] ?? 0) + more;
    if (what === CALLS) calls.on(seen[what]);
  };
  const chance = chanceOf(seed);
  const pool = openPool({
    url: databaseUrl,
    size: 4,
    waitMs: 5_000,
    statementTimeoutMs: 20_000,
    onError: () => {},
  });
  const db = openDatabase(pool);
  const parts = await openParts({
    folder,
    databaseUrl,
    pooledUrl,
    onCut: ({ name, when }) => count(`cut ${when} ${name}`),
  });
  try {
    const turns = inTurns();
    const whileDown = (work: () => Promise<unknown>) =>
      turns(async () => {
        await Promise.all(parts.servers.map((server) => server.kill()));
        count("kill -9 of both servers");
        await work();
        await Promise.all(parts.servers.map((server) => server.start()));
      });
    const market = await openMarket({ db, parts, count, chance, whileDown });
    log(`seed ${seed}: the market is open`);
    await walkAll(market, { seconds, seed, focus, killDatabase, turns, calls, log });
    log("everybody has left; what is under way comes to its end");
    const unrest = await rest(
      market,
      { databaseUrl, restores: 1 + Math.floor(seconds / RESTORE_EVERY_S) },
      log,
    ).then(() => [], (error): Difference[] => [{
      rule: "rest",
      subject: "all",
      detail: String(error).slice(0, 2_000),
    }]);
    const world = await readWorld(databaseUrl, parts.store);
    const counts = { ...seen, ...countsOf(world) };
    const own = await ownVerdict(parts, db);
    const broken = Object.keys(seen).filter((what) => /^failed 5|^gave up/.test(what))
      .map((what): Difference => ({ rule: "answer", subject: what, detail: `${seen[what]} times` }));
    return {
      world,
      counts,
      differences: [...differencesOf(world), ...unrest, ...broken, ...own],
      voids: missing(counts, wanted),
    };
  } finally {
    await parts.close();
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the findings of the product's own check of money, which must be empty too. */
async function ownVerdict(parts: Parts, db: Kysely<Database>): Promise<Difference[]> {
  const record = await parts.payments.record(new Date(0));
  if (record.kind !== "done") throw new Error(`the provider's record cannot be read: ${record.kind}`);
  const { violations } = await checkMoney(db, record.value);
  return violations.map(({ invariant, subject, detail }) => ({
    rule: "own",
    subject,
    detail: `${invariant}: ${detail}`,
  }));
}

type Turns = (work: () => Promise<void>) => Promise<void>;
type Chaos = Pick<Torture, "seconds" | "seed" | "focus" | "killDatabase"> & {
  turns: Turns;
  /** Receives the number of every client call. */
  calls: { on: (call: number) => void };
  log: (text: string) => void;
};

/** Runs work one after the other. */
function inTurns(): Turns {
  let last = Promise.resolve();
  return (work) => last = last.then(work);
}

async function walkAll(
  market: Market,
  { seconds, seed, focus, killDatabase, turns, calls, log }: Chaos,
): Promise<void> {
  const { parts, count, chance } = market;
  const until = Date.now() + seconds * 1_000;
  const trouble = chanceOf(seed + 1);
  const kills = killsOf(market, killDatabase);
  // A short or focused run has time for one kill of each part; a separate walk kills both servers at once.
  const killEvery = seconds > 0 && !focus ? 5 : 16;
  let begun = 0;
  let done = 0;
  // Walks that pay breeders come first in the first round, because they take the most steps.
  const all = [...WALKS, ...MORE, ...ENDS].filter(({ name }) => !focus || focus.test(name));
  if (all.length === 0) throw new Error(`no walk is called ${focus}`);
  let queue = focus ? chance.shuffled(all) : [...WALKS.slice(0, 8), ...chance.shuffled(WALKS.slice(8))];
  const next = () => {
    if (queue.length === 0 && Date.now() < until) queue = chance.shuffled(all);
    return queue.shift();
  };
  const worker = async () => {
    for (let walk = next(); walk; walk = next()) {
      if (++begun % killEvery === 0) void turns(kills.next().value!);
      try {
        await walk.go(market);
      } catch (error) {
        count(`gave up: ${walk.name}: ${error instanceof Error ? error.message.slice(0, 120) : error}`);
        log(`${walk.name}: ${error instanceof Error ? error.stack : error}`);
      }
      if (++done % DAY_EVERY === 0) {
        await market.runJobs("reconcilePayments", "releaseDueFunds", "runPayouts", "finishPayouts");
      }
    }
  };
  const isOver = { now: false };
  const cuts = cutsOf(parts, trouble.below(CUTS.length));
  calls.on = (call) => void (call % CALLS_A_CUT === 0 && !isOver.now && cuts.next());
  const hooks = webhooks(market, trouble, isOver);
  await Promise.all(Array.from({ length: WORKERS }, worker));
  isOver.now = true;
  await Promise.all([turns(() => Promise.resolve()), hooks]);
}

/** Kills one part after the other: each server, the simulator, the database. */
function* killsOf({ parts, count }: Market, killDatabase?: () => Promise<void>) {
  const restart = (name: string, part: Parts["simulator"]) => async () => {
    await part.kill();
    count(`kill -9 of ${name}`);
    await part.start();
  };
  const database = async () => {
    if (killDatabase) await killDatabase();
    else parts.toDatabase.breakAll();
    count(killDatabase ? "kill -9 of the database" : "all connections of the database broken");
  };
  while (true) {
    yield restart("the simulator", parts.simulator);
    yield database;
    yield restart("a server", parts.servers[0]!);
    yield restart("the simulator", parts.simulator);
    yield restart("a server", parts.servers[1]!);
  }
}

/** Plans cuts of the current calls, alternately before and after their effect. */
function* cutsOf(parts: Parts, first: number) {
  for (let i = first;; i++) {
    const [of, name] = CUTS[i % CUTS.length]!;
    const cut: Cut = { of, name, when: Math.floor(i / CUTS.length) % 2 ? "before" : "after" };
    yield (name === "a commit" ? parts.toDatabase : parts.toSimulator).plan(cut);
  }
}

const TROUBLES = [
  { kind: "error", status: 401, method: "POST", path: "/v1/refunds", times: 1 },
  { kind: "error", status: 500, method: "POST", path: "/v1/refunds", times: 2 },
  { kind: "error", status: 400, method: "POST", path: "/v1/transfers", times: 1 },
  { kind: "error", status: 500, method: "POST", path: "/v1/payment_intents", times: 2 },
  { kind: "delay", ms: 1_500, method: "POST", path: "/v1/payment_intents", times: 2 },
];

/** Delivers webhooks late, twice and in the wrong order, and makes the provider fail now and then. */
async function webhooks(
  { door, count }: Market,
  trouble: ReturnType<typeof chanceOf>,
  isOver: { now: boolean },
) {
  const release = async () => {
    const answer = await door<{ released: number }>("POST", "/webhooks/release", {
      order: "reverse",
      gapMs: 20,
    });
    if ((answer?.released ?? 0) > 1) count("webhooks delivered in the wrong order", answer!.released);
  };
  while (!isOver.now) {
    await door("PUT", "/settings", {
      rules: trouble.shuffled([
        { copies: 2, times: 3 },
        { delayMs: 1_200, times: 3 },
        { hold: true, times: 4 },
      ]),
    });
    if (trouble.of(0.4)) await door("POST", "/faults", trouble.pick(TROUBLES));
    await sleep(1_500);
    await release();
  }
  await door("PUT", "/settings", { rules: [] });
  await door("DELETE", "/faults");
  await release();
}

/** Maximum checks of the remaining work without progress. */
const LOOKS = 200;

/**
 * Waits until everything is finished: no part is disturbed any longer, and work scheduled for later runs now.
 */
async function rest(
  market: Market,
  { databaseUrl, restores }: { databaseUrl: string; restores: number },
  log: (text: string) => void,
): Promise<void> {
  const { db, parts, door, sellers } = market;
  parts.toSimulator.clear();
  parts.toDatabase.clear();
  await untilDone(() =>
    sql`update reservations set hold_expires_at = now() where status = 'held'`.execute(db)
  );
  await untilQuiet(market, "reconcilePayments", "expireHolds");
  await untilDone(() => sql`update refunds set next_try_at = now() where status = 'pending'`.execute(db));
  await untilQuiet(market, "reconcilePayments", "expireHolds", "releaseDueFunds");
  for (let nth = 0; nth < restores; nth++) {
    await restored(market, { databaseUrl, rest: () => untilQuiet(market, "reconcilePayments") });
    log("a backup has been restored");
  }
  // The provider closes an account, and the product does not know it when the money leaves.
  const last = await sold(market, sellers[3]!);
  if (last) await market.age(last, 4 * 24);
  await untilQuiet(market, "releaseDueFunds");
  await door("PUT", "/settings", { rules: [{ types: ["account.updated"], hold: true, times: 100 }] });
  await door("POST", `/accounts/${sellers[3]!.accountId}/restrict`);
  await market.runJobs("runPayouts");
  await untilQuiet(market, "finishPayouts");
  await door("PUT", "/settings", { rules: [] });
  await door("POST", "/webhooks/release", {});
  await untilQuiet(market, "finishPayouts", "reconcilePayments");
  log("at rest");
}

/** Runs these jobs until neither they, nor the queue, nor the provider have anything left to do now. */
async function untilQuiet({ db, parts, runJobs }: Market, ...jobs: string[]): Promise<void> {
  await untilDone(() => hurry(db));
  await runJobs(...jobs);
  let least = Infinity;
  let since = 0;
  for (let looks = 0, quiet = 0; quiet < 2; looks++) {
    await sleep(400);
    const due = await untilDone(() => dueJobs(db));
    const open = openAtProvider(parts.store);
    const left = due.length + open.length;
    if (left < least) [least, since] = [left, looks];
    if (looks - since === LOOKS) {
      throw new Error(`it does not come to rest: ${JSON.stringify({ due, open })}`);
    }
    quiet = due.length === 0 && open.length === 0 ? quiet + 1 : 0;
    if (looks % 5 === 4) await untilDone(() => hurry(db));
  }
}

/** Makes failed jobs due now, and everything that waits for another look at the provider. */
async function hurry(db: Kysely<Database>): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()
    where attempts > 0 and locked_at is null and run_at > now() and attempts < max_attempts`.execute(db);
  await sql`update payments set checked_at = '2000-01-01' where status not in ('succeeded', 'canceled')
    or provider_fee_cents is null or failure_code is not null`.execute(db);
  await sql`update payouts set next_try_at = now(), updated_at = now() - interval '2 hours'
    where status <> 'failed'`.execute(db);
  await sql`update webhook_events set retry_at = now() where processed_at is null`.execute(db);
}

async function dueJobs(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`select t.identifier || ' ' || attempts || ' ' ||
    coalesce(last_error, '') || coalesce(' held by ' || locked_by, '') as task
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where run_at <= now() and attempts < max_attempts`.execute(db);
  return rows.map(({ task }) => task);
}
