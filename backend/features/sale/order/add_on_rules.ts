import type { ReservationStatus } from "../../../platform/db/schema.ts";
import type { Cents } from "../../../platform/money.ts";
import { daysAtHome } from "../../add_ons/rules.ts";
import { ENDED, PAID } from "./life_cycle_rules.ts";

/** A reservation's state as far as it decides what may be added to it. */
export type AddOnFacts = {
  status: ReservationStatus;
  handedOverAt: Date | null;
  completedAt: Date | null;
  now: Date;
};

/** Add-ons can be added until this many days after the hand-off. */
const ADD_DAYS = 30;

/** Why nothing can be added to a reservation now; undefined where something can. */
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

/** Why this add-on cannot be delivered any more; undefined where it can. */
export function deliveryRefusal(id: string, facts: AddOnFacts): string | undefined {
  const days = daysHome(facts);
  if (days === null) return undefined;
  const most = daysAtHome(id);
  if (days <= most && most > 0) return undefined;
  return most === 0
    ? "It comes home with your pet, so it can't be added after the hand-off."
    : `It's for the first ${most} days at home, which have passed.`;
}

/** Days since the pet has gone home; null while it has not. */
function daysHome({ status, handedOverAt, completedAt, now }: AddOnFacts): number | null {
  const from = handedOverAt ?? completedAt;
  if (from === null || status === "deposit-paid" || status === "paid") return null;
  return (now.getTime() - from.getTime()) / 86_400_000;
}

/**
 * Whether money that has arrived pays for an order of add-ons: the order waits for it, its reservation stands, and the
 * amount is exactly its total. What does not, goes back.
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
