import type { FoundBreeder, SearchSuggestion } from "../../generated/types.ts";
import { states } from "../places/rules.ts";
import type { Names } from "./names_index.ts";
import { COUNTRIES, isBorder } from "./place_rules.ts";
import { type City, placeKey } from "./place_names_index.ts";
import { MOST_LETTERS, plain, slipsBetween, slipsOf, stem, wordsOf } from "./text_rules.ts";
import { type Kind, kindOf } from "./understand_rules.ts";

const MOST_BREEDS = 5;
const MOST_PLACES = 2;
/** Maximum number of words at the end of a text that may form one name. */
const MOST_TAIL = 4;
/** Minimum number of letters for suggesting a place. */
const LEAST_OF_PLACE = 3;

/** Minimum number of letters of a name shared by several breeds. */
const LEAST_OF_SEVERAL = 5;

/** The end of a text, and the words before and after it. */
type Tail = { words: string[]; before: string; after: string; kind: Kind | undefined };

/**
 * Returns the last words of a text, longest end first, because a name being typed may start at any of them.
 * The last word may also name the species after an unknown name: "bengle cat".
 */
function tailsOf(typed: string, names: Names): Tail[] {
  // Some symbols expand to many letters, and suggestions start with the expanded text.
  const words = plain(typed.slice(-MOST_LETTERS)).slice(-MOST_LETTERS).split(/\s+/).filter(Boolean);
  const tails = (all: readonly string[], after: string): Tail[] =>
    Array.from({ length: Math.min(MOST_TAIL, all.length) }, (_, at) => {
      const from = all.length - Math.min(MOST_TAIL, all.length) + at;
      const before = all.slice(0, from).join(" ");
      return {
        words: wordsOf(all.slice(from).join(" ")),
        before,
        after,
        kind: kindOf(before, names),
      };
    }).filter(({ words }) => words.length > 0);
  const last = words.at(-1) ?? "";
  const kind = last === "" ? undefined : kindOf(last, names);
  if (!kind) return tails(words, "");
  if (words.length === 1) return tails(words, "").map((tail) => ({ ...tail, kind }));
  // "Australian cat" starts a name, but "senior cat" names the species, and so does "no hair cat".
  const unended = tails(words.slice(0, -1), last).map((tail) => ({ ...tail, kind }));
  const known = unended.findIndex(({ words }) => names.exactly(words.map(stem)));
  return [...tails(words, "").slice(0, -1), ...known < 0 ? unended : unended.slice(0, known)];
}

/**
 * Returns the breeds and places that may complete the end of a text, breeds with the most available pets
 * first. Breeders whose names start with the whole text come before completions of only its last words and
 * before typos.
 */
export function suggested(
  typed: string,
  names: Names,
  counts: ReadonlyMap<string, number>,
  breeders: readonly FoundBreeder[] = [],
): SearchSuggestion[] {
  const tails = tailsOf(typed, names);
  if (isBorder(plain(typed).trim())) return breeders.map(suggestedBreeder);
  const { places, isWhole: isPlaceWhole } = placesOf(tails, names);
  // Only a place can follow "near".
  if (tails.some(({ before }) => NEAR.test(before))) return places;
  const { breeds, isGuess, isWhole } = breedsOf(tails, names, counts);
  // A city with this start is more likely than a mistyped breed, unless only the breed matches the whole
  // text.
  const isPlaceFirst = isPlaceWhole ? isGuess || !isWhole : isGuess && !isWhole;
  const both = isPlaceFirst ? [...places, ...breeds] : [...breeds, ...places];
  const begun = plainName(typed);
  const named = breeders.filter(({ name }) => plainName(name).startsWith(begun)).map(suggestedBreeder);
  return isPlaceWhole || (isWhole && !isGuess) ? [...both, ...named] : [...named, ...both];
}

const plainName = (name: string): string => wordsOf(name).join(" ");

/** Returns a breeder or shelter as a suggestion. */
export const suggestedBreeder = (
  { id, slug, name, city, state, isShelter }: FoundBreeder,
): SearchSuggestion => ({
  kind: isShelter ? "shelter" : "breeder",
  label: name,
  text: name,
  note: `${city}, ${state}`,
  breederId: id,
  breederSlug: slug,
});

const spaced = (before: string, name: string): string => (before ? `${before} ${name}` : name);

function breedsOf(
  tails: readonly Tail[],
  names: Names,
  counts: ReadonlyMap<string, number>,
): { breeds: SearchSuggestion[]; isGuess: boolean; isWhole: boolean } {
  for (const { words, before, after, kind } of tails) {
    const isShort = before !== "" && words.join("").length < 2;
    const found = isShort
      ? new Map<string, number>()
      : breedsLike(words, names, { isWhole: before === "", isEnded: after !== "", kind });
    if (found.size === 0) continue;
    const isGuess = Math.min(...found.values()) >= GUESSED;
    const countOf = (slug: string) => counts.get(names.breeds.get(slug)!.id) ?? 0;
    const breeds = [...found].sort(([a, rank], [b, other]) =>
      Number(countOf(a) === 0) - Number(countOf(b) === 0) || rank - other || countOf(b) - countOf(a) ||
      (a < b ? -1 : 1)
    ).slice(0, MOST_BREEDS).map(([slug]) => {
      const { name, category } = names.breeds.get(slug)!;
      return {
        kind: "breed" as const,
        label: name,
        text: spaced(before, after ? `${name} ${after}` : name),
        note: category,
        availablePets: countOf(slug),
      };
    });
    return { breeds, isGuess, isWhole: before === "" };
  }
  return { breeds: [], isGuess: false, isWhole: false };
}

/** Ranks from here on belong to names with typos. */
const GUESSED = 2;

/**
 * Returns breeds with ranks for the match of their names with these words: from the start, from a later word,
 * or with typos.
 */
function breedsLike(
  words: readonly string[],
  names: Names,
  { isWhole, isEnded, kind }: { isWhole: boolean; isEnded: boolean; kind: Kind | undefined },
): Map<string, number> {
  const found = new Map<string, number>();
  const put = (slug: string, rank: number) => found.set(slug, Math.min(rank, found.get(slug) ?? rank));
  const text = words.join(" ");
  const letters = words.join("");
  const last = words.at(-1)!;
  const isOf = (slug: string) => kind === undefined || names.breeds.get(slug)!.category === kind;
  for (const { slug, spelled, isOfSeveral } of names.breedNames) {
    if (!isOf(slug)) continue;
    // "Che" suggests a Chesapeake rather than a Cheagle.
    if (isOfSeveral && letters.length < LEAST_OF_SEVERAL && spelled !== text) continue;
    if (spelled.startsWith(text) || spelled.replaceAll(" ", "").startsWith(letters)) {
      put(slug, isOfSeveral ? 1 : 0);
    } else if (
      !isOfSeveral && last.length > (isWhole ? 1 : 2) && beginsAll(words, spelled.split(" "), names)
    ) put(slug, 1);
  }
  // If a name already matches, one letter more or less decides little.
  if (found.size > 0 || letters.length < 4 || COUNTRIES.has(text)) return found;
  const stems = words.map(stem).join("");
  // If the text names a species, fewer names are possible.
  const most = Math.max(1, slipsOf(stems.length + (kind ? 1 : 0)));
  for (const { slug, letters: whole, isOfSeveral } of names.breedNames) {
    if (isOfSeveral || whole[0] !== stems[0] || !isOf(slug)) continue;
    // "Police dog" is not the start of a Polish Lowland Sheepdog.
    const start = isEnded ? whole : whole.slice(0, stems.length);
    const slips = Math.min(slipsBetween(stems, start, most), slipsBetween(stems, whole, most));
    if (slips <= most) put(slug, GUESSED + slips);
  }
  return found;
}

/**
 * Returns whether each word starts a different word of a name, in order. Words that many names share, such as
 * "dog" or "puppy", do not count.
 */
function beginsAll(words: readonly string[], ofName: readonly string[], names: Names): boolean {
  let at = 0;
  for (const word of words) {
    while (at < ofName.length && !(ofName[at]!.startsWith(word) && !isKind(ofName[at]!, names))) at++;
    if (at++ >= ofName.length) return false;
  }
  return true;
}

const isKind = (word: string, names: Names): boolean => names.exactly([stem(word)])?.kind === "filters";

const NEAR = /(?:^|\s)(?:near|in|around|outside|en)$/;
const FROM = /(?:^|\s)from$/;

function placesOf(tails: readonly Tail[], names: Names): { places: SearchSuggestion[]; isWhole: boolean } {
  for (const { words, before, after } of tails) {
    // "Cat" names the species, and is not the start of a city.
    if (after || (words.length === 1 && kindOf(words[0]!, names))) continue;
    const isSaid = NEAR.test(before) || FROM.test(before);
    const text = words.join(" ");
    if (placeKey(text).length < (isSaid ? 2 : before ? LEAST_OF_PLACE + 1 : LEAST_OF_PLACE)) continue;
    const labels = [...new Set([...statesLike(text, isSaid), ...landsLike(words, names)])].slice(
      0,
      MOST_PLACES,
    );
    if (labels.length === 0) continue;
    const places = labels.map((label) => ({
      kind: "place" as const,
      label,
      text: isSaid ? `${before} ${label}` : spaced(before, `near ${label}`),
    }));
    return { places, isWhole: before === "" };
  }
  return { places: [], isWhole: false };
}

/**
 * Returns states with this start, from four letters on, or from three after a word that announces a place.
 */
const statesLike = (text: string, isSaid: boolean): string[] =>
  text.length < (isSaid ? 3 : 4)
    ? []
    // People who type New York mean the city.
    : states.filter(({ long, short }) => plain(long).startsWith(text) && short !== "NY").map(({ long }) =>
      long
    );

/**
 * Returns regions and cities with this start. Several words suggest a region before a city. One word suggests
 * a city first, and so does the start of a region's central city.
 */
function landsLike(words: readonly string[], names: Names): string[] {
  const cities = citiesLike(words, names);
  const regions = names.places.regionsFrom(words.join(" "));
  const first = regions.filter(({ isRatherCity }) => words.length > 1 && !isRatherCity).map(({ label }) =>
    label
  );
  const others = regions.map(({ label }) => label).filter((label) => !first.includes(label));
  return [...first, ...cities.slice(0, 1), ...others, ...cities.slice(1)];
}

/** Returns cities with this start. If the last word starts a state, only cities of that name in it. */
function citiesLike(words: readonly string[], names: Names): string[] {
  const last = words.at(-1)!;
  const named = words.length < 2 ? [] : names.places.cities(placeKey(words.slice(0, -1).join(" ")))
    .filter(({ state }) =>
      states.some(({ short, long }) =>
        short === state && (short.toLowerCase().startsWith(last) || plain(long).startsWith(last))
      )
    );
  const found = named.length > 0 ? named : names.places.beginning(
    placeKey(words.join(" ")),
    MOST_PLACES + 1,
  );
  const isCountry = ({ name }: City) => named.length === 0 && COUNTRIES.has(placeKey(name));
  return found.filter((city) => !isCountry(city)).slice(0, MOST_PLACES).map(({ name, state }) =>
    `${name}, ${state}`
  );
}
