/**
 * Returns whether an amount needs a second person: the amount plus the earlier amounts exceeds the limit. No
 * amount is too small to count, so splitting a refund does not avoid the approval.
 */
export function needsSecondPerson(
  { amountCents, beforeCents, limitCents }: { amountCents: number; beforeCents: number; limitCents: number },
): boolean {
  return amountCents > 0 && beforeCents + amountCents > limitCents;
}
