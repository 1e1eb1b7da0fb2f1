import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, openPool } from "../../platform/db/connection.ts";
import { openPayouts, type Payouts } from "../../testing/payouts.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";

/**
 * Maximum wait of the stopped process. The other process may need a lock that the stopped one holds; then
 * both continue.
 */
const PATIENCE_MS = 300;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

let money: Payouts;
let pool: pg.Pool;
/** Runs before each statement of the stopped process. */
let beforeStatement: () => Promise<void> = async () => {};

beforeAll(async () => {
  money = await openPayouts({ features: ["payouts", "reservations"] });
  pool = openPool({
    url: money.market.app.databaseUrl,
    size: 2,
    waitMs: 5_000,
    statementTimeoutMs: 20_000,
    onError: () => {},
  });
  const hooked = new WeakSet<pg.PoolClient>();
  pool.on("connect", (client) => {
    if (hooked.has(client)) return;
    hooked.add(client);
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
    client.query = (async (...all: unknown[]) => {
      await beforeStatement();
      return await query(...all);
    }) as typeof client.query;
  });
}, 40_000);
afterAll(async () => {
  await pool.end();
  await money.market.close();
});

it(
  "a payout leaves once, whichever statement one process stands still at while another makes it",
  async () => {
    const { market, ready, sold, transfersOf, balance, paidOut } = money;
    const stopped = { ...market.services, db: openDatabase(pool) };
    for (let stopAt = 1, hasStopped = true; hasStopped; stopAt++) {
      const seller = await ready();
      await sold(seller, 30_000);
      const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
      let statements = 0;
      let other: Promise<unknown> | undefined;
      beforeStatement = async () => {
        if (++statements !== stopAt) return;
        other = makePayout(market.services, id).catch(() => {});
        await Promise.race([other, sleep(PATIENCE_MS)]);
      };
      await makePayout(stopped, id).catch(() => {});
      await other;
      hasStopped = other !== undefined;
      await makePayout(market.services, id);
      const transfers = (await transfersOf(seller)).map(({ amount, amount_reversed }) =>
        amount - amount_reversed
      );
      expect({ stopAt, transfers }).toEqual({ stopAt, transfers: [30_000] });
      expect(await balance(seller, "breeder-payouts")).toBe(0);
    }
    expect(await paidOut()).toEqual([]);
  },
  120_000,
);
