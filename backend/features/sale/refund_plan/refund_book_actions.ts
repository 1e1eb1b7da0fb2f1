import type { Kysely } from "kysely";
import type { Database, SettledHow } from "../../../platform/db/schema.ts";
import {
  arrivedEntries,
  clearedCents,
  type Entry,
  owedEntries,
  reversed,
  sumEntries,
} from "../../ledger/rules.ts";
import { entriesOf, post } from "../../ledger/store.ts";
import type { Refund as ProviderRefund } from "../../../platform/ports/payments/port.ts";
import type { Services } from "../../../services.ts";
import {
  allPayments,
  type Checkout,
  lockCheckout,
  moveFor,
  type Payment,
  type Reservation,
  writeMove,
} from "../order/index.ts";
import { LONGEST_TRY_MS, refundKey } from "./refund_rules.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type PaymentOf = Pick<Payment, "id" | "order_id" | "reservation_id">;

/**
 * Plans a refund of a payment for the amount that `entries` move: it is owed from now on, and the job makes
 * it. Returns false and does nothing if the amount is zero.
 */
export async function planRefund(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob">,
  plan: { payment: PaymentOf; reason: string; entries: readonly Entry[]; decisionId?: string | undefined },
): Promise<boolean> {
  if (-clearedCents(plan.entries) <= 0) return false;
  const refundId = await owe(trx, services, plan);
  await services.addJob(trx, "refund", { refundId }, { key: `refund:${refundId}` });
  return true;
}

/** Stores a refund and books it as owed. Returns its id. */
export async function owe(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  { payment, reason, entries, providerRefundId, decisionId }: {
    payment: PaymentOf;
    reason: string;
    entries: readonly Entry[];
    /** Id of the staff refund or dispute that caused it. */
    decisionId?: string | undefined;
    /** Set if the provider has already made it. */
    providerRefundId?: string;
  },
): Promise<string> {
  const id = newId();
  const amountCents = -clearedCents(entries);
  const idempotencyKey = refundKey(id, 1);
  await store.insertRefund(trx, {
    id,
    paymentId: payment.id,
    amountCents,
    reason,
    entries,
    providerRefundId,
    idempotencyKey,
    decisionId,
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
 * Returns the source of the booking that divides a payment between the sides if a cancellation refunds
 * nothing.
 */
export const sharesSource = (paymentId: string): string => `cancelled-shares:${paymentId}`;

/**
 * Returns the part of a payment that is neither refunded nor owed to its buyer: its ledger entries less those
 * of its refunds, as a cancellation has divided them. Lock the checkout before changing anything based on it.
 */
export async function remainingEntries(trx: Trx, payment: Payment, without?: string): Promise<Entry[]> {
  const booked = await entriesOf(trx, `payment:${payment.intent_id}`);
  const moved = await entriesOf(trx, sharesSource(payment.id));
  const refunds = await store.findRefundsOf(trx, [payment.id]);
  return sumEntries(
    booked,
    moved,
    ...refunds.filter(({ id }) => id !== without).map(({ entries }) => entries),
  );
}

/** Whether a refund at the provider has arrived or still may. */
export const isAlive = (status: ProviderRefund["status"]): boolean =>
  status !== "failed" && status !== "canceled";

/**
 * Whether the provider is making this refund, or a try may still be on its way there. Such a refund is never
 * paid another way. A finished try clears its time.
 */
export function isUnderWay(
  { status, provider_refund_id, tried_at }: Pick<store.Refund, "status" | "provider_refund_id" | "tried_at">,
  now: Date,
): boolean {
  if (provider_refund_id !== null) return true;
  return status === "pending" && tried_at !== null && now.getTime() - tried_at.getTime() < LONGEST_TRY_MS;
}

/** Refund with everything that changes with it, locked. */
export type Found = { checkout: Checkout; refunds: store.Refund[]; refund: store.Refund };

/** Locks a refund and everything that changes with it. */
export async function lockRefund(
  trx: Trx,
  { id, reservationId }: { id: string; reservationId: string },
): Promise<Found> {
  const checkout = (await lockCheckout(trx, reservationId))!;
  const refunds = await store.lockRefunds(trx, allPayments(checkout).map((payment) => payment.id));
  return { checkout, refunds, refund: refunds.find((one) => one.id === id)! };
}

/** Marks a refund as no longer owed, however it was paid, and books it. */
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

/** Marks an owed refund as paid another way, and books it. */
export async function bookSettled(
  trx: Trx,
  services: Pick<Services, "newId">,
  found: Found,
  { how, entries }: { how: SettledHow; entries: readonly Entry[] },
): Promise<void> {
  await finish(trx, services, found, {
    change: { status: "settled", settled_how: how },
    source: `refund-settled:${found.refund.id}:${found.refund.attempt}`,
    entries,
  });
}

/**
 * Makes a refund owed again because a bank returned the money that had paid it, and plans its next try now.
 */
export async function reopenSettled(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob">,
  { checkout, refund }: Pick<Found, "checkout" | "refund">,
): Promise<void> {
  const { id, amount_cents: amountCents, attempt } = refund;
  const payment = allPayments(checkout).find((one) => one.id === refund.payment_id)!;
  await post(trx, services.newId, {
    source: `refund-settled:${id}:${attempt}:returned`,
    kind: "refund-failed",
    orderId: payment.order_id,
    reservationId: checkout.reservation.id,
    entries: reversed(arrivedEntries(amountCents, "chargebacks")),
  });
  await store.addRefunded(trx, payment.id, -amountCents);
  await store.reopenRefund(trx, refund, refundKey(id, attempt + 1));
  await services.addJob(trx, "refund", { refundId: id }, { key: `refund:${id}:${attempt + 1}` });
}

/** Moves a canceled reservation to refunded. Called once all its refunds have arrived. */
async function markRefunded(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  reservation: Reservation,
): Promise<void> {
  const move = moveFor(reservation.status, "refund", "system");
  if (!move || !reservation.paid_at) return;
  await writeMove(trx, reservation, move, { id: newId(), actor: "system", actorId: null });
}
