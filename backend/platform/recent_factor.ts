/** For how long a code of the second factor counts as recent, in milliseconds. */
const FRESH_MS = 15 * 60_000;

/** Returns whether a code of the second factor was entered (`at`) within the last 15 minutes; null is never. */
export function isFresh(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() <= FRESH_MS;
}
