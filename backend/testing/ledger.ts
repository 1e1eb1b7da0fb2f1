import { expect } from "vitest";
import type { Market } from "./reservations.ts";
import { checkMoney, type Verdict } from "../features/ledger/invariant_actions.ts";

/** What the checker says of a market now. */
export async function verdictOf(market: Market): Promise<Verdict> {
  const record = await market.sandbox.payments.record(new Date(0));
  if (record.kind !== "done") throw new Error(`the provider's record cannot be read: ${record.kind}`);
  return await checkMoney(market.db, record.value);
}

/** Runs what is due, then expects every invariant to hold. Returns what there was to be judged. */
export async function expectSoundMoney(market: Market): Promise<Verdict["seen"]> {
  await market.runJobs();
  const { violations, seen } = await verdictOf(market);
  expect(violations).toEqual([]);
  return seen;
}
