import type { Names } from "./names_index.ts";
import { OLD, YOUNG } from "./plain_words_rules.ts";
import { LEAST_MISTYPED, type Word } from "./text_rules.ts";
import type { Meaning, Meant } from "./understood_rules.ts";

/** What somebody does not want: breeds, and words of colors. */
export type Unwanted = { breeds: Set<string>; colors: Set<string> };

const NOT = new Set(["not", "no", "non", "without", "except", "isnt", "arent", "dont", "nor"]);
const BETWEEN = new Set(["a", "an", "any", "the", "want"]);
const AND_NOT = new Set(["or", "nor"]);

/**
 * Takes what a text does not want ("not a puppy", "no doodles") out of what it asks for. Of two, the other one is meant; breeds and
 * colors are noted; what nothing can be asked without is passed over. "No shedding" is a phrase of its own and stays.
 */
export function takeUnwanted(words: readonly Word[], names: Names, meant: Meant): Unwanted {
  const unwanted: Unwanted = { breeds: new Set(), colors: new Set() };
  for (let at = 0; at < words.length; at++) {
    if (!NOT.has(words[at]!.word) || words[at]!.isUsed || phraseAt(words, at, names)) continue;
    let from = at;
    do {
      let next = from + 1;
      while (BETWEEN.has(words[next]?.word ?? "")) next++;
      const phrase = phraseAt(words, next, names);
      if (!phrase) break;
      note(phrase.meaning, names, meant, unwanted);
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

function note(meaning: Meaning, names: Names, meant: Meant, unwanted: Unwanted): void {
  if (meaning.kind === "breed") {
    for (const slug of meaning.slugs) {
      unwanted.breeds.add(slug);
      meant.type.push(names.breeds.get(slug)!.category === "Dogs" ? "Dog" : "Cat");
    }
  } else if (meaning.kind === "color") {
    for (const title of meaning.titles) unwanted.colors.add(title.toLowerCase());
  } else if (meaning.kind === "filters") {
    const { type, age, sex } = meaning.set;
    if (age) meant.age = age === OLD ? YOUNG : OLD;
    if (sex?.length === 1) meant.sex.push(sex[0] === "Male" ? "Female" : "Male");
    if (type) meant.type.push(...age ? type : [type[0] === "Dog" ? "Cat" as const : "Dog" as const]);
  }
  meant.type = [...new Set(meant.type)];
}
