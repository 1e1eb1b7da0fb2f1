import type { PendingSale, SalesTransaction, Timeframe } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";

export const TIMEFRAMES: readonly { id: Timeframe; label: string }[] = [
  { id: "7d", label: "7 days" },
  { id: "30d", label: "30 days" },
  { id: "90d", label: "90 days" },
  { id: "12m", label: "12 months" },
  { id: "all", label: "All time" },
];

const KINDS: Readonly<Record<string, string>> = {
  "payment-deposit": "Deposit paid",
  "payment-balance": "Balance paid",
  "payment-full": "Paid in full",
  "refund-owed": "Refund to the buyer",
  "release": "Became available",
  "debt": "Amount owed taken from available funds",
  "shortfall": "Refund taken from available funds",
  "chargeback-lost": "Chargeback lost",
  "payout": "Payout",
  "payout-returned": "Payout returned",
  "payout-reversed": "Amount owed taken back from a payout",
};

/** What a booking was, in words. */
export const kindText = ({ kind }: Pick<SalesTransaction, "kind">): string => KINDS[kind] ?? "Adjustment";

const WAITS: Readonly<Record<Exclude<PendingSale["waitsFor"], "time">, string>> = {
  "balance": "Waiting for the balance",
  "hand-off": "After the hand-off",
  "refund": "On hold until the buyer's refund arrives",
  "dispute": "On hold while we review the buyer's report",
  "chargeback": "On hold while the bank reviews a chargeback",
};

/** When a sale's money becomes available: a day, or what has to come first. */
export function availableText({ waitsFor, availableAt }: PendingSale, now = new Date()): string {
  if (waitsFor !== "time") return WAITS[waitsFor];
  if (!availableAt || new Date(availableAt) <= now) return "Within a few hours";
  return new Date(availableAt).toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
  });
}

/** A day in the reader's own time zone: "Nov 24, 2026". */
export const dateText = (at: string): string =>
  new Date(at).toLocaleDateString("en-US", { dateStyle: "medium" });

/** An amount with its sign: "+$1,815", "−$20". */
export const signed = (cents: number): string => cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
