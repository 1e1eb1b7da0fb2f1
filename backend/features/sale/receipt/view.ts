import type {
  AddOnOrder as WireAddOnOrder,
  AddOnPrice,
  Contact,
  DeliveryDetails,
  OrderDetails,
  OrderLine,
  Payment as WirePayment,
  SavedCard as WireSavedCard,
} from "../../../generated/types.ts";
import { addOnsAmong } from "../../add_ons/rules.ts";
import { codeWords } from "../../discount_codes/rules.ts";
import { formatCents } from "../../../platform/money.ts";
import {
  type AddOnOrder,
  balanceDueOn,
  bookedOrder,
  type Checkout,
  type Listing,
  type Order,
  type Payment,
  saleErrorOf,
  type ShownCard,
  statesOf,
} from "../order/index.ts";
import { lateCancellationCents } from "../refund_plan/index.ts";
import { dayIn } from "../../places/zone_rules.ts";
import { stateName } from "../../places/rules.ts";
import { isDepositRefundable, isFinancingAllowed } from "../../state_rules/rules.ts";
import { amountOf, dueKind, type Priced } from "../price/index.ts";

export type OrderContext = {
  pet: Listing;
  orderType?: Order["order_type"];
  /** Status of the reservation; 'held' for a quote. */
  status: string;
  /** Amount paid and not refunded, in cents. */
  paidCents: number;
  /** Due time of the balance, once the deposit is paid. */
  balanceDueAt?: Date | null;
  ids?: { orderId: string; reservationId: string };
  contact?: Contact;
  delivery?: DeliveryDetails;
  /** State of the buyer's address, once known. */
  buyerState: string | undefined;
};

/** Returns an order as the contract describes it. */
export function orderDetailsOf(order: Priced, context: OrderContext): OrderDetails {
  const price = { totalCents: order.total_cents, depositCents: order.deposit_cents };
  const due = context.orderType === "addon" ? undefined : dueKind(context.status, order);
  const { delivery, orderType = "pet" } = context;
  const balanceCents = order.payment_type === "deposit" ? order.total_cents - order.deposit_cents : 0;
  return {
    ...context.ids,
    orderType,
    transportation: order.transportation,
    paymentType: order.payment_type,
    type: order.payment_type,
    isDeposit: order.payment_type === "deposit",
    isDepositPossible: isDepositPossible(order),
    feeStructure: order.fee_structure as OrderDetails["feeStructure"],
    lineItems: linesOf(order, orderType === "pet" ? context.pet : undefined),
    petAmount: order.pet_price_cents,
    addOnsAmount: order.add_ons_cents,
    discount: order.discount_cents,
    promoCode: order.promo_code,
    ...(order.discount_type ? { promoCodeNote: codeWords(codeTerms(order)) } : {}),
    shippingAmount: order.delivery_cents,
    serviceFee: order.service_fee_cents,
    taxAmount: order.tax_cents,
    rescueDonationAmount: order.donation_cents || null,
    total: order.total_cents,
    depositAmount: order.deposit_cents,
    balanceAmount: balanceCents,
    balanceDueOn: balanceCents > 0 ? balanceDay(context) : null,
    paidAmount: context.paidCents,
    isDeliveryChosen: order.delivery_chosen,
    dueNow: due ? amountOf(due, price) : 0,
    isFinancingAllowed: isFinancingAllowed(context.pet.rules, statesOf(context.pet, context.buyerState)),
    depositRefundPercent: refundPercentOf(order, context),
    lateCancellationCents: orderType === "pet"
      ? lateCancellationCents(bookedOrder(order, context.pet.breederId), refundPercentOf(order, context))
      : 0,
    saleError: due === "Balance" || due === undefined ? null : saleErrorOf(context.pet, order),
    deliveryError: order.delivery_error,
    discountError: order.discount_error,
    taxError: order.tax_error,
    email: context.contact?.email ?? null,
    phoneNumber: context.contact?.phoneNumber ?? null,
    ...(delivery
      ? { deliveryInformation: { ...delivery, fullName: `${delivery.firstName} ${delivery.lastName}` } }
      : {}),
  };
}

/** Returns the percentage of the deposit that is refunded after 48 hours. */
function refundPercentOf(
  { deposit_refundable }: Pick<Priced, "deposit_refundable">,
  { pet, buyerState }: Pick<OrderContext, "pet" | "buyerState">,
): 0 | 50 | 100 {
  const isRefundable = deposit_refundable ?? isDepositRefundable(pet.rules, statesOf(pet, buyerState));
  return isRefundable ? 100 : pet.depositRefundPercent as 0 | 50 | 100;
}

/**
 * Returns the day, in the pet's time zone, at whose end the balance is due; before the deposit, as if it were
 * paid now.
 */
function balanceDay({ status, balanceDueAt, pet }: OrderContext): string | null {
  if (balanceDueAt) return dayIn(pet.timeZone, balanceDueAt);
  return status === "held" || status === "processing" ? balanceDueOn(pet.at, pet) : null;
}

/** Returns the order of a reservation as its buyer sees it. */
export function detailsOf({ order, pet, payments, reservation }: Checkout): OrderDetails {
  return orderDetailsOf(order, {
    pet,
    orderType: order.order_type,
    status: reservation.status,
    paidCents: paidCents(payments),
    balanceDueAt: reservation.balance_due_at,
    ids: { orderId: order.id, reservationId: reservation.id },
    contact: reservation.progress.contact,
    delivery: reservation.progress.delivery,
    buyerState: reservation.progress.delivery?.address.state,
  });
}

/** Whether a deposit is possible. If it would equal the total, the order is paid in full. */
export function isDepositPossible(order: Pick<Priced, "deposit_cents" | "total_cents">): boolean {
  return order.deposit_cents < order.total_cents;
}

const DELIVERY_LABELS = {
  none: "None",
  pickup: "I'll Pick Up",
  honest: "Honest Delivery",
  flight: "Puppy Flight",
};

type Lines = Pick<
  Priced,
  | "pet_price_cents"
  | "line_items"
  | "promo_code"
  | "discount_cents"
  | "discount_type"
  | "discount_value"
  | "transportation"
  | "funded_delivery_cents"
  | "delivery_cents"
  | "delivery_miles"
  | "service_fee_cents"
  | "tax_cents"
  | "tax_state"
  | "tax_pet_rate"
  | "tax_delivery_rate"
  | "donation_cents"
  | "donation_to"
>;

/**
 * Returns the labeled lines of an order, which add up to its total; without a pet, those of add-ons alone.
 */
export function linesOf(
  order: Lines,
  pet: { id: string; name: string } | undefined,
  isDelivered = isBrought(order),
): OrderLine[] {
  const line = (
    kind: OrderLine["kind"],
    label: string,
    explanation: string,
    amountCents: number,
  ): OrderLine[] => amountCents === 0 ? [] : [{ kind, id: null, label, explanation, amountCents }];
  const whole: OrderLine[] = pet
    ? [{
      kind: "Pet",
      id: pet.id,
      label: pet.name,
      explanation: "The price of the pet",
      amountCents: order.pet_price_cents,
    }]
    : [];
  return [
    ...whole,
    ...addOnsAmong(order.line_items),
    ...line("Discount", order.promo_code ?? "Discount", discountWords(order), -order.discount_cents),
    ...freeDelivery(order),
    ...line("Delivery", DELIVERY_LABELS[order.transportation], deliveryWords(order), order.delivery_cents),
    ...line(
      "Service fee",
      "Service fee",
      `3% of the ${
        pet ? "pet and add-ons" : "add-ons"
      }. It pays for seller checks, secure payment and support.`,
      order.service_fee_cents,
    ),
    ...line("Tax", taxWords(order), taxReason(order, isDelivered), order.tax_cents),
    ...line(
      "Donation",
      "Rescue donation",
      `100% goes to ${order.donation_to ?? "an animal rescue"}. It's refunded if the sale is canceled.`,
      order.donation_cents,
    ),
  ];
}

function codeTerms({ discount_type, discount_value }: Pick<Lines, "discount_type" | "discount_value">) {
  return { type: discount_type!, value: discount_value };
}

function discountWords(order: Lines): string {
  return order.discount_type ? `${codeWords(codeTerms(order))} with this promo code.` : "Promo code";
}

/**
 * Returns a line for delivery that a code pays for, because the buyer has to see that it's part of the order.
 */
function freeDelivery(order: Lines): OrderLine[] {
  if (order.funded_delivery_cents === 0) return [];
  const explanation = `${formatCents(order.funded_delivery_cents)}, free with ${order.promo_code}`;
  return [{
    kind: "Delivery",
    id: null,
    label: DELIVERY_LABELS[order.transportation],
    explanation,
    amountCents: 0,
  }];
}

/** Created once, because creating it takes longer than all other lines of an order. */
const MILES = new Intl.NumberFormat("en-US");

function deliveryWords({ transportation, delivery_cents, delivery_miles }: Lines): string {
  if (transportation === "flight") return "The pet flies in the cabin with a companion.";
  const miles = delivery_miles ?? Math.round((delivery_cents - 20_000) / 85);
  return `By car to your door: $200 plus $0.85 a mile for ${MILES.format(miles)} miles.`;
}

/** Returns "Nebraska sales tax (5.5%)"; without the state in orders from before it was stored. */
function taxWords({ tax_state, tax_pet_rate }: Lines): string {
  const state = tax_state && stateName(tax_state);
  return state && tax_pet_rate !== null
    ? `${state} sales tax (${Math.round(tax_pet_rate * 100_000) / 1_000}%)`
    : "Sales tax";
}

function taxReason(order: Lines, isDelivered: boolean): string {
  const by = order.tax_state && stateName(order.tax_state);
  if (by && order.delivery_cents > 0 && order.tax_delivery_rate) {
    return `${by} taxes the pet and its delivery. We pass it on to the state.`;
  }
  const at = `where the pet is ${isDelivered ? "delivered" : "picked up"}`;
  return by
    ? `Charged by ${by}, ${at}. We pass it on to the state.`
    : `Charged ${at}. We pass it on to the state.`;
}

/**
 * Whether a sale's pet is delivered to its buyer, even if a code pays for it. Add-ons bought later are taxed
 * at the same place.
 */
export const isBrought = ({ transportation }: Pick<Order, "transportation">): boolean =>
  transportation === "honest" || transportation === "flight";

/** Returns the sum of payments less refunds, in cents. */
export function paidCents(payments: readonly Payment[]): number {
  return payments.filter(({ status, is_returned }) => status === "succeeded" && !is_returned)
    .reduce((sum, payment) => sum + payment.amount_cents - payment.refunded_cents, 0);
}

/** Returns a payment as its viewer sees it; the breeder does not see the card. */
export function paymentOf(
  payment: Payment,
  reservation: { number: string },
  pet: { name: string },
  viewer: "buyer" | "breeder" = "buyer",
  orderType: Order["order_type"] = "pet",
): WirePayment {
  return {
    id: payment.id,
    orderType,
    reservationId: payment.reservation_id,
    reservationNumber: reservation.number,
    petName: pet.name,
    kind: payment.kind,
    status: payment.status === "creating" ? "requires_payment_method" : payment.status,
    method: payment.method,
    amountCents: payment.amount_cents,
    refundedCents: payment.refunded_cents,
    cardBrand: viewer === "buyer" ? payment.brand : null,
    cardLast4: viewer === "buyer" ? payment.last4 : null,
    createdAt: payment.created_at.toISOString(),
    ...(payment.receipt_number ? { receiptNumber: payment.receipt_number } : {}),
  };
}

/** Returns the price of add-ons for a sale, with every line. */
export function addOnPriceOf(priced: AddOnPriced, sale: Pick<Order, "transportation">): AddOnPrice {
  return {
    lineItems: linesOf({ ...priced, ...NOTHING_ELSE }, undefined, isBrought(sale)),
    addOnsAmount: priced.add_ons_cents,
    serviceFee: priced.service_fee_cents,
    taxAmount: priced.tax_cents,
    total: priced.total_cents,
  };
}

type AddOnPriced = Pick<
  Order,
  | "line_items"
  | "add_ons_cents"
  | "service_fee_cents"
  | "tax_cents"
  | "total_cents"
  | "tax_state"
  | "tax_pet_rate"
  | "tax_delivery_rate"
>;
const NOTHING_ELSE = {
  pet_price_cents: 0,
  promo_code: null,
  discount_cents: 0,
  discount_type: null,
  discount_value: null,
  transportation: "none" as const,
  funded_delivery_cents: 0,
  delivery_cents: 0,
  delivery_miles: null,
  donation_cents: 0,
  donation_to: null,
};

/** Returns a card saved for a balance as its owner sees it. */
export function savedCardOf(card: ShownCard): WireSavedCard {
  return {
    id: card.id,
    reservationId: card.reservation_id,
    petName: card.petName,
    brand: card.brand,
    last4: card.last4,
    amountCents: card.amount_cents,
    chargeOn: card.charge_on,
    isDeclined: card.answered_at !== null,
    isOnHold: card.answered_at === null && card.isOnHold,
  };
}

/**
 * Returns add-ons bought after the reservation, as a side sees them; undefined for an abandoned order that
 * was never paid.
 */
export function addOnOrderOf(
  { order, payments }: AddOnOrder,
  reservation: { id: string; number: string },
  pet: { name: string },
  sale: Pick<Order, "transportation">,
  viewer: "buyer" | "breeder",
): WireAddOnOrder | undefined {
  const { paid_at, ended_at } = order;
  const payment = payments.findLast(({ status, is_returned }) =>
    !is_returned && (paid_at ? status === "succeeded" : status !== "canceled")
  );
  if (paid_at === null && (ended_at !== null || viewer === "breeder") && payment?.status !== "processing") {
    return undefined;
  }
  const refundedCents = paid_at ? payment?.refunded_cents ?? 0 : 0;
  return {
    id: order.id,
    reservationId: reservation.id,
    reservationNumber: reservation.number,
    petName: pet.name,
    status: paid_at === null
      ? payment?.status === "processing" ? "processing" : "open"
      : ended_at !== null || refundedCents >= order.total_cents
      ? "refunded"
      : "paid",
    ...addOnPriceOf(order, sale),
    refundedCents,
    paidAt: paid_at?.toISOString() ?? null,
    createdAt: order.created_at.toISOString(),
    ...(viewer === "buyer" && payment && payment.status !== "creating"
      ? { payment: paymentOf(payment, reservation, pet, viewer, "addon") }
      : {}),
  };
}
