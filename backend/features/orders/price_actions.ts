import type { Transportation } from "../../platform/db/schema.ts";
import type { OrderChoices } from "../../generated/types.ts";
import { findPlace, type Place } from "../places/store.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Listing, Order, Progress } from "./store.ts";
import type { Services } from "../../services.ts";
import {
  CURRENT_FEE_STRUCTURE,
  type DeliveryQuote,
  type FeeStructure,
  milesBetween,
  priceOrder,
  quoteDelivery,
} from "./price_rules.ts";

/** What the buyer has chosen, with nothing left out. */
export type Choices = {
  transportation: Transportation;
  paymentType: "deposit" | "full";
  donationCents: number;
  discountError: string | null;
};

/** The columns of an order that a pricing decides. */
export type Priced = Pick<
  Order,
  | "fee_structure"
  | "payment_type"
  | "transportation"
  | "pet_price_cents"
  | "add_ons_cents"
  | "discount_cents"
  | "discount_funder"
  | "promo_code"
  | "delivery_cents"
  | "service_fee_cents"
  | "tax_cents"
  | "donation_cents"
  | "total_cents"
  | "deposit_cents"
  | "platform_fee_cents"
  | "delivery_error"
  | "discount_error"
  | "tax_error"
>;

const CODE_UNKNOWN = "We do not know this code.";
const TAX_FAILED = "The sales tax for this address could not be found out. Please try again in a moment.";
const NO_ADDRESS = "Please give the delivery address, so that we can tell what delivery costs.";
const DELIVERY_ERRORS: Record<NonNullable<DeliveryQuote["error"]>, string> = {
  not_offered: "The breeder does not offer this way of delivery for this pet.",
  place_unknown: NO_ADDRESS,
  too_heavy: "This pet is too heavy to fly in the cabin; the limit is 20 lb.",
};

/** At first: honest delivery where the pet offers it, else picking up; paid in full, nothing added. */
export function firstChoices(listing: Pick<Listing, "deliveries">): Choices {
  const transportation = listing.deliveries.includes("honest") ? "honest" : "pickup";
  return { transportation, paymentType: "full", donationCents: 0, discountError: null };
}

/** What an order holds now. */
export function choicesOf(order: Priced): Choices {
  return {
    transportation: order.transportation,
    paymentType: order.payment_type,
    donationCents: order.donation_cents,
    discountError: order.discount_error,
  };
}

/** Choices with what a request changes of them; what it leaves out stays. Fails on add-ons that are not offered. */
export function changedChoices(choices: Choices, change: OrderChoices = {}): Choices {
  if (change.addOnIds?.length) fail("add_on_unknown");
  const { promoCode } = change;
  return {
    transportation: change.transportation ?? choices.transportation,
    paymentType: change.paymentType ?? choices.paymentType,
    donationCents: change.rescueDonationAmount === undefined
      ? choices.donationCents
      : change.rescueDonationAmount ?? 0,
    discountError: promoCode === undefined ? choices.discountError : promoCode?.trim() ? CODE_UNKNOWN : null,
  };
}

/** Where the buyer lives. Fails on a ZIP code that does not exist or lies in another state. */
export async function destinationOf(
  { db }: Pick<Services, "db">,
  delivery: Progress["delivery"],
): Promise<Place | undefined> {
  if (!delivery) return undefined;
  const { postalCode, state } = delivery.address;
  const place = await findPlace(db, postalCode) ?? fail("zip_unknown");
  if (place.state === state) return place;
  return failFields({
    pointer: "/delivery/address/state",
    code: "state_mismatch",
    detail: `The ZIP code ${postalCode} is in ${place.state}.`,
  });
}

/** Prices an order in full. Looks the tax up at its port, so it is never called inside a transaction. */
export async function priceChoices(
  services: Pick<Services, "tax" | "log">,
  listing: Listing,
  choices: Choices,
  destination: Place | undefined,
  frozen: { feeStructure: FeeStructure; petPriceCents: number } = {
    feeStructure: CURRENT_FEE_STRUCTURE,
    petPriceCents: listing.priceCents,
  },
): Promise<Priced> {
  const delivery = deliveryTo(listing, choices.transportation, destination);
  const isDelivered = choices.transportation === "honest" || choices.transportation === "flight";
  const sale = {
    state: isDelivered ? destination?.state ?? listing.breederState : listing.breederState,
    zip: isDelivered ? destination?.zip ?? null : null,
    seller: listing.sellerKind,
    amountCents: frozen.petPriceCents,
  };
  const tax = await services.tax.rates(sale).catch((error: unknown) => {
    services.log.warn("the tax service failed", { error });
    return { ok: false as const, reason: "failed" };
  });
  const price = priceOrder({
    feeStructure: frozen.feeStructure,
    petPriceCents: frozen.petPriceCents,
    addOnsCents: 0,
    discount: null,
    deliveryCents: delivery.deliveryCents,
    donationCents: choices.donationCents,
    paymentType: choices.paymentType,
    tax: tax.ok ? tax.rates : { petRate: 0, deliveryRate: 0 },
  });
  return {
    fee_structure: frozen.feeStructure,
    payment_type: price.paymentType,
    transportation: choices.transportation,
    pet_price_cents: price.petPriceCents,
    add_ons_cents: 0,
    discount_cents: price.discountCents,
    discount_funder: null,
    promo_code: null,
    delivery_cents: price.deliveryCents,
    service_fee_cents: price.serviceFeeCents,
    tax_cents: price.taxCents,
    donation_cents: price.donationCents,
    total_cents: price.totalCents,
    deposit_cents: price.depositCents,
    platform_fee_cents: price.platformFeeCents,
    delivery_error: delivery.error,
    discount_error: choices.discountError,
    tax_error: tax.ok ? null : TAX_FAILED,
  };
}

function deliveryTo(listing: Listing, transportation: Transportation, destination: Place | undefined) {
  const isDelivered = transportation === "honest" || transportation === "flight";
  const { latitude, longitude } = listing;
  const from = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const { deliveryCents, error } = quoteDelivery({
    transportation,
    offered: listing.deliveries,
    miles: from && destination ? milesBetween(from, destination) : null,
    weightLb: listing.weightLb,
  });
  if (error) return { deliveryCents: 0, error: DELIVERY_ERRORS[error] };
  return { deliveryCents, error: isDelivered && !destination ? NO_ADDRESS : null };
}
