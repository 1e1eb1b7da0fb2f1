import type {
  Contact,
  DeliveryDetails,
  OrderDetails,
  OrderLine,
  Payment as WirePayment,
} from "../../generated/types.ts";
import { addOnsAmong } from "../add_ons/rules.ts";
import { codeWords } from "../discount_codes/rules.ts";
import { formatCents } from "../../platform/money.ts";
import type { Checkout, Payment } from "./store.ts";
import { dayIn } from "../places/zone_rules.ts";
import { stateName } from "../places/rules.ts";
import { balanceDueOn } from "./life_cycle_rules.ts";
import type { Listing } from "./listing_store.ts";
import { isDepositRefundable, isFinancingAllowed } from "../state_rules/rules.ts";
import type { Priced } from "./price_actions.ts";
import { saleErrorOf, statesOf } from "./sale_rules.ts";
import { amountOf, dueKind, FULL_PAYMENT_ONLY_UP_TO } from "./price_rules.ts";

export type OrderContext = {
  pet: Listing;
  /** The reservation's status; 'held' for a quote. */
  status: string;
  /** What has been paid and not been given back, in cents. */
  paidCents: number;
  /** When the balance is due, once the deposit is paid. */
  balanceDueAt?: Date | null;
  ids?: { orderId: string; reservationId: string };
  contact?: Contact;
  delivery?: DeliveryDetails;
  /** Where the buyer lives, once that is known. */
  buyerState: string | undefined;
};

/** An order as the contract describes it. */
export function orderDetailsOf(order: Priced, context: OrderContext): OrderDetails {
  const price = { totalCents: order.total_cents, depositCents: order.deposit_cents };
  const due = dueKind(context.status, order);
  const { delivery } = context;
  const balanceCents = order.payment_type === "deposit" ? order.total_cents - order.deposit_cents : 0;
  return {
    ...context.ids,
    orderType: "pet",
    transportation: order.transportation,
    paymentType: order.payment_type,
    type: order.payment_type,
    isDeposit: order.payment_type === "deposit",
    isDepositPossible: isDepositPossible(order),
    feeStructure: order.fee_structure as OrderDetails["feeStructure"],
    lineItems: linesOf(order, context.pet),
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

/** How much of the deposit comes back after 48 hours, in percent. */
function refundPercentOf(
  { deposit_refundable }: Pick<Priced, "deposit_refundable">,
  { pet, buyerState }: Pick<OrderContext, "pet" | "buyerState">,
): 0 | 50 | 100 {
  const isRefundable = deposit_refundable ?? isDepositRefundable(pet.rules, statesOf(pet, buyerState));
  return isRefundable ? 100 : pet.depositRefundPercent as 0 | 50 | 100;
}

/** The day at whose end the balance is due, where the pet is; before the deposit, as if it were paid now. */
function balanceDay({ status, balanceDueAt, pet }: OrderContext): string | null {
  if (balanceDueAt) return dayIn(pet.timeZone, balanceDueAt);
  return status === "held" || status === "processing" ? balanceDueOn(pet.at, pet) : null;
}

/** The order of a reservation as its buyer sees it. */
export function detailsOf({ order, pet, payments, reservation }: Checkout): OrderDetails {
  return orderDetailsOf(order, {
    pet,
    status: reservation.status,
    paidCents: paidCents(payments),
    balanceDueAt: reservation.balance_due_at,
    ids: { orderId: order.id, reservationId: reservation.id },
    contact: reservation.progress.contact,
    delivery: reservation.progress.delivery,
    buyerState: reservation.progress.delivery?.address.state,
  });
}

/** An animal up to $249 after the discount is paid in full. */
export function isDepositPossible(
  order: Pick<Priced, "pet_price_cents" | "discount_cents" | "total_cents">,
): boolean {
  return order.pet_price_cents - order.discount_cents > FULL_PAYMENT_ONLY_UP_TO && order.total_cents > 0;
}

const DELIVERY_LABELS = {
  none: "None",
  pickup: "I'll Pick Up",
  honest: "Honest Delivery",
  flight: "Puppy Flight",
};

function linesOf(order: Priced, pet: { id: string; name: string }): OrderLine[] {
  const line = (
    kind: OrderLine["kind"],
    label: string,
    explanation: string,
    amountCents: number,
  ): OrderLine[] => amountCents === 0 ? [] : [{ kind, id: null, label, explanation, amountCents }];
  return [
    {
      kind: "Pet",
      id: pet.id,
      label: pet.name,
      explanation: "The price of the pet",
      amountCents: order.pet_price_cents,
    },
    ...addOnsAmong(order.line_items),
    ...line("Discount", order.promo_code ?? "Discount", discountWords(order), -order.discount_cents),
    ...freeDelivery(order),
    ...line("Delivery", DELIVERY_LABELS[order.transportation], deliveryWords(order), order.delivery_cents),
    ...line("Service fee", "Service fee", "3% of the pet and add-ons", order.service_fee_cents),
    ...line("Tax", taxWords(order), taxReason(order), order.tax_cents),
    ...line("Donation", "Rescue donation", "100% goes to an animal rescue", order.donation_cents),
  ];
}

function codeTerms({ discount_type, discount_value }: Priced) {
  return { type: discount_type!, value: discount_value };
}

function discountWords(order: Priced): string {
  return order.discount_type ? codeWords(codeTerms(order)) : "Promo code";
}

/** Delivery that a code pays for is shown all the same: the buyer has to see that it's part of the order. */
function freeDelivery(order: Priced): OrderLine[] {
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

function deliveryWords({ transportation, delivery_cents, delivery_miles }: Priced): string {
  if (transportation === "flight") return "In the cabin with a companion";
  const miles = delivery_miles ?? Math.round((delivery_cents - 20_000) / 85);
  return `$200 and $0.85 a mile for ${miles.toLocaleString("en-US")} miles`;
}

/** "Nebraska sales tax (5.5%)"; without the state in orders from before it was kept. */
function taxWords({ tax_state, tax_pet_rate }: Priced): string {
  const state = tax_state && stateName(tax_state);
  return state && tax_pet_rate !== null
    ? `${state} sales tax (${Math.round(tax_pet_rate * 100_000) / 1_000}%)`
    : "Sales tax";
}

function taxReason(order: Priced): string {
  if (order.delivery_cents === 0) return "Where the pet is picked up";
  return order.tax_delivery_rate
    ? "Where the pet is delivered, on delivery too"
    : "Where the pet is delivered";
}

/** What payments have brought that has not been given back, in cents. */
export function paidCents(payments: readonly Payment[]): number {
  return payments.filter(({ status, is_returned }) => status === "succeeded" && !is_returned)
    .reduce((sum, payment) => sum + payment.amount_cents - payment.refunded_cents, 0);
}

/** A payment as its buyer sees it; its breeder learns nothing of the card. */
export function paymentOf(
  payment: Payment,
  reservation: { number: string },
  pet: { name: string },
  viewer: "buyer" | "breeder" = "buyer",
): WirePayment {
  return {
    id: payment.id,
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
  };
}
