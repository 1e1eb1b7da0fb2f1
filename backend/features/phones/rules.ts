/** Lifetime of a texted code, in milliseconds. */
export const CODE_MS = 10 * 60_000;
/** Maximum tries per code. */
const CODE_TRIES = 5;
/** Maximum codes texted in 24 hours: per account, to one number, and per network. */
const MOST = { account: 5, number: 3, network: 10 } as const;

/** Numbers of codes requested in the last 24 hours. */
export type Asked = Record<keyof typeof MOST, number>;

/** Returns whether one more code may be texted. */
export const mayTextCode = (asked: Asked): boolean =>
  asked.account < MOST.account && asked.number < MOST.number && asked.network < MOST.network;

export type CodeState = { tries: number; expiresAt: Date };

/** Returns the outcome of a try with the newest code; `none` if there is no usable code. */
export function tryOutcome(
  code: CodeState | undefined,
  matches: boolean,
  now: Date,
): "right" | "wrong" | "used-up" | "none" {
  if (!code || code.expiresAt <= now) return "none";
  if (code.tries >= CODE_TRIES) return "used-up";
  return matches ? "right" : "wrong";
}

/** Words that end texts, by CTIA's Messaging Principles (2023, 5.1.3) and 47 CFR 64.1200(a)(10). */
const STOP: ReadonlySet<string> = new Set([
  "stop",
  "stopall",
  "end",
  "quit",
  "cancel",
  "unsubscribe",
  "revoke",
  "optout",
]);
const HELP: ReadonlySet<string> = new Set(["help", "info"]);

/**
 * Returns the wish in a text to our number. The whole text must be one of the words; other characters around
 * it are ignored.
 */
export function wishOf(body: string): "stop" | "help" | undefined {
  const word = body.toLowerCase().replace(/[^a-z]/g, "");
  return STOP.has(word) ? "stop" : HELP.has(word) ? "help" : undefined;
}

/** Returns the text with a code. */
export const codeText = (code: string): string =>
  `${code} is your code. It works for 10 minutes. No one from Hearthpaw asks you for it. Msg & data rates may apply. ` +
  "Reply HELP for help.";

/** Returns the reply to HELP. `email` is the support address. */
export const helpText = (email: string): string =>
  `Texts about your pets, messages and reservations, 10 a day at most. Msg & data rates may apply. Help: ${email}.`;
