import { countText } from "@hearthpaw/ui-kit";
import type { WaitingMoney } from "@hearthpaw/client";

export const waitingMoney = "Money waiting";
export const waitingMoneyLead =
  "Everything whose money has waited for at least a day and needs somebody. Oldest first.";
export const KINDS: Readonly<Record<WaitingMoney["kind"], string>> = {
  "refund": "Refund",
  "dispute": "Dispute",
  "chargeback": "Chargeback",
  "finding": "Reconciliation",
  "handoff": "Hand-off",
  "stopped": "Stopped sale",
  "balance": "Unpaid balance",
  "payment": "Payment",
  "payout": "Payout",
  "funds": "Available balance",
  "debt": "Debt",
  "closing": "Closed account",
};
export const all = "All";
export const show = "Show";
export const withCount = ({ label, counted }: { label: string; counted: string }) => `${label} (${counted})`;
export const counted = ({ count, hasMore }: { count: string; hasMore: boolean }) =>
  `${count}${hasMore ? "+" : ""}`;
export const kind = "Type";
export const about = "Sale or breeder";
export const amount = "Amount";
export const since = "Waiting since";
export const why = "Why";
export const nextStep = "Next step";
export const unknownAmount = "Unknown";
export const buyer = "Buyer:";
export const breeder = "Breeder:";
export const pet = ({ petName, number }: { petName: string; number: string }) => `${petName} (${number})`;
export const aPet = "A pet";
export const due = (at: string) => `Due ${at}`;
export const NEXT: Readonly<Record<WaitingMoney["kind"], string>> = {
  "refund": "Go to refunds",
  "dispute": "Resolve dispute",
  "chargeback": "Answer the bank",
  "finding": "Settle finding",
  "handoff": "View order",
  "stopped": "View order",
  "balance": "View order",
  "payment": "View order",
  "payout": "Go to payouts",
  "funds": "Go to payouts",
  "debt": "Settle debt",
  "closing": "Go to payouts",
};
export const nextOf = ({ step, whose }: { step: string; whose: string }) => `${step}: ${whose}`;
export const nothing = "No money is waiting";
export const nothingHint = "Money that has waited for a day will appear here, with the reason.";
export const nothingOfKind = "None of these are waiting";
export const showMore = "Show more";
/** Returns a duration in the largest unit that gives at least two. */
export const duration = (seconds: number): string => {
  if (seconds < 120) return countText(seconds, "second");
  if (seconds < 7_200) return countText(Math.round(seconds / 60), "minute");
  return seconds < 172_800
    ? countText(Math.round(seconds / 3_600), "hour")
    : countText(Math.round(seconds / 86_400), "day");
};
export const refundTimes = (
  { count, median, slowest }: { count: number; median: string; slowest: string },
) =>
  `Refunds in the last 30 days: ${
    countText(count, "refund")
  } sent to the payment provider, half of them within ${median} of the decision, the slowest after ${slowest}.`;
export const noRefunds = "No refunds were sent to the payment provider in the last 30 days.";
