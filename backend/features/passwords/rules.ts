/** How long a reset code is good, in milliseconds. */
export const CODE_MS = 15 * 60_000;
const CODE_TRIES = 5;
export const CODES_A_DAY = 5;

export type CodeState = { tries: number; expiresAt: Date; usedAt: Date | null };

/** What a try with the newest code of an address earns. `matches` is whether it is the very code. */
export function codeOutcome(
  code: CodeState | undefined,
  matches: boolean,
  now: Date,
): "right" | "wrong" | "used-up" | "none" {
  if (!code || code.usedAt || code.expiresAt <= now) return "none";
  if (code.tries >= CODE_TRIES) return "used-up";
  return matches ? "right" : "wrong";
}
