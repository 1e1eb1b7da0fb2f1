/** A position in a list: a block and an index in it. */
export type Place = { block: number; at: number };

/**
 * A list of row numbers that stays sorted while rows are added and removed. Blocks of about a thousand rows
 * limit each change to one block: a list of a million adds or removes a row in a few microseconds.
 */
export type SortedList = {
  compare: (a: number, b: number) => number;
  /** Fills the list with sorted rows. */
  fill: (rows: Uint32Array) => void;
  insert: (row: number) => void;
  /** Removes a row. Its sort value must be the same as when it was inserted. */
  remove: (row: number) => void;
  /**
   * Returns the position of the first row that passes a test. All rows after it must pass, and none before
   * it.
   */
  placeOf: (passes: (row: number) => boolean) => Place;
  /**
   * Yields the rows between two positions, in pieces. Backward starts with the last piece, but each piece
   * runs forward.
   */
  pieces: (from?: Place, to?: Place, backwards?: boolean) => Generator<Uint32Array>;
  /** Returns the row at a position. Undefined after the last row. */
  rowAt: (place: Place) => number | undefined;
  /** Returns the number of rows between two positions. */
  countBetween: (from: Place, to: Place) => number;
};

const MOST = 1_024;
const FILL = 768;

/** Returns an empty list sorted by `compare`, which returns 0 only for identical rows. */
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
        // A row behind the end goes into the last block.
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
 * Returns sorted rows. It sorts by integers first, which the engine does without callbacks. `compare` then
 * orders only rows with equal numbers, or nearly equal ones if there is no space for more digits.
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
