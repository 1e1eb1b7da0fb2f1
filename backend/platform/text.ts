/** Characters that are invisible at the ends of a text: blanks and characters without a glyph. */
const INVISIBLE =
  "[\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2064\\u2800\\u3164\\uffa0]";
const AT_THE_END = new RegExp(`${INVISIBLE}$`);
const AT_THE_START = new RegExp(`^${INVISIBLE}+`);

/**
 * Control characters, and those that reverse the direction of following text: a name could make the line
 * around it read backwards.
 */
// deno-lint-ignore no-control-regex -- it matches the characters to remove
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns the storable form of a text: one kind of line end, no control characters, nothing invisible at its
 * ends. The contract's schemas tidy every free text before they measure it, so handlers receive it tidied.
 * Readers of other texts (an import, a provider) tidy them themselves.
 */
export function tidyText(text: string): string {
  const plain = text.replace(/\r\n?/g, "\n").replace(UNWANTED, "");
  let end = plain.length;
  // A pattern for the end would try to match from every position: a million blanks in the middle would take
  // minutes.
  while (end > 0 && AT_THE_END.test(plain[end - 1]!)) end--;
  return plain.slice(0, end).replace(AT_THE_START, "");
}

/** Maximum length of names, titles and similar free texts, which are a single line. */
export const ONE_LINE = 130;

/**
 * Returns the tidied text as a single line, because a name must not be able to imitate a line of our emails.
 */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/[^\S\n\t\u2028\u2029]?[\n\t\u2028\u2029]\s*/g, " ");
}

/** Returns the length of a text in characters (code points), as the contract counts, not in UTF-16 units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Returns at most the first `most` characters of a text, never half a character. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text.slice(0, most * 2)).slice(0, most).join("");
}

/** Returns whether a text has the format of our ids, so it may be looked up. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** Returns a text escaped for HTML, within elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Returns a table's entry for a text from outside. Undefined for "constructor" too, a property of every
 * object.
 */
export function listed<T>(table: Readonly<Record<string, T>>, text: string): T | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined;
}
