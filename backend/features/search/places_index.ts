import { type Bits, hasBit, listed } from "./bits_index.ts";
import { compareIds, compareIdTo, idWords, onSphere, type Pets } from "./pets_index.ts";
import type { Cursor } from "./rules.ts";
import { isFew, type Match } from "./match_index.ts";

export const METERS_A_MILE = 1_609.344;
/** Radius of the earth in meters, as used by the database (its extension earthdistance). */
const EARTH = 6_378_168;
const BUCKETS = 4_096;

/**
 * Returns the distance of every place by its number: the square of the straight line through a sphere of
 * radius 1, which sorts like the distance on its surface. NaN for number 0, which means no place. Pets are
 * located at the points of ZIP codes, so there are far fewer places than pets, and no tree of them is faster
 * than checking each.
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

/** Number of places in the cache. Each takes a quarter of a megabyte if pets are at 33,000 points. */
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

/** Returns the meters on the earth's surface for such a square. */
export const metersOf = (chord: number): number => 2 * EARTH * Math.asin(Math.sqrt(chord) / 2);

/**
 * Returns the square for a distance in meters, up to half the earth's circumference, which is the maximum.
 */
export const chordOf = (meters: number): number =>
  (2 * Math.sin(Math.min(meters / (2 * EARTH), Math.PI / 2))) ** 2;

/**
 * Returns the first of these pets by distance and id, after a cursor. Leaves out pets without a place. The
 * skipped pets at the start may be in any order.
 */
export function byDistance(
  pets: Pets,
  { all, total, chords = new Float64Array() }: Match,
  direction: 1 | -1,
  cursor: Cursor | undefined,
  { skipped, wanted }: { skipped: number; wanted: number },
): number[] {
  const last = cursor && { chord: cursor.value as number, words: idWords(cursor.id) };
  const found: number[] = [];
  // If there are hardly more pets than points, or only few pets, sorting the pets is faster than sorting the
  // points.
  if (total < 2 * chords.length || isFew(pets, total, wanted)) {
    const { point } = pets.keys;
    const isAhead = (row: number) =>
      !last || direction * (chords[point[row]!]! - last.chord || compareIdTo(pets, row, last.words)) > 0;
    const [rows, away] = [listed(all, total), new Float64Array(total)];
    let count = 0;
    for (let at = 0; at < total; at++) {
      const row = rows[at]!;
      if (point[row] === 0 || !isAhead(row)) continue;
      rows[count] = row;
      away[count++] = chords[point[row]!]!;
    }
    const { order: sorted, starts } = byBucket(away.subarray(0, count), direction);
    for (let at = 0; at < count; at++) sorted[at] = rows[sorted[at]!]!;
    for (let bucket = 0; bucket < BUCKETS && starts[bucket]! < wanted; bucket++) {
      if (starts[bucket + 1]! <= skipped) continue;
      sorted.subarray(starts[bucket], starts[bucket + 1]).sort((a, b) =>
        direction * (chords[point[a]!]! - chords[point[b]!]! || compareIds(pets, a, b))
      );
    }
    return [...sorted.subarray(0, wanted)];
  }
  for (const points of inOrder(chords, direction)) {
    // Equal distances usually belong to one point, seldom to several.
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

/** Yields all points by distance, in small groups, so only the groups that are read get sorted. */
function* inOrder(chords: Float64Array, direction: 1 | -1): Generator<Uint32Array> {
  const { order, starts } = byBucket(chords.subarray(1), direction);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const points = order.subarray(starts[bucket], starts[bucket + 1]);
    for (let at = 0; at < points.length; at++) points[at]!++; // point 0 means no place
    if (points.length) yield points.sort((a, b) => direction * (chords[a]! - chords[b]!));
  }
}

/**
 * Returns these distances in buckets, roughly sorted: each bucket has smaller distances than the next, or
 * larger ones for the other direction.
 */
function byBucket(away: Float64Array, direction: 1 | -1): { order: Uint32Array; starts: Uint32Array } {
  const [buckets, starts] = [new Uint16Array(away.length), new Uint32Array(BUCKETS + 1)];
  for (let at = 0; at < away.length; at++) {
    const bucket = Math.floor(Math.sqrt(away[at]!) / 2 * (BUCKETS - 1));
    buckets[at] = direction === 1 ? bucket : BUCKETS - 1 - bucket;
    starts[buckets[at]! + 1]!++;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const [order, next] = [new Uint32Array(away.length), starts.slice()];
  for (let at = 0; at < away.length; at++) order[next[buckets[at]!]!++] = at;
  return { order, starts };
}
