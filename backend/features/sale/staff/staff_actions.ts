import type { OrderStory, ProviderIntent } from "../../../generated/types.ts";
import type { Services } from "../../../services.ts";
import * as store from "./staff_store.ts";
import * as view from "./staff_view.ts";
import { everyOrder, findCheckout, type Payment } from "../order/index.ts";
import { detailsOf, paymentOf } from "../receipt/index.ts";

/** Far more than any order has; the contract limits each list of a story. */
const MOST = {
  steps: 200,
  refunds: 100,
  bookings: 200,
  chargebacks: 40,
  mails: 100,
  payments: 40,
  orders: 20,
} as const;

/**
 * Returns everything that happened to an order: its steps, our bookings beside the provider's current record,
 * and the emails about it. Undefined if there is no such order. Never fails because of the provider.
 */
export async function getOrderStory(
  services: Pick<Services, "db" | "payments">,
  orderId: string,
): Promise<OrderStory | undefined> {
  const { db } = services;
  const order = await store.findOrder(db, orderId);
  const checkout = order && await findCheckout(db, order.reservedPetId);
  const own = checkout && everyOrder(checkout).find((one) => one.order.id === orderId);
  if (!order || !own) return undefined;
  const [orders, steps, refunds, bookings, chargebacks, mails, provider] = await Promise.all([
    store.findOrdersOf(db, order.reservedPetId, MOST.orders),
    store.findEvents(db, order.reservedPetId, MOST.steps),
    store.findRefunds(db, orderId, MOST.refunds),
    store.findBookings(db, orderId, MOST.bookings),
    store.findOrderChargebacks(db, orderId, MOST.chargebacks),
    store.findMails(db, order.reservedPetId, MOST.mails),
    providerRecord(services, own.payments),
  ]);
  return {
    order: view.staffOrderOf(order),
    relatedOrders: orders.filter(({ id }) => id !== orderId).map(view.staffOrderOf),
    orderDetails: detailsOf({ ...checkout, ...own }),
    payments: own.payments.slice(0, MOST.payments)
      .map((payment) => paymentOf(payment, checkout.reservation, checkout.pet, "buyer", order.orderType)),
    timeline: steps.map(view.stepOf),
    refunds: refunds.map(view.orderRefundOf),
    bookings: bookings.map(view.bookingOf),
    provider,
    chargebacks: chargebacks.map(view.chargebackOf),
    mails: mails.map((mail) => view.orderMailOf(mail, order.buyerId)),
  };
}

/** Reads the provider's record of an order's intents, one after another because there are few. */
async function providerRecord(
  { payments }: Pick<Services, "payments">,
  all: readonly Payment[],
): Promise<ProviderIntent[]> {
  const found: ProviderIntent[] = [];
  for (const payment of all.slice(0, MOST.payments)) {
    if (payment.intent_id !== null) found.push(await intentRecord(payments, payment, payment.intent_id));
  }
  return found;
}

async function intentRecord(
  payments: Services["payments"],
  payment: Payment,
  id: string,
): Promise<ProviderIntent> {
  const answer = await payments.retrieveIntent(id);
  if (answer.kind !== "done") {
    const status = answer.kind === "missing" ? "missing" : "unknown";
    return { id, status, amountCents: payment.amount_cents, receivedCents: 0, refunds: [] };
  }
  const { status, amountCents, receivedCents } = answer.value;
  const refunds = receivedCents > 0 ? await payments.listRefunds(id) : undefined;
  return {
    id,
    status,
    amountCents,
    receivedCents,
    refunds: refunds?.kind === "done"
      ? refunds.value.slice(0, MOST.refunds).map((made) => ({
        id: made.id,
        status: made.status,
        amountCents: made.amountCents,
      }))
      : [],
  };
}
