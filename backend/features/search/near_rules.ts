import type { FoundBreeder, UnderstoodSearch } from "../../generated/types.ts";
import type { Names } from "./names_index.ts";
import { cityLike, COUNTRIES, isBorder } from "./place_rules.ts";
import { placeKey } from "./place_names_index.ts";
import { plain, slipsBetween, slipsOf, wordsOf } from "./text_rules.ts";
import { kindOf } from "./understand_rules.ts";
import type { Reading } from "./understood_rules.ts";

const MOST_MEANT = 3;
/**
 * Maximum share of typos in a guessed name, by letters. Two typos in a short name would match many other
 * words.
 */
const UNLIKE = 0.4;
const SHORT = 7;

/** Words that people often ask about, but that no filter knows and that are no typos of names. */
const PLAIN = new Set(
  "trained potty house crate leash litter bonded vaccinated neutered spayed bark light dark healthy papers registered"
    .split(" "),
);

/** Maximum number of unknown words examined, alone and in combination. */
const MOST_LOOKED_AT = 4;
const MOST_TOGETHER = 2;
const LEAST_LETTERS = 4;

/** Returns breeds and cities that unknown words may have meant, most likely first. Ignores names of pets. */
export function guesses(
  typed: string,
  left: string,
  names: Names,
  called: ReadonlySet<string>,
): UnderstoodSearch["didYouMean"] {
  const words = left.split(" ").filter((word, at, all) =>
    !called.has(word) && !PLAIN.has(word) && !COUNTRIES.has(word) &&
    !isBorder(all.slice(at, at + 2).join(" ")) && !isBorder(all.slice(0, at + 1).join(" "))
  ).slice(0, MOST_LOOKED_AT);
  const kind = kindOf(typed, names);
  const found = new Map<string, { unlike: number; said: string }>();
  const put = (label: string, unlike: number, said: string) => {
    if (unlike <= UNLIKE && unlike < (found.get(label)?.unlike ?? Infinity)) {
      found.set(label, { unlike, said });
    }
  };
  for (let count = MOST_TOGETHER; count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const said = words.slice(at, at + count).join(" ");
      const letters = wordsOf(said).join("");
      if (letters.length < LEAST_LETTERS) continue;
      // If the text names a species, fewer names are possible.
      const most = letters.length + (kind ? 1 : 0) < SHORT ? 1 : Math.floor(letters.length * UNLIKE);
      for (const { slug, letters: name, isOfSeveral } of names.breedNames) {
        if (isOfSeveral) continue;
        if (kind && names.breeds.get(slug)!.category !== kind) continue;
        if (name.length < LEAST_LETTERS || name[0] !== letters[0]) continue;
        const slips = slipsBetween(letters, name, most);
        if (slips <= most) put(names.breeds.get(slug)!.name, slips / letters.length, said);
      }
      // A small city counts only if all of its words match: "mt pleasant".
      const exact = count > 1 ? names.places.city(placeKey(said)) : undefined;
      const city = exact ?? cityLike(placeKey(said), names.places);
      if (city) put(`${city.name}, ${city.state}`, exact ? 0 : 1 / letters.length, said);
    }
  }
  return [...found].sort(([a, x], [b, y]) => x.unlike - y.unlike || (a < b ? -1 : 1)).slice(0, MOST_MEANT)
    .map(([label, { said }]) => ({ label, text: plain(typed).replace(said, label).trim().slice(0, 200) }));
}

const typedAs = (words: string): string => words.match(/[a-z0-9]+/g)?.join("[^a-z0-9]+") ?? "";

/** Returns words as they were typed, with their capitals. */
export const asTyped = (typed: string, words: string): string =>
  new RegExp(String.raw`\b${typedAs(words)}\b`, "i").exec(typed)?.[0] ?? words;

/** Returns texts that would express the other meanings of ambiguous words. */
export const otherReadings = (typed: string, others: readonly Reading[]): UnderstoodSearch["didYouMean"] =>
  others.slice(0, MOST_MEANT).map(({ label, said, text }) => ({
    label,
    text: text ?? plain(typed).replace(new RegExp(String.raw`\b${typedAs(said)}\b`), label)
      .trim()
      .slice(0, 200),
  }));

/**
 * Returns the breeder or shelter named by a text, despite typos, or by its first words if they mean nothing
 * else. Undefined if there is no such name.
 */
export function breederNamed(
  typed: string,
  left: string,
  breeders: readonly FoundBreeder[],
): FoundBreeder | undefined {
  const words = wordsOf(typed);
  const letters = words.join("");
  for (const breeder of breeders) {
    const name = wordsOf(breeder.name);
    const most = slipsOf(name.join("").length);
    if (most > 0 && slipsBetween(letters, name.join(""), most) <= most) return breeder;
    const isBeginning = words.length > 1 && letters.length > 5 &&
      words.every((word, at) => word === name[at]);
    if (isBeginning && left !== "") return breeder;
  }
  return undefined;
}
