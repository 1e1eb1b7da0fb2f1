/** How long a reset code is good, in milliseconds. */
export const CODE_MS = 15 * 60_000;
const CODE_TRIES = 5;
/** Codes that one network may ask for in a day for one address. */
const CODES_A_DAY = 5;
/** Codes in a day for one address by all networks together that its owner has not used. */
const STRANGERS_CODES_A_DAY = 10;

export type AskedCode = { network: string | null; byStranger: boolean };

/** Whether one more code may be sent, after those of the last 24 hours for the same address. */
export function mayAskForCode(today: readonly AskedCode[], asking: AskedCode): boolean {
  const own = today.filter(({ network }) => network === asking.network);
  if (own.length >= CODES_A_DAY) return false;
  return !asking.byStranger ||
    today.filter(({ byStranger }) => byStranger).length < STRANGERS_CODES_A_DAY;
}

export type CodeState = { tries: number; expiresAt: Date; usedAt: Date | null };

/** What a try with a code earns. `tries` are those of whoever tries, `matches` is whether it is the very code. */
export function codeOutcome(
  code: CodeState | undefined,
  matches: boolean,
  now: Date,
): "right" | "wrong" | "used-up" | "none" {
  if (!code || code.usedAt || code.expiresAt <= now) return "none";
  if (code.tries >= CODE_TRIES) return "used-up";
  return matches ? "right" : "wrong";
}
