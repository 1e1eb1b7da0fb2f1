import type { Transportation } from "../../../platform/db/schema.ts";
import type { Config } from "../../../platform/config.ts";
import type { OrderChoices } from "../../../generated/types.ts";
import { addOnCents, type AddOnLine, addOnLines, addOnsAmong } from "../../add_ons/rules.ts";
import { codeRefusal, type CodeTerms, isPublished, normalCode } from "../../discount_codes/rules.ts";
import { findCode, lockCode } from "../../discount_codes/store.ts";
import { type Guesser, tryCode } from "../../discount_codes/tries_actions.ts";
import { type DeliveryQuote, milesBetween, quoteDelivery } from "../../places/delivery_rules.ts";
import { findPlace, type Place } from "../../places/store.ts";
import { fail, failFields } from "../../../platform/problem.ts";
import { isDepositRefundable } from "../../state_rules/rules.ts";
import type { TaxRates } from "../../../platform/ports/tax/port.ts";
import { type Listing, type Order, type Progress, statesOf } from "../order/index.ts";
import type { OfferedColumn } from "./offer_rules.ts";
import type { Services } from "../../../services.ts";
import { CURRENT_FEE_STRUCTURE, type Discount, type FeeStructure, priceOrder } from "./price_rules.ts";

/** All choices of a buyer. */
export type Choices = {
  transportation: Transportation;
  /** False until the buyer has chosen how the pet comes home. */
  isDeliveryChosen: boolean;
  paymentType: "deposit" | "full";
  donationCents: number;
  /** Charity that gets the donation, as the order names it. */
  donationTo: string | null;
  addOns: AddOnLine[];
  discount: CodeTerms | null;
  discountError: string | null;
};

/** Columns of an order that pricing decides. */
export type Priced = Pick<Order, OfferedColumn>;

/** Message to a buyer if the tax lookup fails. */
const TAX_FAILED = "We couldn't look up the sales tax for this address. Try again in a moment.";
const TAX_REFUSED = "We couldn't find the sales tax for this address. Check the ZIP code, or contact us.";
const NO_ADDRESS = "Enter the delivery address to see what delivery costs.";
const DELIVERY_ERRORS: Record<NonNullable<DeliveryQuote["error"]>, string> = {
  not_offered: "The breeder doesn't offer this kind of delivery for this pet.",
  place_unknown: NO_ADDRESS,
  not_by_road: "Honest Delivery is by car, within the 48 contiguous states and DC only.",
  too_young: "Puppy Flight is for pets that are at least 8 weeks old on the day they go home.",
  weight_unknown: "Puppy Flight needs the pet's weight, which the breeder hasn't listed yet.",
  too_heavy: "This pet is too heavy to fly in the cabin. The limit is 20 lb.",
};

/**
 * Returns the initial choices, none of which costs anything. If pickup is the only option, it is chosen;
 * otherwise the buyer has to choose. Payment is in full.
 */
export function firstChoices(listing: Pick<Listing, "deliveries">): Choices {
  const isDelivered = listing.deliveries.some((way) => way === "honest" || way === "flight");
  return {
    transportation: isDelivered ? "none" : "pickup",
    isDeliveryChosen: !isDelivered,
    paymentType: "full",
    donationCents: 0,
    donationTo: null,
    addOns: [],
    discount: null,
    discountError: null,
  };
}

/** Returns the current choices of an order. */
export function choicesOf(order: Priced): Choices {
  return {
    transportation: order.transportation,
    isDeliveryChosen: order.delivery_chosen,
    paymentType: order.payment_type,
    // In a free order the funder pays the donation, but it is still the buyer's choice.
    donationCents: order.donation_cents + order.funded_donation_cents,
    donationTo: order.donation_to,
    addOns: addOnsAmong(order.line_items),
    discount: codeOf(order),
    discountError: order.discount_error,
  };
}

/** Returns the code of an order with the terms from when the order got it. */
function codeOf(order: Priced): CodeTerms | null {
  const { discount_code_id: id, promo_code: code, discount_type: type, discount_funder: funder } = order;
  return id && code && type && funder ? { id, code, type, funder, value: order.discount_value } : null;
}

/** Caller of a price request, with the order if it already exists. */
export type Asker = Guesser & { orderId?: string };

/**
 * Returns choices with the changes of a request. Choices that it leaves out stay, and so do the code and the
 * add-ons that the order has. Fails with `add_on_unknown` for add-ons that do not suit this
 * pet, and with 429 for callers who guess codes.
 */
export async function changedChoices(
  services: Pick<Services, "db" | "config" | "now">,
  pet: Pick<Listing, "breederId" | "type" | "birthDate" | "today" | "isMicrochipped">,
  choices: Choices,
  change: OrderChoices = {},
  asker: Asker = {},
): Promise<Choices> {
  const { charity } = services.config;
  if (change.rescueDonationAmount && !charity) fail("donation_not_offered");
  return {
    transportation: change.transportation ?? choices.transportation,
    isDeliveryChosen: choices.isDeliveryChosen || change.transportation !== undefined,
    paymentType: change.paymentType ?? choices.paymentType,
    // A donation for another charity, or for an unnamed one, isn't given to this charity.
    donationCents: change.rescueDonationAmount === undefined
      ? isForCharity(choices.donationTo, services.config) ? choices.donationCents : 0
      : change.rescueDonationAmount ?? 0,
    donationTo: donationTo(charity),
    addOns: change.addOnIds === undefined ? choices.addOns : addOnLines(change.addOnIds, pet, choices.addOns),
    ...(change.promoCode === undefined
      ? { discount: choices.discount, discountError: choices.discountError }
      : await codeAsked(services, pet.breederId, choices, change.promoCode, asker)),
  };
}

/** Returns the charity's name as an order stores it permanently. */
const donationTo = (charity: Config["charity"]): string | null =>
  charity ? `${charity.name}, EIN ${charity.ein}` : null;

/**
 * Whether a donation is for the current charity. An unnamed donation is for no charity, even while there is
 * none.
 */
export function isForCharity(to: string | null, { charity }: Pick<Config, "charity">): boolean {
  return to !== null && to === donationTo(charity);
}

/** Returns the result of a code that the buyer entered or removed. */
async function codeAsked(
  services: Parameters<typeof changedChoices>[0],
  breederId: string,
  { discount }: Choices,
  typed: string | null,
  asker: Asker,
): Promise<Pick<Choices, "discount" | "discountError">> {
  const code = normalCode(typed ?? "");
  if (!code) return { discount: null, discountError: null };
  if (code === discount?.code) return { discount, discountError: null };
  const found = await tryCode(services, asker, () => findCode(services.db, code, asker), isPublished);
  const discountError = codeRefusal(found, breederId) ?? null;
  return discountError || !found ? { discount: null, discountError } : { discount: found, discountError };
}

/**
 * Claims a use of the order's new code, under the code's lock. False if the order can no longer have it and
 * must be priced again.
 */
export async function claimCode(
  trx: Services["db"],
  { breederId }: Pick<Listing, "breederId">,
  priced: Pick<Priced, "discount_code_id">,
  asker: { consumerId: string; orderId: string },
): Promise<boolean> {
  if (!priced.discount_code_id) return true;
  return codeRefusal(await lockCode(trx, priced.discount_code_id, asker), breederId) === undefined;
}

/**
 * Returns the buyer's place: the address, or the entered ZIP code until there is an address. Fails for a ZIP
 * code that does not exist or is in another state.
 */
export async function destinationOf(
  { db }: Pick<Services, "db">,
  { delivery, postalCode: zip }: Pick<Progress, "delivery" | "postalCode">,
): Promise<Place | undefined> {
  if (!delivery) return zip === undefined ? undefined : await findPlace(db, zip) ?? fail("zip_unknown");
  const { postalCode, state } = delivery.address;
  const place = await findPlace(db, postalCode) ?? fail("zip_unknown");
  if (place.state === state) return place;
  return failFields({
    pointer: "/delivery/address/state",
    code: "state_mismatch",
    detail: `The ZIP code ${postalCode} is in ${place.state}.`,
  });
}

/** Parts of an order that stay when it is priced again. */
export type Frozen = { feeStructure: FeeStructure; petPriceCents: number; order?: Priced };

/** Returns the frozen parts of this order. */
export function frozenOf(order: Order): Frozen {
  return { feeStructure: order.fee_structure as FeeStructure, petPriceCents: order.pet_price_cents, order };
}

/**
 * Prices an order in full. Frozen parts stay, including the tax rates of a place. It calls the tax port, so
 * never call it inside a transaction. Fails with `total_too_small` if no card could pay the total.
 */
export async function priceChoices(
  services: Pick<Services, "tax" | "log">,
  listing: Listing,
  choices: Choices,
  destination: Place | undefined,
  frozen: Frozen = { feeStructure: CURRENT_FEE_STRUCTURE, petPriceCents: listing.priceCents },
): Promise<Priced> {
  const delivery = deliveryTo(listing, choices.transportation, destination);
  const isDelivered = choices.transportation === "honest" || choices.transportation === "flight";
  const place = isDelivered && destination ? destination : { state: listing.breederState, zip: null };
  const kept = ratesFrozen(frozen.order, place);
  const { rates, error: taxError } = kept ? { rates: kept, error: null } : await ratesOf(services, {
    state: place.state,
    zip: place.zip ?? listing.breederZip,
    seller: listing.sellerKind,
    amountCents: frozen.petPriceCents,
  });
  const price = priceOrder({
    feeStructure: frozen.feeStructure,
    petPriceCents: frozen.petPriceCents,
    addOnsCents: addOnCents(choices.addOns),
    discount: discountOf(choices.discount),
    deliveryCents: delivery.deliveryCents,
    donationCents: choices.donationCents,
    paymentType: choices.paymentType,
    tax: rates ?? { petRate: 0, deliveryRate: 0 },
  });
  if (!price.chargeable) fail("total_too_small");
  return {
    fee_structure: frozen.feeStructure,
    payment_type: price.paymentType,
    transportation: choices.transportation,
    delivery_chosen: choices.isDeliveryChosen,
    delivery_miles: delivery.miles,
    tax_state: place.state,
    tax_zip: place.zip,
    tax_pet_rate: rates?.petRate ?? null,
    tax_delivery_rate: rates?.deliveryRate ?? null,
    deposit_refundable: isDepositRefundable(listing.rules, statesOf(listing, destination?.state)) ||
      (destination ? false : null),
    pet_price_cents: price.petPriceCents,
    add_ons_cents: price.addOnsCents,
    line_items: choices.addOns,
    discount_cents: price.discountCents,
    discount_funder: choices.discount?.funder ?? null,
    promo_code: choices.discount?.code ?? null,
    discount_code_id: choices.discount?.id ?? null,
    discount_type: choices.discount?.type ?? null,
    discount_value: choices.discount?.value ?? null,
    funded_delivery_cents: price.fundedDeliveryCents,
    funded_donation_cents: price.fundedDonationCents,
    delivery_cents: price.deliveryCents,
    service_fee_cents: price.serviceFeeCents,
    tax_cents: price.taxCents,
    donation_cents: price.donationCents,
    donation_to: price.donationCents + price.fundedDonationCents > 0 ? choices.donationTo : null,
    total_cents: price.totalCents,
    deposit_cents: price.depositCents,
    platform_fee_cents: price.platformFeeCents,
    delivery_error: delivery.error,
    discount_error: choices.discountError,
    tax_error: taxError,
  };
}

function discountOf(terms: CodeTerms | null): Discount | null {
  if (!terms) return null;
  const { type, funder, code, value } = terms;
  if (type === "Percentage") return { type, funder, code, percent: value! };
  return type === "Amount" ? { type, funder, code, amountCents: value! } : { type, funder, code };
}

/** Returns the rates with which an order was already priced for this place. */
function ratesFrozen(order: Priced | undefined, place: { state: string; zip: string | null }) {
  if (!order || order.tax_state !== place.state || order.tax_zip !== place.zip) return undefined;
  const { tax_pet_rate: petRate, tax_delivery_rate: deliveryRate } = order;
  return petRate === null || deliveryRate === null ? undefined : { petRate, deliveryRate };
}

/** Returns the tax rates of a sale; undefined if the lookup failed. */
export async function ratesOf(
  services: Pick<Services, "tax" | "log">,
  sale: Parameters<Services["tax"]["rates"]>[0],
): Promise<{ rates: TaxRates; error: null } | { rates: undefined; error: string }> {
  const tax = await services.tax.rates(sale).catch((error: unknown) => {
    services.log.warn("the tax service failed", { error });
    return undefined;
  });
  if (tax?.ok) return { rates: tax.rates, error: null };
  if (tax) services.log.warn("the sales tax is unknown", { reason: tax.reason, state: sale.state });
  return { rates: undefined, error: tax?.isRefused ? TAX_REFUSED : TAX_FAILED };
}

function deliveryTo(listing: Listing, transportation: Transportation, destination: Place | undefined) {
  const isDelivered = transportation === "honest" || transportation === "flight";
  const { latitude, longitude } = listing;
  const from = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const { deliveryCents, miles, error } = quoteDelivery({
    transportation,
    offered: listing.deliveries,
    fromState: listing.state,
    toState: destination?.state ?? null,
    miles: from && destination ? milesBetween(from, destination) : null,
    weightLb: listing.weightLb,
    isOldEnough: listing.goHomeDate !== null,
  });
  if (error) return { deliveryCents: 0, miles: null, error: DELIVERY_ERRORS[error] };
  return { deliveryCents, miles, error: isDelivered && !destination ? NO_ADDRESS : null };
}
