import type {
  OrderBooking,
  OrderChargeback,
  OrderMail,
  OrderRefund,
  StaffOrder,
  TimelineEntry,
} from "../../../generated/types.ts";
import type * as store from "./staff_store.ts";

type Rows<Find extends (...all: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

/** Returns an order as staff see it in a list. */
export function staffOrderOf({ key: _, createdAt, ...order }: store.OrderRow): StaffOrder {
  return {
    ...order,
    paidCents: order.paidCents ?? 0,
    refundedCents: order.refundedCents ?? 0,
    owedCents: order.owedCents ?? 0,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns a step of a reservation. */
export function stepOf({ to_status, at, actor_role, reason }: Rows<typeof store.findEvents>): TimelineEntry {
  return { status: to_status, at: at.toISOString(), by: actor_role, reason };
}

/** Returns a refund as staff see it. */
export function orderRefundOf(row: Rows<typeof store.findRefunds>): OrderRefund {
  const { id, payment_id: paymentId, amount_cents: amountCents, status, reason, failure, attempt } = row;
  return {
    id,
    paymentId,
    amountCents,
    status,
    reason,
    failure,
    // While a refund is owed, its row counts the coming try.
    attempts: status === "succeeded" || failure === null ? attempt : attempt - 1,
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns a ledger transaction. */
export function bookingOf({ at, ...booking }: Rows<typeof store.findBookings>): OrderBooking {
  return { ...booking, at: at.toISOString() };
}

/** Returns an email about an order, with its recipient's side. */
export function orderMailOf(row: Rows<typeof store.findMails>, buyerId: string): OrderMail {
  const { subject, status, sent_at, created_at, user_id } = row;
  return {
    to: user_id === buyerId ? "buyer" : "breeder",
    subject,
    status,
    at: (sent_at ?? created_at).toISOString(),
  };
}

/** Returns a chargeback as staff see it. */
export function chargebackOf(row: store.ChargebackRow): OrderChargeback {
  const { rank: _, evidence_due_at, opened_at, closed_at, ...chargeback } = row;
  return {
    ...chargeback,
    evidenceDueAt: evidence_due_at?.toISOString() ?? null,
    openedAt: opened_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
  };
}
