import type { ListingStatus } from "../../platform/db/schema.ts";
import { type Cents, portion } from "../../platform/money.ts";

const VISIBLE: ReadonlySet<ListingStatus> = new Set([
  "available",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
]);

/** Returns the public visibility of a listing in this status: its page, 410 (formerly listed), or 404. */
export function visibility(status: ListingStatus): "visible" | "gone" | "hidden" {
  if (VISIBLE.has(status)) return "visible";
  return status === "no-longer-available" ? "gone" : "hidden";
}

/**
 * Minimum age in days at which a pet may leave its mother: eight weeks, as in most states' laws on the sale
 * of puppies and kittens.
 */
export const HANDOVER_AGE_DAYS = 56;

/** Service fee that the buyer pays to the platform: 3% of the pet and the add-ons after the discount. */
const SERVICE_FEE_RATE = 0.03;
/** Returns the service fee for an amount, in cents. */
export const serviceFeeOf = (cents: Cents): Cents => portion(cents, SERVICE_FEE_RATE);

/** Returns a price with the service fee, which every buyer pays. It grows with the price. */
export const priceWithFee = (priceCents: Cents): Cents => priceCents + serviceFeeOf(priceCents);

/** Returns the highest price that costs at most this amount with the service fee; -1 below 0. */
export function mostPriceWithin(cents: Cents): Cents {
  let price = Math.ceil(cents / (1 + SERVICE_FEE_RATE)) + 1;
  while (price >= 0 && priceWithFee(price) > cents) price--;
  return price;
}

/** Returns the lowest price that costs at least this amount with the service fee. */
export const leastPriceFrom = (cents: Cents): Cents => Math.max(0, mostPriceWithin(cents - 1) + 1);

/** Minimum charge of the card networks: 50 cents. */
export const LEAST_CHARGE: Cents = 50;

/** Returns whether a card could pay this price with its service fee. A free pet needs no payment. */
export function isPayable(priceCents: Cents): boolean {
  return priceCents === 0 || priceWithFee(priceCents) >= LEAST_CHARGE;
}

const DAY_MS = 86_400_000;

/** Returns the earliest day on which an animal born on this day may go home; both days as "YYYY-MM-DD". */
export function earliestGoHome(birthDate: string): string {
  return new Date(Date.parse(birthDate) + HANDOVER_AGE_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the go-home date, the first day on which a pet may leave: the date that its breeder typed, but at
 * least eight weeks after birth. Null if the birth date is unknown. Days are "YYYY-MM-DD".
 */
export function goHomeDay(
  { birthDate, typed }: { birthDate: string | null; typed: string | null },
): string | null {
  if (birthDate === null) return null;
  const oldEnough = earliestGoHome(birthDate);
  return typed !== null && typed > oldEnough ? typed : oldEnough;
}
