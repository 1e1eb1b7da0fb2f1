import { states } from "../places/rules.ts";
import type { Names } from "./names_index.ts";
import { type City, LARGE, placeKey, type PlaceNames, type Region } from "./place_names_index.ts";
import { plain, slipsBetween, type Word } from "./text_rules.ts";
import type { Meant, Reading } from "./understood_rules.ts";

/** What a place is said after; behind those that are said of much else, only larger cities are meant. */
const BEFORE = new Set(["near", "around", "in", "outside", "en"]);
const ALSO_BEFORE = new Set(["from", "to", "at", "by", "cerca", "de"]);
/** Another city of the same name may be meant that has at least so small a part of the ZIP codes. */
const ALSO_MEANT = 6;
const MOST_OTHERS = 2;
/** Short names of states that are words, and mean a state only at the end of a phrase. */
const ALSO_WORDS = new Set(["in", "or", "me", "hi", "oh", "ok"]);
/** Short names of states that are words of Spanish, and mean no state by themselves. */
const NO_STATE = new Set(["de", "la"]);
/** Short names of states that begin something else: "Mt Pleasant", "I'd", "ma belle". */
const AT_END = new Set(["mt", "id", "ma", "pa", "al", "mo", "ms", "co"]);
/** Names that are of a state as well, but that more people use for the city. */
const RATHER_CITIES = new Set(["new york", "la", "dc"]);
/** What stands at the end of a place that no city is called by: "the Canadian border", "Boston airport". */
const LANDMARK = new Set(
  "border beach airport park lake river bridge mall base university college zoo stadium coast mountain mountains"
    .split(" "),
);
/** So many words are looked at for one. */
const MOST_OF_LANDMARK = 4;
/** Countries, whose names are those of a few villages, too. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  "canada mexico england germany france italy spain ireland scotland australia china japan india russia brazil"
    .split(" "),
);
const BORDER = /\b(?:canadian|mexican|canada|mexico) border$/;

/** Whether a text ends in the border of a country, which is no Border Collie. */
export const isBorder = (text: string): boolean => BORDER.test(text);

/** What a region is told from the word by, which "la" is in Spanish. */
const AREA = new Set(["area", "county"]);
/** Slips of typing that a city's name may have in it. */
const slipsOfCity = (key: string): number => key.length < 6 ? 0 : key.length < 10 ? 1 : 2;

const STATES = new Map(
  states.flatMap(({ short, long }) => [[short.toLowerCase(), short], [plain(long), short]]),
);
/** Ways to say a part of a state in few letters, or none of them: "NE Ohio", "W. Virginia", "southwest Florida". */
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

/** Returns a text in which states have no periods in them, and their parts are called by whole words. */
export const withCompass = (text: string): string =>
  text.replace(WEST_VIRGINIA, "west virginia").replace(
    DOTTED,
    (said, one: string, two: string) => STATES.has(one + two) ? one + two : said,
  ).replace(COMPASS, (said, one?: string, two?: string, whole?: string, state?: string) => {
    if (one) return state === undefined ? said : `${windOf(one, state)} `;
    return `${whole ?? WINDS[two![0]!]}ern `;
  });

/** "W Virginia" and "N Carolina" are states, "N Texas" is a part of one. */
const windOf = (letter: string, state: string): string =>
  (letter === "w" && state === "virginia") || ("ns".includes(letter) && /^(?:carolina|dakota)$/.test(state))
    ? WINDS[letter]!
    : `${WINDS[letter]}ern`;

/** Slips of typing that a state's name may have in it; short ones are like other words. */
const slipsOfState = (letters: number): number => letters < 7 ? 0 : letters < 9 ? 1 : 2;
/** Is one letter from a state, and a word. */
const NO_SLIPS = new Set(["indian", "virginian", "georgian", "georgie", "georgina"]);

/** The names of states that may have slips in them, by their first letters. */
const MISTYPED = Map.groupBy(
  [...STATES].filter(([name]) => slipsOfState(name.length) > 0),
  ([name]) => name[0]!,
);

/** What was asked lately: a text asks the same of each of its words several times. */
const asked = new Map<string, string | undefined>();
const MOST_ASKED = 1_000;

/** The state whose name was typed with slips in it: "Tennesee". */
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

/** Takes a state over whose name has slips of typing in it. */
export function takeStateLike(name: string, { meant }: Place): boolean {
  const state = stateLike(name);
  if (state && !meant.state.includes(state)) meant.state.push(state);
  return state !== undefined;
}

const LONG = new Map(states.map(({ short, long }) => [short, long]));

/** What of a place is taken over, what else its name may mean, and the states that it is not in. */
export type Place = { meant: Meant; others: Reading[]; notIn: ReadonlySet<string> };

/** Takes the place over that a text names in so many words: a city with its state, or what comes after "near". */
export function takePlace(words: readonly Word[], names: Names, place: Place): void {
  for (let at = 0; at < words.length; at++) {
    if (place.meant.zip !== undefined) return;
    takeCityOfState(words, at, names, place.meant);
  }
  for (let at = 0; at < words.length && place.meant.zip === undefined; at++) {
    const { word, isUsed } = words[at]!;
    if (isBorder(nameOf(words, at, 2) ?? "")) takeLandmark(words, at - 1, names, place);
    if (!isUsed && (BEFORE.has(word) || ALSO_BEFORE.has(word))) takeAfter(words, at, names, place);
  }
  for (const [at, { word, isUsed, isCapital }] of words.entries()) {
    // "Corgi OR" names Oregon where the other words are small.
    const isShort = isCapital && !isUsed && at > 0 && ALSO_WORDS.has(word) && endsAt(words, at + 1);
    if (!isShort || (word === "me" && ["near", "for", "with", "to", "by"].includes(words[at - 1]!.word))) {
      continue;
    }
    place.meant.state = [...place.meant.state, STATES.get(word)!];
    use(words, at, at + 1);
  }
}

/** Takes short names of states over that are no other word: "labs tx". */
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

/** Takes a state over that is all of a text: "TX", and "OR" in capitals, as small it is a word. */
export function takeLone(typed: string, words: readonly Word[], meant: Meant): void {
  const state = words.length === 1 && typed.length === 2 ? STATES.get(typed.toLowerCase()) : undefined;
  if (!state || RATHER_CITIES.has(typed.toLowerCase())) return;
  if (typed !== state && ALSO_WORDS.has(typed.toLowerCase())) return;
  meant.state = [state];
  use(words, 0, 1);
}

/**
 * Returns the word after a place that begins at a word, and which it is: states, or a ZIP code with how far around it the place goes where
 * that is known; undefined where there is none. `isSaid`: a word stands before it that is said of places; `isState`: only a state counts.
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

/** The name that so many words make; undefined where something parts them or they mean something already. */
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

/** Whether words say something else than a place: one of them means a filter, or all of them are said of anything. */
function isKnown(words: readonly Word[], names: Names): boolean {
  const kinds = words.map(({ stem }) => names.exactly([stem])?.kind);
  return kinds.some((kind) => kind !== undefined && kind !== "filler") ||
    kinds.every((kind) => kind === "filler");
}

/** The state that begins at a word, the word after it, and whether it was typed with slips. */
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
  const isSure = BEFORE.has(words[at]!.word);
  if (isSure && takeLandmark(words, at, names, place)) return;
  const first = words[at + 1];
  const isMe = first?.word === "me" && !(first.isCapital && words[at]!.word === "in");
  const state = isMe ? undefined : stateAt(words, at + 1);
  for (let count = 4; count > 0; count--) {
    const name = nameOf(words, at + 1, count);
    if (name === undefined || isMe || first!.word === "my") continue;
    // "in golden retrievers" begins with a city, too.
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
 * Takes the place over that a landmark is of: "near Boston airport". Where none is known, nor any breed said, its words stay words: a border is
 * no Border Collie. False where there is no landmark, or a place is called so: "near Virginia Beach".
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

/** Leaves words to be looked for as they are. */
function keepAsText(words: readonly Word[], from: number, to: number): void {
  for (const word of words.slice(from, to)) word.stem = "";
}

/** Takes a city over by its name alone, and notes what else that may mean: another city, or a state. */
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

/** Whether a part is said before what is a city without it: "western New York". */
const isOfPartOf = (words: readonly Word[], at: number): boolean =>
  /ern$|^central$/.test(words[at - 1]?.word ?? "");

const PART = /ern$|^(?:north|south|east|west|central)$/;

/** Whether a part of a state begins at a word: "east texas" is no city. */
const isPart = (words: readonly Word[], at: number): boolean =>
  PART.test(words[at]?.word ?? "") && stateAt(words, at + 1) !== undefined &&
  stateAt(words, at)?.next !== at + 2;

/** The word behind the state that is said after a region of it: "Bay Area, CA". */
function stateAfter(words: readonly Word[], at: number, region: Region | undefined): number {
  const after = stateAt(words, words[at]?.word === "," ? at + 1 : at);
  return after && region && "state" in region && after.state === region.state ? after.next : at;
}

/** The city whose name is nearest to a mistyped one; the larger of two that are equally near. */
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

/** Takes a state, a region or a large city over that is named by itself; false where the name is of none. */
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
  // Two letters by themselves are seldom a state.
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
  // Only one city is searched around: of two, the other is offered.
  else if (place.others.length < MOST_OTHERS && city.zip !== meant.zip) {
    place.others.push({ label: `${city.name}, ${city.state}`, said: name });
  }
  return true;
}
