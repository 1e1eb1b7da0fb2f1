import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Answer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { lockBreeder } from "../ledger/store.ts";
import { retryPauseMs } from "./rules.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "log">;

/** Stores the end of a step once. A second process finds that the payout has moved on, and does nothing. */
export async function moveOn(
  services: Pick<Services, "db">,
  seen: store.Payout,
  work: (trx: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    await lockBreeder(trx, seen.breeder_id);
    const now = await store.lockPayout(trx, seen.id);
    if (now.status === seen.status && now.attempt === seen.attempt) await work(trx);
  });
}

/** Schedules another try under a new key, because a refusal is a final answer to the old one. */
export async function tryLater(services: Needs, payout: store.Payout, failure: string): Promise<boolean> {
  services.log.warn("a payout waits", { payoutId: payout.id, status: payout.status, failure });
  await moveOn(services, payout, (trx) =>
    store.updatePayout(trx, payout.id, {
      attempt: payout.attempt + 1,
      tried_at: null,
      failure: failure.slice(0, 60),
      nextTryInMs: retryPauseMs(payout.attempt),
    }));
  return false;
}

/**
 * Returns the answer, or the object created in spite of a refusal: an earlier call of the same step, whose
 * answer was lost, may have taken effect.
 */
export async function unlessMade<T>(
  answer: Answer<T>,
  findMade: () => Promise<Answer<T> | undefined>,
): Promise<Answer<T>> {
  if (answer.kind === "done" || answer.kind === "unknown") return answer;
  return await findMade() ?? answer;
}

/**
 * Returns the code of a call that had no effect.
 * @throws if that is unknown.
 */
export function refusalOf(answer: Exclude<Answer<unknown>, { kind: "done" }>): string {
  if (answer.kind === "unknown") throw new Error(`the outcome of a payout is not known: ${answer.reason}`);
  return answer.kind === "refused" ? answer.code : answer.kind;
}
