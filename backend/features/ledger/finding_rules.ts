import type { LedgerAccount } from "../../platform/db/schema.ts";

type Line = { account: LedgerAccount; amountCents: number };

/** Transaction kind for money that none of our sales or payouts explains. */
export const FOUND_MONEY = "found-money";

/** Movements of a payment or transfer at the provider. Cents, none negative. */
export type Moved = {
  kind: "payment" | "transfer";
  /** Received from the buyer, or transferred to the seller's account. */
  amountCents: number;
  /** Refunded to the buyer, or taken back from the seller's account. */
  returnedCents: number;
  /** Taken by banks and not returned. */
  withdrawnCents: number;
  /** Provider fees. */
  feeCents: number;
};

export type Found = Moved & {
  /** Provider's id. */
  subject: string;
  buyerEmail: string | null;
  /** Destination account of a transfer. */
  accountId: string | null;
  metadata: Record<string, string>;
  happenedAt: Date;
};

/**
 * Returns the owner of an object at the provider. Objects from before installations had ids are ours if one
 * of our rows knows the ids in their metadata.
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

/** Returns the cents of a payment still held by the provider, or of a transfer still held by the seller. */
export function leftCents({ amountCents, returnedCents, withdrawnCents }: Moved): number {
  return amountCents - returnedCents - withdrawnCents;
}

/**
 * Returns ledger lines that match the provider's record of an unknown movement. The account `unexplained`
 * holds the money; a negative balance means that we owe it to someone.
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

/** Returns the lines that turn the booked amounts into the wanted ones. */
export function linesBetween(booked: readonly Line[], wanted: readonly Line[]): Line[] {
  const sums = new Map<LedgerAccount, number>();
  const add = (sign: 1 | -1) => ({ account, amountCents }: Line) =>
    sums.set(account, (sums.get(account) ?? 0) + sign * amountCents);
  wanted.forEach(add(1));
  booked.forEach(add(-1));
  return [...sums].flatMap(([account, amountCents]) => amountCents === 0 ? [] : [{ account, amountCents }]);
}
