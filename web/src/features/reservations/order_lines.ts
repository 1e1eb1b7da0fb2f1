import type { OrderDetails } from "@hearthpaw/client";
import type { SummaryLine } from "@hearthpaw/ui-kit";

const PICKUP = "You pick the pet up from the seller. There's no charge.";
const NO_DELIVERY = "Choose how the pet comes home, and its price is added to the total.";

/** What the deposit is, and how much of it comes back. */
export function depositWords({ depositRefundPercent }: Pick<OrderDetails, "depositRefundPercent">): string {
  const counts = "It reserves the pet for you and counts toward the total.";
  if (depositRefundPercent === 100) return `${counts} You get it back if you cancel before the hand-off.`;
  const after = depositRefundPercent === 0 ? "isn't refunded" : "is refunded by half";
  return `${counts} Cancel within 48 hours of paying to get all of it back. After that, the part for the pet ${after}.`;
}

/** What the balance is, and what comes of paying it late. `due` is its last day: "Friday, November 21". */
export function balanceWords(due: string | undefined): string {
  return `The rest of the total. ${due ? `Pay it any time through ${due}. ` : ""}` +
    "If it's more than 72 hours late, the seller may cancel, and that counts as your cancellation.";
}

/** What is paid when everything is paid at once. */
export const FULL_WORDS = "You pay the total now. We hold the seller's share until after the hand-off.";

/** The add-ons that an order has, by their ids. */
export function addOnIdsOf(order: OrderDetails): string[] {
  return order.lineItems.flatMap(({ kind, id }) => kind === "Add-on" && id !== null ? [id] : []);
}

/**
 * The lines of an order's summary, as the server has priced and worded them. Picking up costs nothing and is no line of
 * the order; it is shown all the same, so that one sees that it is free. So is that the delivery is still to be chosen.
 */
export function summaryLines(order: OrderDetails, place: string): SummaryLine[] {
  const lines: SummaryLine[] = order.lineItems.map(({ kind, id, label, explanation, amountCents }) => ({
    id: `${kind}:${id ?? label}`,
    label,
    cents: amountCents,
    explain: explanation,
    free: kind === "Delivery",
  }));
  if (order.isDeliveryChosen && order.transportation !== "pickup") return lines;
  const pickup = order.isDeliveryChosen
    ? { id: "pickup", label: `Pickup in ${place}`, cents: 0, free: true, explain: PICKUP }
    : { id: "delivery", label: "Delivery", cents: 0, value: "Choose", explain: NO_DELIVERY };
  const at = lines.findLastIndex(({ id }) => /^(Pet|Add-on|Discount):/.test(id));
  return [...lines.slice(0, at + 1), pickup, ...lines.slice(at + 1)];
}
