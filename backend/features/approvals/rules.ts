/**
 * Whether an amount needs a second person: it and what counts together with it are above the limit. Nothing is ever too small to count, so
 * a refund that is split needs one as the whole would.
 */
export function needsSecondPerson(
  { amountCents, beforeCents, limitCents }: { amountCents: number; beforeCents: number; limitCents: number },
): boolean {
  return amountCents > 0 && beforeCents + amountCents > limitCents;
}
