/** Where a list is cut: a block and a place in it. */
export type Place = { block: number; at: number };

/**
 * Row numbers in an order that stays while rows come and go. They stand in blocks of about a thousand, so that a change
 * moves at most one block: a list of a million takes a row in or out in a few microseconds.
 */
export type SortedList = {
  compare: (a: number, b: number) => number;
  /** Takes over rows that are in order already. */
  fill: (rows: Uint32Array) => void;
  insert: (row: number) => void;
  /** Takes a row out. What it is sorted by must still be as it was when it was put in. */
  remove: (row: number) => void;
  /** Where the first row stands that passes a test, which no row before it passes and every row after it does. */
  placeOf: (passes: (row: number) => boolean) => Place;
  /** The rows from one place up to another, in pieces; the last piece first when backwards, each piece forwards. */
  pieces: (from?: Place, to?: Place, backwards?: boolean) => Generator<Uint32Array>;
  /** The row at a place; undefined behind the last. */
  rowAt: (place: Place) => number | undefined;
  /** How many rows stand from one place up to another. */
  countBetween: (from: Place, to: Place) => number;
};

const MOST = 1_024;
const FILL = 768;

/** Returns an empty list that is sorted by `compare`, which is 0 only for one and the same row. */
export function createSortedList(compare: (a: number, b: number) => number): SortedList {
  let blocks: Uint32Array[] = [];
  let sizes: number[] = [];

  function placeOf(passes: (row: number) => boolean): Place {
    let [low, high] = [0, blocks.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (passes(blocks[middle]![sizes[middle]! - 1]!)) high = middle;
      else low = middle + 1;
    }
    const [block, rows] = [low, blocks[low]];
    if (!rows) return { block, at: 0 };
    [low, high] = [0, sizes[block]!];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (passes(rows[middle]!)) high = middle;
      else low = middle + 1;
    }
    return { block, at: low };
  }

  function split(block: number): void {
    const half = MOST >>> 1;
    const upper = new Uint32Array(MOST);
    upper.set(blocks[block]!.subarray(half));
    blocks.splice(block + 1, 0, upper);
    sizes.splice(block, 1, half, MOST - half);
  }

  const end = (): Place => ({ block: blocks.length, at: 0 });

  return {
    compare,
    fill(rows) {
      blocks = [];
      sizes = [];
      for (let at = 0; at < rows.length; at += FILL) {
        const part = rows.subarray(at, at + FILL);
        const block = new Uint32Array(MOST);
        block.set(part);
        blocks.push(block);
        sizes.push(part.length);
      }
    },
    insert(row) {
      let { block, at } = placeOf((other) => compare(other, row) > 0);
      if (block === blocks.length) {
        // Behind the last: it goes to the last block.
        if (block === 0) {
          blocks.push(new Uint32Array(MOST));
          sizes.push(0);
        } else block--;
        at = sizes[block]!;
      }
      if (sizes[block] === MOST) {
        split(block);
        if (at > sizes[block]!) at -= sizes[block++]!;
      }
      const rows = blocks[block]!;
      rows.copyWithin(at + 1, at, sizes[block]);
      rows[at] = row;
      sizes[block]!++;
    },
    remove(row) {
      const { block, at } = placeOf((other) => compare(other, row) >= 0);
      const rows = blocks[block];
      if (!rows || rows[at] !== row) throw new Error("a row is not where its values say");
      rows.copyWithin(at, at + 1, sizes[block]);
      sizes[block]!--;
      if (sizes[block] === 0) {
        blocks.splice(block, 1);
        sizes.splice(block, 1);
      }
    },
    placeOf,
    *pieces(from = { block: 0, at: 0 }, to = end(), backwards = false) {
      const piece = (block: number) => {
        const upTo = block === to.block ? to.at : sizes[block]!;
        return blocks[block]!.subarray(block === from.block ? from.at : 0, upTo);
      };
      const last = Math.min(to.block, blocks.length - 1);
      if (backwards) { for (let block = last; block >= from.block; block--) yield piece(block); }
      else for (let block = from.block; block <= last; block++) yield piece(block);
    },
    rowAt: ({ block, at }) => block < blocks.length ? blocks[block]![at] : undefined,
    countBetween(from, to) {
      let count = to.at - from.at;
      for (let block = from.block; block < to.block; block++) count += sizes[block]!;
      return Math.max(0, count);
    },
  };
}

/**
 * Returns rows in an order: by whole numbers, which the engine sorts without asking anybody, and only those that have the same
 * number, or nearly so where there is no room for more, by `compare`.
 */
export function sortRows(
  rows: Uint32Array,
  coarse: (row: number) => number,
  compare: (a: number, b: number) => number,
): Uint32Array {
  let [last, least, most] = [1, Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const number = coarse(rows[at]!);
    if (rows[at]! > last) last = rows[at]!;
    if (number < least) least = number;
    if (number > most) most = number;
  }
  // A number and a row share one double, which holds 53 bits.
  const room = 2 ** (32 - Math.clz32(last));
  const step = Math.ceil((most - least + 1) * room / 2 ** 53);
  const packed = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    packed[at] = Math.floor((coarse(rows[at]!) - least) / step) * room + rows[at]!;
  }
  packed.sort();
  const sorted = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) sorted[at] = packed[at]! % room;
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const end = (Math.floor(packed[from]! / room) + 1) * room;
    let isSorted = true;
    for (to = from + 1; to < sorted.length && packed[to]! < end; to++) {
      isSorted &&= compare(sorted[to - 1]!, sorted[to]!) < 0;
    }
    if (!isSorted) sorted.subarray(from, to).sort(compare);
  }
  return sorted;
}
