import { listed } from "../../platform/text.ts";
import { ADULT_SIZES, type AdultSize } from "../breeds/rules.ts";
import { crossedOf } from "../breeds/data/crosses.ts";
import { takeAmounts } from "./amounts_rules.ts";
import type { NamedBreed, Names } from "./names_index.ts";
import { takeCompany } from "./company_rules.ts";
import { takeDates } from "./dates_rules.ts";
import { isPure, NEAR_COLORS } from "./plain_words_rules.ts";
import {
  isRatherPlace,
  type Place,
  takeBare,
  takeLone,
  takePlace,
  takeShort,
  takeStateLike,
  withCompass,
} from "./place_rules.ts";
import { LEAST_MISTYPED, MOST_LETTERS, MOST_WORDS, plain, slipsOf, stem, type Word } from "./text_rules.ts";
import { type Meaning, type Meant, nothingMeant, type Understood } from "./understood_rules.ts";
import {
  askForOthers,
  isNot,
  isUnwanted,
  MOST_AWAY,
  MOST_LEFT_OUT,
  saidNot,
  takeUnwanted,
  type Unwanted,
  wordsLeftOut,
} from "./unwanted_rules.ts";

/** Maximum length of a text search. */
const MOST_TEXT = 80;
/** Default distance around a named place, in miles. */
const NEAR_MILES = 100;
/** Phrases with the meaning of "good with". */
const GOOD_WITH =
  /\b(?:family|home|house|household) with (?=(?:a |an |my |our |small |young )?(?:kids?|child|toddlers?|bab|cats?|dogs?|other|birds?|chickens?|rabbits?))|\b(?:gets? along(?: well)?|ok(?:ay)?|great|fine|safe|friendly|gentle) (?:with|around|to|for) |\b(?:likes?|loves?) (?=kids|children|dogs|cats|other)/g;
const FRIENDLY = /\b(kids?|child|dog|cat|pet) (?:and|or) (kid|child|dog|cat|pet) friendly\b/g;
/** An x between two breeds means that they are the parents. */
const CROSSED = / x (?=[a-z])/g;
/** Two states that share a name: "north or south carolina". */
const BOTH = /\b(?:north|south) (?:and|or|&) (?:north|south) (carolina|dakota)\b/g;
/** Spanish words that would be a place in English: "mi" is Michigan. */
const NEAR_ME = /\bcerca de (?:mi|aqui)\b/g;
/** "I'd like", which reads as Idaho without its apostrophe. */
const WOULD = /\bid (?=like|love|rather|prefer|want|have|get|take|be|really|need)/g;
/** Both ages of a species: "kitten or cat" is a cat of any age. */
const ANY_AGE =
  /\b(puppy|puppies|pups?|kittens?|kitty|kitties) (?:or|and|and or|\/) (?:an? )?(?:young |adult |older |grown |senior )*(dogs?|cats?)\b|\b(dogs?|cats?) (?:or|and) (?:an? )?(puppy|puppies|pups?|kittens?|kitty|kitties)\b/g;
const OF_AGE: Readonly<Record<string, string>> = { p: "dog", k: "cat", d: "dog", c: "cat" };
/** A quoted text is searched for as it is. */
const QUOTED = /^\s*["\u201c](.{1,80})["\u201d]\s*$/;
/** Terms of a sale with a time in them, which is no age: "2 year health guarantee". */
const TERMS =
  /\b(?:\d+|one|two|three|five|ten|lifetime)[- ]?(?:years?|yrs?|months?|days?|hours?)?[- ]?(?:(?:health|genetic|hip|money back|return) )*(?:guarantees?|warranty|warranties|contracts?|return policy)\b/g;
/** Words after a part of a pet, or before it, that make it a health test. */
const PROOF = /^(?:test|clear|cert|exam|check|screen|ofa)/;
/** Abbreviations in names of breeds. */
const MTN = /\b(?:mtn|mtns|mt) (?=dogs?\b)/g;

/** Recipients whose age is not the pet's: "for my 8 year old", "with a 2 year old child". */
const FOR_CHILD =
  /\b(?:for|with|and|around) (?:an? |my |our |the )?\d{1,2}[- ]?(?:years?|yrs?|months?|mos?)[- ]?olds? (?:child(?:ren)?|kids?|sons?|daughters?|girls?|boys?|toddlers?|bab(?:y|ies)|twins|grand(?:son|daughter|child)|niece|nephew)\b|\bfor (?:my|our) (?:[2-9]|1[0-7])[- ]?(?:years?|yrs?)[- ]?olds?\b(?= ?(?:$|[,.!?]|(?:and|who|in|near|under|with) ))/g;
const FOR_ADULT =
  /\b(?:for|with) (?:an? |my |our |the )?\d{2,3}[- ]?(?:years?|yrs?)[- ]?old (?:mother|father|mom|dad|grandma|grandpa|grandmother|grandfather|wife|husband|lady|woman|man|couple|parents?|aunt|uncle)\b/g;
const DOGS = /[\u{1F436}\u{1F415}\u{1F429}\u{1F9AE}]/gu;
const CATS = /[\u{1F431}\u{1F408}]/gu;
const LETTERS = /[a-z0-9]/;
/**
 * Parts of a pet. A color or length before them does not describe the coat: "blue eyes", "long ears". Also
 * two breeds without listings.
 */
const PART_OF_PET = /^(?:eye[ds]?|ear(?:s|ed)?|leg(?:s|ged)?|tails?|paws?|chest|spots|mouth|lacy)$/;
/** Maximum number of words in a phrase with typos. */
const MOST_MISTYPED = 4;

const NOBODY: ReadonlySet<string> = new Set();

/** Meanings found up to now. Sizes and colors depend on the breeds, which may come later in the text. */
type Found = {
  meant: Meant;
  place: Place;
  breeds: Set<string>;
  /** Meanings that fit any of several breeds, unless the text names one of them: "hairless". */
  several: (readonly string[])[];
  groups: Set<string>;
  /** Wishes that no filter knows. */
  unknown: string[];
  /** Size words as typed. */
  sized: string[];
  isNearMe: boolean;
  sizes: string[];
  colors: string[][];
  unwanted: Unwanted;
};

/**
 * Returns the filters of a text, and its words without a filter. Longest phrases are read first, and those
 * with typos before shorter ones without: this makes "golden retreiver" one breed, and "boston terier" no
 * city. The limits on letters and words bound the cost. `called`: words that are names of pets, and therefore
 * not typos of other words.
 */
export function understand(
  typed: string,
  names: Names,
  called: ReadonlySet<string> = NOBODY,
  today: string,
): Understood {
  const quoted = QUOTED.exec(typed)?.[1]?.trim();
  if (quoted) {
    const text = plain(quoted).slice(0, MOST_TEXT).trim();
    return {
      filters: nothingMeant(),
      text,
      phrases: [text],
      unknown: [],
      isNearMe: false,
      others: [],
      notLeftOut: [],
    };
  }
  const { words, set, refused, born, weights } = wordsSaid(typed, today);
  const meant = nothingMeant();
  const unwanted = takeUnwanted(words, names);
  const place: Place = { meant, others: [], notIn: unwanted.states };
  const found: Found = {
    meant,
    place,
    unwanted,
    breeds: new Set(),
    several: [],
    groups: new Set(),
    unknown: [...born],
    sized: [...weights],
    isNearMe: false,
    sizes: [],
    colors: [],
  };
  takeCompany(words, meant);
  takePlace(words, names, place);
  const kind = kindSaid(words, names);
  takeLone(typed.replace(/[\s.]/g, ""), words, found.meant);
  for (let count = Math.min(names.longest, words.length); count > 0; count--) {
    takeBreeds(words, count, names, found);
    for (let at = 0; at + count <= words.length; at++) {
      const some = words.slice(at, at + count);
      if (some.some(({ isUsed, stem }) => isUsed || stem === "")) continue;
      if (takePhrase(words, at, count, names, found, { called, kind })) {
        for (const word of some) word.isUsed = true;
      }
    }
  }
  takeOfCats(words, found, names);
  for (const slugs of found.several) {
    const of = kind ? slugs.filter((slug) => names.breeds.get(slug)!.category === kind) : slugs;
    if (slugs.some((slug) => found.breeds.has(slug))) continue;
    for (const slug of of.length > 0 ? of : slugs) found.breeds.add(slug);
  }
  takeShort(words, meant, called);
  const filters = settled(found, set, names);
  // A "not" means nothing if the words after it are all understood.
  const isLeft = ({ isUsed, word }: Word, at: number) =>
    !isUsed && LETTERS.test(word) && !(isNot(word) && words.slice(at + 1).every(({ isUsed }) => isUsed));
  const left = words.filter(isLeft).map(({ word }) => word).join(" ");
  const phrases: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!isLeft(word, at)) continue;
    if (at > 0 && isLeft(words[at - 1]!, at - 1)) phrases.push(`${phrases.pop()!} ${word.word}`);
    else phrases.push(word.word);
  }
  const isPlaced = filters.zip !== undefined || filters.state.length > 0;
  const isCat = filters.type.includes("Cat");
  const isOfOneBreed = filters.breeds.some((slug) => !crossedOf(new Set([slug])).includes("mixed-breed"));
  return {
    filters,
    text: left.slice(0, MOST_TEXT).trim(),
    phrases,
    unknown: [...new Set([...found.unknown, ...isCat ? found.sized : []])]
      .filter((phrase) => !(isOfOneBreed && isPure(phrase))),
    isNearMe: found.isNearMe && !isPlaced,
    others: set.zip === undefined ? place.others : [],
    notLeftOut: [
      ...refused,
      ...unwanted.said.filter(({ isLeftOut }) => !isLeftOut?.(filters)).map(({ text }) => text),
    ],
  };
}

/** Returns the words of a text after unifying equivalent phrases, and its amounts and dates. */
function wordsSaid(
  typed: string,
  today: string,
): { words: Word[]; set: Partial<Meant>; refused: string[]; born: string[]; weights: string[] } {
  const shown = typed.slice(0, MOST_LETTERS).replace(DOGS, " dog ").replace(CATS, " cat ");
  const said = saidNot(plain(shown)).replace(CROSSED, " mix ")
    .replace(BOTH, "$1s").replace(FOR_CHILD, " | good with kids | ")
    .replace(NEAR_ME, "near me").replace(WOULD, "i ").replace(MTN, "mountain ")
    .replace(ANY_AGE, (_, young?: string, old?: string, first?: string) => {
      const [a, b] = [young ?? first!, old ?? first!].map((word) => OF_AGE[word[0]!]!);
      return a === b ? a! : _;
    });
  const terms: string[] = [];
  const take = (term: string) => {
    terms.push(term);
    return " | ";
  };
  const { text: undated, dates, born } = takeDates(
    said.replace(TERMS, take).replace(FOR_ADULT, take),
    today,
  );
  const { text, set, refused, weights } = takeAmounts(withCompass(undated));
  Object.assign(set, dates);
  const words = readWords(
    text.replace(FRIENDLY, "good with $1 and $2").replace(GOOD_WITH, "good with "),
    capitalsOf(typed),
  );
  return { words, set, refused, born: [...born, ...terms], weights };
}

/** Returns the species that a text names, apart from companions and rejections. */
export function kindOf(typed: string, names: Names): Kind | undefined {
  const { words } = wordsSaid(typed, "2000-01-01");
  takeUnwanted(words, names);
  takeCompany(words, nothingMeant());
  return kindSaid(words, names);
}

/** Returns two-letter words in capitals, if other words are in lowercase. */
const capitalsOf = (typed: string): ReadonlySet<string> =>
  new Set(/[a-z]/.test(typed) ? typed.match(/\b[A-Z]{2}\b/g)?.map((word) => word.toLowerCase()) : []);

function readWords(text: string, capitals: ReadonlySet<string>): Word[] {
  const all = (text.match(/[a-z0-9]+|[,|]/g) ?? []).slice(0, MOST_WORDS);
  return all.map((word, at) => ({
    word,
    isUsed: false,
    isCapital: capitals.has(word),
    // "Blue eyes" is not a coat color: both words stay as they are.
    stem: LETTERS.test(word) && (isProof(all, at) || !PART_OF_PET.test(word)) &&
        (isProof(all, at + 1) || !PART_OF_PET.test(all[at + 1] ?? ""))
      ? stem(word)
      : "",
  }));
}

const isProof = (all: readonly string[], at: number): boolean =>
  PROOF.test(all[at + 1] ?? "") || PROOF.test(all[at - 1] ?? "") ||
  (["and", ","].includes(all[at - 1] ?? "") && all.some((word) => PROOF.test(word)));

/**
 * Reads breeds of this number of words before other phrases of the same length: "light golden retriever" is
 * not a "light golden".
 */
function takeBreeds(words: readonly Word[], count: number, names: Names, found: Found): void {
  for (let at = 0; count > 1 && at + count <= words.length; at++) {
    const some = words.slice(at, at + count);
    if (some.some(({ isUsed, stem }) => isUsed || stem === "")) continue;
    const meaning = names.exactly(some.map(({ stem }) => stem));
    if (meaning?.kind === "breed" && add(meaning, found, "")) { for (const word of some) word.isUsed = true; }
  }
}

/** Reads a phrase as a name, a plain word, a state or a city. Returns false if it is none of these. */
function takePhrase(
  all: readonly Word[],
  at: number,
  count: number,
  names: Names,
  found: Found,
  { called, kind }: { called: ReadonlySet<string>; kind: Kind | undefined },
): boolean {
  const words = all.slice(at, at + count);
  const stems = words.map(({ stem }) => stem);
  const exact = names.exactly(stems);
  // A filler word alone may be the name of a pet.
  if (exact?.kind === "filler" && all.length === 1 && called.has(words[0]!.word)) return false;
  const said = words.map(({ word }) => word).join(" ");
  if (exact) return add(exact, found, said);
  const isName = count === 1 && called.has(said);
  const isCalled = isName && !isRatherPlace(said, names.places);
  if (isName && !isCalled && all.length === 1) {
    found.place.others.push({
      label: `pets named ${said[0]!.toUpperCase()}${said.slice(1)}`,
      said,
      text: `"${said}"`,
    });
  }
  if (!isCalled && takeBare(all, at, count, names.places, found.place)) return true;
  if (!isCalled && takeStateLike(words.map(({ word }) => word).join(" "), found.place)) return true;
  const letters = stems.join("");
  const isLong = words.length > MOST_MISTYPED || letters.length < LEAST_MISTYPED;
  if (isLong || isCalled) return false;
  // "Corgi, no deposit" does not start with a typo of "corgipoo".
  if (words.slice(1).some(({ word }) => isNot(word))) return false;
  // "Without fur" is not a typo of "without fee".
  if (isNot(words[0]!.word) && words.at(-1)!.word.length < LEAST_MISTYPED) return false;
  // If all words are known, they keep their meanings: "red poodle" is no typo of "toy poodle". "golden
  // doodle" is one name.
  const known = stems.filter((stem) => names.exactly([stem]) !== undefined);
  // "Without papers" is not a typo of "without hair": "without" has no typo.
  const unknown = stems.filter((stem, at) => !known.includes(stem) && !isNot(words[at]!.word)).join("");
  // Typos occur in unknown words: "barn cat" is not a typo of "baby cat".
  const near = names.nearly(letters, words.length > 1 ? slipsOf(unknown.length) : undefined);
  // In "german shepherd long coat", "long" belongs to the next word.
  const isOfNext = count > 1 && names.exactly([stems.at(-1)!, all[at + count]?.stem ?? ""]) !== undefined;
  if (near) {
    return !isOfNext && isOf(near.meaning, kind, names) && !isSaidWithout(stems, near.meaning, names) &&
      add(near.meaning, found, said);
  }
  // A short unknown word is a typo if the other words alone name the same breed: "shiba inue".
  const ofKnown = unknown.length > 2 ? names.exactly(known) : undefined;
  const whole = ofKnown?.kind === "breed" ? names.nearly(letters, 1)?.meaning : undefined;
  return whole !== undefined && isSame(whole, ofKnown) && add(whole, found, said);
}

export type Kind = NamedBreed["category"];

/** Returns the species that a text names. After "cat", a typo cannot mean a breed of dogs. */
function kindSaid(words: readonly Word[], names: Names): Kind | undefined {
  const types = new Set(words.flatMap(({ stem, isUsed }) => {
    const meaning = isUsed ? undefined : names.exactly([stem]);
    return meaning?.kind === "filters" ? meaning.set.type ?? [] : [];
  }));
  const [only, another] = types;
  return only === undefined || another ? undefined : `${only}s`;
}

/** Returns whether a meaning fits this species, as far as it implies one. */
const isOf = (meaning: Meaning, kind: Kind | undefined, names: Names): boolean =>
  kind === undefined || meaning.kind !== "breed" ||
  meaning.slugs.some((slug) => names.breeds.get(slug)!.category === kind);

/**
 * Reads "golden" as a color, and drops the mixed-breed dog, if everything else concerns cats: a "golden
 * kitten" is no retriever.
 */
function takeOfCats(words: readonly Word[], { meant, breeds, colors }: Found, names: Names): void {
  const others = [...breeds].filter((slug) => slug !== GOLDEN && slug !== MIXED);
  const isOfCats = others.length > 0
    ? others.every((slug) => names.breeds.get(slug)!.category === "Cats")
    : meant.type.join() === "Cat";
  if (isOfCats) breeds.delete(MIXED);
  // "Cats and golden" asks for both.
  const isWord = words.some(({ word }, at) =>
    word === "golden" && !PARTED.has(words[at - 1]?.word ?? "") && !PARTED.has(words[at + 1]?.word ?? "")
  );
  if (isOfCats && isWord && breeds.delete(GOLDEN)) colors.push(["Golden"]);
}

const GOLDEN = "golden-retriever";
const MIXED = "mixed-breed";
const PARTED = new Set(["and", "or", ",", "|", "retriever"]);

const isSame = (a: Meaning | undefined, b: Meaning | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns whether words mean the same without the first or last word, which has its own meaning:
 * "hypo-allergenic cat" is two things.
 */
function isSaidWithout(stems: readonly string[], meaning: Meaning, names: Names): boolean {
  return [[stems[0]!, stems.slice(1)] as const, [stems.at(-1)!, stems.slice(0, -1)] as const].some((
    [one, others],
  ) =>
    // In "saint bernard st louis", "st" belongs to the city.
    others.length > 0 && (names.exactly([one]) !== undefined || one.length < 3) &&
    // "Siberian huskey" is not a Siberian next to a husky.
    !(meaning.kind === "breed" && names.exactly([one])?.kind === "breed") &&
    isSame(names.exactly(others) ?? names.nearly(others.join(""))?.meaning, meaning)
  );
}

function add(meaning: Meaning, found: Found, said: string): boolean {
  const { meant, breeds, several, groups, sizes, colors } = found;
  if (meaning.kind === "breed") {
    if (meaning.group) groups.add(meaning.group);
    if (meaning.slugs.length > 1 && !meaning.group) several.push(meaning.slugs);
    else for (const slug of meaning.slugs) breeds.add(slug);
  } else if (meaning.kind === "size") {
    sizes.push(meaning.sizeClass);
    found.sized.push(said);
  } else if (meaning.kind === "unknown") {
    found.unknown.push(said);
    // A guard dog is a dog.
    const types = [
      /\bdogs?\b/.test(said) ? ["Dog" as const] : [],
      /\bcats?\b/.test(said) ? ["Cat" as const] : [],
    ];
    meant.type = [...new Set([...meant.type, ...types.flat()])];
  }
  if (meaning.kind === "near") found.isNearMe = true;
  else if (meaning.kind === "color") colors.push([...meaning.titles]);
  else if (meaning.kind === "filters") {
    merge(meant, meaning.set);
    if (meaning.set.isSmall) found.sized.push(said);
  }
  return true;
}

/** Merges filters: lists grow, but ages shrink to the common ones. */
function merge(meant: Meant, set: Partial<Meant>): void {
  for (const [name, value] of Object.entries(set) as [keyof Meant, unknown][]) {
    const before = meant[name];
    if (name === "age") {
      // "Newborn kittens" are the youngest ones. The last of contradictory ages wins.
      const ages = value as Meant["age"];
      const both = meant.age.filter((age) => ages.includes(age));
      meant.age = both.length > 0 ? both : [...ages];
      continue;
    }
    const isList = Array.isArray(before);
    Object.assign(meant, { [name]: isList ? [...new Set([...before, ...value as unknown[]])] : value });
  }
}

/** Maximum number of colors in a search. */
const MOST_COLORS = 20;
const SMALL = new Set(["Micro-Mini", "Petite", "Mini", "Toy"]);
/** Adult weights of dogs for size words. Several words mean small. */
const ADULT: Readonly<Record<string, readonly AdultSize[]>> = {
  Medium: ["medium"],
  Large: ["large", "giant"],
  Giant: ["giant"],
};
const adultOf = (size: string): readonly AdultSize[] => SMALL.has(size) ? ["small"] : ADULT[size] ?? [];
/** Size classes in listings of these breeds. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  doodle: ["Micro-Mini", "Petite", "Medium", "Standard"],
  dachshund: ["Mini", "Tweenie", "Standard"],
  poodle: ["Mini", "Toy", "Standard"],
};

function settled(
  { meant, breeds, groups, sizes, colors, unwanted }: Found,
  set: Partial<Meant>,
  names: Names,
): Meant {
  const place = meant.zip;
  merge(meant, set);
  // A ZIP code is more exact than the city next to it.
  meant.zip = set.zip ?? place;
  const asked = crossedOf(breeds);
  const named = asked.map((slug) => names.breeds.get(slug)!).filter(({ slug }) =>
    !isUnwanted(unwanted, slug)
  );
  if (named.length > 0) {
    meant.breeds = named.map(({ slug }) => slug);
    meant.type = [
      ...new Set(named.map(({ category }) => category === "Dogs" ? "Dog" as const : "Cat" as const)),
    ];
    const [group, another] = groups;
    meant.breedName = named.length === 1
      ? meant.breeds[0]!
      : group && !another && isOnlyGroup(group, asked, names)
      ? group
      : null;
  }
  askForOthers(unwanted, meant, names);
  // After a rejection, the rest of several breeds is already listed by name and needs no exclusion.
  if (named.length === 0 || meant.breedName === [...groups][0]) {
    const words = wordsLeftOut(unwanted, meant, new Set(named.length > 0 ? asked : []), names);
    meant.notBreed = words.slice(0, MOST_LEFT_OUT);
  }
  const classes = new Set(named.flatMap(({ sizeClassSet }) => CLASSES[sizeClassSet] ?? []));
  const isCat = meant.type.includes("Cat");
  if (named.length === 0 && !isCat) setAdultSizes(meant, sizes, unwanted);
  for (const size of sizes) {
    if (named.length === 0 && adultOf(size).length > 0) meant.isSmall ||= isCat && SMALL.has(size);
    else if (size === "Large" || size === "Giant") {
      if (classes.has("Standard")) meant.sizeClass.push("Standard");
    } else if (named.length === 0 || classes.has(size)) meant.sizeClass.push(size);
    else if (SMALL.has(size)) meant.isSmall = true;
  }
  // "Small or medium" means all of these.
  if (meant.isSmall && meant.sizeClass.some((size) => !SMALL.has(size))) {
    meant.isSmall = false;
    meant.sizeClass.push(...[...SMALL].filter((size) => classes.has(size)));
  }
  // A size class is more exact than a weight.
  if (isCat || (named.length > 0 && meant.sizeClass.length > 0)) meant.adultSize = [];
  else if (named.length > 0) {
    const said = [...meant.isSmall ? ["small" as const] : [], ...sizes.flatMap(adultOf)];
    const both = meant.adultSize.filter((size) => said.includes(size));
    if (said.length > 0) {
      meant.adultSize = both.length > 0 ? both : ADULT_SIZES.filter((size) => said.includes(size));
    }
  }
  meant.sizeClass = [...new Set(meant.sizeClass)];
  leaveOutKinds(meant, unwanted, classes);
  meant.isSmall = false;
  const ofBreeds = new Set(named.flatMap(({ colors }) => colors));
  const isAnyCat = named.length === 0 && meant.type.join() === "Cat";
  meant.color = [
    ...new Set(
      colors.flatMap((titles) =>
        isAnyCat && titles.includes("Orange") ? ORANGE_CATS : titlesOf(titles, ofBreeds)
      ),
    ),
  ].slice(0, MOST_COLORS);
  const refused = unwanted.colors.flatMap((titles) => refusedOf(titles, ofBreeds, isAnyCat));
  if (colors.length === 0) meant.notColor = [...new Set(refused)].slice(0, MOST_LEFT_OUT);
  else {
    const left = meant.color.filter((title) => !refused.some((color) => hasColor(title, color)));
    if (left.length > 0) meant.color = left;
  }
  const kinds = meant.parentTests.filter((kind) => kind !== "any");
  if (kinds.length > 0) meant.parentTests = kinds;
  // A destination is reached by delivery anyway.
  if (meant.deliverTo !== undefined) meant.delivery = meant.delivery.filter((way) => way === "pickup");
  if (meant.zip === undefined) meant.distance = undefined;
  else {
    meant.distance ??= NEAR_MILES;
    meant.sort ??= "distance";
    meant.state = [];
  }
  if (meant.state.length === 0) meant.notState = [...unwanted.states].slice(0, MOST_LEFT_OUT);
  meant.notZip = [...new Set([...meant.notZip, ...unwanted.zips])].slice(0, MOST_AWAY);
  meant.notDistance = meant.notZip.length > 0 ? meant.notDistance ?? unwanted.miles : undefined;
  return meant;
}

/** Requests dogs of these adult sizes if no breed is named. Rejecting sizes leaves the others. */
function setAdultSizes(meant: Meant, sizes: readonly string[], unwanted: Unwanted): void {
  const refused = [
    ...unwanted.sizes.flatMap(adultOf),
    ...unwanted.filters.some(({ isSmall }) => isSmall) ? ["small"] : [],
  ];
  const words = [...sizes.flatMap(adultOf), ...meant.isSmall ? ["small"] : []];
  if (words.length === 0 && meant.adultSize.length === 0 && refused.length === 0) return;
  const others = ADULT_SIZES.filter((size) => !refused.includes(size));
  // Word and weight describe the same dog. A contradiction of everything before it is ignored.
  meant.adultSize = [meant.adultSize, words, others].reduce((left: readonly string[], said) => {
    const both = left.filter((size) => (said as string[]).includes(size));
    return both.length > 0 ? both : left;
  }, ADULT_SIZES) as AdultSize[];
  meant.type = ["Dog"];
  meant.isSmall = false;
}

/**
 * Excludes rejected sizes, coats, generations and shelters, unless the text requests others of the same kind.
 */
function leaveOutKinds(
  meant: Meant,
  { filters, sizes }: Unwanted,
  /** Size classes in listings of the requested breeds. */
  classes: ReadonlySet<string>,
): void {
  const small = [...SMALL].filter((size) => classes.has(size));
  const ofSize = (size: string) =>
    classes.has(size)
      ? [size]
      : SMALL.has(size)
      ? small
      : ["Large", "Giant"].includes(size) && classes.has("Standard")
      ? ["Standard"]
      : [];
  const refused = {
    sizeClass: [...sizes.flatMap(ofSize), ...filters.flatMap(({ isSmall }) => isSmall ? small : [])],
    coatType: filters.flatMap(({ coatType = [] }) => coatType),
    generation: filters.flatMap(({ generation = [] }) => generation),
  };
  if (meant.sizeClass.length === 0) meant.notSizeClass = [...new Set(refused.sizeClass)];
  if (meant.coatType.length === 0) meant.notCoatType = [...new Set(refused.coatType)];
  if (meant.generation.length === 0) meant.notGeneration = [...new Set(refused.generation)];
  meant.notRescue = !meant.isRescue && filters.some(({ isRescue }) => isRescue);
  const hasNoSmall = small.length > 0 && small.every((size) => meant.notSizeClass.includes(size));
  meant.notSmall = !meant.isSmall && (hasNoSmall || filters.some(({ isSmall }) => isSmall));
}

/** Returns the exclusion for a rejected color: it, or the nearest one if the breeds have only that. */
function refusedOf(
  titles: readonly string[],
  ofBreeds: ReadonlySet<string>,
  isAnyCat: boolean,
): readonly string[] {
  if (isAnyCat && titles.includes("Orange")) return ["Orange", "Red Tabby"];
  const [title] = titles;
  const isOf = (color: string | undefined) =>
    color !== undefined && [...ofBreeds].some((one) => hasColor(one, color));
  const [near] = NEAR_COLORS[title!] ?? [];
  return [!isOf(title) && isOf(near) ? near! : title!];
}

/** Returns whether a color contains another: "Black and Tan" contains "Black". */
const hasColor = (title: string, color: string): boolean =>
  ` ${title.toLowerCase()} `.includes(` ${color.toLowerCase()} `);

/** Returns whether the text names no breed besides a group. */
function isOnlyGroup(group: string, slugs: readonly string[], names: Names): boolean {
  const meaning = names.exactly([stem(group)]);
  return meaning?.kind === "breed" && slugs.length === meaning.slugs.length &&
    slugs.every((slug) => meaning.slugs.includes(slug));
}

/** Colors in listings of cats that people call orange. */
const ORANGE_CATS = ["Orange", "Orange Tabby", "Red Tabby"];

/**
 * Returns the colors that a word means for these breeds: those with this name, or else those that contain it
 * or a near color, except as a mark ("and Tan"). Falls back to the color itself.
 */
function titlesOf(titles: readonly string[], ofBreeds: ReadonlySet<string>): readonly string[] {
  const same = titles.filter((title) => ofBreeds.has(title));
  if (same.length > 0) return same;
  const word = titles[0] ?? "";
  for (const near of [word, ...listed(NEAR_COLORS, word) ?? []]) {
    const within = [...ofBreeds].filter((title) => title.split(" and ")[0]!.split(" ").includes(near));
    if (within.length > 0 && within.length <= 4) return within;
  }
  return titles;
}
