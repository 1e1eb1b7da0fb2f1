/** Words by number, from 1; 0 means none. An unused word keeps its number until the next start. */
export type Words = {
  /** Returns the number of a word, and assigns one if needed. */
  numberOf: (word: string | null) => number;
  /** Returns the number of a word. Undefined if it has none. */
  known: (word: string) => number | undefined;
  wordOf: (number: number) => string | null;
  /** Returns the numbers of all words that contain these letters, in any case. */
  containing: (letters: string) => number[];
  size: () => number;
};

const MOST = 4_096;
/** No text in the database contains this character. */
const END = "\0";

/**
 * Returns an empty list of words. The engine's own string search finds letters in long texts of joined words:
 * for a hundred thousand words that costs less than a table of trigrams needs in memory and upkeep.
 */
export function createWords(): Words {
  const numbers = new Map<string, number>();
  const words: (string | null)[] = [null];
  const texts: { text: string; starts: number[]; first: number }[] = [];

  function note(word: string): void {
    let last = texts.at(-1);
    if (!last || last.starts.length === MOST) {
      texts.push(last = { text: "", starts: [], first: words.length });
    }
    last.starts.push(last.text.length);
    last.text += word.toLowerCase() + END;
    words.push(word);
  }

  return {
    numberOf(word) {
      if (word === null) return 0;
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      note(word);
      return words.length - 1;
    },
    known: (word) => numbers.get(word),
    wordOf: (number) => words[number] ?? null,
    containing(letters) {
      const wanted = letters.toLowerCase();
      const found: number[] = [];
      if (wanted.includes(END)) return found;
      for (const { text, starts, first } of texts) {
        let nth = 0;
        for (
          let at = text.indexOf(wanted);
          at !== -1;
          at = text.indexOf(wanted, starts[nth] ?? text.length)
        ) {
          while (nth < starts.length && starts[nth]! <= at) nth++;
          found.push(first + nth - 1);
          if (nth === starts.length) break;
        }
      }
      return found;
    },
    size: () => words.length,
  };
}
