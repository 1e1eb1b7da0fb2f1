import type { Kysely } from "kysely";
import type { Database, PaymentKind, PaymentRequest } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import type { PaymentMethod } from "../../../generated/types.ts";
import { fail } from "../../../platform/problem.ts";
import type { Refusals } from "./checkout_actions.ts";
import { type Checkout, lockCheckout, type Payment, refuseStopped, saleMetadata } from "../order/index.ts";
import type { Services } from "../../../services.ts";
import { closePayment, openIntent } from "./close_actions.ts";
import { amountOf, offerOf, withOffer } from "../price/index.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
/** Next step at the provider for a payment. */
type Step =
  | { do: "nothing"; checkout: Checkout; payment: Payment | null }
  | { do: "create" | "close"; payment: Payment }
  | { do: "update"; checkout: Checkout; payment: Payment; wanted: PaymentRequest };

/** Way in which the buyer wants to pay. */
type Way = { method: PaymentMethod; saveCard: boolean };

/** Maximum attempts when the state changes meanwhile, through another tab or the buyer. */
const MAX_ATTEMPTS = 8;

/**
 * Returns the intent with which the buyer pays the amount due: the existing one, updated if the order or
 * method has changed, or a new one. Each order has one per kind of payment, however often it is requested.
 * `guard` runs under the locks. It fails if no payment is allowed and otherwise names the kind of payment.
 * The payment is null if nothing is due. With `saveCard` the card of a deposit is saved for the balance.
 */
export async function openPayment(
  services: Services,
  reservationId: string,
  method: PaymentMethod,
  guard: (checkout: Checkout, trx: Trx) => PaymentKind | Promise<PaymentKind>,
  saveCard = false,
): Promise<{ checkout: Checkout; payment: Payment | null }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const step = await withTx(services.db, async (trx) => {
      return await begun(trx, await nextStep(trx, services, reservationId, { method, saveCard }, guard));
    });
    if (step.do === "nothing") return step;
    await carryOut(services, step);
  }
  return fail("payment_processing");
}

/**
 * Updates the open intent of a reservation to match its order after a change of price. If the payment was
 * faster, it counts for the order as confirmed, the change is undone, and this fails with one of `refusals`.
 */
export async function syncPayment(
  services: Services,
  reservationId: string,
  refusals: Refusals,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const step = await withTx(services.db, async (trx): Promise<Step | undefined> => {
      const checkout = await lockCheckout(trx, reservationId);
      const open = checkout &&
        live(checkout).find(({ status }) => status !== "processing" && status !== "succeeded");
      if (!checkout || !open || open.method === "none") return undefined;
      const kind = checkout.order.payment_type === "deposit" ? "Deposit" : "Full";
      if (open.kind !== "Balance" && open.kind !== kind) return { do: "close", payment: open };
      return await begun(trx, adjust(checkout, open, { method: open.method, saveCard: open.saves_card }));
    });
    if (!step || step.do === "nothing") return;
    await carryOut(services, step, refusals);
  }
}

/** Returns the active payments of the order: neither canceled nor returned. */
function live({ payments }: Checkout): Payment[] {
  return payments.filter(({ status, is_returned }) => status !== "canceled" && !is_returned);
}

async function nextStep(
  trx: Trx,
  services: Services,
  reservationId: string,
  asked: Way,
  guard: (checkout: Checkout, trx: Trx) => PaymentKind | Promise<PaymentKind>,
): Promise<Step> {
  const checkout = (await lockCheckout(trx, reservationId)) ?? fail("not_found");
  const kind = await guard(checkout, trx);
  refuseStopped(checkout, "buyer");
  const { method } = asked;
  const way = { method, saveCard: asked.saveCard && kind === "Deposit" && method === "card" };
  const amountCents = amountOf(kind, priceOf(checkout));
  const rival = live(checkout).find((payment) => payment.kind !== kind && payment.status !== "succeeded");
  if (rival) return { do: "close", payment: rival };
  if (amountCents === 0) return { do: "nothing", checkout, payment: null };
  const own = live(checkout).find((payment) => payment.kind === kind);
  if (own) return adjust(checkout, own, way);
  const { payment_customer_id } = await store.findCustomer(trx, checkout.reservation.consumer_id);
  const id = services.newId();
  const made = checkout.payments.filter((payment) => payment.kind === kind).length;
  const payment = await store.insertPayment(trx, {
    id,
    orderId: checkout.order.id,
    reservationId,
    kind,
    method,
    amountCents,
    idempotencyKey: `${checkout.order.id}:${kind}:${made + 1}`,
    savesCard: way.saveCard,
    request: requestFor(checkout, { id, kind }, way, payment_customer_id),
    offer: offerOf(amountCents, checkout.order, checkout.reservation.progress),
  });
  return { do: "create", payment };
}

/** Returns the step that makes an open payment match its order. */
function adjust(checkout: Checkout, payment: Payment, way: Way): Step {
  if (payment.status === "succeeded") fail("already_paid");
  if (payment.status === "processing") fail("payment_processing");
  if (payment.status === "creating") return { do: "create", payment };
  // Saving the card is decided when its intent is made.
  if (payment.saves_card !== way.saveCard) return { do: "close", payment };
  const wanted = requestFor(checkout, payment, way, payment.request?.customerId ?? null);
  const asked = { ...payment.request, amountCents: payment.amount_cents, methods: [payment.method] };
  return canonical(asked) === canonical(wanted)
    ? { do: "nothing", checkout, payment }
    : { do: "update", checkout, payment, wanted };
}

/**
 * Marks the state of an intent as unknown before an update is sent to the provider. A lost answer or two
 * changes at once must not leave an amount that we mistake for another.
 */
async function begun(trx: Trx, step: Step): Promise<Step> {
  if (step.do === "update") {
    const { checkout: { order, reservation }, payment, wanted } = step;
    const offer = offerOf(wanted.amountCents, order, reservation.progress);
    await store.forgetRequest(trx, payment.id, withOffer(payment.offers, offer));
  }
  return step;
}

async function carryOut(
  services: Services,
  step: Exclude<Step, { do: "nothing" }>,
  refusals: Refusals = { processing: "payment_processing", paid: "already_paid" },
): Promise<void> {
  const { payment } = step;
  if (step.do === "create") return await openIntent(services, payment);
  if (step.do === "update") {
    const { customerId: _, description: __, saveCard: ___, ...change } = step.wanted;
    const answer = await services.payments.updateIntent(payment.intent_id!, change);
    if (answer.kind === "done" && await store.keepRequest(services.db, payment.id, step.wanted)) return;
    await store.forgetRequest(services.db, payment.id);
    if (answer.kind === "unknown") fail("payments_unavailable");
    if (answer.kind === "done") return;
    // Money is under way, or the provider refuses the update. The intent is closed, and the provider's result
    // counts.
  }
  const outcome = await closePayment(services, payment);
  if (outcome === "closed") return;
  fail(outcome.kind === "processing" ? refusals.processing : refusals.paid);
}

/** Returns JSON with sorted keys, because the database does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1))
        : part,
  );
}

const priceOf = ({ order }: Checkout) => ({
  totalCents: order.total_cents,
  depositCents: order.deposit_cents,
});

const isBrought = (transportation: string): boolean =>
  transportation === "honest" || transportation === "flight";

/** Returns the request to the provider for paying an order in this way. */
export function requestFor(
  checkout: Checkout,
  payment: { id: string; kind: PaymentKind },
  { method, saveCard }: Way,
  customerId: string | null,
): PaymentRequest {
  const { reservation, order, pet } = checkout;
  const { contact, delivery } = reservation.progress;
  return {
    amountCents: amountOf(payment.kind, priceOf(checkout)),
    metadata: {
      reservationId: reservation.id,
      orderId: order.id,
      kind: payment.kind,
      paymentId: payment.id,
      ...saleMetadata({ reservation, order, petName: pet.name }),
    },
    ...(customerId ? { customerId } : {}),
    methods: [method],
    ...(saveCard ? { saveCard } : {}),
    description: order.order_type === "addon"
      ? `Add-ons of reservation ${reservation.number}`
      : `${payment.kind} of reservation ${reservation.number}`,
    ...(contact ? { receiptEmail: contact.email } : {}),
    // Lenders require the delivery address. Cards do not, but a delivery must still be possible after a
    // database restore.
    ...(delivery && (method !== "card" || isBrought(order.transportation))
      ? {
        shipping: {
          name: `${delivery.firstName} ${delivery.lastName}`,
          ...(contact ? { phone: contact.phoneNumber } : {}),
          address: { ...delivery.address, line2: delivery.address.line2 ?? undefined },
        },
      }
      : {}),
  };
}
