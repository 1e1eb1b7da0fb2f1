import { type Bits, hasBit, listed } from "./bits_index.ts";
import { compareIds, compareIdTo, idWords, onSphere, type Pets } from "./pets_index.ts";
import type { Cursor } from "./rules.ts";
import { isFew, type Match } from "./search_index.ts";
import { sortRows } from "./sorted_index.ts";

export const METRES_A_MILE = 1_609.344;
/** The radius of the earth in metres that the database reckons with (its extension earthdistance). */
const EARTH = 6_378_168;
const BUCKETS = 4_096;

/**
 * Returns how far every place is by its number: the square of the straight line through a sphere of radius 1, which sorts as
 * the way over it does. NaN for number 0, which is nowhere. Pets stand at the points of ZIP codes, so there are far fewer
 * places than pets, and no tree of them is quicker than looking at each.
 */
export function chordsFrom(
  { points }: Pick<Pets, "points">,
  here: { latitude: number; longitude: number },
): Float64Array {
  const remembered = rememberedChords.get(points) ?? new Map<string, Float64Array>();
  rememberedChords.set(points, remembered);
  const place = `${here.latitude} ${here.longitude}`;
  const known = remembered.get(place);
  if (known?.length === points.x.length) return known;
  if (remembered.size === MOST_PLACES) remembered.clear();
  const chords = reckonChords(points, here);
  remembered.set(place, chords);
  return chords;
}

/** So many places are remembered; each takes a quarter of a megabyte where pets are at 33,000 points. */
const MOST_PLACES = 32;
const rememberedChords = new WeakMap<Pets["points"], Map<string, Float64Array>>();

function reckonChords(points: Pets["points"], here: { latitude: number; longitude: number }): Float64Array {
  const { x, y, z } = onSphere(here.latitude, here.longitude);
  const chords = new Float64Array(points.x.length);
  chords[0] = NaN;
  for (let at = 1; at < chords.length; at++) {
    const [east, north, up] = [points.x[at]! - x, points.y[at]! - y, points.z[at]! - z];
    chords[at] = Math.min(4, east * east + north * north + up * up);
  }
  return chords;
}

/** Returns the metres over the earth of such a square. */
export const metresOf = (chord: number): number => 2 * EARTH * Math.asin(Math.sqrt(chord) / 2);

/** Returns the square of so many metres over the earth; of half way round, where nothing is farther. */
export const chordOf = (metres: number): number =>
  (2 * Math.sin(Math.min(metres / (2 * EARTH), Math.PI / 2))) ** 2;

/** Returns the first of these pets by distance and id, from a cursor on; those that are nowhere are left out. */
export function byDistance(
  pets: Pets,
  { all, total, chords = new Float64Array() }: Match,
  direction: 1 | -1,
  cursor: Cursor | undefined,
  wanted: number,
): number[] {
  const last = cursor && { chord: cursor.value as number, words: idWords(cursor.id) };
  const found: number[] = [];
  if (isFew(pets, total, wanted)) {
    const { point } = pets.keys;
    const isAhead = (row: number) =>
      !last || direction * (chords[point[row]!]! - last.chord || compareIdTo(pets, row, last.words)) > 0;
    const sorted = sortRows(
      listed(all, total).filter((row) => point[row] !== 0 && isAhead(row)),
      (row) => Math.floor(chords[point[row]!]! * 2 ** 28),
      (a, b) => chords[point[a]!]! - chords[point[b]!]! || compareIds(pets, a, b),
    );
    return [...direction === 1 ? sorted.subarray(0, wanted) : sorted.subarray(-wanted).reverse()];
  }
  for (const points of inOrder(chords, direction)) {
    // Equally far are those of one point, seldom of several.
    for (let at = 0, end = 0; at < points.length; at = end) {
      const distance = chords[points[at]!]!;
      for (end = at + 1; end < points.length && chords[points[end]!] === distance;) end++;
      if (last && direction * (distance - last.chord) < 0) continue;
      const rows: number[] = [];
      for (const point of points.subarray(at, end)) addPetsAt(pets, all, point, rows);
      if (end - at > 1) rows.sort((a, b) => compareIds(pets, a, b));
      if (direction === -1) rows.reverse();
      for (const row of rows) {
        if (last && distance === last.chord && direction * compareIdTo(pets, row, last.words) <= 0) continue;
        if (found.push(row) === wanted) return found;
      }
    }
  }
  return found;
}

/** Adds the pets of a set at a point, by id. */
function addPetsAt({ lists, keys }: Pets, all: Bits, point: number, found: number[]): void {
  const column = keys.point;
  for (const piece of lists.point.pieces(lists.point.placeOf((row) => column[row]! >= point))) {
    for (let at = 0; at < piece.length; at++) {
      const row = piece[at]!;
      if (column[row] !== point) return;
      if (hasBit(all, row)) found.push(row);
    }
  }
}

/** All points by distance, a few at a time: only those that are read are sorted. */
function* inOrder(chords: Float64Array, direction: 1 | -1): Generator<Uint32Array> {
  const bucketOf = (point: number) => Math.floor(Math.sqrt(chords[point]!) / 2 * (BUCKETS - 1));
  // Where each bucket begins in the row of points that are in the order of their buckets.
  const starts = new Uint32Array(BUCKETS + 1);
  for (let point = 1; point < chords.length; point++) starts[bucketOf(point) + 1]!++;
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const points = new Uint32Array(chords.length - 1);
  const next = starts.slice();
  for (let point = 1; point < chords.length; point++) points[next[bucketOf(point)]!++] = point;
  for (let step = 0; step < BUCKETS; step++) {
    const bucket = direction === 1 ? step : BUCKETS - 1 - step;
    const some = points.subarray(starts[bucket], starts[bucket + 1]);
    if (some.length) yield some.sort((a, b) => direction * (chords[a]! - chords[b]!));
  }
}
