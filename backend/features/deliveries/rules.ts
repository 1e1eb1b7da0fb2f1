import type { DeliveryAction, StaffRank } from "../../generated/types.ts";
import type { DeliveryStatus } from "../../platform/db/schema.ts";
import { deliveryAfter } from "../sale/delivery/index.ts";

/** Days for which a carrier's email address and phone number are kept after a delivery. */
export const CARRIER_DAYS = 180;

/** Percentage of the delivery's price above which only these ranks set a carrier's pay. */
const PAY_PERCENT = 150;
export const PAYING: ReadonlySet<StaffRank> = new Set(["finance", "admin"]);

/** Whether a carrier's pay is so high that it may be a mistake. */
export function isPayHigh(costCents: number, priceCents: number): boolean {
  return costCents * 100 > priceCents * PAY_PERCENT;
}

/** Statuses in which the carrier's pay can still change: it is booked at the hand-off. */
const PRICED: ReadonlySet<DeliveryStatus> = new Set(["offered", "accepted", "scheduled", "picked-up"]);
/** Statuses with a carrier whose link can be sent again. */
const LINKED: ReadonlySet<DeliveryStatus> = PRICED;
/** Actions that need a reason. */
export const REASONED: ReadonlySet<DeliveryAction> = new Set(["withdraw", "confirm", "fail", "cancel"]);

/** Returns the actions of staff that are possible in a status. */
export function actionsIn(status: DeliveryStatus): DeliveryAction[] {
  const all: readonly [DeliveryAction, boolean][] = [
    ["offer", deliveryAfter(status, "offer", "staff") !== undefined],
    ["resend", LINKED.has(status)],
    ["withdraw", deliveryAfter(status, "withdraw", "staff") !== undefined],
    ["schedule", deliveryAfter(status, "schedule", "staff") !== undefined],
    ["price", PRICED.has(status)],
    ["confirm", deliveryAfter(status, "hand-off", "staff") !== undefined],
    ["fail", deliveryAfter(status, "fail", "staff") !== undefined],
    ["cancel", deliveryAfter(status, "cancel", "staff") !== undefined],
  ];
  return all.filter(([, isPossible]) => isPossible).map(([action]) => action);
}

/** Whether the carrier may see streets, names and phone numbers: from the acceptance until the hand-off. */
export function seesPlaces(status: DeliveryStatus): boolean {
  return status === "accepted" || status === "scheduled" || status === "picked-up";
}
