import type { OrderDetails, Pet } from "@hearthpaw/client";
import { one } from "../../lib/addresses.ts";
import * as texts from "./texts.tsx";

/** All ways home; the first is always possible. */
const WAYS = ["pickup", "honest", "flight"] as const;
export type Way = (typeof WAYS)[number];

/** Returns the ways home offered for this pet; pickup always is. */
export const waysOf = ({ deliveryOptions }: Pick<Pet, "deliveryOptions">): Way[] =>
  WAYS.filter((way) => way === "pickup" || deliveryOptions.includes(way));

/** Amount paid today: the deposit, or the full price. */
export type PayToday = "deposit" | "full";

/** Returns the address of a pet's checkout, which starts with these choices. */
export function checkoutHref(
  petId: string,
  { way, zip, payToday }: { way: Way | undefined; zip: string | undefined; payToday: PayToday },
): string {
  const search = new URLSearchParams({ payment: payToday });
  if (way) search.set("delivery", way);
  if (zip) search.set("zip", zip);
  return `/reserve-pet/${petId}?${search}`;
}

/** Labels and notes of the ways home, by their names in the order. */
export const wayWords: Readonly<Record<Way, { label: string; note: (place: string) => string }>> = {
  pickup: { label: texts.illPickUp, note: (place) => texts.inPlace(place) },
  honest: { label: texts.honestDelivery, note: () => texts.byRoad },
  flight: { label: texts.puppyFlight, note: () => texts.inTheCabin },
};

const isZip = (text: string): boolean => /^[0-9]{5}$/.test(text);

/** Returns the ZIP code in an address. */
export function zipIn(search: Record<string, unknown>): string | undefined {
  const zip = one(search.zip)?.trim();
  return zip && isZip(zip) ? zip : undefined;
}

/** Returns what is wrong with a typed ZIP code; undefined if nothing is. */
export function zipError(text: string): string | undefined {
  if (isZip(text)) return undefined;
  return text === "" ? texts.enterYourZipCode : texts.zipCodeInvalid;
}

export type CostLine = { id: string; label: string; explanation: string; cents: number };

/** Returns the lines of a quote, as the server priced and worded them. They add up to its total. */
export const costLines = ({ lineItems }: Pick<OrderDetails, "lineItems">): CostLine[] =>
  lineItems.map(({ kind, id, label, explanation, amountCents }) => ({
    id: `${kind}:${id ?? label}`,
    label,
    // The price of the pet needs no explanation.
    explanation: kind === "Pet" ? "" : explanation,
    cents: amountCents,
  }));
