import type { OrderDetails } from "@hearthpaw/client";
import type { SummaryLine } from "@hearthpaw/ui-kit";

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
    ? { id: "pickup", label: `Pickup in ${place}`, cents: 0, free: true }
    : { id: "delivery", label: "Delivery", cents: 0, value: "Choose" };
  const at = lines.findLastIndex(({ id }) => /^(Pet|Add-on|Discount):/.test(id));
  return [...lines.slice(0, at + 1), pickup, ...lines.slice(at + 1)];
}
