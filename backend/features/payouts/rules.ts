import type { PayoutAccount, PayoutWait, PayoutWaitReason } from "../../generated/types.ts";

/** Available funds below this wait, in cents; for 90 days at most, and not at all when the account is closed. */
export const LEAST_PAYOUT_CENTS = 2_500;
/** Number of days after which any amount is paid out. */
export const SMALL_FUNDS_DAYS = 90;
/** The least that is paid out after that time, in cents: the provider takes nothing smaller. */
export const LEAST_FINAL_CENTS = 1;
/** One payout at most, in cents; the rest leaves the next day. */
const MOST_PAYOUT_CENTS = 50_000_000;

/** The time of the daily run, in UTC. */
const RUN_AT = { hour: 14, minute: 13 };
/** The same as a cron entry. */
export const PAYOUTS_RUN = `${RUN_AT.minute} ${RUN_AT.hour} * * *`;

/** Returns the moment of the next daily run. */
export function nextRunAt(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(RUN_AT.hour, RUN_AT.minute, 0, 0);
  return today > now ? today : new Date(today.getTime() + 24 * 3_600_000);
}

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

/** Available funds less what is owed and what is contested, in cents. Below zero, nothing may leave. */
export function freeCents({ availableCents, debtCents, contestedCents }: Funds): number {
  return availableCents - Math.max(0, debtCents) - Math.max(0, contestedCents);
}

/** What may leave now, in cents: free funds, and nothing below the least. */
export function drawableCents(funds: Funds, leastCents: number = LEAST_PAYOUT_CENTS): number {
  const free = freeCents(funds);
  return free < leastCents ? 0 : Math.min(free, MOST_PAYOUT_CENTS);
}

export type AccountFacts = {
  isReady: boolean;
  isDetailsSubmitted: boolean;
  requirements: readonly string[];
  disabledReason: string | null;
  onboardingAt: Date;
  failedAt: Date | null;
};

/** The status of a breeder's account. After a bank sent a payout back, its details have to be given again. */
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

/** Refusals that another try may overcome: our balance, or the seller's, doesn't cover it yet, or the key was used before. */
export const mayPass = (code: string): boolean =>
  code === "balance_insufficient" || code === "insufficient_funds" || code === "provider_credentials" ||
  code === "idempotency_conflict";

/** What a payout is planned by. `funds` leave out the money that it keeps back. */
export type Basis = {
  account: (AccountFacts & { providerAccountId: string }) | undefined;
  isSuspended: boolean;
  /** A fraud case sets the payouts aside until staff resolve it. */
  isSetAside: boolean;
  funds: Funds;
};
export type DropReason = "suspended" | "set-aside" | "account" | "funds";

/**
 * Why a payout to this account must not go on; undefined if its basis is still what it was planned by. A payout to a
 * bank that has not been asked is dropped: its money is available again, and what may leave then is planned again.
 */
export function dropReason(
  payout: { providerAccountId: string },
  { account, isSuspended, isSetAside, funds }: Basis,
): DropReason | undefined {
  if (isSuspended) return "suspended";
  if (isSetAside) return "set-aside";
  if (accountStatus(account) !== "ready" || account?.providerAccountId !== payout.providerAccountId) {
    return "account";
  }
  return freeCents(funds) < 0 ? "funds" : undefined;
}

/** A payout that is being made, as far as it decides what waits. */
export type OpenPayout = {
  status: "pending" | "transferred" | "returning";
  amountCents: number;
  /** A step was refused for now, or its answer was lost. */
  isStuck: boolean;
};

const OPEN_WAITS: Readonly<Record<OpenPayout["status"], PayoutWaitReason>> = {
  "pending": "provider",
  "transferred": "bank",
  "returning": "returning",
};

/** What of a breeder's earnings has not left, by the reason it waits for; amounts in cents, none of them zero. */
export function waitsOf(
  { account, isSuspended, isSetAside, funds }: Basis,
  open: OpenPayout | undefined,
  leastCents: number = LEAST_PAYOUT_CENTS,
): PayoutWait[] {
  const waits: PayoutWait[] = [];
  const add = (reason: PayoutWaitReason, amountCents: number) => {
    if (amountCents > 0) waits.push({ reason, amountCents });
  };
  if (open && (open.isStuck || open.status === "returning")) add(OPEN_WAITS[open.status], open.amountCents);
  let rest = Math.max(0, funds.availableCents);
  const take = (reason: PayoutWaitReason, cents: number) => {
    const taken = Math.min(rest, Math.max(0, cents));
    add(reason, taken);
    rest -= taken;
  };
  take("owed", funds.debtCents);
  take("contested", funds.contestedCents);
  const reason = isSuspended
    ? "suspended"
    : isSetAside
    ? "being-checked"
    : accountStatus(account) !== "ready"
    ? "account"
    : open
    ? "under-way"
    : rest < leastCents
    ? "minimum"
    : "next-run";
  add(reason, rest);
  return waits;
}
