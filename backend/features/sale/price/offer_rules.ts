import type { PaymentKind, PaymentOffer } from "../../../platform/db/schema.ts";
import { amountOf } from "./price_rules.ts";

/**
 * Columns and details that a buyer agrees to by confirming a payment: the priced order and the details behind
 * the price. The order may change while its payment is being confirmed elsewhere; then the older version
 * counts.
 */

const COLUMNS = [
  "fee_structure",
  "payment_type",
  "transportation",
  "delivery_chosen",
  "delivery_miles",
  "tax_state",
  "tax_zip",
  "tax_pet_rate",
  "tax_delivery_rate",
  "deposit_refundable",
  "pet_price_cents",
  "add_ons_cents",
  "line_items",
  "discount_cents",
  "discount_funder",
  "promo_code",
  "discount_code_id",
  "discount_type",
  "discount_value",
  "funded_delivery_cents",
  "funded_donation_cents",
  "delivery_cents",
  "service_fee_cents",
  "tax_cents",
  "donation_cents",
  "donation_to",
  "total_cents",
  "deposit_cents",
  "platform_fee_cents",
  "delivery_error",
  "discount_error",
  "tax_error",
] as const;
const DETAILS = ["contact", "delivery", "billing"] as const;

/** Columns of an order that pricing decides and an offer stores. */
export type OfferedColumn = (typeof COLUMNS)[number];

/** Maximum number of price changes kept while one payment is open. Older ones can no longer be under way. */
const KEPT = 8;

/** Returns the current offer for a payment of this amount in cents. */
export function offerOf(
  amountCents: number,
  order: Readonly<Record<OfferedColumn, unknown>>,
  progress: Readonly<Partial<Record<(typeof DETAILS)[number], unknown>>>,
): PaymentOffer {
  const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { amountCents, order: pick(order, COLUMNS), details: pick(progress, DETAILS) };
}

/** Returns the offers with one more, newest last. */
export function withOffer(offers: readonly PaymentOffer[], offer: PaymentOffer): PaymentOffer[] {
  return [...offers, offer].slice(-KEPT);
}

/**
 * Returns the offer that a payment confirmed: the newest with its amount. Undefined if the current order has
 * that amount, or if no offer does.
 */
export function confirmedOffer(
  offers: readonly PaymentOffer[],
  payment: { kind: PaymentKind; amountCents: number },
  price: { totalCents: number; depositCents: number },
): PaymentOffer | undefined {
  if (payment.kind === "Balance" || amountOf(payment.kind, price) === payment.amountCents) return undefined;
  return offers.findLast(({ amountCents }) => amountCents === payment.amountCents);
}

/** Replaces details typed later with those of an offer. */
export function offeredProgress<Progress extends object>(progress: Progress, offer: PaymentOffer): Progress {
  const details = Object.entries(offer.details).filter(([, value]) => value !== null);
  const rest = Object.entries(progress).filter(([name]) => !(name in offer.details));
  return Object.fromEntries([...rest, ...details]) as Progress;
}
