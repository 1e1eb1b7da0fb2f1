import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { clearedCents, type Entry, refundEntries, sumEntries } from "../ledger/rules.ts";
import { entriesOf, post } from "../ledger/store.ts";
import type { Answer, Refund as ProviderRefund } from "../../platform/ports/payments/port.ts";
import { moveFor } from "./life_cycle_rules.ts";
import { lockCheckout, type Payment, type Reservation, writeMove } from "./store.ts";
import { notify } from "./notify_actions.ts";
import type { Services } from "../../services.ts";
import * as store from "./payment_store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log">;

/** Plans a refund out of a payment, of as much as `entries` move; the job makes it. Nothing happens for nothing. */
export async function planRefund(
  trx: Trx,
  { newId, addJob }: Pick<Services, "newId" | "addJob">,
  plan: { payment: Pick<Payment, "id">; reason: string; entries: readonly Entry[] },
): Promise<boolean> {
  const amountCents = -clearedCents(plan.entries);
  if (amountCents <= 0) return false;
  const refundId = newId();
  await store.insertRefund(trx, {
    id: refundId,
    paymentId: plan.payment.id,
    amountCents,
    reason: plan.reason,
    entries: plan.entries,
  });
  await addJob(trx, "refund", { refundId }, { key: `refund:${refundId}` });
  return true;
}

/** What of a payment has neither been given back nor is about to be: its ledger lines less those of its refunds. */
export async function remainingEntries(trx: Trx, payment: Payment): Promise<Entry[]> {
  const booked = await entriesOf(trx, `payment:${payment.intent_id}`);
  const refunds = await store.lockRefunds(trx, [payment.id]);
  return sumEntries(
    booked,
    ...refunds.filter(({ status }) => status !== "failed").map(({ entries }) => entries),
  );
}

/**
 * Makes a planned refund at the provider, always with the refund's own key, and books it once it has succeeded.
 * @throws when the outcome is not known; the job tries again.
 */
export async function makeRefund(services: Needs, refundId: string): Promise<void> {
  const refund = await store.findRefund(services.db, refundId);
  if (!refund || refund.status !== "pending" || !refund.intentId) return;
  let answer: Answer<ProviderRefund>;
  if (refund.provider_refund_id) answer = await services.payments.retrieveRefund(refund.provider_refund_id);
  else {
    answer = await services.payments.refund({
      intentId: refund.intentId,
      amountCents: refund.amount_cents,
      reason: "requested_by_customer",
      metadata: { refundId, reservationId: refund.reservationId },
      idempotencyKey: refund.idempotency_key,
    });
    if (answer.kind === "refused") answer = await findMade(services, refund.intentId, refundId) ?? answer;
  }
  if (answer.kind === "done") return await applyRefund(services, refundId, answer.value);
  if (answer.kind === "unknown") throw new Error(`the outcome of a refund is not known: ${answer.reason}`);
  const failure = answer.kind === "refused" ? answer.code : answer.kind;
  services.log.error("the payment provider refuses a refund", { refundId, failure });
  await store.updateRefund(services.db, refundId, { status: "failed", failure });
}

/** A refusal may mean that this very refund was made long ago, when the provider has forgotten its key. */
async function findMade(
  services: Needs,
  intentId: string,
  refundId: string,
): Promise<Answer<ProviderRefund> | undefined> {
  const all = await services.payments.listRefunds(intentId);
  if (all.kind !== "done") return all.kind === "unknown" ? all : undefined;
  const made = all.value.find(({ metadata }) => metadata.refundId === refundId);
  return made && { kind: "done", value: made };
}

/** Writes how a refund stands at the provider. What has succeeded or failed stays so. */
async function applyRefund(services: Needs, refundId: string, made: ProviderRefund): Promise<void> {
  const seen = (await store.findRefund(services.db, refundId))!;
  await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, seen.reservationId))!;
    const refunds = await store.lockRefunds(trx, checkout.payments.map(({ id }) => id));
    const refund = refunds.find(({ id }) => id === refundId)!;
    if (refund.status !== "pending") return;
    if (made.status === "failed" || made.status === "canceled") {
      services.log.error("a refund failed at the payment provider", {
        refundId,
        failure: made.failureReason,
      });
      return await store.updateRefund(trx, refundId, {
        status: "failed",
        provider_refund_id: made.id,
        failure: made.failureReason ?? made.status,
      });
    }
    if (made.status !== "succeeded") {
      return await store.updateRefund(trx, refundId, { provider_refund_id: made.id });
    }
    const payment = checkout.payments.find(({ id }) => id === refund.payment_id)!;
    await store.updateRefund(trx, refundId, { status: "succeeded", provider_refund_id: made.id });
    await store.updatePayment(trx, payment.id, {
      refunded_cents: payment.refunded_cents + refund.amount_cents,
    });
    await notify(trx, services, checkout.reservation.id, "refunded", refundId);
    await post(trx, services.newId, {
      source: `refund:${refundId}`,
      kind: "refund",
      orderId: checkout.order.id,
      reservationId: checkout.reservation.id,
      entries: refund.entries,
    });
    const isLast = refunds.every(({ id, status }) => id === refundId || status === "succeeded");
    if (isLast) await markRefunded(trx, services, checkout.reservation);
  });
}

/** A cancelled reservation whose refunds have all succeeded is refunded. */
async function markRefunded(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  reservation: Reservation,
): Promise<void> {
  const move = moveFor(reservation.status, "refund", "system");
  if (!move || !reservation.paid_at) return;
  await writeMove(trx, reservation, move, { id: newId(), actor: "system", actorId: null });
}

/**
 * Reads all refunds of an intent at the provider and writes what is new: how ours stand, and those that an operator
 * made in the provider's own dashboard, which are booked in proportion.
 */
export async function syncRefunds(services: Needs, intentId: string): Promise<"done" | "unknown"> {
  const payment = await store.findPaymentByIntent(services.db, intentId);
  if (!payment) return "done";
  const answer = await services.payments.listRefunds(intentId);
  if (answer.kind === "unknown") return "unknown";
  if (answer.kind !== "done") return "done";
  for (const made of answer.value.toReversed()) {
    const planned = made.metadata.refundId && await store.findRefund(services.db, made.metadata.refundId);
    const refundId = planned ? planned.id : await adopt(services, payment, made);
    if (refundId) await applyRefund(services, refundId, made);
  }
  return "done";
}

/** A row for a refund that was not planned here; undefined when there is nothing it could come from. */
async function adopt(services: Needs, seen: Payment, made: ProviderRefund): Promise<string | undefined> {
  return await withTx(services.db, async (trx) => {
    await lockCheckout(trx, seen.reservation_id);
    const payment = (await store.lockPayment(trx, seen.id))!;
    const known = (await store.lockRefunds(trx, [payment.id])).find((row) =>
      row.provider_refund_id === made.id
    );
    if (known) return known.id;
    if (payment.status !== "succeeded" || made.status === "failed" || made.status === "canceled") {
      return undefined;
    }
    const remaining = await remainingEntries(trx, payment);
    const captured = clearedCents(remaining);
    if (captured < made.amountCents) return undefined;
    const id = services.newId();
    await store.insertRefund(trx, {
      id,
      paymentId: payment.id,
      amountCents: made.amountCents,
      reason: "provider",
      providerRefundId: made.id,
      entries: refundEntries(remaining, {
        amountCents: made.amountCents,
        alreadyRefundedCents: 0,
        capturedCents: captured,
      }),
    });
    return id;
  });
}
