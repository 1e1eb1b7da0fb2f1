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
/** What has to be done at the provider before the payment is as it should be. */
type Step =
  | { do: "nothing"; checkout: Checkout; payment: Payment | null }
  | { do: "create" | "close"; payment: Payment }
  | { do: "update"; checkout: Checkout; payment: Payment; wanted: PaymentRequest };

/** How a payment is asked for. */
type Way = { method: PaymentMethod; saveCard: boolean };

/** How often the state may change under our hands before we give up; each change is another tab's or the buyer's. */
const MAX_ATTEMPTS = 8;

/**
 * The intent with which the buyer pays what is due: the one that there is, changed where order or method have changed,
 * or a new one. There is one for each order and kind of payment, whatever is asked and how often. `guard` is run under
 * the locks; it fails where nothing may be paid, and else names the kind of payment. Null when there is nothing to pay.
 * With `saveCard` the card of a deposit is kept for the balance.
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
 * Brings the intent that is open for a reservation in line with its order, after a change of price. Where the payment was
 * quicker, it counts for the order as it was confirmed, the change is undone, and this fails with one of `refusals`.
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

/** Payments of the order that stand: neither given up nor given back. */
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

/** What an open payment still lacks to be what the order asks for. */
function adjust(checkout: Checkout, payment: Payment, way: Way): Step {
  if (payment.status === "succeeded") fail("already_paid");
  if (payment.status === "processing") fail("payment_processing");
  if (payment.status === "creating") return { do: "create", payment };
  // Whether a card is kept is decided when its intent is made.
  if (payment.saves_card !== way.saveCard) return { do: "close", payment };
  const wanted = requestFor(checkout, payment, way, payment.request?.customerId ?? null);
  const asked = { ...payment.request, amountCents: payment.amount_cents, methods: [payment.method] };
  return canonical(asked) === canonical(wanted)
    ? { do: "nothing", checkout, payment }
    : { do: "update", checkout, payment, wanted };
}

/**
 * Notes, before the provider is asked for a change, that its intent is not known any more: an answer that is lost, or
 * two changes at once, must not leave an amount behind that we take for another.
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
    // Money is on its way, or the provider will not change this one: it is closed, and what it says then counts.
  }
  const outcome = await closePayment(services, payment);
  if (outcome === "closed") return;
  fail(outcome.kind === "processing" ? refusals.processing : refusals.paid);
}

/** JSON with its keys in order: the database does not keep theirs. */
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

/** What the provider is asked for to pay an order in this way. */
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
    // Lenders ask where the goods go. A card does not need to know, but what is brought home has to be brought after a restore.
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
