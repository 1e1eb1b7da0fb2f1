import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { paymentEntries, reversed, unusedPaymentEntries } from "../../ledger/rules.ts";
import { post } from "../../ledger/store.ts";
import type { Intent } from "../../../platform/ports/payments/port.ts";
import type { Services } from "../../../services.ts";
import {
  type AddOnOrder,
  addOnVerdict,
  bookedOrder,
  bookFee,
  type Checkout,
  ended,
  type Payment,
  type Settlement,
  updateOrder,
} from "../order/index.ts";
import { notify, reservationChanged } from "../notices/index.ts";
import { declineCodeOf, intentStatus, nextPaymentStatus } from "../price/index.ts";
import { issueReceipts } from "../receipt/index.ts";
import { planRefund } from "../refund_plan/index.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "newId" | "addJob" | "log">;

/**
 * Applies the state of a provider's intent to an add-on order: paid once, or refunded in full if its
 * reservation has ended, the order was abandoned, or the amount differs. The caller has locked the checkout.
 */
export async function settleAddOns(
  trx: Trx,
  services: Needs,
  { reservation, order: sale, pet }: Checkout,
  { order, payments }: AddOnOrder,
  paymentId: string,
  intent: Intent,
): Promise<Settlement> {
  const payment = payments.find(({ id }) => id === paymentId)!;
  if (payment.status === "succeeded") {
    await bookFee(trx, services, payment, intent);
    return await ended(trx, payment);
  }
  const status = nextPaymentStatus<Payment["status"]>(payment.status, intentStatus(intent.status));
  if (status !== "succeeded") {
    const change = {
      status,
      intent_id: intent.id,
      client_secret: payment.client_secret ?? intent.clientSecret,
      failure_code: intent.failure ? declineCodeOf(intent.failure) : null,
    };
    await store.updatePayment(trx, payment.id, change);
    if (status !== payment.status) await reservationChanged(trx, services, reservation.id);
    const now = { ...payment, ...change };
    return status === "processing"
      ? { kind: "processing", payment: now }
      : { kind: "open", payment: now, status, failure: intent.failure };
  }
  const verdict = addOnVerdict({
    reservationStatus: reservation.status,
    isOpen: order.paid_at === null && order.ended_at === null,
    receivedCents: intent.receivedCents,
    totalCents: order.total_cents,
  });
  const isTaken = verdict === "take";
  const amount_cents = intent.receivedCents;
  await store.updatePayment(trx, payment.id, {
    status,
    intent_id: intent.id,
    amount_cents,
    failure_code: null,
    offers: "[]",
    is_returned: !isTaken,
    brand: intent.charge?.method.brand ?? null,
    last4: intent.charge?.method.last4 ?? null,
    succeeded_at: sql<Date>`now()`,
  });
  const paid: Payment = { ...payment, status, intent_id: intent.id, amount_cents, is_returned: !isTaken };
  const unused = unusedPaymentEntries(amount_cents);
  await post(trx, services.newId, {
    source: `payment:${intent.id}`,
    kind: isTaken ? "payment-add-ons" : "payment-unused",
    orderId: order.id,
    reservationId: reservation.id,
    entries: isTaken ? paymentEntries(bookedOrder(order, pet.breederId), "Full") : unused,
  });
  await bookFee(trx, services, paid, intent);
  if (verdict === "take") {
    await updateOrder(trx, order.id, { paid_at: reservation.at });
    await issueReceipts(trx, { reservation, order, pet }, null, sale);
    await notify(trx, services, reservation.id, "add-ons-paid", payment.id);
    return { kind: "paid", payment: paid };
  }
  services.log.warn("returning a payment for add-ons to its buyer", {
    paymentId: payment.id,
    reason: verdict,
  });
  await notify(trx, services, reservation.id, "add-ons-returned", payment.id);
  await planRefund(trx, services, { payment: paid, reason: verdict, entries: reversed(unused) });
  return { kind: "returned", payment: paid, reason: verdict };
}
