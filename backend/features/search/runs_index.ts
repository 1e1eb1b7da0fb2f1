import { type Bits, countWord, putRange } from "./bits_index.ts";

/**
 * Pairs of a breed and a color whose pets have neighboring rows: rows from `starts[at]` up to but excluding
 * `starts[at + 1]` were numbered for `breeds[at]` and `colors[at]`. Rows from the last start on belong to no
 * pair.
 */
export type Runs = { starts: Uint32Array; breeds: Uint32Array; colors: Uint32Array };

/** Numbers of a pet's breed and color. */
export type Pair = { breed: number; color: number };

/** Returns the runs of an index without numbered rows. */
export const noRuns = (): Runs => ({
  starts: new Uint32Array(1),
  breeds: new Uint32Array(),
  colors: new Uint32Array(),
});

/** Returns the runs of rows that are sorted by breed and color, based on these columns. */
export function runsOf({ breed, color }: { breed: Uint32Array; color: Uint32Array }, rows: number): Runs {
  const starts: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (row === 0 || breed[row] !== breed[row - 1] || color[row] !== color[row - 1]) starts.push(row);
  }
  return {
    starts: Uint32Array.from([...starts, rows]),
    breeds: Uint32Array.from(starts, (row) => breed[row]!),
    colors: Uint32Array.from(starts, (row) => color[row]!),
  };
}

/** Returns whether a row is outside the run of its breed and color. */
export function isStray({ starts, breeds, colors }: Runs, row: number, { breed, color }: Pair): boolean {
  let [low, high] = [0, breeds.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle + 1]! > row) high = middle;
    else low = middle + 1;
  }
  return breeds[low] !== breed || colors[low] !== color;
}

/** Number of pets for each breed and each color, by their numbers. */
export type Counts = { breed: Uint32Array; color: Uint32Array };

/** Adds the rows of a set to the counts of breeds and colors, without `strays`. */
export function countRuns(
  { starts, breeds, colors }: Runs,
  bits: Bits,
  strays: Bits,
  counts: Counts,
): void {
  // Prefix sums of set bits: the count of a run is the difference of the sums at its end and its start.
  const before = new Uint32Array(bits.length + 1);
  for (let at = 0; at < bits.length; at++) {
    before[at + 1] = before[at]! + countWord(bits[at]! & ~strays[at]!);
  }
  const upTo = (row: number): number => {
    const at = row >>> 5;
    return before[at]! + countWord(bits[at]! & ~strays[at]! & ((1 << (row & 31)) - 1));
  };
  for (let at = 0, from = 0; at < breeds.length; at++) {
    const to = upTo(starts[at + 1]!);
    counts.breed[breeds[at]!]! += to - from;
    counts.color[colors[at]!]! += to - from;
    from = to;
  }
}

/** Adds the rows of these breeds, or of these colors, to a set. `wanted` has a 1 at each of their numbers. */
export function putRuns(
  bits: Bits,
  { starts, breeds, colors }: Runs,
  key: keyof Pair,
  wanted: Uint8Array,
): void {
  const numbers = key === "breed" ? breeds : colors;
  for (let at = 0; at < numbers.length; at++) {
    if (wanted[numbers[at]!] === 1) putRange(bits, starts[at]!, starts[at + 1]!);
  }
}
