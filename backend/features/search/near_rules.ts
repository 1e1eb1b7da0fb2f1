import type { FoundBreeder, UnderstoodSearch } from "../../generated/types.ts";
import type { Names } from "./names_index.ts";
import { cityLike } from "./place_rules.ts";
import { placeKey } from "./place_names_index.ts";
import { plain, slipsBetween, slipsOf, wordsOf } from "./text_rules.ts";

const MOST_MEANT = 3;
/** A name that is guessed at is so unlike at most: slips for each letter. */
const UNLIKE = 0.4;

/** Returns what the words that mean nothing were perhaps meant to be: breeds and cities, the likest first. */
export function guesses(typed: string, left: string, names: Names): UnderstoodSearch["didYouMean"] {
  const letters = wordsOf(left).join("");
  if (letters.length < 4) return [];
  const most = Math.floor(letters.length * UNLIKE);
  const found = new Map<string, number>();
  for (const { slug, letters: name } of names.breedNames) {
    const slips = slipsBetween(letters, name, most);
    const label = names.breeds.get(slug)!.name;
    if (slips <= most && name.length > 3) found.set(label, Math.min(slips, found.get(label) ?? slips));
  }
  const city = cityLike(placeKey(left), names.places);
  if (city) found.set(`${city.name}, ${city.state}`, 1);
  const rest = plain(typed).replace(left, "").trim();
  return [...found].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).slice(0, MOST_MEANT).map((
    [label],
  ) => ({
    label,
    text: [rest, label].filter(Boolean).join(" ").slice(0, 200),
  }));
}

/**
 * Returns the breeder or shelter whose name a text is, though there may be slips of typing in it, or the first words of it where they
 * mean nothing else; undefined where it is no such name.
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
