import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Answer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { lockBreeder } from "../ledger/store.ts";
import { retryPauseMs } from "./rules.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "log">;

/** Writes a step's end, once: whoever comes second finds the payout moved on. */
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

/** A refusal is an answer: the next try is another one, under another key. */
export async function tryLater(services: Needs, payout: store.Payout, failure: string): Promise<boolean> {
  services.log.warn("a payout waits", { payoutId: payout.id, status: payout.status, failure });
  await moveOn(services, payout, (trx) =>
    store.updatePayout(trx, payout.id, {
      ...{ attempt: payout.attempt + 1, tried_at: null, failure: failure.slice(0, 60) },
      nextTryInMs: retryPauseMs(payout.attempt),
    }));
  return false;
}

/**
 * An answer, or what has been made in spite of a refusal: an earlier call of the same step, whose answer was lost, may have
 * had its effect.
 */
export async function unlessMade<T>(
  answer: Answer<T>,
  findMade: () => Promise<Answer<T> | undefined>,
): Promise<Answer<T>> {
  if (answer.kind === "done" || answer.kind === "unknown") return answer;
  return await findMade() ?? answer;
}

/**
 * The code of a call that did not happen.
 * @throws if nobody can say that.
 */
export function refusalOf(answer: Exclude<Answer<unknown>, { kind: "done" }>): string {
  if (answer.kind === "unknown") throw new Error(`the outcome of a payout is not known: ${answer.reason}`);
  return answer.kind === "refused" ? answer.code : answer.kind;
}
