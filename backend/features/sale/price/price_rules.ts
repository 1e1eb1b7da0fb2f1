import type { PricePreview } from "../../../generated/types.ts";
import { type Cents, formatCents, portion, portions } from "../../../platform/money.ts";
import type { PaymentKind, PaymentMethod } from "../../../platform/db/schema.ts";
import { LENDER_LIMITS, LENDER_NAMES } from "./lender_rules.ts";
import { LEAST_CHARGE, serviceFeeOf } from "../../pets/rules.ts";

/** Platform's share of the breeder's price. */
const PLATFORM_FEE_RATE = 0.15;
/** Price after the discount up to which a pet must be paid in full. */
const FULL_PAYMENT_ONLY_UP_TO: Cents = 24_900;
/**
 * Maximum donation that the funder of a free order pays. It is the highest amount offered to buyers, so they
 * cannot give away someone else's money.
 */
const MOST_FUNDED_DONATION: Cents = 10_000;
/** Structure that prices new orders. */
export const CURRENT_FEE_STRUCTURE: FeeStructure = "v11";

export type FeeStructure = "v1" | "v2" | "v3" | "v4" | "v5" | "v6" | "v7" | "v8" | "v9" | "v10" | "v11";

const BASE_AMOUNT: Record<FeeStructure, Cents> = {
  v1: 87_500,
  v2: 87_500,
  v3: 30_000,
  v4: 87_500,
  v5: 87_500,
  v6: 37_500,
  v7: 37_500,
  v8: 37_500,
  v9: 37_500,
  v10: 37_500,
  v11: 37_500,
};

/** Returns the base amount, which is the deposit, in cents. */
export function baseAmount(structure: FeeStructure): Cents {
  return BASE_AMOUNT[structure];
}

export type Discount =
  | { type: "Percentage"; percent: number; funder: "platform" | "breeder"; code: string }
  | { type: "Amount"; amountCents: Cents; funder: "platform" | "breeder"; code: string }
  | { type: "Free Delivery"; funder: "platform" | "breeder"; code: string }
  | { type: "Zero Total"; funder: "platform" | "breeder"; code: string };

export type PriceInput = {
  feeStructure: FeeStructure;
  petPriceCents: Cents;
  addOnsCents: Cents;
  discount: Discount | null;
  deliveryCents: Cents;
  donationCents: Cents;
  paymentType: "deposit" | "full";
  /** Rates between 0 and 1 for the place and the seller. */
  tax: { petRate: number; deliveryRate: number };
};

export type Price = {
  petPriceCents: Cents;
  addOnsCents: Cents;
  discountCents: Cents;
  deliveryCents: Cents;
  serviceFeeCents: Cents;
  taxCents: Cents;
  donationCents: Cents;
  /** Parts of delivery and donation that the code's funder pays instead of the buyer. */
  fundedDeliveryCents: Cents;
  fundedDonationCents: Cents;
  totalCents: Cents;
  /** First amount due with a deposit; equals the total if only full payment is possible. */
  depositCents: Cents;
  balanceCents: Cents;
  /** Amount of a new order's next payment: the deposit or the total. */
  dueNowCents: Cents;
  platformFeeCents: Cents;
  /** Below zero if the breeder's code costs more than the sale earns. */
  breederNetCents: Cents;
  /** Effective payment type: full if no deposit is possible, whatever the buyer chose. */
  paymentType: "deposit" | "full";
  /** False up to $249, and if the deposit would be the total. */
  depositPossible: boolean;
  /** False for a total of 1 to 49 cents, which cannot be charged. */
  chargeable: boolean;
};

/**
 * Prices an order: total = P + A - X + D + service fee + tax + donation, each line rounded once.
 *
 * The deposit is the structure's base amount, and the balance is the rest. If there would be no balance, or
 * one too small to charge, the order is paid in full. The breeder's share is the price less the part of its
 * discount that the breeder funds, less the platform's fee on that, less everything else that the breeder
 * funds: add-ons, delivery and donation. It is negative if the code costs more than the sale earns.
 */
export function priceOrder(input: PriceInput): Price {
  const goods = input.petPriceCents + input.addOnsCents;
  const free = input.discount?.type === "Zero Total";
  const discountCents = free ? goods : discountOnGoods(goods, input.discount);
  const net = goods - discountCents;
  const fundedDeliveryCents = free || input.discount?.type === "Free Delivery" ? input.deliveryCents : 0;
  const deliveryCents = input.deliveryCents - fundedDeliveryCents;
  const fundedDonationCents = free ? Math.min(input.donationCents, MOST_FUNDED_DONATION) : 0;
  const donationCents = free ? 0 : input.donationCents;
  const serviceFeeCents = serviceFeeOf(net);
  const taxCents = portions([[net, input.tax.petRate], [deliveryCents, input.tax.deliveryRate]]);
  const totalCents = net + deliveryCents + serviceFeeCents + taxCents + donationCents;
  const petNet = Math.max(0, input.petPriceCents - discountCents);
  const base = baseAmount(input.feeStructure);
  const depositPossible = petNet > FULL_PAYMENT_ONLY_UP_TO && !free && totalCents - base >= LEAST_CHARGE;
  const depositCents = depositPossible ? base : totalCents;
  const paymentType = depositPossible ? input.paymentType : "full";
  const breederFunded = input.discount?.funder === "breeder"
    ? Math.min(discountCents, input.petPriceCents)
    : 0;
  const platformFeeCents = portion(input.petPriceCents - breederFunded, PLATFORM_FEE_RATE);
  const breederExtras = input.discount?.funder === "breeder"
    ? discountCents - breederFunded + fundedDeliveryCents + fundedDonationCents
    : 0;
  return {
    petPriceCents: input.petPriceCents,
    addOnsCents: input.addOnsCents,
    discountCents,
    deliveryCents,
    serviceFeeCents,
    taxCents,
    donationCents,
    fundedDeliveryCents,
    fundedDonationCents,
    totalCents,
    depositCents,
    balanceCents: totalCents - depositCents,
    dueNowCents: paymentType === "deposit" ? depositCents : totalCents,
    platformFeeCents,
    breederNetCents: input.petPriceCents - breederFunded - platformFeeCents - breederExtras,
    paymentType,
    depositPossible,
    chargeable: totalCents === 0 || totalCents >= LEAST_CHARGE,
  };
}

/** Previews a price for a pet that is picked up, without add-ons, discount and tax; in cents. */
export function previewOf(petPriceCents: Cents): PricePreview {
  const { platformFeeCents, breederNetCents, depositCents } = priceOrder({
    feeStructure: CURRENT_FEE_STRUCTURE,
    petPriceCents,
    addOnsCents: 0,
    discount: null,
    deliveryCents: 0,
    donationCents: 0,
    paymentType: "deposit",
    tax: { petRate: 0, deliveryRate: 0 },
  });
  return {
    priceCents: petPriceCents,
    platformFeePercent: Math.round(PLATFORM_FEE_RATE * 100),
    platformFeeCents,
    netCents: breederNetCents,
    depositCents,
  };
}

function discountOnGoods(goods: Cents, discount: Discount | null): Cents {
  if (discount?.type === "Percentage") return Math.min(goods, portion(goods, discount.percent / 100));
  if (discount?.type === "Amount") return Math.min(goods, discount.amountCents);
  return 0;
}

/** Returns the kind of payment due in this state; undefined if none is due. */
export function paymentDue(
  status: string,
  paymentType: "deposit" | "full",
): PaymentKind | undefined {
  if (status === "held" || status === "processing") return paymentType === "deposit" ? "Deposit" : "Full";
  if (status === "deposit-paid") return "Balance";
  return undefined;
}

/** Returns the same for a priced order. A deposit that equals the total is a payment in full. */
export function dueKind(
  status: string,
  order: { payment_type: "deposit" | "full"; total_cents: Cents; deposit_cents: Cents },
): PaymentKind | undefined {
  return paymentDue(status, order.deposit_cents < order.total_cents ? order.payment_type : "full");
}

/** Returns the amount of a payment of this kind, in cents. The three kinds of one order never overlap. */
export function amountOf(kind: PaymentKind, price: { totalCents: Cents; depositCents: Cents }): Cents {
  if (kind === "Deposit") return price.depositCents;
  if (kind === "Balance") return price.totalCents - price.depositCents;
  return price.totalCents;
}

export type MethodInput = {
  method: PaymentMethod;
  /** Amount due in this payment, in cents. */
  amountCents: Cents;
  bnplAllowed: boolean;
  donationCents: Cents;
  readyToGoHome: boolean;
};

export type MethodRefusal = { code: "financing_not_allowed" | "afterpay_not_possible" } | {
  code: "method_not_available";
  detail: string;
};

/** Returns why this way to pay is not possible here; undefined if it is. Cards always are. */
export function methodRefusal(input: MethodInput): MethodRefusal | undefined {
  const { method, amountCents } = input;
  if (method === "card" || method === "none") return undefined;
  if (!input.bnplAllowed) return { code: "financing_not_allowed" };
  if (method === "afterpay_clearpay" && (input.donationCents > 0 || !input.readyToGoHome)) {
    return { code: "afterpay_not_possible" };
  }
  const limit = LENDER_LIMITS.find((one) => one.method === method);
  const isFree = amountCents === 0;
  if (!limit || isFree || (limit.minCents <= amountCents && amountCents <= limit.maxCents)) return undefined;
  const [least, most] = [formatCents(limit.minCents), formatCents(limit.maxCents)];
  const detail = `${
    LENDER_NAMES[method]
  } is available for payments of ${least} to ${most}. Choose another way to pay.`;
  return { code: "method_not_available", detail };
}

/**
 * Returns our payment's status after reading an intent's. A succeeded payment stays so whatever arrives
 * later, and a canceled one only changes if the provider took the money after all.
 */
export function nextPaymentStatus<S extends string>(current: S, seen: S): S {
  if (current === "succeeded") return current;
  if (current === "canceled" && seen !== "succeeded") return current;
  return seen;
}

/** Returns the buyer's message about an incomplete payment; null if it is complete. */
export function intentMessage(status: string): string | null {
  return status === "succeeded" ? null : MESSAGES[status] ?? "Payment failed. Please try again.";
}

const MESSAGES: Record<string, string> = {
  requires_payment_method: "Please provide a valid payment method.",
  requires_action: "Additional authentication required.",
  canceled: "Payment was canceled.",
  processing: "Payment is still processing.",
};

/**
 * Converts the provider's status to the one that we store and show. An intent that awaits confirmation or
 * capture is neither finished nor paid.
 */
export function intentStatus(
  status: string,
): "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled" {
  if (status === "requires_action" || status === "succeeded" || status === "canceled") return status;
  return status === "processing" || status === "requires_capture" ? "processing" : "requires_payment_method";
}

/** Returns the single code of a declined card; for a plain decline it is the bank's reason. */
export function declineCodeOf(failure: { code: string; declineCode: string | null }): string {
  return failure.code === "card_declined" ? failure.declineCode ?? failure.code : failure.code;
}

export type Arrival = {
  kind: PaymentKind;
  receivedCents: Cents;
  reservationStatus: string;
  petStatus: string;
  price: { totalCents: Cents; depositCents: Cents };
};

/**
 * Decides whether received money pays for its reservation: the reservation must still wait for it, the pet
 * must be available, and the amount must be exactly the server's price. Any other money is refunded.
 */
export function verdictOn(arrival: Arrival): "take" | "late_payment" | "amount_mismatch" {
  const { kind, reservationStatus, petStatus } = arrival;
  const isWaitedFor = kind === "Balance"
    ? reservationStatus === "deposit-paid"
    : (reservationStatus === "held" || reservationStatus === "processing") && petStatus === "available";
  if (!isWaitedFor) return "late_payment";
  return arrival.receivedCents === amountOf(kind, arrival.price) ? "take" : "amount_mismatch";
}
