import type { Names } from "./names_index.ts";
import { placeAt } from "./place_rules.ts";
import { OLD, YOUNG } from "./plain_words_rules.ts";
import { LEAST_MISTYPED, stem, type Word, wordsOf } from "./text_rules.ts";
import type { Meaning, Meant } from "./understood_rules.ts";

/** Rejections in a text: breeds, colors, plain words, and places. */
export type Unwanted = {
  breeds: { slugs: readonly string[]; group?: string | undefined }[];
  /** One color in each, by its names in listings. */
  colors: (readonly string[])[];
  filters: Partial<Meant>[];
  /** Size words: "Toy", "Large". */
  sizes: string[];
  /** State abbreviations. */
  states: Set<string>;
  zips: Set<string>;
  /** Radius around the ZIP codes, if the text names one. */
  miles: number | undefined;
  /** Rejected words as typed, with a test for their exclusion. Undefined if no filter can exclude them. */
  said: { text: string; isLeftOut: ((meant: Meant) => boolean) | undefined }[];
};

/** Maximum number of excluded breeds, colors and states in a search, each. */
export const MOST_LEFT_OUT = 10;
/** Maximum number of excluded places. */
export const MOST_AWAY = 3;

const NOT = new Set(
  "not no non neither without except isnt arent dont nor never hate excluding cant cannot wont doesnt shouldnt"
    .split(
      " ",
    ),
);
const BETWEEN = new Set(
  [
    "a",
    "an",
    "any",
    "the",
    "want",
    "like",
    "need",
    "looking",
    "for",
    "interested",
    "show",
    "me",
    "see",
    "too",
    "very",
    "be",
    "have",
    "get",
    "own",
    "of",
    "my",
  ],
);
const AND_NOT = new Set(["or", "nor"]);
const BEFORE_PLACE = new Set(["near", "in", "on", "around", "from", "close", "to", "at", "by", "within"]);

/** Phrases with the meaning of "not": "other than", and "but" after "anything". */
const OTHERWISE: readonly [said: RegExp, not: string][] = [
  [
    /\b(?:not|no) (?:from )?(?:an? |any )?(?:(?:puppy |kitten )?mills?|back ?yard breeders?|scams?|scammers?)\b/g,
    "",
  ],
  [/(^|\s)[-!](?=[a-z])|\bminus\b|\bw\/o\b/g, "$1not "],
  [/\b(?!fee|shed|allerg)([a-z]{4,})-free\b/g, "not $1"],
  [/\brather (.{1,40}?) than\b/g, "$1 not"],
  // "No dogs over 50 lbs" rejects the weight.
  [
    /\b(dont|not|no)(?: want)?(?: an?| any)? (dogs?|puppy|puppies) (over|under|above|below|(?:more|less|(?:larg|bigg|heavi|small|light)er) than)(?= \d)/g,
    "$2 not $3",
  ],
  // "I don't want a dog that sheds" is about a dog.
  [
    /\b(dont|not|no)(?: want)?(?: an?| any)? (dogs?|cats?|pets?|breeds?|puppy|puppies|kittens?|one) (that|who|which) /g,
    "$2 $3 $1 ",
  ],
  [
    /\b(?:other|rather) than\b|\binstead of\b|\b(?:aside|apart) from\b|\b(?:excludes?|avoid|hide|omit)\b|\bbesides\b|\bdo not\b/g,
    "not",
  ],
  [/\binterested in\b/g, ""],
  [/\boutside of\b/g, "outside"],
  [/\b(?:far|away|far away) from\b(?! me\b)/g, "not near"],
  [
    /\b((?:any|every|all)(?:thing|one|body|where)?(?: [a-z]+){0,2}) but (?!not\b|no\b|with\b|in\b|under\b|near\b|i\b)/g,
    "$1 not ",
  ],
];

/** Returns a text with all phrases of rejection replaced by "not". */
export const saidNot = (text: string): string =>
  OTHERWISE.reduce((said, [pattern, not]) => said.replace(pattern, not), text);

/** Returns whether a word rejects the words after it. */
export const isNot = (word: string): boolean => NOT.has(word);

/**
 * Reads and marks all rejections in a text ("not a puppy", "no doodles", "not in Texas"). "No shedding" is a
 * phrase with its own meaning and stays.
 */
export function takeUnwanted(words: readonly Word[], names: Names): Unwanted {
  const unwanted: Unwanted = {
    breeds: [],
    colors: [],
    filters: [],
    sizes: [],
    states: new Set(),
    zips: new Set(),
    miles: undefined,
    said: [],
  };
  for (let at = 0; at < words.length; at++) {
    const { word, isUsed } = words[at]!;
    if (isUsed) continue;
    // Outside a city means near it. Outside a state means not in it.
    const isOutside = word === "outside";
    if (!isOutside && (!isNot(word) || phraseAt(words, at, names))) continue;
    if (!takePlaces(words, at, names, unwanted, isOutside) && !isOutside) {
      takeList(words, at, names, unwanted);
    }
  }
  return unwanted;
}

/** Reads the places after a "not", also several joined by "or". Returns false if there is none. */
function takePlaces(
  words: readonly Word[],
  at: number,
  names: Names,
  unwanted: Unwanted,
  isOutside: boolean,
): boolean {
  let from = at;
  do {
    let next = from + 1;
    while (BETWEEN.has(words[next]?.word ?? "")) next++;
    let start = next;
    while (isBeforePlace(words, start)) start++;
    if (start > next && words[start]?.word === "the") start++;
    const isSaid = start > next || from > at;
    const place = placeAt(words, start, names, { isSaid, isState: isOutside });
    if (!place || (!isOutside && !isSaid && phraseAt(words, next, names))) return from > at;
    if (!noteAway(place, unwanted)) {
      unwanted.said.push({ text: textOf(words, start, place.next), isLeftOut: undefined });
    }
    use(words, from, place.next);
    from = place.next;
  } while (isAnd(words[from]) || isPlaceListed(words, from, names));
  return true;
}

const isAnd = (word: Word | undefined): boolean => AND_NOT.has(word?.word ?? "") || word?.word === "and";

/** Returns whether a comma separates two places of a list that ends with "or" or "and". */
function isPlaceListed(words: readonly Word[], at: number, names: Names): boolean {
  const next = words[at]?.word === ","
    ? placeAt(words, at + 1, names, { isSaid: true, isState: false })
    : undefined;
  return next !== undefined && (isAnd(words[next.next]) || isPlaceListed(words, next.next, names));
}

/** Records an unwanted place. Returns false if a search cannot exclude any more of them. */
function noteAway(
  { states, zip, miles }: { states?: readonly string[]; zip?: string; miles?: number },
  unwanted: Unwanted,
): boolean {
  if (zip === undefined) {
    for (const state of states ?? []) unwanted.states.add(state);
    return unwanted.states.size <= MOST_LEFT_OUT;
  }
  if (unwanted.zips.size === MOST_AWAY) return unwanted.zips.has(zip);
  unwanted.zips.add(zip);
  if (miles !== undefined) unwanted.miles = Math.max(miles, unwanted.miles ?? 0);
  return true;
}

/** Returns whether a word announces a place, also between two such words: "in or near". */
const isBeforePlace = (words: readonly Word[], at: number): boolean =>
  BEFORE_PLACE.has(words[at]?.word ?? "") ||
  (words[at]?.word === "or" && BEFORE_PLACE.has(words[at - 1]?.word ?? "") &&
    BEFORE_PLACE.has(words[at + 1]?.word ?? ""));

/** Reads the words after a "not": one phrase, or several joined by "or". */
function takeList(words: readonly Word[], at: number, names: Names, unwanted: Unwanted): void {
  let from = at;
  let kind: string | undefined;
  do {
    let next = from + 1;
    // "Not from a shelter": `takePlaces` has already read the places.
    while (BETWEEN.has(words[next]?.word ?? "") || words[next]?.word === "from") next++;
    const phrase = phraseAt(words, next, names) ?? wordOfBreed(words, next, names) ??
      wordOfColor(words, next, names);
    if (!phrase) return;
    note(phrase.meaning, textOf(words, next, phrase.next), names, unwanted);
    use(words, from, phrase.next);
    from = phrase.next;
    // Pit bulls have their own breed, but "pit bull mixes" do not.
    if (phrase.meaning.kind === "breed" && words[from]?.stem === "mix") {
      unwanted.said.push({ text: textOf(words, next, from + 1), isLeftOut: undefined });
      use(words, from, ++from);
    }
    kind = phrase.meaning.kind;
  } while (AND_NOT.has(words[from]?.word ?? "") || isListed(words, from, kind, names));
}

/**
 * Returns whether a list continues: "and" or a comma before another item of the same kind. A comma counts
 * only if "or" or "and" follows later.
 */
function isListed(words: readonly Word[], at: number, kind: string, names: Names): boolean {
  const part = words[at]?.word;
  if (part !== "and" && part !== ",") return false;
  const phrase = phraseAt(words, at + 1, names);
  if (phrase?.meaning.kind !== kind || (kind !== "breed" && kind !== "color")) return false;
  const after = words[phrase.next]?.word ?? "";
  return part === "and" || AND_NOT.has(after) || isListed(words, phrase.next, kind, names);
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words.slice(from, to).map(({ word }) => word).join(" ").replaceAll(" ,", ",");

function use(words: readonly Word[], from: number, to: number): void {
  for (const word of words.slice(from, to)) word.isUsed = true;
}

type Phrase = { meaning: Meaning; next: number };

/** Returns the longest phrase with a meaning that starts at a word, despite typos. */
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

/** Returns the breeds whose names contain a word: "shepherd, not german". */
function wordOfBreed(words: readonly Word[], at: number, names: Names): Phrase | undefined {
  const word = words[at];
  if (!word || word.stem === "") return undefined;
  const slugs = [...names.breeds.values()].filter(({ name }) => wordsOf(name).map(stem).includes(word.stem))
    .map(({ slug }) => slug);
  return slugs.length > 0 ? { meaning: { kind: "breed", slugs }, next: at + 1 } : undefined;
}

/** Returns the color whose name contains a word: "not a tabby". */
function wordOfColor(words: readonly Word[], at: number, names: Names): Phrase | undefined {
  const word = words[at];
  if (!word || word.stem === "") return undefined;
  for (const { colors } of names.breeds.values()) {
    for (const title of colors) {
      const said = title.split(" ").find((one) => stem(one.toLowerCase()) === word.stem);
      if (said) return { meaning: { kind: "color", titles: [said] }, next: at + 1 };
    }
  }
  return undefined;
}

function note(meaning: Phrase["meaning"], text: string, names: Names, unwanted: Unwanted): void {
  const { said } = unwanted;
  if (meaning.kind === "breed") {
    const { group, slugs } = meaning;
    unwanted.breeds.push({ slugs, group });
    const words = group ? [group] : slugs;
    // A search for other breeds, or for cats, already excludes these.
    const typeOf = (slug: string) => names.breeds.get(slug)!.category === "Dogs" ? "Dog" : "Cat";
    said.push({
      text,
      isLeftOut: ({ breeds, type: types, notBreed }) =>
        breeds.length > 0 || !slugs.some((slug) => types.includes(typeOf(slug))) ||
        words.every((word) => notBreed.includes(word) || (!group && !types.includes(typeOf(word)))),
    });
  } else if (meaning.kind === "color") {
    if (meaning.titles.length > 0) unwanted.colors.push(meaning.titles);
    said.push({ text, isLeftOut: ({ color, notColor }) => color.length > 0 || notColor.length > 0 });
  } else if (meaning.kind === "filters") {
    unwanted.filters.push(meaning.set);
    const { type: [type] = [], age, sex, generation, coatType, isRescue, isSmall } = meaning.set;
    const isOther = (age ?? sex?.length === 1) || type;
    said.push({
      text,
      isLeftOut: isOther
        ? ({ type: types }) => Boolean(age || sex || (type && !types.includes(type)))
        : generation || coatType
        ? () => true
        : isRescue
        ? ({ notRescue }) => notRescue
        : isSmall
        ? hasSize
        : undefined,
    });
  } else if (meaning.kind === "size") {
    unwanted.sizes.push(meaning.sizeClass);
    said.push({ text, isLeftOut: hasSize });
  } else said.push({ text, isLeftOut: undefined });
}

const hasSize = ({ adultSize, sizeClass, notSizeClass }: Meant): boolean =>
  adultSize.length > 0 || sizeClass.length > 0 || notSizeClass.length > 0;

/** Returns whether a breed is among the unwanted ones, by its slug. */
export const isUnwanted = ({ breeds }: Unwanted, slug: string): boolean =>
  breeds.some(({ slugs }) => slugs.includes(slug));

/**
 * Returns the words that exclude unwanted breeds: those of the requested species or, if the text requests
 * breeds, those of these breeds.
 */
export const wordsLeftOut = (
  { breeds }: Unwanted,
  { type }: Meant,
  asked: ReadonlySet<string>,
  names: Names,
): string[] => {
  const isMeant = (slug: string) =>
    asked.size > 0
      ? asked.has(slug)
      : type.includes(names.breeds.get(slug)!.category === "Dogs" ? "Dog" : "Cat");
  const words = breeds.flatMap(({ slugs, group }) => {
    const meant = slugs.filter(isMeant);
    if (group) return meant.length > 0 ? [group] : [];
    return meant.length <= MOST_LEFT_OUT ? meant : [];
  });
  return [...new Set(words)];
};

/**
 * Requests the opposite of a rejection: a kitten for a cat that is not grown up. Skips a rejection that would
 * leave nothing, and one about dogs in a search for cats.
 */
export function askForOthers({ breeds, filters }: Unwanted, meant: Meant, names: Names): void {
  const said = meant.type;
  const types = new Set(said);
  for (const slug of said.length > 0 ? [] : breeds.flatMap(({ slugs }) => slugs)) {
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
