import type { ReservationStatus } from "../../../platform/db/schema.ts";
import type { Cents } from "../../../platform/money.ts";
import { daysAtHome } from "../../add_ons/rules.ts";
import { ENDED, PAID } from "./life_cycle_rules.ts";

/** Facts of a reservation that decide which add-ons it may still get. */
export type AddOnFacts = {
  status: ReservationStatus;
  handedOverAt: Date | null;
  completedAt: Date | null;
  now: Date;
};

/** Days after the hand-off during which add-ons can be added. */
const ADD_DAYS = 30;

/** Returns why nothing can be added to a reservation now; undefined if add-ons are possible. */
export function addingRefusal(facts: AddOnFacts): string | undefined {
  const { status } = facts;
  if (ENDED.has(status)) return "This reservation has ended.";
  if (status === "disputed") {
    return "You've reported a problem. You can add to this reservation once it's resolved.";
  }
  if (!PAID.has(status)) return "You can choose add-ons in checkout, before you pay.";
  const days = daysHome(facts);
  if (days === null || days <= ADD_DAYS) return undefined;
  return `You can add to a reservation until ${ADD_DAYS} days after the hand-off.`;
}

/** Returns why this add-on can no longer be delivered; undefined if it can. */
export function deliveryRefusal(id: string, facts: AddOnFacts): string | undefined {
  const days = daysHome(facts);
  if (days === null) return undefined;
  const most = daysAtHome(id);
  if (days <= most && most > 0) return undefined;
  return most === 0
    ? "It comes home with your pet, so it can't be added after the hand-off."
    : `It's for the first ${most} days at home, which have passed.`;
}

/** Returns the days since the pet went home; null before that. */
function daysHome({ status, handedOverAt, completedAt, now }: AddOnFacts): number | null {
  const from = handedOverAt ?? completedAt;
  if (from === null || status === "deposit-paid" || status === "paid") return null;
  return (now.getTime() - from.getTime()) / 86_400_000;
}

/**
 * Decides whether received money pays for an add-on order: the order must be open, its reservation active,
 * and the amount exactly its total. Any other money is refunded.
 */
export function addOnVerdict(
  { reservationStatus, isOpen, receivedCents, totalCents }: {
    reservationStatus: ReservationStatus;
    isOpen: boolean;
    receivedCents: Cents;
    totalCents: Cents;
  },
): "take" | "late_payment" | "amount_mismatch" {
  if (!isOpen || !PAID.has(reservationStatus)) return "late_payment";
  return receivedCents === totalCents ? "take" : "amount_mismatch";
}
