import type { Names } from "./names_index.ts";
import { OLD, YOUNG } from "./plain_words_rules.ts";
import { LEAST_MISTYPED, type Word } from "./text_rules.ts";
import type { Meaning, Meant } from "./understood_rules.ts";

/** What somebody does not want: breeds, words of colors, and what plain words say. */
export type Unwanted = { breeds: Set<string>; colors: Set<string>; filters: Partial<Meant>[] };

const NOT = new Set(["not", "no", "non", "without", "except", "isnt", "arent", "dont", "nor"]);
const BETWEEN = new Set(["a", "an", "any", "the", "want"]);
const AND_NOT = new Set(["or", "nor"]);

/** Whether a word says that what comes after it is not wanted. */
export const isNot = (word: string): boolean => NOT.has(word);

/** Takes what a text does not want ("not a puppy", "no doodles") out of its words. "No shedding" is a phrase of its own and stays. */
export function takeUnwanted(words: readonly Word[], names: Names): Unwanted {
  const unwanted: Unwanted = { breeds: new Set(), colors: new Set(), filters: [] };
  for (let at = 0; at < words.length; at++) {
    if (!isNot(words[at]!.word) || words[at]!.isUsed || phraseAt(words, at, names)) continue;
    let from = at;
    do {
      let next = from + 1;
      while (BETWEEN.has(words[next]?.word ?? "")) next++;
      const phrase = phraseAt(words, next, names);
      if (!phrase) break;
      note(phrase.meaning, unwanted);
      for (const word of words.slice(from, phrase.next)) word.isUsed = true;
      from = phrase.next;
    } while (AND_NOT.has(words[from]?.word ?? ""));
  }
  return unwanted;
}

/** The longest phrase that begins at a word and says something, also with slips of typing in it. */
function phraseAt(
  words: readonly Word[],
  at: number,
  names: Names,
): { meaning: Meaning; next: number } | undefined {
  for (let count = Math.min(names.longest, words.length - at); count > 0; count--) {
    const stems = words.slice(at, at + count).map(({ stem }) => stem);
    if (stems.includes("")) continue;
    const letters = stems.join("");
    const meaning = names.exactly(stems) ??
      (count === 1 && letters.length >= LEAST_MISTYPED ? names.nearly(letters)?.meaning : undefined);
    if (meaning && meaning.kind !== "filler") return { meaning, next: at + count };
  }
  return undefined;
}

function note(meaning: Meaning, unwanted: Unwanted): void {
  if (meaning.kind === "breed") { for (const slug of meaning.slugs) unwanted.breeds.add(slug); }
  else if (meaning.kind === "color") {
    for (const title of meaning.titles) unwanted.colors.add(title.toLowerCase());
  } else if (meaning.kind === "filters") unwanted.filters.push(meaning.set);
}

/**
 * Asks for the other of two in the place of what is not wanted: a kitten for no cat that is grown up. What nothing can be asked
 * without is passed over, and so is what is said of dogs by who asks for cats.
 */
export function askForOthers({ breeds, filters }: Unwanted, meant: Meant, names: Names): void {
  const said = meant.type;
  const types = new Set(said);
  for (const slug of said.length > 0 ? [] : breeds) {
    types.add(names.breeds.get(slug)!.category === "Dogs" ? "Dog" : "Cat");
  }
  for (const { type, age, sex } of filters) {
    const of = type?.[0];
    if (of && said.length > 0 && !said.includes(of)) continue;
    if (age && meant.age.length === 0) meant.age = age === OLD ? YOUNG : OLD;
    if (sex?.length === 1) {
      meant.sex = [...new Set([...meant.sex, sex[0] === "Male" ? "Female" as const : "Male" as const])];
    }
    if (of && said.length === 0) types.add(age ? of : of === "Dog" ? "Cat" : "Dog");
  }
  meant.type = [...types];
}
