/** The most letters that are looked at of what somebody typed. */
export const MOST_LETTERS = 200;
/** The most words; whatever comes after them stays text. */
export const MOST_WORDS = 24;

/** Returns a text in plain small letters, without accents and apostrophes. */
export const plain = (text: string): string =>
  text.normalize("NFKD").replace(/[\p{M}'’`]/gu, "").toLowerCase().replaceAll("&", " and ");

/** Returns the words of a name, which may be compared with those of a text. */
export const wordsOf = (name: string): string[] => plain(name).match(/[a-z0-9]+/g) ?? [];

/** Returns a word without the ending of a plural: puppies and puppy are one, so are frenchies and frenchie. */
export function stem(word: string): string {
  let stem = word;
  if (stem.length > 4 && /(x|ch|sh|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 4 && stem.endsWith("ie") ? `${stem.slice(0, -2)}y` : stem;
}

/** Returns how many slips of typing a name of so many letters may have in it to be known for sure. */
export const slipsOf = (letters: number): number => letters < 5 ? 0 : letters < 7 ? 1 : letters < 11 ? 2 : 3;

/**
 * Returns how many letters are missing, too many, wrong or swapped with their neighbor between two words; anything above `most` where
 * there are more than that. It looks only along the diagonal, so it costs little where words are unlike.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const far = most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = new Array<number>(b.length + 1).fill(far);
    if (row <= most) current[0] = row;
    let least = current[0]!;
    for (let at = Math.max(1, row - most); at <= Math.min(b.length, row + most); at++) {
      const isSame = a[row - 1] === b[at - 1];
      let slips = Math.min(above[at]! + 1, current[at - 1]! + 1, above[at - 1]! + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]) {
        slips = Math.min(slips, before[at - 2]! + 1);
      }
      current[at] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return far;
    [before, above] = [above, current];
  }
  return Math.min(above[b.length]!, far);
}
