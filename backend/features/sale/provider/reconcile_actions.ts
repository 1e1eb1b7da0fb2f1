import { ProblemError } from "../../../platform/problem.ts";
import { findCheckout, takeOpenRefunds, takeSetUps } from "../order/index.ts";
import type { Services } from "../../../services.ts";
import { giveUpAbandoned } from "../add_on/index.ts";
import { cancelOrphan, createIntent, settleIntent, syncSetUp } from "../payment/index.ts";
import { makeRefund } from "../refund/index.ts";
import { heedUnfinished } from "./event_actions.ts";
import * as store from "../order/index.ts";

const BATCH_SIZE = 100;

/**
 * Checks everything whose end no event has reported: intents whose answer was lost, payments confirmed while
 * we were offline, refunds under way, card set-ups, and events that were not applied. Anything that fails now
 * is left for the next run.
 */
export async function reconcilePayments(services: Services, signal?: AbortSignal): Promise<void> {
  for (const payment of await store.takeOpenPayments(services.db, BATCH_SIZE)) {
    if (signal?.aborted) return;
    await quietly(services, payment.id, () => lookAgain(services, payment));
  }
  for (const { id } of await takeOpenRefunds(services.db, BATCH_SIZE)) {
    if (signal?.aborted) return;
    await quietly(services, id, () => makeRefund(services, id));
  }
  for (const { setupIntentId } of await takeSetUps(services.db, BATCH_SIZE)) {
    if (signal?.aborted) return;
    await quietly(services, setupIntentId, async () => void await syncSetUp(services, setupIntentId));
  }
  await giveUpAbandoned(services, BATCH_SIZE, signal);
  await heedUnfinished(services, signal);
}

async function lookAgain(services: Services, payment: store.Payment): Promise<void> {
  if (payment.failure_code === store.CLOSING) {
    return await cancelOrphan(services, payment, payment.intent_id!);
  }
  if (payment.intent_id) return void await settleIntent(services, payment.intent_id);
  const checkout = await findCheckout(services.db, payment.reservation_id);
  if (checkout) await createIntent(services, payment);
}

async function quietly(services: Services, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof ProblemError && error.code === "payments_unavailable";
    services.log[isExpected ? "info" : "warn"]("could not check a payment", { id, error });
  }
}
