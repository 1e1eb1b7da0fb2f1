import type { PaymentMethod } from "../../../platform/db/schema.ts";

type Lender = Exclude<PaymentMethod, "card" | "none">;

export const LENDER_NAMES: Record<Lender, string> = {
  klarna: "Klarna",
  affirm: "Affirm",
  afterpay_clearpay: "Afterpay",
};

/** Returns the buyer's message about a lender's incomplete payment, by its status at the provider. */
export function lenderMessage(lender: Lender, status: string): string {
  const name = LENDER_NAMES[lender];
  return status === "requires_action"
    ? `You haven't finished paying with ${name}.`
    : status === "canceled"
    ? `Your payment with ${name} was canceled.`
    : `${name} didn't approve this payment.`;
}

/**
 * Lowest and highest amount that a lender finances in one payment, in US cents, with the page that states it
 * and its date.
 */
interface LenderLimit {
  method: Lender;
  minCents: number;
  maxCents: number;
  source: string;
  asOf: string;
}

/**
 * Lenders' limits for accounts and buyers in the United States. Stripe refuses other amounts with
 * `amount_too_small` or `amount_too_large`, and asks integrations that list methods themselves to offer only
 * those that fit.
 */
export const LENDER_LIMITS: readonly LenderLimit[] = [
  {
    method: "affirm",
    minCents: 5_000,
    maxCents: 3_000_000,
    asOf: "2026-11-26",
    source: "https://docs.stripe.com/payments/affirm",
  },
  {
    method: "klarna",
    minCents: 50,
    maxCents: 1_000_000,
    asOf: "2026-11-26",
    source: "https://docs.stripe.com/payments/klarna",
  },
  {
    method: "afterpay_clearpay",
    minCents: 100,
    maxCents: 400_000,
    asOf: "2026-11-26",
    source: "https://docs.stripe.com/payments/afterpay-clearpay",
  },
];
