import type { OrderChoices, OrderDetails } from "@hearthpaw/client";
import { formatCents, type SummaryLine } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

const PICKUP = texts.pickupExplained;
const NO_DELIVERY = texts.chooseDeliveryHint;

type Late = Pick<OrderDetails, "lateCancellationCents">;

/** Returns the cost of a late cancellation in dollars, as the server computed it for the order. */
export function lateWords({ lateCancellationCents }: Late): string {
  return lateCancellationCents > 0
    ? texts.lateCancellationCosts(formatCents(lateCancellationCents))
    : texts.everythingComesBack;
}

/** Explains the deposit, and how much of it is refundable. */
export const depositWords = (order: Late): string => texts.depositExplained(lateWords(order));

/**
 * Explains the balance, and the consequences of paying it late. `due` is its last day: "Friday, November 21".
 */
export function balanceWords(due: string | undefined): string {
  return due ? texts.balanceDueExplained(due) : texts.balanceExplained;
}

/** Explains payment in full, and how much of it is refundable. */
export const fullWords = (order: Late): string => texts.fullPaymentExplained(lateWords(order));

/** Returns the ids of the add-ons in an order. */
export function addOnIdsOf(order: OrderDetails): string[] {
  return order.lineItems.flatMap(({ kind, id }) => kind === "Add-on" && id !== null ? [id] : []);
}

/**
 * Returns the lines of an order's summary, as the server priced and worded them. Pickup costs nothing and is
 * no line of the order; a line still shows that it is free, or that the delivery has not been chosen yet.
 */
export function summaryLines(order: OrderDetails, place: string): SummaryLine[] {
  const lines: SummaryLine[] = order.lineItems.map((
    { kind, id, label, explanation, amountCents },
  ): SummaryLine => ({
    id: `${kind}:${id ?? label}`,
    label,
    cents: amountCents,
    explain: explanation,
    isFree: kind === "Delivery",
  }));
  if (order.isDeliveryChosen && order.transportation !== "pickup") return lines;
  const pickup: SummaryLine = order.isDeliveryChosen
    ? { id: "pickup", label: texts.pickupIn(place), cents: 0, isFree: true, explain: PICKUP }
    : { id: "delivery", label: texts.delivery, cents: 0, value: texts.choose, explain: NO_DELIVERY };
  const at = lines.findLastIndex(({ id }) => /^(Pet|Add-on|Discount):/.test(id));
  return [...lines.slice(0, at + 1), pickup, ...lines.slice(at + 1)];
}

/** Returns the add-ons that the order will have: the buyer's last choice counts even before it is priced. */
export function wantedAddOns(
  { order, pending }: { order: OrderDetails; pending: OrderChoices | undefined },
): string[] {
  return pending?.addOnIds ?? addOnIdsOf(order);
}
