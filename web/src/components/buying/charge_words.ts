import type { SavedCard } from "@hearthpaw/client";
import { deadlineText, formatCents } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

const BRANDS: Record<string, string> = {
  amex: texts.americanExpress,
  diners: texts.dinersClub,
  jcb: texts.jcb,
};

/** Returns a card's brand and last digits: "Visa 4242". */
export function cardLabel({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  if (!last4) return texts.card;
  const name = brand ? BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1) : texts.cardName;
  return `${name} ${last4}`;
}

/** The sentence about a saved card paying a balance, and its parts for smaller spaces. */
export type Charge = { words: string; card: string; day: string; amount: string };

/**
 * Returns how a saved card will pay the balance: "We'll charge $2,200 to your Visa 4242 on Friday, November
 * 21." Undefined if the buyer has to pay it: without a card, after a decline, or on hold. `today` is
 * 'YYYY-MM-DD'.
 */
export function chargeOf(card: SavedCard | undefined, today: string): Charge | undefined {
  if (!card || card.isDeclined || card.isOnHold) return undefined;
  const label = cardLabel(card);
  const amount = formatCents(card.amountCents);
  const day = deadlineText(card.chargeOn, today);
  const words = card.chargeOn < today
    ? texts.stillCharging({ amount, card: label })
    : texts.willCharge({ amount, card: label, day });
  return { words, card: label, day, amount };
}
