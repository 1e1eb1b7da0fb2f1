import type { PayoutAccount, PayoutWait, PayoutWaitReason } from "../../generated/types.ts";

/** Minimum payout in cents. It applies for at most 90 days, and not to an account that is closing. */
export const LEAST_PAYOUT_CENTS = 2_500;
/** Number of days after which any amount is paid out. */
export const SMALL_FUNDS_DAYS = 90;
/** Minimum payout in cents after that time: the provider takes nothing smaller. */
export const LEAST_FINAL_CENTS = 1;
/** Maximum payout in cents. The rest leaves the next day. */
const MOST_PAYOUT_CENTS = 50_000_000;

/** Time of the daily run, in UTC. */
const RUN_AT = { hour: 14, minute: 13 };
/** Time of the daily run as a cron entry. */
export const PAYOUTS_RUN = `${RUN_AT.minute} ${RUN_AT.hour} * * *`;

/** Returns the time of the next daily run. */
export function nextRunAt(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(RUN_AT.hour, RUN_AT.minute, 0, 0);
  return today > now ? today : new Date(today.getTime() + 24 * 3_600_000);
}

/** Returns the pause after a refused step, in milliseconds. It grows to a day. */
export function retryPauseMs(attempt: number): number {
  return Math.min(24, 2 ** attempt) * 3_600_000;
}

export type Funds = {
  availableCents: number;
  /** Debt of the breeder. */
  debtCents: number;
  /** Released money of sales that a buyer or a bank disputes now. */
  contestedCents: number;
};

/** Returns available funds minus debt and disputed money, in cents. Nothing may leave below zero. */
export function freeCents({ availableCents, debtCents, contestedCents }: Funds): number {
  return availableCents - Math.max(0, debtCents) - Math.max(0, contestedCents);
}

/** Returns the cents that may leave now: free funds, or 0 below the minimum. */
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

/**
 * Returns the status of a breeder's account. After a bank returned a payout, the owner has to enter its
 * details again.
 */
export function accountStatus(account: AccountFacts | undefined): PayoutAccount["status"] {
  if (!account) return "none";
  if (account.failedAt && account.failedAt > account.onboardingAt) return "bank-failed";
  if (account.isReady) return "ready";
  if (!account.isDetailsSubmitted || account.requirements.length > 0) return "incomplete";
  return "restricted";
}

export type AccountTold = {
  bankId: string | null;
  /**
   * Null until the owner was informed about any bank. Empty for an account from before these emails existed.
   */
  toldBankId: string | null;
  toldTrouble: "details" | "hold" | null;
};
export type AccountNews = "bank-added" | "bank-changed" | "details-needed" | "on-hold";

/**
 * Returns news that the owner of an account has not been sent, and the trouble to record. A bank that
 * returned a payout has a separate email. Trouble with our own keys or settings is not for the owner to
 * solve.
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

/** Reasons for a stopped account that its owner can't change, and our own codes in their place. */
const NOT_THEIRS: ReadonlySet<string> = new Set([
  "platform_paused",
  "requirements.pending_verification",
  "refused",
  "missing",
  "declined",
]);

function troubleOf(account: AccountFacts): AccountTold["toldTrouble"] {
  if (!account.isDetailsSubmitted) return null;
  if (account.disabledReason !== null && NOT_THEIRS.has(account.disabledReason)) return null;
  const status = accountStatus(account);
  return status === "incomplete" ? "details" : status === "restricted" ? "hold" : null;
}

/**
 * Returns whether the owner has to enter another code before the provider's page opens. Existing details
 * change only with a code entered since the page was last opened, so an unattended browser cannot redirect
 * the money.
 */
export function needsNewCode(
  account: Pick<AccountFacts, "isDetailsSubmitted" | "onboardingAt"> | undefined,
  secondFactorAt: Date | null,
): boolean {
  return account !== undefined && account.isDetailsSubmitted &&
    (secondFactorAt === null || secondFactorAt <= account.onboardingAt);
}

/**
 * Returns whether a retry may overcome a refusal: our balance, or the seller's, doesn't cover it yet, or the
 * key was used before.
 */
export const mayPass = (code: string): boolean =>
  code === "balance_insufficient" || code === "insufficient_funds" || code === "provider_credentials" ||
  code === "idempotency_conflict";

/** Facts for planning a payout. `funds` exclude the money that the payout reserves. */
export type Basis = {
  account: (AccountFacts & { providerAccountId: string }) | undefined;
  isSuspended: boolean;
  /** A fraud case puts payouts on hold until staff resolve it. */
  isSetAside: boolean;
  funds: Funds;
};
export type DropReason = "suspended" | "set-aside" | "account" | "funds";

/**
 * Returns the reason to stop a payout to this account, or undefined if its basis has not changed. A stopped
 * payout whose bank has not been asked is dropped: its money becomes available again, and a new payout is
 * planned.
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

/** Facts of a payout in progress that explain waiting money. */
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

/**
 * Returns a breeder's earnings that have not left, by the reason for waiting. Amounts in cents, none of them
 * zero.
 */
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
