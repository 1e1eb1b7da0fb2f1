import { states } from "../places/rules.ts";
import type { Names } from "./names_index.ts";
import { type City, LARGE, placeKey, type PlaceNames, type Region } from "./place_names_index.ts";
import { plain, slipsBetween, type Word } from "./text_rules.ts";
import { type Meant, nothingMeant, type Reading } from "./understood_rules.ts";

/** Words before a place. After words with many other uses, only larger cities count. */
const BEFORE = new Set(["near", "around", "in", "outside", "en"]);
const ALSO_BEFORE = new Set(["from", "to", "into", "at", "by", "cerca", "de"]);
/**
 * Divisor for the minimum share of ZIP codes that another city of the same name needs to be a possible
 * meaning.
 */
const ALSO_MEANT = 6;
const MOST_OTHERS = 2;
/** State abbreviations that are words. They mean a state only at the end of a phrase. */
const ALSO_WORDS = new Set(["in", "or", "me", "hi", "oh", "ok"]);
/** State abbreviations that are Spanish words. They mean no state on their own. */
const NO_STATE = new Set(["de", "la"]);
/** State abbreviations that also start other phrases: "Mt Pleasant", "I'd", "ma belle". */
const AT_END = new Set(["mt", "id", "ma", "pa", "al", "mo", "ms", "co"]);
/** Names of states that more people use for the city. */
const RATHER_CITIES = new Set(["new york", "la", "dc"]);
/** Words that end a place which is not a city: "the Canadian border", "Boston airport". */
const LANDMARK = new Set(
  "border beach airport park lake river bridge mall base university college zoo stadium coast mountain mountains"
    .split(" "),
);
/** Maximum number of words examined for a landmark. */
const MOST_OF_LANDMARK = 4;
/** Countries. A few villages share their names. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  "canada mexico england germany france italy spain ireland scotland australia china japan india russia brazil"
    .split(" "),
);
const BORDER = /\b(?:canadian|mexican|canada|mexico) border$/;

/** Returns whether a text ends in the border of a country, which is not a Border Collie. */
export const isBorder = (text: string): boolean => BORDER.test(text);

/** Words after "la" that mark it as a place, because "la" is also a Spanish word. */
const AREA = new Set(["area", "county"]);
/** Returns the maximum number of typos in a city's name. */
const slipsOfCity = (key: string): number => key.length < 6 ? 0 : key.length < 10 ? 1 : 2;

const STATES = new Map(
  states.flatMap(({ short, long }) => [[short.toLowerCase(), short], [plain(long), short]]),
);
/** Spellings of a part of a state, abbreviated or in full: "NE Ohio", "W. Virginia", "southwest Florida". */
const COMPASS = new RegExp(
  String.raw`\b(?:(n|s|e|w)\.?|(ne|nw|se|sw)\.?|(north|south)[ -]?(?:east|west)(?:ern)?) (?=(${
    states.map(({ long }) => plain(long)).join("|")
  }|virginia|carolina|dakota)\b|(?:${
    "oh pa ga fl tx mi mn wi ia ks mo nc va tn ky ok ar ny nj az nm wa il".split(" ").join("|")
  })\b)`,
  "g",
);
const WINDS: Readonly<Record<string, string>> = { n: "north", s: "south", e: "east", w: "west" };

/** Letters with periods between them: "N.Y.", "W. Va.". */
const DOTTED = /\b([a-z])\. ?([a-z])\b\.?/g;
const WEST_VIRGINIA = /\bw\.? ?va\b\.?/g;

/** Returns a text with states without periods, and with the names of their parts spelled out. */
export const withCompass = (text: string): string =>
  text.replace(WEST_VIRGINIA, "west virginia").replace(
    DOTTED,
    (said, one: string, two: string) => STATES.has(one + two) ? one + two : said,
  ).replace(COMPASS, (said, one?: string, two?: string, whole?: string, state?: string) => {
    if (one) return state === undefined ? said : `${windOf(one, state)} `;
    return `${whole ?? WINDS[two![0]!]}ern `;
  });

/** Spells out a direction: "W Virginia" and "N Carolina" are states, but "N Texas" is a part of one. */
const windOf = (letter: string, state: string): string =>
  (letter === "w" && state === "virginia") || ("ns".includes(letter) && /^(?:carolina|dakota)$/.test(state))
    ? WINDS[letter]!
    : `${WINDS[letter]}ern`;

/** Returns the maximum number of typos in a state's name. Short names resemble other words. */
const slipsOfState = (letters: number): number => letters < 7 ? 0 : letters < 9 ? 1 : 2;
/** Words that are one letter away from a state. */
const NO_SLIPS = new Set(["indian", "virginian", "georgian", "georgie", "georgina"]);

/** Names of states that may have typos, by their first letters. */
const MISTYPED = Map.groupBy(
  [...STATES].filter(([name]) => slipsOfState(name.length) > 0),
  ([name]) => name[0]!,
);

/** Cache of recent lookups: each word of a text is looked up several times. */
const asked = new Map<string, string | undefined>();
const MOST_ASKED = 1_000;

/** Returns the state with a mistyped name: "Tennesee". */
function stateLike(name: string): string | undefined {
  if (name.length < 6 || !MISTYPED.has(name[0]!)) return undefined;
  if (asked.has(name)) return asked.get(name);
  if (asked.size >= MOST_ASKED) asked.clear();
  const found = NO_SLIPS.has(name) ? undefined : MISTYPED.get(name[0]!)!.find(([long]) => {
    const most = slipsOfState(long.length);
    return slipsBetween(name, long, most) <= most;
  });
  asked.set(name, found?.[1]);
  return found?.[1];
}

/** Reads a state with a mistyped name. */
export function takeStateLike(name: string, { meant }: Place): boolean {
  const state = stateLike(name);
  if (state && !meant.state.includes(state)) meant.state.push(state);
  return state !== undefined;
}

const LONG = new Map(states.map(({ short, long }) => [short, long]));

/** Place found up to now, other possible meanings of its name, and the states that it is not in. */
export type Place = { meant: Meant; others: Reading[]; notIn: ReadonlySet<string> };

/** Words for delivery, before its destination. */
const SENT =
  /^(?:ship(?:s|ped|ping|pable)?|deliver(?:s|ed|y|ies|ing)?|fly|flies|flown|flying|flight|transport(?:s|ed|ing|ation)?|send|sent|bring|brought)$/;
/** Words before "to" that make it a location: "close to Denver", "moving to Texas". */
const LOCATED = new Set(
  "close closer closest near nearest next moving moved move relocating relocate belong".split(" "),
);
/** Words for the buyer's home, after "to". */
const HOME = new Set("house home door doorstep me us family address place apartment".split(" "));

/** Returns whether the place after a word is the home that a pet travels to, and not its location. */
function isDestination(words: readonly Word[], at: number): boolean {
  const word = words[at]?.word;
  const before = words[at - 1]?.word ?? "";
  if (word === "to" || word === "into") return !LOCATED.has(before);
  if (word !== "in" && word !== "at") return false;
  const isSent = (end: number) => words.slice(0, end).some(({ word }) => SENT.test(word));
  return SENT.test(before) || (HOME.has(before) && isSent(at - 1));
}

/** Reads a place with `read`. If a pet is to travel there, it becomes the destination. */
function withDestination(
  words: readonly Word[],
  before: number,
  place: Place,
  read: (place: Place) => void,
): void {
  if (!isDestination(words, before)) return read(place);
  const target: Place = { ...place, meant: nothingMeant(), others: [] };
  read(target);
  const { zip, state: [state] } = target.meant;
  place.meant.deliverTo ??= zip ?? state;
  for (const word of zip ?? state ? words : []) if (SENT.test(word.word)) word.isUsed = true;
}

/** Reads a place that a text names explicitly: a city with its state, or the words after "near". */
export function takePlace(words: readonly Word[], names: Names, place: Place): void {
  for (let at = 0; at < words.length; at++) {
    if (place.meant.zip !== undefined) break;
    withDestination(words, at - 1, place, ({ meant }) => takeCityOfState(words, at, names, meant));
  }
  for (let at = 0; at < words.length; at++) {
    const { word, isUsed } = words[at]!;
    const isTarget = isDestination(words, at);
    if (place.meant.zip !== undefined && !isTarget) continue;
    if (isBorder(nameOf(words, at, 2) ?? "")) takeLandmark(words, at - 1, names, place);
    if (isUsed || !(BEFORE.has(word) || ALSO_BEFORE.has(word))) continue;
    withDestination(words, at, place, (target) => takeAfter(words, at, names, target));
  }
  for (const [at, { word, isUsed, isCapital }] of words.entries()) {
    // "Corgi OR" names Oregon if the other words are in lowercase.
    const isShort = isCapital && !isUsed && at > 0 && ALSO_WORDS.has(word) && endsAt(words, at + 1);
    if (!isShort || (word === "me" && ["near", "for", "with", "to", "by"].includes(words[at - 1]!.word))) {
      continue;
    }
    place.meant.state = [...place.meant.state, STATES.get(word)!];
    use(words, at, at + 1);
  }
}

/** Reads state abbreviations that are not words: "labs tx". */
export function takeShort(words: readonly Word[], meant: Meant, called: ReadonlySet<string>): void {
  for (const [at, { word, isUsed }] of words.entries()) {
    const state = isUsed || word.length > 2 || ALSO_WORDS.has(word) || NO_STATE.has(word) || called.has(word)
      ? undefined
      : STATES.get(word);
    if (!state || words.length === 1 || (AT_END.has(word) && !endsAt(words, at + 1))) continue;
    meant.state = [...new Set([...meant.state, state])];
    use(words, at, at + 1);
  }
}

/**
 * Reads a state that is the whole text: "TX", and also "OR" in capitals, because "or" in lowercase is a word.
 */
export function takeLone(typed: string, words: readonly Word[], meant: Meant): void {
  const state = words.length === 1 && typed.length === 2 ? STATES.get(typed.toLowerCase()) : undefined;
  if (!state || RATHER_CITIES.has(typed.toLowerCase())) return;
  if (typed !== state && ALSO_WORDS.has(typed.toLowerCase())) return;
  meant.state = [state];
  use(words, 0, 1);
}

/**
 * Returns the place that starts at a word, with the position after it: states, or a ZIP code with a radius if
 * known. Undefined if there is none. `isSaid`: a preceding word announces a place. `isState`: only states
 * count.
 */
export function placeAt(
  words: readonly Word[],
  at: number,
  names: Names,
  { isSaid, isState }: { isSaid: boolean; isState: boolean },
): { next: number; states?: readonly string[]; zip?: string; miles?: number } | undefined {
  const state = words[at]?.word === "me" ? undefined : stateAt(words, at);
  const isWord = state && !isSaid && state.next === at + 1 && words[at]!.word.length === 2;
  const isCity = state && !isState && RATHER_CITIES.has(textBetween(words, at, state.next));
  if (state && !isWord && !isCity) return { next: state.next, states: [state.state] };
  for (let count = isState ? 0 : 4; count > 0; count--) {
    const name = nameOf(words, at, count);
    if (name === undefined || name === "me") continue;
    const region = names.places.region(name);
    if (region) {
      const next = stateAfter(words, at + count, region);
      return "states" in region
        ? { next, states: region.states }
        : { next, zip: region.city.zip, miles: region.miles };
    }
    const comma = words[at + count]?.word === "," ? 1 : 0;
    const of = stateAt(words, at + count + comma);
    const there = of && names.places.city(placeKey(name, true), of.state);
    if (there) return { next: of.next, zip: there.zip };
    const city = names.places.city(placeKey(name));
    if (city && (city.zips >= LARGE || (isSaid && !isKnown(words.slice(at, at + count), names)))) {
      return { next: at + count, zip: city.zip };
    }
  }
  return undefined;
}

const textBetween = (words: readonly Word[], from: number, to: number): string =>
  words.slice(from, to).map(({ word }) => word).join(" ");

/**
 * Returns the name that this number of words form. Undefined if a separator interrupts them or if they have a
 * meaning.
 */
function nameOf(words: readonly Word[], at: number, count: number): string | undefined {
  const some = words.slice(at, at + count);
  if (some.length < count || some.some(({ stem, isUsed }) => stem === "" || isUsed)) return undefined;
  return some.map(({ word }) => word).join(" ");
}

function use(words: readonly Word[], from: number, to: number): void {
  for (let at = from; at < to; at++) words[at]!.isUsed = true;
}

const endsAt = (words: readonly Word[], at: number): boolean =>
  words[at] === undefined || words[at].stem === "" || words[at].isUsed;

/** Returns whether words mean something other than a place: one means a filter, or all are filler words. */
function isKnown(words: readonly Word[], names: Names): boolean {
  const kinds = words.map(({ stem }) => names.exactly([stem])?.kind);
  return kinds.some((kind) => kind !== undefined && kind !== "filler") ||
    kinds.every((kind) => kind === "filler");
}

/** Returns the state that starts at a word, the position after it, and whether it was mistyped. */
function stateAt(
  words: readonly Word[],
  at: number,
): { state: string; next: number; isMistyped: boolean } | undefined {
  for (let count = 3; count > 0; count--) {
    const name = nameOf(words, at, count) ?? "";
    const exact = STATES.get(name);
    const state = exact ?? stateLike(name);
    if (!state) continue;
    if (count === 1 && ALSO_WORDS.has(words[at]!.word) && !endsAt(words, at + 1)) continue;
    return { state, next: at + count, isMistyped: exact === undefined };
  }
  return undefined;
}

function takeCityOfState(words: readonly Word[], at: number, names: Names, meant: Meant): void {
  for (let count = 4; count > 0; count--) {
    const name = nameOf(words, at, count);
    if (name === undefined) continue;
    const region = names.places.region(name);
    const next = stateAfter(words, at + count, region);
    if (next > at + count && takeRegion(region, meant)) return use(words, at, next);
    if (count === 1 && isPart(words, at)) continue;
    const comma = words[at + count]?.word === "," ? 1 : 0;
    const state = stateAt(words, at + count + comma);
    if (!state) continue;
    const isWord = words.slice(at, at + count).some(({ stem }) => names.exactly([stem]));
    const key = placeKey(name, true);
    const city = names.places.city(key, state.state) ?? names.places.city(placeKey(name), state.state) ??
      (isWord || state.isMistyped ? undefined : cityLike(key, names.places, state.state));
    if (!city) continue;
    meant.zip = city.zip;
    return use(words, at, state.next);
  }
}

function takeAfter(words: readonly Word[], at: number, names: Names, place: Place): void {
  const isSure = BEFORE.has(words[at]!.word) ||
    (isDestination(words, at) && words.slice(0, at).some(({ word }) => SENT.test(word)));
  if (isSure && takeLandmark(words, at, names, place)) return;
  const first = words[at + 1];
  const isMe = first?.word === "me" && !(first.isCapital && words[at]!.word === "in");
  const state = isMe ? undefined : stateAt(words, at + 1);
  for (let count = 4; count > 0; count--) {
    const name = nameOf(words, at + 1, count);
    if (name === undefined || isMe || first!.word === "my") continue;
    // "in golden retrievers" also starts with a city.
    const longer = words.slice(at + 1, at + 2 + count).map(({ stem }) => stem);
    if (longer.length > count && names.exactly(longer)?.kind === "breed") return;
    const region = names.places.region(name);
    if (takeRegion(region, place.meant)) return use(words, at, stateAfter(words, at + 1 + count, region));
    if (state && state.next >= at + 1 + count && !RATHER_CITIES.has(name)) break;
    if (count > 1 && isPart(words, at + 1)) continue;
    const isOther = isKnown(words.slice(at + 1, at + 1 + count), names);
    const city = names.places.city(placeKey(name)) ??
      (isSure && !isOther ? cityLike(placeKey(name), names.places) : undefined);
    if (!city || (city.zips < LARGE && (!isSure || isOther))) continue;
    takeCity(name, city, names.places, place);
    return use(words, at, at + 1 + count);
  }
  if (!state) return;
  place.meant.state = [...place.meant.state, state.state];
  use(words, at, state.next);
}

/**
 * Reads the place of a landmark: "near Boston airport". If neither a place nor a breed is known, the words
 * stay text: a border is not a Border Collie. Returns false if there is no landmark, or if it is the name of
 * a place: "near Virginia Beach".
 */
function takeLandmark(words: readonly Word[], at: number, names: Names, place: Place): boolean {
  const from = at + (words[at + 1]?.word === "the" ? 2 : 1);
  if (COUNTRIES.has(words[from]?.word ?? "") && stateAfterComma(words, from + 1) === undefined) {
    keepAsText(words, from, from + 1);
    return true;
  }
  for (let count = 2; count <= MOST_OF_LANDMARK; count++) {
    const name = nameOf(words, from, count);
    if (name === undefined) return false;
    const last = from + count - 1;
    if (!LANDMARK.has(words[last]!.word)) continue;
    const longer = words.slice(last, last + 2).map(({ stem }) => stem);
    const isPlace = names.places.region(name) ?? names.places.city(placeKey(name)) ??
      stateAfterComma(words, from + count);
    if (isPlace || (longer.length === 2 && names.exactly(longer))) return false;
    const before = nameOf(words, from, count - 1)!;
    const city = names.places.city(placeKey(before));
    if (city && city.zips >= LARGE) takeCity(before, city, names.places, place);
    else if (STATES.has(before)) place.meant.state = [...place.meant.state, STATES.get(before)!];
    else if (!takeRegion(names.places.region(before), place.meant)) {
      keepAsText(words, from, last + 1);
      return true;
    }
    use(words, at, last + 1);
    return true;
  }
  return false;
}

const stateAfterComma = (words: readonly Word[], at: number) =>
  stateAt(words, words[at]?.word === "," ? at + 1 : at);

/** Keeps words as text to search for. */
function keepAsText(words: readonly Word[], from: number, to: number): void {
  for (const word of words.slice(from, to)) word.stem = "";
}

/** Reads a city by its name alone, and records other meanings of the name: another city, or a state. */
function takeCity(name: string, first: City, places: PlaceNames, { meant, others, notIn }: Place): void {
  const all = places.cities(placeKey(first.name)).filter(({ state }) => !notIn.has(state));
  const [city] = all;
  if (!city) return;
  meant.zip = city.zip;
  const state = name.length === 2 ? LONG.get(STATES.get(name) ?? "") : undefined;
  if (state && name !== "dc") others.push({ label: state, said: name });
  if (placeKey(name, true) !== placeKey(city.name)) return;
  const also = all.slice(1, 1 + MOST_OTHERS)
    .filter(({ zips }) => zips >= LARGE && zips * ALSO_MEANT >= city.zips);
  others.push(...also.map(({ name: other, state }) => ({ label: `${other}, ${state}`, said: name })));
}

function takeRegion(region: Region | undefined, meant: Meant): boolean {
  if (!region) return false;
  if ("states" in region) meant.state = [...new Set([...meant.state, ...region.states])];
  else [meant.zip, meant.distance] = [meant.zip ?? region.city.zip, region.miles];
  return true;
}

/** Returns whether a preceding word makes a city's name a part of a state: "western New York". */
const isOfPartOf = (words: readonly Word[], at: number): boolean =>
  /ern$|^central$/.test(words[at - 1]?.word ?? "");

const PART = /ern$|^(?:north|south|east|west|central)$/;

/** Returns whether a part of a state starts at a word: "east texas" is not a city. */
const isPart = (words: readonly Word[], at: number): boolean =>
  PART.test(words[at]?.word ?? "") && stateAt(words, at + 1) !== undefined &&
  stateAt(words, at)?.next !== at + 2;

/** Returns the position after a state that follows a region of it: "Bay Area, CA". */
function stateAfter(words: readonly Word[], at: number, region: Region | undefined): number {
  const after = stateAt(words, words[at]?.word === "," ? at + 1 : at);
  return after && region && "state" in region && after.state === region.state ? after.next : at;
}

/** Returns the city with the nearest name to a mistyped one. The larger of two equally near ones wins. */
export function cityLike(key: string, places: PlaceNames, state?: string): City | undefined {
  let best: { city: City; slips: number } | undefined;
  for (const other of places.keysFrom(key[0] ?? "")) {
    const most = Math.min(slipsOfCity(other), best?.slips ?? 2);
    const slips = slipsBetween(key, other, most);
    if (slips > most) continue;
    const city = places.city(other, state);
    if (!city || (state === undefined && city.zips < LARGE)) continue;
    if (!best || slips < best.slips || city.zips > best.city.zips) best = { city, slips };
  }
  return best?.city;
}

/**
 * Reads a state, a region or a large city without a preceding word. Returns false if the name is none of
 * these.
 */
export function takeBare(
  words: readonly Word[],
  at: number,
  count: number,
  places: PlaceNames,
  place: Place,
): boolean {
  const { meant } = place;
  const name = words.slice(at, at + count).map(({ word }) => word).join(" ");
  const state = STATES.get(name);
  // Two letters alone seldom mean a state.
  if (state && name.length > 2 && (!RATHER_CITIES.has(name) || isOfPartOf(words, at))) {
    if (!meant.state.includes(state)) meant.state.push(state);
    const city = places.city(placeKey(name));
    const isOfPart = PART.test(words[at - 1]?.word ?? "");
    if (city && city.zips >= LARGE && !isOfPart) {
      place.others.push({ label: `${city.name}, ${city.state}`, said: name });
    }
    return true;
  }
  const region = places.region(name);
  if (takeRegion(region, meant)) {
    use(words, at + count, stateAfter(words, at + count, region));
    return true;
  }
  if (name === "la" && !endsAt(words, at + 1) && !AREA.has(words[at + 1]!.word)) return false;
  const city = places.city(placeKey(name));
  if (!city || city.zips < LARGE) return false;
  if (meant.zip === undefined) takeCity(name, city, places, place);
  // A search covers the surroundings of only one city. A second one becomes a suggestion.
  else if (place.others.length < MOST_OTHERS && city.zip !== meant.zip) {
    place.others.push({ label: `${city.name}, ${city.state}`, said: name });
  }
  return true;
}

/** Minimum number of ZIP codes of a city that means the place even if pets have its name. */
const WELL_KNOWN = 20;

/** Returns whether a word that is also the name of a pet rather means a place: "georgia", "austin". */
export function isRatherPlace(word: string, places: PlaceNames): boolean {
  const city = places.city(placeKey(word));
  return (STATES.has(word) && word.length > 2) || (city !== undefined && city.zips >= WELL_KNOWN);
}
