/**
 * Random histories of sales: buyers, breeders, staff, banks, lenders, the provider and the clock do anything
 * possible. After every step each party has the amounts of an independent calculation
 * (`testing/money_model/`). `make torture MODEL=1` plays more.
 */
import process from "node:process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moveClock } from "../../testing/money_model/clock.ts";
import { playHistories } from "../../testing/money_model/histories.ts";

const { MODEL_SECONDS, MODEL_SEED, MODEL_PATH } = process.env;
const SECONDS = MODEL_SECONDS ? Number(MODEL_SECONDS) : undefined;
const SEED = 20_261_127;

/** Events that a run must include to be meaningful. */
const KINDS = [
  "reserve",
  "pay by card",
  "take for free",
  "ask a lender",
  "the lender pays",
  "the lender refuses",
  "buy add-ons later",
  "buyer cancels early",
  "buyer cancels late",
  "buyer confirms the hand-off",
  "a carrier picks a pet up",
  "a carrier hands a pet off",
  "buyer reports a problem",
  "breeder cancels",
  "breeder completes",
  "breeder extends",
  "breeder changes the payout account",
  "a stopped sale is pressed on",
  "staff decide a dispute: nothing",
  "staff decide a dispute: a part",
  "staff decide a dispute: all",
  "staff refund a sale",
  "staff refund a part, borne by the breeder",
  "staff refund a part, borne by the platform",
  "staff suspend a breeder",
  "staff reinstate a breeder",
  "staff retry an owed refund",
  "staff pay an owed refund by check",
  "a bank contests a payment",
  "a bank contests a part",
  "the platform wins",
  "the platform loses",
  "the platform loses in part",
  "the platform appeals",
  "the platform wins on appeal",
  "all is refunded at the provider",
  "a part is refunded at the provider",
  "a refund comes back",
  "payouts arrive",
  "payouts come back",
  "hours pass",
  "days pass",
  "the server stops in a cancellation",
  "the server stops in a payment",
  "news is lost",
  "a backup is restored",
];

let clock: ReturnType<typeof moveClock>;
beforeAll(() => {
  clock = moveClock();
});
afterAll(() => clock.right());

it("any history leaves everybody with what they must have, and nothing waiting", async () => {
  const play = { steps: 200, path: MODEL_PATH };
  if (SECONDS === undefined) {
    const { effects } = await playHistories(clock, { ...play, seed: SEED, count: 10, withinMs: 240_000 });
    if (!MODEL_PATH) expect(KINDS.filter((kind) => !effects.has(kind))).toEqual([]);
    return;
  }
  const until = performance.now() + SECONDS * 1_000;
  for (let seed = MODEL_SEED ? Number(MODEL_SEED) : crypto.getRandomValues(new Uint16Array(1))[0]!;; seed++) {
    const left = until - performance.now();
    if (left <= 0) break;
    const { effects, ended } = await playHistories(clock, {
      ...play,
      seed,
      count: 20,
      withinMs: Math.max(left, 120_000),
    });
    console.log(`seed ${seed}: ${ended} histories`, Object.fromEntries([...effects].sort()));
  }
}, ((SECONDS ?? 0) + 580) * 1_000);
