/** A text as a reader sees it, with the place of each of its characters in the original. */
export type Plain = { text: string; at: number[] };

/** Nothing to see: between two digits they hide a number from a pattern, and from nobody else. */
const UNSEEN = /[\p{Cf}\p{Mn}\u034f\u115f\u1160\u3164\uffa0\u20e3\ufe0e\ufe0f]/u;

/** Digits in circles that Unicode calls pictures, so that its compatible form leaves them; each at its place. */
const CIRCLED = ["⓿🄋🄌", "❶➀➊⓵", "❷➁➋⓶", "❸➂➌⓷", "❹➃➍⓸", "❺➄➎⓹", "❻➅➏⓺", "❼➆➐⓻", "❽➇➑⓼", "❾➈➒⓽"];

/**
 * Returns a text in plain characters: full-width letters, circled digits and digits of other scripts as their common ones, marks
 * and invisible characters left out.
 */
export function plainOf(original: string): Plain {
  let text = "";
  const at: number[] = [];
  let index = 0;
  for (const character of original) {
    if (!UNSEEN.test(character)) {
      const common = commonOf(character);
      text += common;
      for (let unit = 0; unit < common.length; unit++) at.push(index);
    }
    index += character.length;
  }
  at.push(original.length);
  return { text, at };
}

function commonOf(character: string): string {
  if (character < "\u0080") return character;
  if (/\p{Nd}/u.test(character)) return digitOf(character);
  if (/[\p{Pd}\u02d7\u2043\u2212]/u.test(character)) return "-";
  if (/\s/.test(character)) return " ";
  const circled = CIRCLED.findIndex((row) => row.includes(character));
  if (circled !== -1) return String(circled);
  const common = character.normalize("NFKC");
  // One character that stands for several is cut to those that count: "\u2474" is "(1)".
  return /^[\x20-\x7e]+$/.test(common) ? common : character;
}

/** Decimal digits of a script follow each other from its zero on. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  for (let digit = 0; digit < 10; digit++) {
    const isZero = !/\p{Nd}/u.test(String.fromCodePoint(code - digit - 1));
    if (isZero) return String(digit);
  }
  return String(character.normalize("NFKC"));
}
