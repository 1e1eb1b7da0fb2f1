import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { AddOnOffer } from "../../../generated/types.ts";
import type { Database, PaymentMethod } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { addOnCents, type AddOnLine, addOnLines, addOnsAmong, CATALOG, suits } from "../../add_ons/rules.ts";
import { giveUpAddOns } from "./add_on_close_actions.ts";
import {
  addingRefusal,
  type AddOnFacts,
  type AddOnOrder,
  type Checkout,
  deliveryRefusal,
  findCheckout,
  insertAddOnOrder,
  lockCheckout,
  type Order,
  type Payment,
  refuseStopped,
} from "../order/index.ts";
import { closePayment, openIntent, refuseMethod, requestFor } from "../payment/index.ts";
import { CURRENT_FEE_STRUCTURE, offerOf, priceOrder, ratesOf } from "../price/index.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Facts = Pick<Checkout, "order" | "addOnOrders"> & {
  reservation: Pick<Checkout["reservation"], "status" | "stop" | "handed_over_at" | "completed_at">;
  pet: Pick<Checkout["pet"], "type" | "birthDate" | "today" | "isMicrochipped">;
};
export type Wanted = { reservationId: string; userId: string; addOnIds: readonly string[] };
type Purchase = Wanted & { method: Exclude<PaymentMethod, "none">; expectedTotalCents?: number };
/** Columns of an add-on order that pricing decides. */
type Priced = Awaited<ReturnType<typeof priceAddOns>>;

const MAX_ATTEMPTS = 8;

/**
 * Returns the add-ons that suit this pet and have not been bought, each with the reason if it can no
 * longer be added.
 */
export function offersOf({ reservation, order, addOnOrders, pet }: Facts, now: Date): AddOnOffer[] {
  const facts = factsOf(reservation, now);
  const bought = boughtIds({ order, addOnOrders });
  if (reservation.stop || addingRefusal(facts) !== undefined) return [];
  return CATALOG.filter((addOn) => suits(addOn, pet) && !bought.has(addOn.id))
    .map((addOn) => ({ ...addOn, refusal: deliveryRefusal(addOn.id, facts) ?? null }));
}

function factsOf(
  { status, handed_over_at, completed_at }: Facts["reservation"],
  now: Date,
): AddOnFacts {
  return { status, handedOverAt: handed_over_at, completedAt: completed_at, now };
}

/** Returns the ids of add-ons bought with the sale, or paid for later in an order that has not ended. */
function boughtIds({ order, addOnOrders }: Pick<Checkout, "order" | "addOnOrders">): Set<string> {
  const paid = addOnOrders.filter((one) => one.order.paid_at !== null && one.order.ended_at === null);
  const lines = [order, ...paid.map((one) => one.order)].flatMap(({ line_items }) => addOnsAmong(line_items));
  return new Set(lines.map(({ id }) => id));
}

/**
 * Returns the lines for the add-ons that the buyer wants. Fails with `add_ons_not_possible` if it is too late
 * for the reservation or for one of the add-ons, with `add_on_bought`, or with `add_on_unknown`.
 */
function linesWanted(checkout: Checkout, ids: readonly string[]): AddOnLine[] {
  refuseStopped(checkout, "buyer");
  const { reservation, pet } = checkout;
  const facts = factsOf(reservation, reservation.at);
  const refusal = addingRefusal(facts);
  if (refusal !== undefined) fail("add_ons_not_possible", { detail: refusal });
  const lines = addOnLines(ids, pet);
  const bought = boughtIds(checkout);
  for (const { id, label } of lines) {
    if (bought.has(id)) fail("add_on_bought", { detail: `You've already bought ${label} for this pet.` });
    const late = deliveryRefusal(id, facts);
    if (late !== undefined) fail("add_ons_not_possible", { detail: `${label}: ${late}` });
  }
  return lines;
}

/** Returns the buyer's own reservation. Fails with `not_found` for someone else's. */
async function ownCheckout(db: Trx, { reservationId, userId }: Pick<Wanted, "reservationId" | "userId">) {
  const checkout = await findCheckout(db, reservationId);
  return checkout?.reservation.consumer_id === userId ? checkout : fail("not_found");
}

/**
 * Prices add-ons as a separate order, at today's tax rates for the sale's place of taxation. Fails like
 * `linesWanted`, and with `tax_unavailable`. It calls the tax port, so never call it inside a transaction.
 */
async function priceAddOns(
  services: Pick<Services, "tax" | "log">,
  checkout: Checkout,
  ids: readonly string[],
) {
  const { order: sale, pet } = checkout;
  const lines = linesWanted(checkout, ids);
  const addOnsCents = addOnCents(lines);
  const place = { state: sale.tax_state ?? pet.breederState, zip: sale.tax_state ? sale.tax_zip : null };
  const { rates, error } = await ratesOf(services, {
    state: place.state,
    zip: place.zip ?? pet.breederZip,
    seller: pet.sellerKind,
    amountCents: addOnsCents,
  });
  if (!rates) fail("tax_unavailable", { detail: error });
  const price = priceOrder({
    feeStructure: CURRENT_FEE_STRUCTURE,
    petPriceCents: 0,
    addOnsCents,
    discount: null,
    deliveryCents: 0,
    donationCents: 0,
    paymentType: "full",
    tax: rates,
  });
  return {
    fee_structure: CURRENT_FEE_STRUCTURE,
    payment_type: "full" as const,
    transportation: "none" as const,
    tax_state: place.state,
    tax_zip: place.zip,
    tax_pet_rate: rates.petRate,
    tax_delivery_rate: rates.deliveryRate,
    pet_price_cents: 0,
    add_ons_cents: addOnsCents,
    line_items: lines,
    service_fee_cents: price.serviceFeeCents,
    tax_cents: price.taxCents,
    total_cents: price.totalCents,
    deposit_cents: price.totalCents,
  };
}

/** Returns the current price of these add-ons without storing anything. */
export async function quoteAddOns(
  services: Services,
  wanted: Wanted,
): Promise<{ checkout: Checkout; priced: Priced }> {
  const checkout = await ownCheckout(services.db, wanted);
  return { checkout, priced: await priceAddOns(services, checkout, wanted.addOnIds) };
}

type Step =
  | { do: "nothing" | "create" | "close"; order: Order; payment: Payment }
  | { do: "give-up"; order: Order };

/**
 * Returns the intent with which a buyer pays for add-ons after the reservation. A reservation has at most one
 * such unpaid order: the same request returns the same intent, and a different choice replaces the order.
 */
export async function buyAddOns(
  services: Services,
  wanted: Purchase,
): Promise<{ checkout: Checkout; bought: AddOnOrder; payment: Payment }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { checkout: seen, priced } = await quoteAddOns(services, wanted);
    const { expectedTotalCents } = wanted;
    if (expectedTotalCents !== undefined && expectedTotalCents !== priced.total_cents) fail("price_changed");
    const step = await withTx(services.db, (trx) => nextStep(trx, services, wanted, priced));
    if (step.do === "nothing") {
      const bought = { order: step.order, payments: [step.payment] };
      return { checkout: seen, bought, payment: step.payment };
    }
    if (step.do === "give-up") await giveUpAddOns(services, { ...wanted, id: step.order.id });
    else if (step.do === "close") await closePayment(services, step.payment);
    else await openIntent(services, step.payment);
  }
  return fail("payment_processing");
}

async function nextStep(trx: Trx, services: Services, wanted: Purchase, priced: Priced): Promise<Step> {
  const { reservationId, method } = wanted;
  const checkout = (await lockCheckout(trx, reservationId))!;
  linesWanted(checkout, wanted.addOnIds);
  refuseMethod({ ...checkout, order: { ...checkout.order, donation_cents: 0 } }, method, priced.total_cents);
  const open = checkout.addOnOrders.find(({ order }) => order.paid_at === null && order.ended_at === null);
  const live = open?.payments.find(({ status, is_returned }) => status !== "canceled" && !is_returned);
  if (live?.status === "processing" || live?.status === "succeeded") fail("payment_processing");
  if (open && !isSame(open.order, priced)) return { do: "give-up", order: open.order };
  if (open && live) {
    if (live.status === "creating") return { do: "create", order: open.order, payment: live };
    return { do: live.method === method ? "nothing" : "close", order: open.order, payment: live };
  }
  const order = open?.order ??
    await insertAddOnOrder(trx, { ...priced, id: services.newId(), reservation_id: reservationId });
  const id = services.newId();
  const { payment_customer_id } = await store.findCustomer(trx, wanted.userId);
  const payment = await store.insertPayment(trx, {
    id,
    orderId: order.id,
    reservationId,
    kind: "Full",
    method,
    amountCents: order.total_cents,
    idempotencyKey: `${order.id}:Full:${(open?.payments.length ?? 0) + 1}`,
    request: requestFor(
      { ...checkout, order },
      { id, kind: "Full" },
      { method, saveCard: false },
      payment_customer_id,
    ),
    offer: offerOf(order.total_cents, order, {}),
  });
  return { do: "create", order, payment };
}

/** Whether an order has exactly these add-ons at this price. */
function isSame(order: Order, priced: Priced): boolean {
  return order.total_cents === priced.total_cents && isDeepStrictEqual(order.line_items, priced.line_items);
}
