/** For how long both sides can still reach each other after a sale of which everything was refunded. */
const AFTER_REFUND_MS = 30 * 86_400_000;

/**
 * Says whether buyer and breeder may reach each other by phone and email: from the first payment on. A sale that ended with
 * nothing left of the buyer's money, `paidCents` less what was given back, leaves them 30 days to settle what is open.
 */
export function canReach(
  { paidAt, endedAt, paidCents }: { paidAt: Date | null; endedAt: Date | null; paidCents: number },
  now: Date,
): boolean {
  if (paidAt === null) return false;
  return endedAt === null || paidCents > 0 || now.getTime() < endedAt.getTime() + AFTER_REFUND_MS;
}
