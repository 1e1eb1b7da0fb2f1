import type { LedgerAccount } from "../../platform/db/schema.ts";

type Line = { account: LedgerAccount; amountCents: number };

/** The kind of the ledger's transactions about money that no sale or payout of ours explains. */
export const FOUND_MONEY = "found-money";

/** Movements of a payment or transfer at the provider; cents, none negative. */
export type Moved = {
  kind: "payment" | "transfer";
  /** Received from the buyer, or transferred to the seller's account. */
  amountCents: number;
  /** Refunded to the buyer, or taken back from the seller's account. */
  returnedCents: number;
  /** Taken by banks and not given back. */
  withdrawnCents: number;
  /** The provider's fees. */
  feeCents: number;
};

export type Found = Moved & {
  /** The provider's id. */
  subject: string;
  buyerEmail: string | null;
  /** The seller's account that a transfer went to. */
  accountId: string | null;
  metadata: Record<string, string>;
  happenedAt: Date;
};

/**
 * Returns whose an object at the provider is. Objects from before installations had ids are ours if one of our rows knows
 * what they name.
 */
export function ownerOf(
  metadata: Readonly<Record<string, string>>,
  installation: string,
  isNamedByUs: boolean,
): "ours" | "others" {
  const owner = metadata.installation;
  if (owner === undefined) return isNamedByUs ? "ours" : "others";
  return owner === installation ? "ours" : "others";
}

/** Returns what the provider still holds of a payment, or the seller of a transfer; cents. */
export function leftCents({ amountCents, returnedCents, withdrawnCents }: Moved): number {
  return amountCents - returnedCents - withdrawnCents;
}

/**
 * The lines by which the books say of something unknown what the provider says: money in the account `unexplained`, which
 * is owed to somebody while it is negative.
 */
export function unexplainedLines(moved: Moved): Line[] {
  const sign = moved.kind === "payment" ? 1 : -1;
  const left = sign * leftCents(moved);
  const lines: Line[] = [
    { account: "provider-clearing", amountCents: left - moved.feeCents },
    { account: "provider-fees", amountCents: moved.feeCents },
    { account: "unexplained", amountCents: -left },
  ];
  return lines.filter(({ amountCents }) => amountCents !== 0);
}

/** The lines that lead from what is booked to what should be. */
export function linesBetween(booked: readonly Line[], wanted: readonly Line[]): Line[] {
  const sums = new Map<LedgerAccount, number>();
  const add = (sign: 1 | -1) => ({ account, amountCents }: Line) =>
    sums.set(account, (sums.get(account) ?? 0) + sign * amountCents);
  wanted.forEach(add(1));
  booked.forEach(add(-1));
  return [...sums].flatMap(([account, amountCents]) => amountCents === 0 ? [] : [{ account, amountCents }]);
}
