import * as texts from "./texts.ts";
/**
 * Checks of a new password in forms. Only the server knows the list of common passwords, so it checks that.
 */

const SHORTEST = 10;

/** Returns the error of a new password; undefined if the browser finds none. */
export function newPasswordError(password: string): string | undefined {
  if ([...password].length >= SHORTEST) return undefined;
  return texts.passwordTooShort(SHORTEST);
}

export type Strength = { level: 0 | 1 | 2 | 3; words: string };

/**
 * Returns how hard a password looks to guess. Length counts most. Few different characters, a run along the
 * keyboard or alphabet, and the user's own words (`own`) lower the result.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const signs = [...password];
  if (signs.length === 0) {
    return { level: 0, words: texts.passwordHint };
  }
  if (signs.length < SHORTEST) {
    const missing = SHORTEST - signs.length;
    return { level: 0, words: texts.missingMoreCharacterCharacters(missing) };
  }
  const lower = password.toLowerCase();
  const isOwn = own.some((word) => word.trim().length >= 3 && lower.includes(word.trim().toLowerCase()));
  if (new Set(lower).size < 5 || isRun(lower) || isWordAndRun(lower)) {
    return { level: 1, words: texts.passwordEasyToGuess };
  }
  if (isOwn) return { level: 1, words: texts.passwordContainsOwnData };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const length = signs.length + 2 * (kinds - 1);
  if (length < 14) return { level: 1, words: texts.passwordFair };
  return length < 20 ? { level: 2, words: texts.good } : { level: 3, words: texts.strong };
}

/** Words of the most common passwords. With a few digits around them, they are as easy to guess as alone. */
const COMMON_WORDS =
  /password|passwort|passw0rd|qwerty|welcome|letmein|iloveyou|monkey|dragon|sunshine|princess|football|baseball|superman|trustno1|whatever|changeme|charlie|michael|jordan|shadow|master|admin/g;

/** Whether little is left of a password without its common words and digits. */
const isWordAndRun = (lower: string): boolean =>
  lower.replaceAll(COMMON_WORDS, "").replaceAll(/[\d\W_]/g, "").length < 4 && lower.search(COMMON_WORDS) >= 0;

const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Returns whether most of the text runs along a row of the keyboard, the alphabet or the digits. */
function isRun(lower: string): boolean {
  let steps = 0;
  for (let at = 1; at < lower.length; at++) {
    const pair = lower.slice(at - 1, at + 1);
    const back = pair[1]! + pair[0]!;
    if (pair[0] === pair[1] || ROWS.some((row) => row.includes(pair) || row.includes(back))) steps++;
  }
  return steps > (lower.length - 1) * 0.6;
}
