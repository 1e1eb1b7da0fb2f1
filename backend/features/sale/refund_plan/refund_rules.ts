const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After so long without arriving a refund is a matter for a person. */
export const STAFF_AFTER_MS = 24 * HOUR;
/** A try at the provider is over after this long, whatever became of it: its calls take 8 s at most. */
export const LONGEST_TRY_MS = MINUTE;

const PAUSES = [5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/** How long the next try waits after so many that failed, in ms: minutes at first, a day at most. */
export function retryPauseMs(attempt: number): number {
  return PAUSES[attempt - 1] ?? 24 * HOUR;
}

/**
 * Refusals that no later try would change: the charge is unknown there, or nothing of it is left to give back. All others
 * pass (keys that are being rotated, too little balance, a closed account that is opened again, a charge in dispute).
 */
const FINAL: ReadonlySet<string> = new Set(["missing", "charge_already_refunded", "amount_too_large"]);

/** Whether a refusal of the provider ends the tries. The money stays owed all the same. */
export function isFinalRefusal(failure: string): boolean {
  return FINAL.has(failure);
}

/** The key of a try at the provider: an answer that was lost is asked for again by the same one, a new try has its own. */
export function refundKey(refundId: string, attempt: number): string {
  return attempt === 1 ? `refund:${refundId}` : `refund:${refundId}:${attempt}`;
}

/** The name under which a refund's arrival by this try is booked. */
export const arrivalSource = refundKey;
