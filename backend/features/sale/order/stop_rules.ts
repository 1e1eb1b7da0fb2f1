import { addDays, dayIn, endOfDay } from "../../places/zone_rules.ts";

/** Reasons that stop all payment requests, charges and completions of a sale, most serious first. */
export const STOPS = ["dispute-open", "chargeback-open", "payment-taken-back", "seller-suspended"] as const;
export type Stop = (typeof STOPS)[number];

/** Returns the sentences about a stopped sale for one side, with that side's options. */
export function stopWords(stop: Stop, viewer: "buyer" | "breeder", sellerName: string): string {
  const isBuyer = viewer === "buyer";
  switch (stop) {
    case "dispute-open":
      return "A problem was reported, so this reservation is paused. Our team reviews it, and nothing is due until it's resolved.";
    case "chargeback-open":
      return isBuyer
        ? "Your bank is reviewing a payment, so this reservation is paused. Nothing is due until the bank resolves it."
        : "The buyer's bank is reviewing a payment, so this reservation is paused until the bank resolves it.";
    case "payment-taken-back":
      return isBuyer
        ? "A payment was returned to you, so this reservation is paused. Nothing is due. Cancel it, or contact us to keep it."
        : "A payment was returned to the buyer, so this reservation is paused. You can cancel it, or contact us.";
    case "seller-suspended":
      return isBuyer
        ? `${sellerName} can't take part in Hearthpaw right now, so this reservation is paused and nothing is due. You can cancel and get a ` +
          "full refund, or wait."
        : "Your account can't take part right now, so this reservation is paused. The buyer can cancel and get a full refund.";
  }
}

/**
 * Returns the new due time of a balance after its sale was stopped: later by the number of stopped days, each
 * started day counted as one, at the end of a day in the pet's time zone. It is at least three days after the
 * sale continues, so no buyer is late on the first day.
 */
export function dueAfterStop(
  dueAt: Date,
  { stoppedAt, now, timeZone }: { stoppedAt: Date; now: Date; timeZone: string },
): Date {
  const days = Math.ceil((now.getTime() - stoppedAt.getTime()) / 86_400_000);
  const shifted = addDays(dayIn(timeZone, dueAt), Math.max(0, days));
  const soonest = addDays(dayIn(timeZone, now), 3);
  return endOfDay(timeZone, shifted > soonest ? shifted : soonest);
}
