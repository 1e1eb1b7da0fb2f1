/** Lifetime of a reset code, in milliseconds. */
export const CODE_MS = 15 * 60_000;
const CODE_TRIES = 5;
/** Maximum number of codes a day for one address per network. */
const CODES_A_DAY = 5;
/** Maximum number of codes a day for one address for all networks together that its owner has not used. */
const STRANGERS_CODES_A_DAY = 10;

export type AskedCode = { network: string | null; byStranger: boolean };

/** Returns whether one more code may be sent, given those of the last 24 hours for the same address. */
export function mayAskForCode(today: readonly AskedCode[], asking: AskedCode): boolean {
  const own = today.filter(({ network }) => network === asking.network);
  if (own.length >= CODES_A_DAY) return false;
  return !asking.byStranger ||
    today.filter(({ byStranger }) => byStranger).length < STRANGERS_CODES_A_DAY;
}

export type CodeState = { tries: number; expiresAt: Date; usedAt: Date | null };

/**
 * Returns the outcome of a tried code. `tries` counts the earlier tries from the same origin; `matches` is
 * whether the code is right.
 */
export function codeOutcome(
  code: CodeState | undefined,
  matches: boolean,
  now: Date,
): "right" | "wrong" | "used-up" | "none" {
  if (!code || code.usedAt || code.expiresAt <= now) return "none";
  if (code.tries >= CODE_TRIES) return "used-up";
  return matches ? "right" : "wrong";
}
