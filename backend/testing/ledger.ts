import { expect } from "vitest";
import type { Market } from "./reservations.ts";
import { checkMoney, type Verdict } from "../features/ledger/invariant_actions.ts";
import { runJobs } from "./jobs.ts";

/** Returns the checker's verdict on a market. */
export async function verdictOf(market: Market): Promise<Verdict> {
  const record = await market.sandbox.payments.record(new Date(0));
  if (record.kind !== "done") throw new Error(`the provider's record cannot be read: ${record.kind}`);
  return await checkMoney(market.db, record.value);
}

/** Runs due jobs, then expects every invariant to hold. Returns the amounts of data that were checked. */
export async function expectSoundMoney(market: Market): Promise<Verdict["seen"]> {
  await runJobs(market);
  const { violations, seen } = await verdictOf(market);
  expect(violations).toEqual([]);
  return seen;
}
