/** Time for which a two-step verification code counts as recent, in milliseconds. */
const FRESH_MS = 15 * 60_000;

/**
 * Returns whether a two-step verification code was entered (`at`) within the last 15 minutes; null means
 * never.
 */
export function isFresh(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() <= FRESH_MS;
}
