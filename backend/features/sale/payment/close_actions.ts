import { withTx } from "../../../platform/db/tx.ts";
import { fail } from "../../../platform/problem.ts";
import { lockCheckout, type Payment, type Settlement } from "../order/index.ts";
import type { Services } from "../../../services.ts";
import { isOurFault } from "../../../platform/provider_answers.ts";
import { failRefused } from "./outcome_actions.ts";
import { declineCodeOf, intentStatus } from "../price/index.ts";
import { applyIntent } from "./settle_actions.ts";
import * as store from "../order/index.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log">;

/** Returns the payments that could still take money. */
export function openPayments(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ status }) => status !== "canceled" && status !== "succeeded");
}

/** Refusal of the provider to make an intent for a payment, with the provider's code. */
type Refused = { refusal: string };

/**
 * Requests the intent of a payment with the status 'creating', always with the payment's own key and the same
 * request, so there is one intent whether an earlier answer was lost or never came. Returns the updated
 * payment, undefined if it was abandoned meanwhile, or the provider's refusal. Fails with
 * `payments_unavailable` while the outcome is unknown.
 */
export async function createIntent(
  services: Needs,
  payment: Payment,
): Promise<Payment | Refused | undefined> {
  const answer = await services.payments.createIntent({
    ...payment.request!,
    idempotencyKey: payment.idempotency_key,
  });
  if (answer.kind === "unknown" || isOurFault(answer)) fail("payments_unavailable");
  if (answer.kind !== "done") {
    const refusal = answer.kind === "refused"
      ? answer.code
      : answer.kind === "declined"
      ? declineCodeOf(answer.failure)
      : answer.kind;
    services.log.warn("the payment provider refuses an intent", {
      paymentId: payment.id,
      method: payment.method,
      code: refusal,
    });
    await store.updatePayment(services.db, payment.id, { status: "canceled", failure_code: refusal });
    return { refusal };
  }
  const intent = answer.value;
  const kept = await withTx(services.db, async (trx) => {
    await lockCheckout(trx, payment.reservation_id);
    const now = (await store.lockPayment(trx, payment.id))!;
    if (now.status === "canceled" && now.intent_id === null) {
      await store.updatePayment(trx, payment.id, { intent_id: intent.id, failure_code: store.CLOSING });
    }
    if (now.status !== "creating") return now;
    const change = {
      status: intentStatus(intent.status),
      intent_id: intent.id,
      client_secret: intent.clientSecret,
    };
    await store.updatePayment(trx, payment.id, change);
    return { ...now, ...change };
  });
  if (kept.status !== "canceled") return kept;
  // The reservation ended during the request. Its secret has not left this process, and never will.
  await cancelOrphan(services, { id: payment.id, reservation_id: payment.reservation_id }, intent.id);
  return undefined;
}

/** Makes the intent of a payment that its buyer wants to pay now. Fails if the provider refuses it. */
export async function openIntent(services: Needs, payment: Payment): Promise<void> {
  const made = await createIntent(services, payment);
  if (made && "refusal" in made) failRefused(payment.method, made.refusal);
}

/**
 * Cancels an intent whose payment was abandoned before its id was known. If that fails now, reconciliation
 * retries. A payment that succeeded first is settled.
 */
export async function cancelOrphan(
  services: Needs,
  payment: Pick<Payment, "id" | "reservation_id">,
  intentId: string,
): Promise<void> {
  const answer = await services.payments.cancelIntent(intentId);
  if (answer.kind !== "done" && answer.kind !== "missing") return;
  await store.updatePayment(services.db, payment.id, { failure_code: null });
  if (answer.kind === "missing" || answer.value.outcome === "cancelled") return;
  const { intent } = answer.value;
  await withTx(services.db, (trx) => applyIntent(trx, services, payment, intent));
}

/**
 * Makes sure that a payment can take no more money. Only the provider knows: if the buyer's money was faster,
 * settles the payment and returns the settlement. Fails with `payments_unavailable` while the outcome is
 * unknown.
 */
export async function closePayment(services: Needs, payment: Payment): Promise<"closed" | Settlement> {
  const known = payment.intent_id ? payment : await createIntent(services, payment);
  if (!known || "refusal" in known || !known.intent_id) return "closed";
  const answer = await services.payments.cancelIntent(known.intent_id);
  if (answer.kind === "missing") {
    await store.updatePayment(services.db, payment.id, { status: "canceled", failure_code: "missing" });
    return "closed";
  }
  if (answer.kind !== "done") fail("payments_unavailable");
  const { outcome, intent } = answer.value;
  const settlement = await withTx(services.db, (trx) => applyIntent(trx, services, payment, intent));
  return outcome === "cancelled" ? "closed" : settlement;
}

/** Closes all open payments in turn and stops at the first that can no longer be closed. */
export async function closePayments(
  services: Needs,
  payments: readonly Payment[],
): Promise<"closed" | Settlement> {
  for (const payment of openPayments(payments)) {
    const outcome = await closePayment(services, payment);
    if (outcome !== "closed") return outcome;
  }
  return "closed";
}
