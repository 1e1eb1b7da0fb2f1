import type { PaymentKind, PaymentMethod, Transportation } from "../../platform/db/schema.ts";
import {
  type Entry,
  paymentEntries,
  providerFeeEntries,
  refundEntries,
  releaseEntries,
} from "../../features/ledger/rules.ts";
import { addOnCents, type AddOnLine } from "../../features/add_ons/rules.ts";
import { portion } from "../../platform/money.ts";
import { CURRENT_FEE_STRUCTURE, type Price, priceOrder } from "../../features/sale/price/index.ts";
import { milesBetween, quoteDelivery } from "../../features/places/delivery_rules.ts";
import { tableTax } from "../../platform/ports/tax/table.ts";
import { fundsReleasedAt } from "../../features/sale/order/index.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Listing } from "./listing.ts";
import type { Random } from "../../platform/random.ts";
import type { Buyer, Sales, Story } from "./sale_story.ts";

export type OrderPrice = Price & { transportation: Transportation };
export type Payment = ReturnType<typeof pay>;
/** Data for booking the money of one sale. */
export type Context = {
  sales: Sales;
  random: Random;
  reservation: Required<Row<"reservations">>;
  order: { id: string };
  price: OrderPrice;
  listing: Listing;
  buyer: Buyer;
};

/**
 * Returns the price of the order, with the delivery that this buyer would choose and the tax of its
 * destination.
 */
export async function priceOf(
  random: Random,
  listing: Listing,
  buyer: Buyer,
  story: Story,
): Promise<OrderPrice> {
  const { pet, rows } = listing;
  const wish = random.weighted({ pickup: 66, honest: 22, flight: 12 });
  const offered = pet.deliveries.includes(wish) ? wish : "pickup";
  const miles = milesBetween(rows.place, buyer.place);
  // A puppy is neither driven across the continent nor flown over a short distance.
  const sensible = offered === "honest" ? miles < 700 : offered === "flight" ? miles > 300 : true;
  const transportation = sensible ? offered : "pickup";
  const quote = quoteDelivery({
    transportation,
    offered: pet.deliveries,
    fromState: rows.breeder.state,
    toState: buyer.place.state,
    miles,
    weightLb: pet.weight_lb,
    isOldEnough: true,
  });
  // Young pets of breeders may not be brought to California.
  const isBarred = buyer.place.state === "CA" && rows.seller.kind === "breeder";
  const way = quote.error === null && !isBarred ? transportation : "pickup";
  const tax = await tableTax(() => story.startedAt).rates({
    state: way === "pickup" ? rows.breeder.state : buyer.place.state,
    zip: null,
    seller: rows.seller.kind,
    amountCents: pet.price_cents ?? 0,
  });
  if (!tax.ok) throw new Error(tax.reason);
  return {
    ...priceOrder({
      feeStructure: CURRENT_FEE_STRUCTURE,
      petPriceCents: pet.price_cents ?? 0,
      addOnsCents: addOnCents(story.addOns),
      discount: null,
      deliveryCents: way === "pickup" || quote.error !== null ? 0 : quote.deliveryCents,
      donationCents: random.chance(0.07) ? random.pick([500, 1000, 2500]) : 0,
      paymentType: story.paymentType,
      tax: tax.rates,
    }),
    transportation: way,
  };
}

/** Returns the price of add-ons alone, taxed at the pickup location. */
export async function addOnPriceOf(
  { rows }: Listing,
  addOns: readonly AddOnLine[],
  at: Date,
): Promise<OrderPrice> {
  const addOnsCents = addOnCents(addOns);
  const tax = await tableTax(() => at).rates({
    state: rows.breeder.state,
    zip: null,
    seller: rows.seller.kind,
    amountCents: addOnsCents,
  });
  if (!tax.ok) throw new Error(tax.reason);
  return {
    ...priceOrder({
      feeStructure: CURRENT_FEE_STRUCTURE,
      petPriceCents: 0,
      addOnsCents,
      discount: null,
      deliveryCents: 0,
      donationCents: 0,
      paymentType: "full",
      tax: tax.rates,
    }),
    transportation: "none",
  };
}

/** Books a successful payment at that time with the provider's fee. */
export function pay(
  { sales, random, reservation, order, price, listing, buyer }: Context,
  kind: PaymentKind,
  at: Date,
) {
  const amount = kind === "Full"
    ? price.totalCents
    : kind === "Deposit"
    ? price.depositCents
    : price.balanceCents;
  const isWest = [listing.rows.breeder.state, buyer.place.state].includes("CA");
  const lent = kind !== "Deposit" && !isWest && random.chance(0.1);
  const method: PaymentMethod = lent ? random.pick(["klarna", "affirm"]) : "card";
  const isCard = method === "card";
  const id = random.id(at);
  const intent = `pi_seed${id.replaceAll("-", "").slice(8)}`;
  const row = {
    id,
    order_id: order.id,
    reservation_id: reservation.id,
    kind,
    method,
    amount_cents: amount,
    status: "succeeded",
    intent_id: intent,
    client_secret: null,
    idempotency_key: `seed:${id}`,
    failure_code: null,
    brand: isCard ? random.pick(["visa", "visa", "mastercard", "amex"]) : null,
    last4: isCard ? random.digits(4) : null,
    refunded_cents: 0,
    // Usual price of a card payment: 2.9% and 30 cents.
    provider_fee_cents: portion(amount, 0.029) + 30,
    created_at: new Date(at.getTime() - 40_000),
    updated_at: at,
    succeeded_at: at,
  } satisfies Row<"payments">;
  sales.payments.push(row);
  const entries = paymentEntries({ ...price, discountFunder: null, breederId: reservation.breeder_id }, kind);
  post(
    { sales, random, reservation, order },
    `payment:${intent}`,
    `payment-${kind.toLowerCase()}`,
    entries,
    at,
  );
  post(
    { sales, random, reservation, order },
    `fee:${intent}`,
    "provider-fee",
    providerFeeEntries(row.provider_fee_cents ?? 0),
    at,
  );
  return { row, entries };
}

/** Refunds a payment in full. */
export function refund(
  { sales, random, reservation, order }: Context,
  payment: Payment,
  at: Date,
  reason: string,
): void {
  const id = random.id(at);
  const amount = payment.row.amount_cents;
  payment.row.refunded_cents = amount;
  const entries = refundEntries(payment.entries, {
    amountCents: amount,
    alreadyRefundedCents: 0,
    capturedCents: amount,
  });
  sales.refunds.push({
    id,
    payment_id: payment.row.id,
    amount_cents: amount,
    reason,
    status: "succeeded",
    provider_refund_id: `re_seed${id.replaceAll("-", "").slice(8)}`,
    idempotency_key: `seed:${id}`,
    entries,
    next_try_at: at,
    created_at: at,
    updated_at: at,
  });
  post({ sales, random, reservation, order }, `refund:${id}`, "refund", entries, at);
}

/** Books the money as available to the breeder, or schedules the job that will when it is due. */
export function release(context: Context, paid: readonly Payment[], story: Story, until: Date): void {
  const { reservation } = context;
  if (!story.completedAt) return;
  const at = fundsReleasedAt(story.completedAt, story.handedOverAt !== null);
  if (at > until) {
    context.sales.releases.push({ reservationId: reservation.id, runAt: at });
    return;
  }
  const pending = -paid.flatMap(({ entries }) => entries)
    .filter(({ account }) => account === "breeder-pending")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const entries = releaseEntries(reservation.breeder_id, pending);
  post(context, `release:${reservation.id}`, "release", entries, at);
}

function post(
  { sales, random, reservation, order }: Pick<Context, "sales" | "random" | "reservation" | "order">,
  source: string,
  kind: string,
  entries: readonly Entry[],
  at: Date,
): void {
  const id = random.id(at);
  sales.transactions.push({ id, source, kind, order_id: order.id, reservation_id: reservation.id, at });
  for (const entry of entries) {
    sales.entries.push({
      id: random.id(at),
      transaction_id: id,
      account: entry.account,
      breeder_id: entry.breederId ?? null,
      amount_cents: entry.amountCents,
    });
  }
}
