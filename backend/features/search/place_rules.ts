import { states } from "../places/rules.ts";
import type { Names } from "./names_index.ts";
import { type City, placeKey, type PlaceNames } from "./place_names_index.ts";
import { plain, slipsBetween, type Word } from "./text_rules.ts";
import type { Meant } from "./understood_rules.ts";

/** What a place is said after; behind those that are said of much else, only larger cities are meant. */
const BEFORE = new Set(["near", "around", "in", "outside"]);
const ALSO_BEFORE = new Set(["from", "to", "at", "by"]);
/** Cities with so many ZIP codes are known without a word before or a state behind them. */
const LARGE = 4;
/** Short names of states that are words, and mean a state only at the end of a phrase. */
const ALSO_WORDS = new Set(["in", "or", "me", "hi", "oh", "ok"]);
/** Slips of typing that a city's name may have in it. */
const slipsOfCity = (key: string): number => key.length < 6 ? 0 : key.length < 10 ? 1 : 2;

const STATES = new Map(
  states.flatMap(({ short, long }) => [[short.toLowerCase(), short], [plain(long), short]]),
);

/** Takes the place over that a text names in so many words: a city with its state, or what comes after "near". */
export function takePlace(words: readonly Word[], names: Names, meant: Meant): void {
  for (let at = 0; at < words.length; at++) {
    if (meant.zip !== undefined) return;
    takeCityOfState(words, at, names, meant);
  }
  for (let at = 0; at < words.length && meant.zip === undefined; at++) {
    const { word, isUsed } = words[at]!;
    if (!isUsed && (BEFORE.has(word) || ALSO_BEFORE.has(word))) takeAfter(words, at, names, meant);
  }
}

/** Takes a state over that is all of a text: "TX", and "OR" in capitals, as small it is a word. */
export function takeLone(typed: string, words: readonly Word[], meant: Meant): void {
  const state = words.length === 1 && typed.length === 2 ? STATES.get(typed.toLowerCase()) : undefined;
  if (!state || (typed !== state && ALSO_WORDS.has(typed.toLowerCase()))) return;
  meant.state = [state];
  use(words, 0, 1);
}

/** The name that so many words make; undefined where something parts them or they mean something already. */
function nameOf(words: readonly Word[], at: number, count: number): string | undefined {
  const some = words.slice(at, at + count);
  if (some.length < count || some.some(({ stem, isUsed }) => stem === "" || isUsed)) return undefined;
  return some.map(({ word }) => word).join(" ");
}

function use(words: readonly Word[], from: number, to: number): void {
  for (let at = from; at < to; at++) words[at]!.isUsed = true;
}

/** The state that begins at a word, and the word after it. */
function stateAt(words: readonly Word[], at: number): { state: string; next: number } | undefined {
  for (let count = 3; count > 0; count--) {
    const state = STATES.get(nameOf(words, at, count) ?? "");
    if (!state) continue;
    const after = words[at + count];
    if (count === 1 && ALSO_WORDS.has(words[at]!.word) && after && after.stem !== "") continue;
    return { state, next: at + count };
  }
  return undefined;
}

function takeCityOfState(words: readonly Word[], at: number, names: Names, meant: Meant): void {
  for (let count = 4; count > 0; count--) {
    const name = nameOf(words, at, count);
    if (name === undefined) continue;
    const comma = words[at + count]?.word === "," ? 1 : 0;
    const state = stateAt(words, at + count + comma);
    if (!state) continue;
    const isKnown = words.slice(at, at + count).some(({ stem }) => names.exactly([stem]));
    const city = names.places.city(placeKey(name), state.state) ??
      (isKnown ? undefined : cityLike(placeKey(name), names.places, state.state));
    if (!city) continue;
    meant.zip = city.zip;
    return use(words, at, state.next);
  }
}

function takeAfter(words: readonly Word[], at: number, names: Names, meant: Meant): void {
  const isSure = BEFORE.has(words[at]!.word);
  const state = words[at + 1]?.word === "me" ? undefined : stateAt(words, at + 1);
  for (let count = 4; count > 0; count--) {
    const name = nameOf(words, at + 1, count);
    if (name === undefined || (words[at + 1]!.word === "me" || words[at + 1]!.word === "my")) continue;
    // "in golden retrievers" begins with a city, too.
    const longer = words.slice(at + 1, at + 2 + count).map(({ stem }) => stem);
    if (longer.length > count && names.exactly(longer)?.kind === "breed") return;
    if (state && state.next >= at + 1 + count && name !== "new york") break;
    const isKnown = words.slice(at + 1, at + 1 + count).some(({ stem }) => names.exactly([stem]));
    const city = names.places.city(placeKey(name)) ??
      (isSure && !isKnown ? cityLike(placeKey(name), names.places) : undefined);
    if (!city || (city.zips < LARGE && (!isSure || isKnown))) continue;
    meant.zip = city.zip;
    return use(words, at, at + 1 + count);
  }
  if (!state) return;
  meant.state = [...meant.state, state.state];
  use(words, at, state.next);
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

/** Takes a state or a large city over that is named by itself; false where the name is of neither. */
export function takeBare(name: string, places: PlaceNames, meant: Meant): boolean {
  const state = STATES.get(name);
  // Two letters by themselves are seldom a state.
  if (state && name.length > 2 && name !== "new york") {
    if (!meant.state.includes(state)) meant.state.push(state);
    return true;
  }
  const city = places.city(placeKey(name));
  if (!city || city.zips < LARGE) return false;
  meant.zip ??= city.zip;
  return true;
}
