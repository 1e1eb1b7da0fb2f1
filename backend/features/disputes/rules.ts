import { clearedCents, type Entry, refundEntries } from "../ledger/rules.ts";
import { type Cents, share } from "../../platform/money.ts";

/** A conversation ends here: staff decide with what there is. */
export const MOST_MESSAGES = 200;
export const MOST_FILES = 40;

/** Whose turn it is after this side has spoken. */
export function statusAfter(by: "buyer" | "breeder"): "waiting-for-breeder" | "waiting-for-buyer" {
  return by === "buyer" ? "waiting-for-breeder" : "waiting-for-buyer";
}

/** Whether one more message with so many files is still taken. */
export function hasRoom(
  messages: readonly { file_keys: readonly string[] }[],
  files: number,
): boolean {
  const kept = messages.reduce((sum, { file_keys }) => sum + file_keys.length, 0);
  return messages.length < MOST_MESSAGES && kept + files <= MOST_FILES;
}

/** What of a payment a dispute may give back: its ledger lines that are left, less what a bank has taken back. */
export type Refundable = { remaining: readonly Entry[]; lostCents: Cents };

/** How much that is, in cents; never negative. */
export function refundableCents({ remaining, lostCents }: Refundable): Cents {
  return Math.max(0, clearedCents(remaining) - lostCents);
}

/**
 * The entries of a refund of so much, payment by payment: each gives its share of what is left of it, and of its ledger
 * lines each its share. The parts add up to `amountCents`, which is not more than all of them may give.
 */
export function splitRefund(parts: readonly Refundable[], amountCents: Cents): Entry[][] {
  const most = parts.reduce((sum, part) => sum + refundableCents(part), 0);
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
