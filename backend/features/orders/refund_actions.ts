import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import {
  arrivedEntries,
  clearedCents,
  type Entry,
  owedEntries,
  reversed,
  sumEntries,
} from "../ledger/rules.ts";
import { entriesOf, post } from "../ledger/store.ts";
import type { Answer, Refund as ProviderRefund } from "../../platform/ports/payments/port.ts";
import { moveFor } from "./life_cycle_rules.ts";
import {
  allPayments,
  type Checkout,
  lockCheckout,
  type Payment,
  type Reservation,
  writeEvent,
  writeMove,
} from "./store.ts";
import { notifyArrival, reservationChanged } from "./notify_actions.ts";
import { arrivalSource, isFinalRefusal, refundKey, retryPauseMs } from "./refund_rules.ts";
import type { Services } from "../../services.ts";
import * as store from "./refund_store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log">;
type PaymentOf = Pick<Payment, "id" | "order_id" | "reservation_id">;

/**
 * Plans a refund out of a payment, of as much as `entries` move: from now on it is owed, and the job makes it. Nothing
 * happens for nothing.
 */
export async function planRefund(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob">,
  plan: { payment: PaymentOf; reason: string; entries: readonly Entry[] },
): Promise<boolean> {
  if (-clearedCents(plan.entries) <= 0) return false;
  const refundId = await owe(trx, services, plan);
  await services.addJob(trx, "refund", { refundId }, { key: `refund:${refundId}` });
  return true;
}

/** Writes a refund down and books it as owed. Returns its id. */
export async function owe(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  { payment, reason, entries, providerRefundId }: {
    payment: PaymentOf;
    reason: string;
    entries: readonly Entry[];
    /** Where the provider has made it already. */
    providerRefundId?: string;
  },
): Promise<string> {
  const id = newId();
  const amountCents = -clearedCents(entries);
  const idempotencyKey = refundKey(id, 1);
  await store.insertRefund(trx, {
    ...{ id, paymentId: payment.id, amountCents, reason, entries, providerRefundId, idempotencyKey },
  });
  await bookOwed(trx, { newId }, payment, { id, entries });
  return id;
}

/** Books a refund as owed, once. */
export async function bookOwed(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  payment: Pick<PaymentOf, "order_id" | "reservation_id">,
  refund: { id: string; entries: readonly Entry[] },
): Promise<boolean> {
  return await post(trx, newId, {
    source: `refund-owed:${refund.id}`,
    kind: "refund-owed",
    orderId: payment.order_id,
    reservationId: payment.reservation_id,
    entries: owedEntries(refund.entries),
  });
}

/**
 * What of a payment has neither been given back nor is owed to its buyer: its ledger lines less those of its refunds.
 * Whoever changes something by it has locked the checkout.
 */
export async function remainingEntries(trx: Trx, payment: Payment, without?: string): Promise<Entry[]> {
  const booked = await entriesOf(trx, `payment:${payment.intent_id}`);
  const refunds = await store.findRefundsOf(trx, [payment.id]);
  return sumEntries(booked, ...refunds.filter(({ id }) => id !== without).map(({ entries }) => entries));
}

/**
 * Makes a planned refund at the provider, each try with a key of its own, and books it once it has succeeded. A refusal
 * or failure leaves it owed and sets the time of the next try.
 * @throws when the outcome is not known; the job tries again, with the same key.
 */
export async function makeRefund(services: Needs, refundId: string): Promise<void> {
  const refund = await store.beginTry(services.db, refundId);
  if (!refund?.intentId) return;
  const { intentId, attempt } = refund;
  let answer: Answer<ProviderRefund> | undefined;
  if (refund.provider_refund_id) answer = await services.payments.retrieveRefund(refund.provider_refund_id);
  else {
    // An earlier try that was given up here may have been made there after all.
    if (attempt > 1) answer = await findMade(services, intentId, refundId);
    answer ??= await services.payments.refund({
      intentId,
      amountCents: refund.amount_cents,
      reason: "requested_by_customer",
      metadata: { refundId, reservationId: refund.reservationId, attempt: String(attempt) },
      idempotencyKey: refund.idempotency_key,
    });
    if (answer.kind === "refused") answer = await findMade(services, intentId, refundId) ?? answer;
  }
  if (answer.kind === "done") return await applyRefund(services, refundId, answer.value);
  if (answer.kind === "unknown") throw new Error(`the outcome of a refund is not known: ${answer.reason}`);
  const failure = answer.kind === "refused" ? answer.code : answer.kind;
  await withTx(services.db, async (trx) => {
    const found = await lockRefund(trx, refund);
    if (found.refund.status === "pending" && found.refund.attempt === attempt) {
      await fallBack(trx, services, found, failure);
    }
  });
}

/** A try of this very refund that the provider has made and that has not failed there. */
async function findMade(
  services: Needs,
  intentId: string,
  refundId: string,
): Promise<Answer<ProviderRefund> | undefined> {
  const all = await services.payments.listRefunds(intentId);
  if (all.kind !== "done") return all.kind === "unknown" ? all : undefined;
  const made = all.value.find(({ metadata, status }) => metadata.refundId === refundId && isAlive(status));
  return made && { kind: "done", value: made };
}

/** Whether a refund at the provider has arrived or still may. */
export const isAlive = (status: ProviderRefund["status"]): boolean =>
  status !== "failed" && status !== "canceled";

/** Which of our tries a refund of the provider is; undefined where it is none. */
const attemptOf = ({ metadata }: ProviderRefund): number | undefined =>
  metadata.refundId ? Number(metadata.attempt ?? 1) : undefined;

type Found = { checkout: Checkout; refunds: store.Refund[]; refund: store.Refund };

/** A refund with everything that moves with it, locked. */
export async function lockRefund(
  trx: Trx,
  { id, reservationId }: { id: string; reservationId: string },
): Promise<Found> {
  const checkout = (await lockCheckout(trx, reservationId))!;
  const refunds = await store.lockRefunds(trx, allPayments(checkout).map((payment) => payment.id));
  return { checkout, refunds, refund: refunds.find((one) => one.id === id)! };
}

/**
 * Writes how a refund stands at the provider. A refund may also fail after it has succeeded, when the buyer's bank sends
 * it back: it is owed again then.
 */
export async function applyRefund(services: Needs, refundId: string, made: ProviderRefund): Promise<void> {
  const seen = (await store.findRefund(services.db, refundId))!;
  await withTx(services.db, async (trx) => {
    const found = await lockRefund(trx, seen);
    const { refund } = found;
    const isThisTry = refund.provider_refund_id === made.id ||
      (refund.provider_refund_id === null && (isAlive(made.status) || attemptOf(made) === refund.attempt));
    if (!isThisTry) return noteOther(services, refund, made);
    if (!isAlive(made.status)) {
      if (refund.status !== "pending" && refund.status !== "succeeded") return;
      return await fallBack(trx, services, found, made.failureReason ?? made.status);
    }
    if (refund.status === "settled") return noteOther(services, refund, made);
    if (refund.status === "succeeded") return;
    await store.updateRefund(trx, refund.id, { status: "pending", provider_refund_id: made.id });
    if (made.status === "succeeded") await arrive(trx, services, found);
  });
}

/** Two refunds of the provider for one of ours is more money than is owed: nothing here can take it back. */
function noteOther({ log }: Needs, refund: store.Refund, made: ProviderRefund): void {
  if (!isAlive(made.status)) return;
  log.error("a refund was made twice", {
    refundId: refund.id,
    status: refund.status,
    providerRefundId: made.id,
  });
}

/** An owed refund has arrived. */
async function arrive(trx: Trx, services: Needs, found: Found): Promise<void> {
  const { checkout, refund } = found;
  await finish(trx, services, found, {
    change: { status: "succeeded", failure: null },
    source: arrivalSource(refund.id, refund.attempt),
    entries: arrivedEntries(refund.amount_cents),
  });
  await notifyArrival(trx, services, {
    reservationId: checkout.reservation.id,
    refundId: refund.id,
    wasReturned: refund.returned_at !== null,
    now: checkout.reservation.at,
  });
}

/** Writes that a refund is owed no more, by whatever way it was paid, and books it. */
export async function finish(
  trx: Trx,
  services: Pick<Services, "newId">,
  { checkout, refunds, refund }: Found,
  end: { change: Parameters<typeof store.updateRefund>[2]; source: string; entries: readonly Entry[] },
): Promise<void> {
  const { reservation } = checkout;
  const payment = allPayments(checkout).find(({ id }) => id === refund.payment_id)!;
  await bookOwed(trx, services, payment, refund);
  await store.updateRefund(trx, refund.id, end.change);
  await store.addRefunded(trx, payment.id, refund.amount_cents);
  await post(trx, services.newId, {
    source: end.source,
    kind: "refund",
    orderId: payment.order_id,
    reservationId: reservation.id,
    entries: end.entries,
  });
  const isLast = refunds.every(({ id, status }) =>
    id === refund.id || status === "succeeded" || status === "settled"
  );
  if (isLast) await markRefunded(trx, services, reservation);
}

/** A try has failed: the money is owed as before, and another try is planned where one could help. */
async function fallBack(
  trx: Trx,
  services: Needs,
  { checkout, refund }: Found,
  failure: string,
): Promise<void> {
  const { reservation } = checkout;
  const payment = allPayments(checkout).find(({ id }) => id === refund.payment_id)!;
  const isFinal = isFinalRefusal(failure);
  services.log.error("a refund did not arrive", {
    refundId: refund.id,
    attempt: refund.attempt,
    failure,
    isFinal,
  });
  await bookOwed(trx, services, payment, refund);
  if (refund.status === "succeeded") {
    const source = arrivalSource(refund.id, refund.attempt);
    await post(trx, services.newId, {
      source: `refund-failed:${refund.id}:${refund.attempt}`,
      kind: "refund-failed",
      orderId: payment.order_id,
      reservationId: reservation.id,
      entries: reversed(arrivedEntries(-clearedCents(await entriesOf(trx, source)))),
    });
    await store.addRefunded(trx, payment.id, -refund.amount_cents);
    await writeEvent(trx, reservation, reservation.status, {
      id: services.newId(),
      actor: "system",
      actorId: null,
      reason: "The bank sent a refund back. It is still owed to the buyer.",
    });
  }
  await reservationChanged(trx, services, reservation.id);
  await store.planTry(trx, refund, {
    status: isFinal ? "failed" : "pending",
    failure,
    idempotencyKey: refundKey(refund.id, refund.attempt + 1),
    pauseMs: retryPauseMs(refund.attempt),
  });
}

/** A cancelled reservation whose refunds have all arrived is refunded. */
async function markRefunded(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  reservation: Reservation,
): Promise<void> {
  const move = moveFor(reservation.status, "refund", "system");
  if (!move || !reservation.paid_at) return;
  await writeMove(trx, reservation, move, { id: newId(), actor: "system", actorId: null });
}
