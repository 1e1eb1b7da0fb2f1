import type { PayoutAccount } from "../../generated/types.ts";

/** Available funds below this wait for the next day, in cents. */
export const LEAST_PAYOUT_CENTS = 2_500;
/** One payout at most; what is more leaves the next day. */
const MOST_PAYOUT_CENTS = 50_000_000;
/** How long a refused step waits before its next try, in milliseconds; it grows to a day. */
export function retryPauseMs(attempt: number): number {
  return Math.min(24, 2 ** attempt) * 3_600_000;
}

export type Funds = {
  availableCents: number;
  /** What the breeder owes. */
  debtCents: number;
  /** Released money of sales that a buyer or a bank contests now. */
  contestedCents: number;
};

/** What may leave now, in cents: what is available less what is owed and what is contested; nothing below the least. */
export function drawableCents({ availableCents, debtCents, contestedCents }: Funds): number {
  const free = availableCents - Math.max(0, debtCents) - Math.max(0, contestedCents);
  return free < LEAST_PAYOUT_CENTS ? 0 : Math.min(free, MOST_PAYOUT_CENTS);
}

export type AccountFacts = {
  isReady: boolean;
  isDetailsSubmitted: boolean;
  requirements: readonly string[];
  disabledReason: string | null;
  onboardingAt: Date;
  failedAt: Date | null;
};

/** How a breeder's account stands. After a bank sent a payout back, its details have to be given again. */
export function accountStatus(account: AccountFacts | undefined): PayoutAccount["status"] {
  if (!account) return "none";
  if (account.failedAt && account.failedAt > account.onboardingAt) return "bank-failed";
  if (account.isReady) return "ready";
  if (!account.isDetailsSubmitted || account.requirements.length > 0) return "incomplete";
  return "restricted";
}

/** Refusals that another try may overcome: our balance, or the seller's, does not cover it yet. */
export const mayPass = (code: string): boolean =>
  code === "balance_insufficient" || code === "insufficient_funds" || code === "provider_credentials";
