const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time without arrival after which a person must handle a refund. */
export const STAFF_AFTER_MS = 24 * HOUR;
/** Maximum duration of a try at the provider, whatever its outcome; its calls take 8 s at most. */
export const LONGEST_TRY_MS = MINUTE;

const PAUSES = [5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/** Returns the pause in ms before the next try after `attempt` failures: minutes at first, a day at most. */
export function retryPauseMs(attempt: number): number {
  return PAUSES[attempt - 1] ?? 24 * HOUR;
}

/**
 * Refusals that no later try would change: the provider doesn't know the charge, or nothing of it is left to
 * refund. All others pass (rotated keys, too low a balance, a closed account that is reopened, a charge in
 * dispute).
 */
const FINAL: ReadonlySet<string> = new Set(["missing", "charge_already_refunded", "amount_too_large"]);

/** Whether a refusal of the provider ends the tries. The money stays owed all the same. */
export function isFinalRefusal(failure: string): boolean {
  return FINAL.has(failure);
}

/**
 * Returns the key of a try at the provider. Asking again for a lost answer uses the same key; a new try has a
 * new one.
 */
export function refundKey(refundId: string, attempt: number): string {
  return attempt === 1 ? `refund:${refundId}` : `refund:${refundId}:${attempt}`;
}

/** Source of the booking of a refund's arrival by this try. */
export const arrivalSource = refundKey;
