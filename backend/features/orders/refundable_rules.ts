import { clearedCents, type Entry, refundEntries, sumEntries } from "../ledger/rules.ts";
import { type Cents, share } from "../../platform/money.ts";

/** A part of a sale that staff have refunded: why, who bears it, and what of it comes from the breeder. */
export type Goodwill = { reason: string; bornBy: "breeder" | "platform"; breederCents: number };

/** What of a payment staff may give back: its ledger lines that are left, less what a bank has taken back. */
export type Refundable = { remaining: readonly Entry[]; lostCents: Cents };

/** How much that is, in cents; never negative. */
export function refundableCents({ remaining, lostCents }: Refundable): Cents {
  return Math.max(0, clearedCents(remaining) - lostCents);
}

/** The ledger lines of it. */
export function standingEntries({ remaining, lostCents }: Refundable): Entry[] {
  const capturedCents = clearedCents(remaining);
  const amountCents = Math.min(lostCents, capturedCents);
  return amountCents <= 0 ? [...remaining] : sumEntries(
    remaining,
    refundEntries(remaining, { amountCents, alreadyRefundedCents: 0, capturedCents }),
  );
}

/** The same in cents, of several payments. */
export function totalRefundable(parts: readonly Refundable[]): Cents {
  return parts.reduce((sum, part) => sum + refundableCents(part), 0);
}

/**
 * The entries of a refund of so much, payment by payment: each gives its share of what is left of it, and of its ledger
 * lines each its share. The parts add up to `amountCents`, which is not more than all of them may give.
 */
export function splitRefund(parts: readonly Refundable[], amountCents: Cents): Entry[][] {
  const most = totalRefundable(parts);
  let before = 0;
  return parts.map((part) => {
    const here = before + refundableCents(part);
    const cents = share(amountCents, here, most) - share(amountCents, before, most);
    before = here;
    if (cents <= 0) return [];
    const capturedCents = clearedCents(part.remaining);
    return refundEntries(part.remaining, { amountCents: cents, alreadyRefundedCents: 0, capturedCents });
  });
}
