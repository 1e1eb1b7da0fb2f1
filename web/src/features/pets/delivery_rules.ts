import type { OrderDetails, Pet } from "@hearthpaw/client";
import { one } from "../../lib/addresses.ts";
import * as texts from "./texts.tsx";

/** The ways home that a pet may have, the one that is always possible first. */
const WAYS = ["pickup", "honest", "flight"] as const;
export type Way = (typeof WAYS)[number];

/** The ways that are offered for this pet; picking up always is. */
export const waysOf = ({ deliveryOptions }: Pick<Pet, "deliveryOptions">): Way[] =>
  WAYS.filter((way) => way === "pickup" || deliveryOptions.includes(way));

/** How much is paid today: the deposit, or all of it. */
export type PayToday = "deposit" | "full";

/** The checkout of a pet, which opens with what was chosen. */
export function checkoutHref(
  petId: string,
  { way, zip, payToday }: { way: Way | undefined; zip: string | undefined; payToday: PayToday },
): string {
  const search = new URLSearchParams({ payment: payToday });
  if (way) search.set("delivery", way);
  if (zip) search.set("zip", zip);
  return `/reserve-pet/${petId}?${search}`;
}

/** The ways as the order calls them, and what each means. */
export const wayWords: Readonly<Record<Way, { label: string; note: (place: string) => string }>> = {
  pickup: { label: texts.illPickUp, note: (place) => texts.inPlace(place) },
  honest: { label: texts.honestDelivery, note: () => texts.byRoad },
  flight: { label: texts.puppyFlight, note: () => texts.inTheCabin },
};

const isZip = (text: string): boolean => /^[0-9]{5}$/.test(text);

/** The ZIP code in an address. */
export function zipIn(search: Record<string, unknown>): string | undefined {
  const zip = one(search.zip)?.trim();
  return zip && isZip(zip) ? zip : undefined;
}

/** What is wrong with what was typed as a ZIP code; undefined when nothing is. */
export function zipError(text: string): string | undefined {
  if (isZip(text)) return undefined;
  return text === "" ? texts.enterYourZipCode : texts.zipCodeInvalid;
}

export type CostLine = { id: string; label: string; explanation: string; cents: number };

/** The lines of a quote, as the server has priced and worded them. They add up to its total. */
export const costLines = ({ lineItems }: Pick<OrderDetails, "lineItems">): CostLine[] =>
  lineItems.map(({ kind, id, label, explanation, amountCents }) => ({
    id: `${kind}:${id ?? label}`,
    label,
    // The price of the pet explains itself.
    explanation: kind === "Pet" ? "" : explanation,
    cents: amountCents,
  }));
