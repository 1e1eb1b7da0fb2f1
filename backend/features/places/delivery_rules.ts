import type { Transportation } from "../../platform/db/schema.ts";
import type { Cents } from "../../platform/money.ts";
import { NOT_BY_ROAD } from "./rules.ts";

/** Honest Delivery: $200 plus $0.85 per whole mile between the ZIP codes, if a road connects them. */
const HONEST_BASE: Cents = 20_000;
const HONEST_CENTS_A_MILE = 85;
/** Puppy Flight: one price, from 8 weeks, up to a weight of the pet. */
export const FLIGHT: Cents = 65_000;
/** Maximum weight in pounds of a pet that flies in the cabin. */
export const FLIGHT_MAX_LB = 20;

export type DeliveryInput = {
  transportation: Transportation;
  offered: readonly string[];
  /** States of the pet and of the buyer; the buyer's is null until the address is known. */
  fromState: string;
  toState: string | null;
  /** Great-circle miles between the two ZIP codes; null if one of them is unknown. */
  miles: number | null;
  weightLb: number | null;
  /** Whether the pet is at least eight weeks old on the day it goes home. */
  isOldEnough: boolean;
};
export type DeliveryQuote = { deliveryCents: Cents; miles: number | null; error: null } | {
  deliveryCents: 0;
  miles: null;
  error: "not_offered" | "place_unknown" | "not_by_road" | "too_young" | "weight_unknown" | "too_heavy";
};

/**
 * Returns the price of a delivery method and, by road, its whole miles; or why it is not possible. 'none' and
 * pickup are free and always possible.
 */
export function quoteDelivery(input: DeliveryInput): DeliveryQuote {
  const { transportation, weightLb } = input;
  const refused = (error: NonNullable<DeliveryQuote["error"]>) =>
    ({ deliveryCents: 0, miles: null, error }) as const;
  if (transportation === "none" || transportation === "pickup") {
    return { deliveryCents: 0, miles: null, error: null };
  }
  if (!input.offered.includes(transportation)) return refused("not_offered");
  if (transportation === "flight") {
    if (!input.isOldEnough) return refused("too_young");
    if (weightLb === null) return refused("weight_unknown");
    return weightLb > FLIGHT_MAX_LB
      ? refused("too_heavy")
      : { deliveryCents: FLIGHT, miles: null, error: null };
  }
  if (NOT_BY_ROAD.has(input.fromState) || NOT_BY_ROAD.has(input.toState ?? "")) return refused("not_by_road");
  if (input.miles === null) return refused("place_unknown");
  const miles = Math.round(input.miles);
  return { deliveryCents: honestCents(input.miles), miles, error: null };
}

/** Returns the price of Honest Delivery over a distance. */
export const honestCents = (miles: number): Cents => HONEST_BASE + Math.round(miles) * HONEST_CENTS_A_MILE;

/** The earth's mean radius in miles. */
export const EARTH_MILES = 3_958.8;

/** Returns the distance between two points on the earth in miles (haversine). */
export function milesBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const rad = (degrees: number) => degrees * Math.PI / 180;
  const dLat = rad(b.latitude - a.latitude);
  const dLon = rad(b.longitude - a.longitude);
  const h = Math.sin(dLat / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}
