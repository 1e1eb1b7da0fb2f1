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
export const SERVICE_FEE_RATE = 0.03;
/** Minimum charge of the card networks: 50 cents. */
export const LEAST_CHARGE: Cents = 50;

/** Returns whether a card could pay this price with its service fee. A free pet needs no payment. */
export function isPayable(priceCents: Cents): boolean {
  return priceCents === 0 || priceCents + portion(priceCents, SERVICE_FEE_RATE) >= LEAST_CHARGE;
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
