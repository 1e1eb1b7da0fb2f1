/** Maximum number of letters examined in a typed text. */
export const MOST_LETTERS = 200;
/** Maximum number of words. Words after them stay text. */
export const MOST_WORDS = 24;

/** Minimum number of letters for recognizing words with typos. */
export const LEAST_MISTYPED = 5;

/** A typed word. Separators of phrases have no stem. `isCapital`: in capitals among lowercase letters. */
export type Word = { word: string; stem: string; isUsed: boolean; isCapital: boolean };

/** Returns a text in plain lowercase letters, without accents and apostrophes. */
export const plain = (text: string): string =>
  text.normalize("NFKD").replace(/[\p{M}'’`]/gu, "").toLowerCase().replaceAll("&", " and ");

/** Returns the words of a name, for comparison with those of a text. */
export const wordsOf = (name: string): string[] => plain(name).match(/[a-z0-9]+/g) ?? [];

/**
 * Returns a word without its plural ending: "puppies" and "puppy" become equal, and so do "frenchies" and
 * "frenchie".
 */
export function stem(word: string): string {
  let stem = word;
  if (stem.length > 4 && /(x|ch|sh|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 4 && stem.endsWith("ie") ? `${stem.slice(0, -2)}y` : stem;
}

/** Returns the maximum number of typos that a name of this length may have to be recognized for sure. */
export const slipsOf = (letters: number): number => letters < 5 ? 0 : letters < 7 ? 1 : letters < 11 ? 2 : 3;

/**
 * Returns the number of letters that are missing, extra, wrong or swapped with a neighbor between two words,
 * or any number above `most` if there are more. It computes only cells near the diagonal, so dissimilar words
 * cost little.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (a === b) return 0;
  const far = most + 1;
  if (Math.abs(a.length - b.length) > most || b.length > MOST_LETTERS) return far;
  let [before, above, current] = ROWS;
  for (let at = 0; at <= b.length; at++) above[at] = Math.min(at, far);
  for (let row = 1; row <= a.length; row++) {
    const [first, last] = [Math.max(1, row - most), Math.min(b.length, row + most)];
    // Cells beyond the diagonal have more typos than `most`.
    current[first - 1] = first === 1 ? Math.min(row, far) : far;
    let least = current[first - 1]!;
    for (let at = first; at <= last; at++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(at - 1);
      let slips = Math.min(above[at]! + 1, current[at - 1]! + 1, above[at - 1]! + (isSame ? 0 : 1));
      if (
        row > 1 && at > 1 && a.charCodeAt(row - 1) === b.charCodeAt(at - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(at - 1)
      ) slips = Math.min(slips, before[at - 2]! + 1);
      current[at] = slips;
      if (slips < least) least = slips;
    }
    if (last < b.length) current[last + 1] = far;
    if (least > most) return far;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[b.length]!, far);
}

/** Three rows of the edit distance table, reused for each pair of words. */
const ROWS: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(MOST_LETTERS + 2),
  new Uint16Array(MOST_LETTERS + 2),
  new Uint16Array(MOST_LETTERS + 2),
];
