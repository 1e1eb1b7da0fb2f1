/** Time for which a two-step verification code counts as recent, in milliseconds. */
const FRESH_MS = 15 * 60_000;

/**
 * Returns whether a two-step verification code was entered (`at`) within the last 15 minutes; null means
 * never.
 */
export function isFresh(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() <= FRESH_MS;
}

/** Returns the whole seconds for which a code entered `at` stays recent; 0 if it no longer is. */
export function freshSeconds(at: Date | null, now: Date): number {
  if (at === null) return 0;
  return Math.min(
    Math.max(Math.floor((FRESH_MS - (now.getTime() - at.getTime())) / 1_000), 0),
    FRESH_MS / 1_000,
  );
}
