import type { PaymentKind, PaymentOffer } from "../../../platform/db/schema.ts";
import { amountOf } from "./price_rules.ts";

/**
 * What a buyer agrees to by confirming a payment: the order as it was priced, and the details that it was priced for. An
 * order may be changed while its payment is being confirmed elsewhere, and then the older one counts.
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

/** The columns of an order that its pricing decides, which an offer keeps. */
export type OfferedColumn = (typeof COLUMNS)[number];

/** Changes of price while one payment is open, that may still be answered; older ones cannot be under way any more. */
const KEPT = 8;

/** What a payment of this amount, in cents, pays for as things stand. */
export function offerOf(
  amountCents: number,
  order: Readonly<Record<OfferedColumn, unknown>>,
  progress: Readonly<Partial<Record<(typeof DETAILS)[number], unknown>>>,
): PaymentOffer {
  const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { amountCents, order: pick(order, COLUMNS), details: pick(progress, DETAILS) };
}

/** The offers with one more, the newest last. */
export function withOffer(offers: readonly PaymentOffer[], offer: PaymentOffer): PaymentOffer[] {
  return [...offers, offer].slice(-KEPT);
}

/**
 * The offer that a payment was confirmed for: the newest of its amount; undefined where the order as it stands is that
 * one, and where no offer fits.
 */
export function confirmedOffer(
  offers: readonly PaymentOffer[],
  payment: { kind: PaymentKind; amountCents: number },
  price: { totalCents: number; depositCents: number },
): PaymentOffer | undefined {
  if (payment.kind === "Balance" || amountOf(payment.kind, price) === payment.amountCents) return undefined;
  return offers.findLast(({ amountCents }) => amountCents === payment.amountCents);
}

/** What was typed for an offer, in place of what was typed later. */
export function offeredProgress<Progress extends object>(progress: Progress, offer: PaymentOffer): Progress {
  const details = Object.entries(offer.details).filter(([, value]) => value !== null);
  const rest = Object.entries(progress).filter(([name]) => !(name in offer.details));
  return Object.fromEntries([...rest, ...details]) as Progress;
}
