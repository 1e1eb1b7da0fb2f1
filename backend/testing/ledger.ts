import { expect } from "vitest";
import type { Market } from "./reservations.ts";
import { recordOf } from "./reservation_walks.ts";
import { checkMoney, type Verdict } from "../features/ledger/invariant_actions.ts";

/** What the checker says of a market now. */
export async function verdictOf(market: Market): Promise<Verdict> {
  return await checkMoney(market.db, await recordOf(market));
}

/** Runs what is due, then expects every invariant to hold. Returns what there was to be judged. */
export async function expectSoundMoney(market: Market): Promise<Verdict["seen"]> {
  await market.runJobs();
  const { violations, seen } = await verdictOf(market);
  expect(violations).toEqual([]);
  return seen;
}
