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

export type AccountTold = {
  bankId: string | null;
  /** Null until the owner was told of a bank; empty for one from before such emails existed. */
  toldBankId: string | null;
  toldTrouble: "details" | "hold" | null;
};
export type AccountNews = "bank-added" | "bank-changed" | "details-needed" | "on-hold";

/**
 * Returns what the owner of an account has not been told yet, and the trouble to write down. A bank that returned a payout has an
 * email of its own, and what our own keys or settings cause is not the owner's to solve.
 */
export function accountNews(
  account: AccountFacts & AccountTold,
): { news: AccountNews[]; trouble: AccountTold["toldTrouble"] } {
  const { bankId, toldBankId, toldTrouble } = account;
  const news: AccountNews[] = [];
  if (bankId !== null && toldBankId !== "" && bankId !== toldBankId) {
    news.push(toldBankId === null ? "bank-added" : "bank-changed");
  }
  const trouble = troubleOf(account);
  if (trouble !== null && trouble !== toldTrouble) {
    news.push(trouble === "details" ? "details-needed" : "on-hold");
  }
  return { news, trouble };
}

/** Reasons for which the provider stops an account that its owner can't do anything about, and our own answers in their place. */
const NOT_THEIRS: ReadonlySet<string> = new Set([
  ...["platform_paused", "requirements.pending_verification"],
  ...["refused", "missing", "declined"],
]);

function troubleOf(account: AccountFacts): AccountTold["toldTrouble"] {
  if (!account.isDetailsSubmitted) return null;
  if (account.disabledReason !== null && NOT_THEIRS.has(account.disabledReason)) return null;
  const status = accountStatus(account);
  return status === "incomplete" ? "details" : status === "restricted" ? "hold" : null;
}

/**
 * Whether the owner has to enter another code before the provider's page opens: details that were given once change only with a code
 * entered since the page was last opened, so that no open browser can send the money elsewhere.
 */
export function needsNewCode(
  account: Pick<AccountFacts, "isDetailsSubmitted" | "onboardingAt"> | undefined,
  secondFactorAt: Date | null,
): boolean {
  return account !== undefined && account.isDetailsSubmitted &&
    (secondFactorAt === null || secondFactorAt <= account.onboardingAt);
}

/** Refusals that another try may overcome: our balance, or the seller's, does not cover it yet. */
export const mayPass = (code: string): boolean =>
  code === "balance_insufficient" || code === "insufficient_funds" || code === "provider_credentials";
