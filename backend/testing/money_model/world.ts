import { sql } from "kysely";
import { openSession } from "../../features/accounts/actions.ts";
import { reconcileMoney } from "../../features/money/reconcile_actions.ts";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { addUser } from "../fixtures.ts";
import { withClient } from "../cluster.ts";
import { copyTestDatabase, openTestDatabase } from "../databases.ts";
import { startTestSandbox } from "../ports/payments.ts";
import {
  type Answered,
  type Body,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
} from "../reservations.ts";
import { type Clock, clockAddress, setDatabaseClock, withOwnClock } from "./clock.ts";
import { type Post, postman, readRecord } from "./provider.ts";
import { runJobs } from "../jobs.ts";

/**
 * Lifetime of a session here. It is renewed before the product would require it, because a token lasts ten
 * minutes.
 */
const SESSION_MS = 8 * 60_000;
/** Cron jobs that concern money, in the order of a day. */
const CRONS = [
  "expireHolds",
  "reconcilePayments",
  "noteStops",
  "issueReceipts",
  "freezeTerms",
  "moveWaitingSales",
  "remindOfBalances",
  "chargeBalances",
  "releaseDueFunds",
  "runPayouts",
  "finishPayouts",
  "alertOwedRefunds",
] as const;
const AFTERWARDS = ["reconcilePayments", "releaseDueFunds", "runPayouts"] as const;

/** Ends every other session of the database, as the end of a process does. */
const CUT_ALL = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

type Someone = { id: string };
export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * The server stops in the middle of a step: at this call to the provider by number, before or after the call
 * takes effect.
 */
type Crash = { calls: number; when: "before" | "after"; stop: () => void };

/** Opens the whole product with its database, its provider and one clock, for a series of histories. */
export async function openWorld(clock: Clock) {
  const sandbox = await startTestSandbox();
  const { payments } = sandbox;
  await payments.ask("PUT", "/settings", { payoutOutcome: "wait", processingOutcome: "wait" });
  const post = postman(sandbox.dataDir, payments);
  let database = await openTestDatabase();
  let crash: Crash | undefined;
  let url = await withOwnClock(database.url);
  const sessions = new Map<string, { token: string; until: number }>();
  let market = await start();
  let shop = checkoutOf(market);
  let isDeaf = false;

  async function start(): Promise<Market> {
    const opened = await openMarket({
      features: "all",
      provider: { ...sandbox, close: () => Promise.resolve() },
      database: { url, drop: () => Promise.resolve() },
      env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
      wrap: mortal,
    });
    await setDatabaseClock(opened.services.pool, clock);
    // Each server of a test has its own keys.
    sessions.clear();
    return opened;
  }

  async function open(): Promise<void> {
    market = await start();
    shop = checkoutOf(market);
  }

  /** Returns the provider as the current server reaches it. A stopped server receives no more answers. */
  function mortal(port: PaymentsPort): PaymentsPort {
    const never = new Promise<never>(() => {});
    let isDead = false;
    return Object.fromEntries(
      Object.entries(port).map(([name, value]) => [
        name,
        typeof value !== "function" ? value : (...given: unknown[]) => {
          const call = () => (value as (...all: unknown[]) => unknown)(...given);
          if (isDead) return never;
          if (!crash) return call();
          if (--crash.calls > 0) return call();
          const { when, stop } = crash;
          [isDead, crash] = [true, undefined];
          if (when === "before") stop();
          else void Promise.resolve(call()).finally(stop);
          return never;
        },
      ]),
    ) as unknown as PaymentsPort;
  }

  async function tokenOf(who: Someone): Promise<string> {
    const known = sessions.get(who.id);
    if (known && known.until > Date.now()) return known.token;
    const { accessToken } = await openSession(market.services, who, "model", { withSecondFactor: true });
    sessions.set(who.id, { token: accessToken, until: Date.now() + SESSION_MS });
    return accessToken;
  }

  async function call(who: Someone, method: string, path: string, json?: unknown): Promise<Answered> {
    const response = await market.app.fetch(path, { method, json, token: await tokenOf(who) });
    return { status: response.status, body: await response.json() as Body };
  }

  const send = async (body: string, headers: Record<string, string>) => {
    const response = await market.app.fetch("/v1/payments/webhook", { method: "POST", body, headers });
    await response.body?.cancel();
    return response.status;
  };

  /** Delivers the provider's events and runs due jobs until nothing new results. */
  async function settle(how: Post = "in order"): Promise<void> {
    const mine = market;
    for (let rounds = 0; rounds < 12; rounds++) {
      await runJobs(market);
      // A stopped server does nothing more.
      if (mine !== market) return;
      const events = await post.deliver(isDeaf ? "lost" : how, send);
      if (events === 0 || isDeaf) break;
    }
    await runJobs(market);
  }

  async function tick(): Promise<void> {
    for (const name of CRONS) await market.services.addJob(market.db, name, {});
    await settle();
    // Some of them only check the results of the others.
    for (const name of AFTERWARDS) await market.services.addJob(market.db, name, {});
    await settle();
    // The nightly comparison, without the minute in which a difference may disappear.
    await reconcileMoney(market.services, { pauseMs: 0 });
    await settle();
  }

  /** Number of effects by type. */
  const effects = new Map<string, number>();
  const staffUser = await addUser(market.services, { role: "Admin" });
  const staff: Someone = { id: staffUser.id };
  await fundProvider(market);

  return {
    clock,
    staff,
    effects,
    count: (kind: string) => void effects.set(kind, (effects.get(kind) ?? 0) + 1),
    call,
    settle,
    tick,
    get market() {
      return market;
    },
    get shop() {
      return shop;
    },
    get db() {
      return market.db;
    },
    payments,
    /** Returns a person in the form of the checkout's calls. */
    person: async (who: Someone & Partial<Person>): Promise<Person> => ({
      ...who,
      token: await tokenOf(who),
    }),
    record: () => readRecord(sandbox.dataDir),
    /** Makes the next call of a person sign in again. */
    forget: ({ id }: Someone) => void sessions.delete(id),
    /** Makes the server miss the provider's events, or receive them again. */
    deafen: (deaf: boolean) => void (isDeaf = deaf),
    /** Moves the clock ahead and runs the cron jobs. */
    async pass(ms: number): Promise<void> {
      clock.advance(ms);
      await setDatabaseClock(market.services.pool, clock);
      await tick();
    },
    /**
     * Runs some work on a server that stops in its middle, and starts another server. Returns false if the
     * work never reached that point.
     */
    async crashDuring(
      { calls, when }: Pick<Crash, "calls" | "when">,
      work: () => Promise<unknown>,
    ): Promise<boolean> {
      const stopped = new Promise<"stopped">((resolve) =>
        crash = { calls, when, stop: () => resolve("stopped") }
      );
      const end = await Promise.race([work().then(() => "done" as const), stopped]);
      crash = undefined;
      if (end === "done") return false;
      await withClient(database.url, (client) => client.query(CUT_ALL));
      await open();
      // The next server resumes the jobs of the stopped server, as the runner does.
      await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(
        market.db,
      );
      return true;
    },
    /** Runs some work, then restores a backup from before it. Only the provider still knows the work. */
    async restoreAfter<T>(work: () => Promise<T>): Promise<T> {
      await settle();
      await market.close();
      const backup = await copyTestDatabase(database);
      await open();
      const result = await work();
      await settle();
      await market.close();
      await database.drop();
      [database, url] = [backup, clockAddress(backup.url)];
      await open();
      return result;
    },
    async close(): Promise<void> {
      await market.close();
      await database.drop();
      await sandbox.close();
    },
  };
}

/** Sells pets of a breeder who never requests a payout, so the provider's balance can cover all others. */
async function fundProvider(market: Market): Promise<void> {
  const seller = await market.seller();
  const shop = checkoutOf(market);
  for (let sales = 0; sales < 4; sales++) {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller, { price_cents: 2_000_000 })];
    const id = await shop.hold(buyer, pet.id);
    await shop.fill(buyer, id, { paymentType: "full" });
    const { body } = await shop.intent(buyer, id, seller);
    await shop.confirm(body.intentId);
    for (
      const { status } of [
        await shop.verify(buyer, body.intentId),
        await shop.status(buyer, id, "confirm-handover"),
      ]
    ) {
      if (status !== 200) throw new Error(`the provider has no funds: ${status}`);
    }
  }
}
