import { listed } from "../../platform/text.ts";
import { ADULT_SIZES, type AdultSize } from "../breeds/rules.ts";
import { crossedOf } from "../breeds/data/crosses.ts";
import { takeAmounts } from "./amounts_rules.ts";
import type { NamedBreed, Names } from "./names_index.ts";
import { takeCompany } from "./company_rules.ts";
import { NEAR_COLORS } from "./plain_words_rules.ts";
import {
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

/** The most that a search takes as text. */
const MOST_TEXT = 80;
/** How far people look who name a place and no distance, in miles. */
const NEAR_MILES = 100;
/** What people say in place of "good with". */
const GOOD_WITH =
  /\b(?:family|home|house|household) with (?=(?:a |an |my |our |small |young )?(?:kids?|child|toddlers?|bab|cats?|dogs?|other|birds?|chickens?|rabbits?))|\b(?:gets? along(?: well)?|ok(?:ay)?|great|fine|safe|friendly|gentle) (?:with|around|to|for) |\b(?:likes?|loves?) (?=kids|children|dogs|cats|other)/g;
const FRIENDLY = /\b(kids?|child|dog|cat|pet) (?:and|or) (kid|child|dog|cat|pet) friendly\b/g;
/** Between two breeds, an x says that they are the parents. */
const CROSSED = / x (?=[a-z])/g;
/** When a pet is to come home, which narrows nothing: "in December", "born in May". */
const MONTHS =
  /\b(?:born )?(?:in|by|before|until|after|this|early|late|mid|born|ready|available|ready to go|go home(?: date)?|take home) (?:early |late |mid )?(?:january|jan|february|feb|march|april|may|june|july|august|aug|september|sept|october|oct|november|nov|december|dec|spring|summer|fall|winter)\b(?: \d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:weeks?|months?|years?|miles?)))?(?: 20\d\d\b)?/g;
/** Two states of one name: "north or south carolina". */
const BOTH = /\b(?:north|south) (?:and|or|&) (?:north|south) (carolina|dakota)\b/g;
/** Of Spanish, what would be a place in English: "mi" is Michigan. */
const NEAR_ME = /\bcerca de (?:mi|aqui)\b/g;
/** "I'd like", which without its apostrophe is Idaho. */
const WOULD = /\bid (?=like|love|rather|prefer|want|have|get|take|be|really|need)/g;
/** When something comes about, which is no age: "ready in 2 weeks". */
const WAIT =
  /\b(?:(?:ready|available|due|expected) )?in (?:about |the next )?(?:\d{1,2}|an?|two|three|four|five|six|(?:a )?few|a couple(?: of)?)(?:(?: ?- ?| to )\d{1,2})? (?:more )?(?:days?|weeks?|wks?|months?)\b(?! old)/g;
/** For whom a pet is, with an age that is not the pet's: "for my 8 year old", "with a 2 year old child". */
const FOR_CHILD =
  /\b(?:for|with|and|around) (?:an? |my |our |the )?\d{1,2}[- ]?(?:years?|yrs?|months?|mos?)[- ]?olds? (?:child(?:ren)?|kids?|sons?|daughters?|girls?|boys?|toddlers?|bab(?:y|ies)|twins|grand(?:son|daughter|child)|niece|nephew)\b|\bfor (?:my|our) (?:[2-9]|1[0-7])[- ]?(?:years?|yrs?)[- ]?olds?\b(?= ?(?:$|[,.!?]|(?:and|who|in|near|under|with) ))/g;
const FOR_ADULT =
  /\b(?:for|with) (?:an? |my |our |the )?\d{2,3}[- ]?(?:years?|yrs?)[- ]?old (?:mother|father|mom|dad|grandma|grandpa|grandmother|grandfather|wife|husband|lady|woman|man|couple|parents?|aunt|uncle)\b/g;
const DOGS = /[\u{1F436}\u{1F415}\u{1F429}\u{1F9AE}]/gu;
const CATS = /[\u{1F431}\u{1F408}]/gu;
const LETTERS = /[a-z0-9]/;
/** What a color or a length before it is of, in place of the coat: "blue eyes", "long ears", and two breeds that nobody lists. */
const PART_OF_PET = /^(?:eye[ds]?|ear(?:s|ed)?|leg(?:s|ged)?|tails?|paws?|chest|spots|mouth|lacy)$/;
/** Phrases with slips in them are looked for up to so many words. */
const MOST_MISTYPED = 4;

const NOBODY: ReadonlySet<string> = new Set();

/** What has been understood so far; sizes and colors depend on the breeds, which may come after them. */
type Found = {
  meant: Meant;
  place: Place;
  breeds: Set<string>;
  /** What means any of several breeds, but for who names one of them: "hairless". */
  several: (readonly string[])[];
  groups: Set<string>;
  sizes: string[];
  colors: string[][];
  unwanted: Unwanted;
};

/**
 * Returns the filters that a text means, and the words of it that mean none. The longest phrases are read first, those with slips of
 * typing in them before shorter ones without, so that "golden retreiver" is one breed and "boston terier" no city. What it costs is
 * bounded by the numbers of letters and words that are looked at. `called`: words that a pet is called by, which makes them no slips of others.
 */
export function understand(typed: string, names: Names, called: ReadonlySet<string> = NOBODY): Understood {
  const { words, set, refused } = wordsSaid(typed);
  const meant = nothingMeant();
  const unwanted = takeUnwanted(words, names);
  const place: Place = { meant, others: [], notIn: unwanted.states };
  const found: Found = {
    ...{ meant, place, unwanted, breeds: new Set(), several: [], groups: new Set(), sizes: [], colors: [] },
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
  // A "not" says nothing where nothing is left of what it was said of.
  const left = words.filter(({ isUsed, word }, at) =>
    !isUsed && LETTERS.test(word) && !(isNot(word) && words.slice(at + 1).every(({ isUsed }) => isUsed))
  ).map(({ word }) => word).join(" ");
  return {
    ...{ filters, text: left.slice(0, MOST_TEXT).trim() },
    others: set.zip === undefined ? place.others : [],
    notLeftOut: [
      ...refused,
      ...unwanted.said.filter(({ isLeftOut }) => !isLeftOut?.(filters)).map(({ text }) => text),
    ],
  };
}

/** The words of a text in which the same is said in one way, and the amounts that were in it. */
function wordsSaid(typed: string): { words: Word[]; set: Partial<Meant>; refused: string[] } {
  const shown = typed.slice(0, MOST_LETTERS).replace(DOGS, " dog ").replace(CATS, " cat ");
  const said = saidNot(plain(shown)).replace(CROSSED, " mix ")
    .replace(BOTH, "$1s").replace(FOR_CHILD, " | good with kids | ").replace(FOR_ADULT, " | ").replace(
      MONTHS,
      " | ",
    ).replace(WAIT, " | ").replace(NEAR_ME, "near me")
    .replace(WOULD, "i ");
  const { text, set, refused } = takeAmounts(withCompass(said));
  const words = readWords(
    text.replace(FRIENDLY, "good with $1 and $2").replace(GOOD_WITH, "good with "),
    capitalsOf(typed),
  );
  return { words, set, refused };
}

/** Returns what a text is about where it says so, but for what the pets are good with or what is refused. */
export function kindOf(typed: string, names: Names): Kind | undefined {
  const { words } = wordsSaid(typed);
  takeUnwanted(words, names);
  takeCompany(words, nothingMeant());
  return kindSaid(words, names);
}

/** The words of two letters that are in capitals where others are not. */
const capitalsOf = (typed: string): ReadonlySet<string> =>
  new Set(/[a-z]/.test(typed) ? typed.match(/\b[A-Z]{2}\b/g)?.map((word) => word.toLowerCase()) : []);

function readWords(text: string, capitals: ReadonlySet<string>): Word[] {
  const all = (text.match(/[a-z0-9]+|[,|]/g) ?? []).slice(0, MOST_WORDS);
  return all.map((word, at) => ({
    ...{ word, isUsed: false, isCapital: capitals.has(word) },
    // "Blue eyes" is no color of a coat: both words stay as they are.
    stem: LETTERS.test(word) && !PART_OF_PET.test(word) && !PART_OF_PET.test(all[at + 1] ?? "")
      ? stem(word)
      : "",
  }));
}

/** Takes breeds over by so many words before anything else of as many: in "light golden retriever" is no "light golden". */
function takeBreeds(words: readonly Word[], count: number, names: Names, found: Found): void {
  for (let at = 0; count > 1 && at + count <= words.length; at++) {
    const some = words.slice(at, at + count);
    if (some.some(({ isUsed, stem }) => isUsed || stem === "")) continue;
    const meaning = names.exactly(some.map(({ stem }) => stem));
    if (meaning?.kind === "breed" && add(meaning, found)) { for (const word of some) word.isUsed = true; }
  }
}

/** Takes a phrase over as a name, a plain word, a state or a city; false where it is none of them. */
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
  // Of a word that says nothing by itself, a pet may be called.
  if (exact?.kind === "filler" && all.length === 1 && called.has(words[0]!.word)) return false;
  if (exact) return add(exact, found);
  const isCalled = count === 1 && called.has(words[0]!.word);
  if (!isCalled && takeBare(all, at, count, names.places, found.place)) return true;
  if (!isCalled && takeStateLike(words.map(({ word }) => word).join(" "), found.place)) return true;
  const letters = stems.join("");
  const isLong = words.length > MOST_MISTYPED || letters.length < LEAST_MISTYPED;
  if (isLong || isCalled) return false;
  // "Corgi, no deposit" begins with no slip of "corgipoo".
  if (words.slice(1).some(({ word }) => isNot(word))) return false;
  // "Without fur" is no slip of "without fee".
  if (isNot(words[0]!.word) && words.at(-1)!.word.length < LEAST_MISTYPED) return false;
  // Words that are all known mean what they say: "red poodle" is no slip of "toy poodle", but "golden doodle" is one name.
  const known = stems.filter((stem) => names.exactly([stem]) !== undefined);
  // "Without papers" is no slip of "without hair": "without" has none.
  const unknown = stems.filter((stem, at) => !known.includes(stem) && !isNot(words[at]!.word)).join("");
  // Slips are in the words that nobody knows: "barn cat" is no slip of "baby cat".
  const near = names.nearly(letters, words.length > 1 ? slipsOf(unknown.length) : undefined);
  if (near) {
    return isOf(near.meaning, kind, names) && !isSaidWithout(stems, near.meaning, names) &&
      add(near.meaning, found);
  }
  // A short word is a slip where the others name the same breed by themselves: "shiba inue".
  const ofKnown = unknown.length > 2 ? names.exactly(known) : undefined;
  const whole = ofKnown?.kind === "breed" ? names.nearly(letters, 1)?.meaning : undefined;
  return whole !== undefined && isSame(whole, ofKnown) && add(whole, found);
}

export type Kind = NamedBreed["category"];

/** What a text is about where it says so: who asks for a cat means no dog by a slip of its breed. */
function kindSaid(words: readonly Word[], names: Names): Kind | undefined {
  const types = new Set(words.flatMap(({ stem, isUsed }) => {
    const meaning = isUsed ? undefined : names.exactly([stem]);
    return meaning?.kind === "filters" ? meaning.set.type ?? [] : [];
  }));
  const [only, another] = types;
  return only === undefined || another ? undefined : `${only}s`;
}

/** Whether a meaning is of such pets, as far as it says of which. */
const isOf = (meaning: Meaning, kind: Kind | undefined, names: Names): boolean =>
  kind === undefined || meaning.kind !== "breed" ||
  meaning.slugs.some((slug) => names.breeds.get(slug)!.category === kind);

/** Takes "golden" for a color where all else is of cats, and "mix" for no dog: who asks for a golden kitten wants no retriever. */
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

/** Whether words mean the same without the first or the last, which means something by itself: "hypo-allergenic cat" is two things. */
function isSaidWithout(stems: readonly string[], meaning: Meaning, names: Names): boolean {
  return [[stems[0]!, stems.slice(1)] as const, [stems.at(-1)!, stems.slice(0, -1)] as const].some((
    [one, others],
  ) =>
    // In "saint bernard st louis", "st" is of the city.
    others.length > 0 && (names.exactly([one]) !== undefined || one.length < 3) &&
    // "Siberian huskey" is no Siberian beside a husky.
    !(meaning.kind === "breed" && names.exactly([one])?.kind === "breed") &&
    isSame(names.exactly(others) ?? names.nearly(others.join(""))?.meaning, meaning)
  );
}

function add(meaning: Meaning, { meant, breeds, several, groups, sizes, colors }: Found): boolean {
  if (meaning.kind === "breed") {
    if (meaning.group) groups.add(meaning.group);
    if (meaning.slugs.length > 1 && !meaning.group) several.push(meaning.slugs);
    else for (const slug of meaning.slugs) breeds.add(slug);
  } else if (meaning.kind === "size") sizes.push(meaning.sizeClass);
  else if (meaning.kind === "color") colors.push([...meaning.titles]);
  else if (meaning.kind === "filters") merge(meant, meaning.set);
  return true;
}

/** Adds filters to filters: lists grow, but of ages what was said last counts. */
function merge(meant: Meant, set: Partial<Meant>): void {
  for (const [name, value] of Object.entries(set) as [keyof Meant, unknown][]) {
    const before = meant[name];
    const isList = Array.isArray(before) && name !== "age";
    Object.assign(meant, { [name]: isList ? [...new Set([...before, ...value as unknown[]])] : value });
  }
}

/** The most colors that a search takes. */
const MOST_COLORS = 20;
const SMALL = new Set(["Micro-Mini", "Petite", "Mini", "Toy"]);
/** How heavy dogs get of which people say so; the small ones have several names. */
const ADULT: Readonly<Record<string, readonly AdultSize[]>> = {
  Medium: ["medium"],
  Large: ["large", "giant"],
  Giant: ["giant"],
};
const adultOf = (size: string): readonly AdultSize[] => SMALL.has(size) ? ["small"] : ADULT[size] ?? [];
/** The size classes of the sets that breeds are sold by. */
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
  // A ZIP code says more than the city beside it.
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
  // What is left of several breeds by name has none of the others.
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
  // "Small or medium" is all of these.
  if (meant.isSmall && meant.sizeClass.some((size) => !SMALL.has(size))) {
    meant.isSmall = false;
    meant.sizeClass.push(...[...SMALL].filter((size) => classes.has(size)));
  }
  // A weight up to or from narrows a breed that is sold by size, if no size is said. The name of another breed says it already.
  const isSized = classes.size > 0 && meant.sizeClass.length === 0 && !meant.isSmall &&
    // Poodles are small or large, and none is sold as one between.
    (meant.adultSize.join() !== "medium" || classes.has("Medium") || classes.has("Tweenie"));
  if (isCat || (named.length > 0 && !isSized)) meant.adultSize = [];
  meant.sizeClass = [...new Set(meant.sizeClass)];
  leaveOutKinds(meant, unwanted, classes);
  // Breeds that are not sold by size are of one, which their name says already.
  if (named.length > 0 && classes.size === 0) meant.isSmall = false;
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

/** Asks for dogs that get so heavy, where no breed is named; refused sizes leave the others. */
function setAdultSizes(meant: Meant, sizes: readonly string[], unwanted: Unwanted): void {
  const refused = [
    ...unwanted.sizes.flatMap(adultOf),
    ...unwanted.filters.some(({ isSmall }) => isSmall) ? ["small"] : [],
  ];
  const words = [...sizes.flatMap(adultOf), ...meant.isSmall ? ["small"] : []];
  if (words.length === 0 && meant.adultSize.length === 0 && refused.length === 0) return;
  const others = ADULT_SIZES.filter((size) => !refused.includes(size));
  // A word and a weight are said of the same dog; what contradicts all that was said before is passed over.
  meant.adultSize = [meant.adultSize, words, others].reduce((left: readonly string[], said) => {
    const both = left.filter((size) => (said as string[]).includes(size));
    return both.length > 0 ? both : left;
  }, ADULT_SIZES) as AdultSize[];
  meant.type = ["Dog"];
  meant.isSmall = false;
}

/** Leaves out sizes, coats, generations and shelters that are refused, but where others of these are asked for. */
function leaveOutKinds(
  meant: Meant,
  { filters, sizes }: Unwanted,
  /** The sizes that the breeds asked for are sold by. */
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

/** What is left out for who wants no such color: it, or the nearest to it where the breeds have only that. */
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

/** Whether a color has another in it: "Black and Tan" has "Black". */
const hasColor = (title: string, color: string): boolean =>
  ` ${title.toLowerCase()} `.includes(` ${color.toLowerCase()} `);

/** Whether no other breed was named beside a group. */
function isOnlyGroup(group: string, slugs: readonly string[], names: Names): boolean {
  const meaning = names.exactly([stem(group)]);
  return meaning?.kind === "breed" && slugs.length === meaning.slugs.length &&
    slugs.every((slug) => meaning.slugs.includes(slug));
}

/** What breeders list of the cats that people call orange. */
const ORANGE_CATS = ["Orange", "Orange Tabby", "Red Tabby"];

/**
 * The colors that a word means: those of the breeds that are called so, or have it or one near it in their names, but as a mark
 * ("and Tan"); else the color itself.
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
