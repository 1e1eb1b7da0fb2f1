import type { EmailFacts, Told } from "./frame_emails.ts";
import { addOnReceipt, addOnsAdded, balancePaid, newReservation, receipt } from "./receipt_emails.ts";
import {
  addOnsReturned,
  canceledForBreeder,
  canceledForBuyer,
  goodwillOf,
  refundDelayed,
  refunded,
  refundSettled,
  returned,
} from "./refund_emails.ts";
import {
  balanceExtended,
  balanceReminder,
  cardDeclined,
  chargeback,
  saleResumed,
  saleStopped,
} from "./sale_emails.ts";
import {
  arrived,
  completed,
  completedByTime,
  completionDue,
  delivered,
  handedOver,
  handoverDue,
} from "./handover_emails.ts";

/** Changes of a reservation that someone is notified of by email. */
export const HAPPENINGS = [
  "deposit-paid",
  "paid",
  "balance-paid",
  "payment-returned",
  "add-ons-paid",
  "add-ons-returned",
  "cancelled",
  "goodwill",
  "refunded",
  "refund-delayed",
  "refund-settled",
  "chargeback-opened",
  "chargeback-won",
  "chargeback-lost",
  "card-declined",
  "balance-due",
  "balance-late",
  "balance-extended",
  "handover-due",
  "sale-stopped",
  "sale-resumed",
  "handed-over",
  "delivered",
  "completion-due",
  "completed",
  "completed-by-time",
] as const;

export type Happening = (typeof HAPPENINGS)[number];

/** Returns the emails about a change, one for each side to be notified. */
export function emailsOf(happening: Happening, facts: EmailFacts): Told[] {
  switch (happening) {
    case "deposit-paid":
      return [receipt(facts, "deposit"), newReservation(facts)];
    case "paid":
      return [receipt(facts, "whole"), newReservation(facts)];
    case "balance-paid":
      return [receipt(facts, "balance"), balancePaid(facts)];
    case "payment-returned":
      return [returned(facts)];
    case "add-ons-paid":
      return [addOnReceipt(facts), addOnsAdded(facts)];
    case "add-ons-returned":
      return [addOnsReturned(facts)];
    case "cancelled":
      return [canceledForBuyer(facts), canceledForBreeder(facts)];
    case "goodwill":
      return facts.goodwill ? goodwillOf(facts, facts.goodwill) : [];
    case "refunded":
      return [refunded(facts)];
    case "refund-delayed":
      return [refundDelayed(facts)];
    case "refund-settled":
      return [refundSettled(facts)];
    case "chargeback-opened":
    case "chargeback-won":
    case "chargeback-lost":
      return [chargeback(facts, happening)];
    case "card-declined":
      return [cardDeclined(facts)];
    case "balance-due":
    case "balance-late":
      return [balanceReminder(facts, happening === "balance-late")];
    case "balance-extended":
      return [balanceExtended(facts)];
    case "handover-due":
      return handoverDue(facts);
    case "sale-stopped":
      return [saleStopped(facts)];
    case "sale-resumed":
      return [saleResumed(facts)];
    case "handed-over":
      return [handedOver(facts), ...(facts.isCompleted ? [] : [arrived(facts)])];
    case "delivered":
      return delivered(facts);
    case "completion-due":
      return [completionDue(facts)];
    case "completed":
      return [completed(facts)];
    case "completed-by-time":
      return completedByTime(facts);
  }
}
