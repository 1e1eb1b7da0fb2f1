import { COLOR_WORDS, plainWords } from "./plain_words_rules.ts";
import { type City, createPlaceNames, type PlaceNames } from "./place_names_index.ts";
import { slipsBetween, slipsOf, stem, wordsOf } from "./text_rules.ts";
import type { Meaning } from "./understood_rules.ts";

export type NamedBreed = {
  id: string;
  slug: string;
  name: string;
  category: "Dogs" | "Cats";
  sizeClassSet: string;
  colors: readonly string[];
};
export type Nickname = { name: string; slugs: readonly string[]; group?: string };

/** All names and phrases that searches understand, in memory. */
export type Names = {
  breeds: ReadonlyMap<string, NamedBreed>;
  places: PlaceNames;
  /** Maximum number of words in a phrase. */
  longest: number;
  /** Returns the exact meaning of these words, each as a stem. */
  exactly: (stems: readonly string[]) => Meaning | undefined;
  /**
   * Returns the nearest meaning of these letters despite typos. Undefined if two meanings are equally near.
   */
  nearly: (letters: string, slips?: number) => { meaning: Meaning; slips: number } | undefined;
  /** All spellings of breed names. `isOfSeveral` marks a name shared by several breeds. */
  breedNames: readonly { slug: string; spelled: string; letters: string; isOfSeveral: boolean }[];
};

/** Returns all names of breeds, colors, plain words and places, ready for lookup. */
export function createNames(
  breeds: readonly NamedBreed[],
  nicknames: readonly Nickname[],
  cities: readonly City[],
): Names {
  const phrases = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) => {
    const key = wordsOf(phrase).map(stem).join(" ");
    if (key && !phrases.has(key)) phrases.set(key, meaning);
  };
  const breedNames: Names["breedNames"][number][] = [];
  const bySlug = new Map(breeds.map((breed) => [breed.slug, breed]));
  const addBreed = (name: string, slugs: readonly string[], group?: string) => {
    const known = slugs.filter((slug) => bySlug.has(slug));
    if (known.length === 0) return;
    add(name, { kind: "breed", slugs: known, group });
    if (group) return;
    const words = wordsOf(name);
    const [spelled, letters] = [words.join(" "), words.map(stem).join("")];
    const isOfSeveral = slugs.length > 1;
    breedNames.push(...known.map((slug) => ({ slug, spelled, letters, isOfSeveral })));
  };
  for (const { name, slug } of breeds) addBreed(name, [slug]);
  for (const { name, slugs, group } of nicknames) addBreed(name, slugs, group);
  for (const [phrase, meaning] of plainWords()) add(phrase, meaning);

  const titles = Map.groupBy(
    new Set(breeds.flatMap(({ colors }) => colors)),
    (title) => wordsOf(title).join(" "),
  );
  for (const [words, same] of titles) add(words, { kind: "color", titles: same });
  for (const [said, listed] of Object.entries(COLOR_WORDS)) {
    add(said, { kind: "color", titles: titles.get(listed) ?? [] });
  }

  const spelled = Map.groupBy(
    [...phrases].filter(([, { kind }]) => !["filler", "unknown", "near"].includes(kind))
      .map(([key, meaning]) => ({ letters: key.replaceAll(" ", ""), meaning })),
    ({ letters }) => shelfOf(letters, letters.length),
  );
  return {
    breeds: bySlug,
    places: createPlaceNames(cities),
    longest: Math.max(...[...phrases.keys()].map((key) => key.split(" ").length)),
    exactly: (stems) => phrases.get(stems.join(" ")),
    nearly: (letters, slips) => nearest(spelled, letters, slips),
    breedNames,
  };
}

/**
 * Returns the group of names to compare. Typos rarely affect the first letter, so only names with the same
 * first letter and a similar length are compared.
 */
const shelfOf = (letters: string, length: number): string => `${letters[0]}${length}`;

function nearest(
  spelled: ReadonlyMap<string, readonly { letters: string; meaning: Meaning }[]>,
  letters: string,
  allowed?: number,
): { meaning: Meaning; slips: number } | undefined {
  let best: { meaning: Meaning; slips: number } | undefined;
  let isClear = true;
  for (let length = letters.length - 3; length <= letters.length + 3; length++) {
    const most = Math.min(allowed ?? 3, slipsOf(length));
    if (most < Math.abs(length - letters.length)) continue;
    for (const { letters: key, meaning } of spelled.get(shelfOf(letters, length)) ?? []) {
      const slips = slipsBetween(letters, key, Math.min(most, best?.slips ?? most));
      if (slips > most || (best && slips > best.slips)) continue;
      isClear = !best || slips < best.slips || (isClear && isSame(meaning, best.meaning));
      best = { meaning, slips };
    }
  }
  return isClear ? best : undefined;
}

const isSame = (a: Meaning, b: Meaning): boolean => JSON.stringify(a) === JSON.stringify(b);
