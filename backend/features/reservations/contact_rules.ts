/** Milliseconds for which both sides can still contact each other after a fully refunded sale. */
const AFTER_REFUND_MS = 30 * 86_400_000;

/**
 * Returns whether buyer and breeder may contact each other by phone and email: from the first payment on.
 * After a sale that ended with a full refund, they have 30 days to settle open matters. `paidCents` is the
 * buyer's payments minus refunds.
 */
export function canReach(
  { paidAt, endedAt, paidCents }: { paidAt: Date | null; endedAt: Date | null; paidCents: number },
  now: Date,
): boolean {
  if (paidAt === null) return false;
  return endedAt === null || paidCents > 0 || now.getTime() < endedAt.getTime() + AFTER_REFUND_MS;
}
