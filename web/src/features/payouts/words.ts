import type { PendingSale, SalesTransaction, Timeframe } from "@hearthpaw/client";
import { formatCents, LOCALE } from "@hearthpaw/ui-kit";
import { momentText } from "../../lib/days.ts";
import * as texts from "./texts.ts";

export const TIMEFRAMES: readonly { id: Timeframe; label: string }[] = [
  { id: "7d", label: texts.last7Days },
  { id: "30d", label: texts.last30Days },
  { id: "90d", label: texts.last90Days },
  { id: "12m", label: texts.last12Months },
  { id: "all", label: texts.allTime },
];

const KINDS: Readonly<Record<string, string>> = {
  "payment-deposit": texts.depositPaid,
  "payment-balance": texts.balancePaid,
  "payment-full": texts.paidInFull,
  "refund-owed": texts.refundToTheBuyer,
  "release": texts.becameAvailable,
  "debt": texts.owedTakenFromFunds,
  "shortfall": texts.shortfallCovered,
  "shortfall-returned": texts.shortfallReturned,
  "funded": texts.promoCodeCost,
  "funding-cancelled": texts.promoCodeCostReturned,
  "chargeback-lost": texts.chargebackLost,
  "payout": texts.payout,
  "payout-returned": texts.payoutReturned,
  "payout-canceled": texts.payoutCanceled,
  "payout-reversed": texts.owedTakenFromPayout,
  "funds-waived": texts.earningsWaived,
  "funds-settled": texts.fundsSettled,
  "debt-settled": texts.owedSettled,
};

/** Returns the type of a booking in words. */
export const kindText = ({ kind }: Pick<SalesTransaction, "kind">): string => KINDS[kind] ?? texts.adjustment;

const WAITS: Readonly<Record<Exclude<PendingSale["waitsFor"], "time">, string>> = {
  "balance": texts.waitingForTheBalance,
  "hand-off": texts.afterTheHandOff,
  "refund": texts.onHoldForRefund,
  "dispute": texts.onHoldForReport,
  "chargeback": texts.onHoldForChargeback,
};

/** Returns when a sale's money becomes available: the moment, or the event that must come first. */
export function availableText({ waitsFor, availableAt }: PendingSale, now = new Date()): string {
  if (waitsFor !== "time") return WAITS[waitsFor];
  if (!availableAt || new Date(availableAt) <= now) return texts.withinAFewHours;
  return momentText(availableAt, now);
}

/** Returns a day in the breeder's time zone, as in the statement: "Nov 24, 2026". */
export const dateText = (at: string, timeZone: string): string =>
  new Date(at).toLocaleDateString(LOCALE, { dateStyle: "medium", timeZone });

/** Returns an amount with its sign: "+$1,815", "−$20". */
export const signed = (cents: number): string => cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
