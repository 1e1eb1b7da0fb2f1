import { createKernelMemory, type Kernel, kernelOf } from "./kernel_index.ts";

/** A set of row numbers, one bit for each. All sets of an index have the same length. */
export type Bits = Uint32Array<ArrayBuffer>;

/** Returns an empty set with room for this many rows. */
export const emptyBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

/** Allocator for the sets of an index. */
export type Sets = {
  /** Returns an empty permanent set. */
  make: () => Bits;
  /** Returns an empty temporary set, valid until `takeBack`. */
  lend: () => Bits;
  takeBack: () => void;
};

/**
 * Minimum number of rows for sets in a shared memory. At this size, an operation on a whole set takes a few
 * microseconds.
 */
const LARGE = 65_536;
/**
 * Capacity of the shared memory: sets for all values, and sets for one search. Sets beyond it are correct but
 * slower.
 */
const [MOST_MADE, MOST_LENT] = [160, 96];
/** The kernel processes 32 bytes at a time. */
const STEP = 256;

/** Returns the allocator for the sets of an index with room for this many rows. */
export function createSets(rows: number): Sets {
  const length = Math.ceil(rows / STEP) * STEP / 32;
  if (rows < LARGE) {
    const make = () => new Uint32Array(length);
    return { make, lend: make, takeBack: () => {} };
  }
  const memory = createKernelMemory(4 * length * (MOST_MADE + MOST_LENT));
  let [made, lent] = [0, 0];
  const at = (nth: number): Bits => new Uint32Array(memory, 4 * length * nth, length);
  return {
    make: () => made < MOST_MADE ? at(MOST_LENT + made++) : new Uint32Array(length),
    lend: () => lent < MOST_LENT ? at(lent++).fill(0) : new Uint32Array(length),
    takeBack: () => lent = 0,
  };
}

/** Returns the kernel of the memory shared by both sets. Undefined for small sets. */
const kernelFor = (set: Bits, other: Bits): Kernel | undefined =>
  set.length * 32 >= LARGE && set.buffer === other.buffer ? kernelOf(set.buffer) : undefined;
const endOf = (set: Bits): number => set.byteOffset + set.byteLength;

/** Returns whether a row is in a set. */
export const hasBit = (bits: Bits, row: number): boolean => (bits[row >>> 5]! >>> (row & 31) & 1) === 1;

/** Adds a row to a set, or removes it. */
export function putBit(bits: Bits, row: number, isIn: boolean): void {
  if (isIn) bits[row >>> 5]! |= 1 << (row & 31);
  else bits[row >>> 5]! &= ~(1 << (row & 31));
}

/** Intersects a set with another, in place. */
export function keepCommon(bits: Bits, other: Bits): void {
  const kernel = kernelFor(bits, other);
  if (kernel) return kernel.keepCommon(bits.byteOffset, other.byteOffset, endOf(bits));
  for (let at = 0; at < bits.length; at++) bits[at]! &= other[at]!;
}

/** Adds another set to a set. */
export function addAll(bits: Bits, other: Bits): void {
  const kernel = kernelFor(bits, other);
  if (kernel) return kernel.addAll(bits.byteOffset, other.byteOffset, endOf(bits));
  for (let at = 0; at < bits.length; at++) bits[at]! |= other[at]!;
}

/** Removes all rows of another set from a set. */
export function takeOut(bits: Bits, other: Bits): void {
  const kernel = kernelFor(bits, other);
  if (kernel) return kernel.takeOut(bits.byteOffset, other.byteOffset, endOf(bits));
  for (let at = 0; at < bits.length; at++) bits[at]! &= ~other[at]!;
}

/**
 * Adds the rows missing in a set to `once`. Rows that were already in `once`, because an earlier set misses
 * them too, go to `twice`.
 */
export function noteMissing(bits: Bits, once: Bits, twice: Bits): void {
  const kernel = kernelFor(bits, once) && kernelFor(once, twice);
  if (kernel) return kernel.noteMissing(bits.byteOffset, once.byteOffset, twice.byteOffset, endOf(bits));
  for (let at = 0; at < bits.length; at++) {
    const [missing, before] = [~bits[at]!, once[at]!];
    twice[at]! |= before & missing;
    once[at] = before | missing;
  }
}

/** Adds to a set the rows that are in `some` but not in `own`. */
export function addWithout(bits: Bits, some: Bits, own: Bits): void {
  const kernel = kernelFor(bits, some) && kernelFor(some, own);
  if (kernel) return kernel.addWithout(bits.byteOffset, some.byteOffset, own.byteOffset, endOf(bits));
  for (let at = 0; at < bits.length; at++) bits[at]! |= some[at]! & ~own[at]!;
}

/** Adds the rows from `from` up to but excluding `to` to a set. */
export function putRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return;
  const [first, last] = [from >>> 5, (to - 1) >>> 5];
  const [above, below] = [-1 << (from & 31), -1 >>> (31 - ((to - 1) & 31))];
  if (first === last) {
    bits[first]! |= above & below;
    return;
  }
  bits[first]! |= above;
  bits.fill(-1, first + 1, last);
  bits[last]! |= below;
}

/** Returns the number of bits set in a word. */
export function countWord(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Returns the number of rows that two sets have in common. Carry-save adders combine eight words at a time
 * (Harley and Seal), so one word is counted instead of eight.
 */
export function countCommon(a: Bits, b: Bits): number {
  const kernel = kernelFor(a, b);
  if (kernel) return kernel.countCommon(a.byteOffset, b.byteOffset, endOf(a));
  let [ones, twos, fours, count, at] = [0, 0, 0, 0, 0];
  for (const end = a.length - 7; at < end; at += 8) {
    // Renumbering keeps similar pets in neighboring rows, which leaves long stretches of a set empty.
    if (
      (a[at]! | a[at + 1]! | a[at + 2]! | a[at + 3]! | a[at + 4]! | a[at + 5]! | a[at + 6]! | a[at + 7]!) ===
        0
    ) continue;
    let x = a[at]! & b[at]!;
    let y = a[at + 1]! & b[at + 1]!;
    let half = ones ^ x;
    const twosA = (ones & x) | (half & y);
    ones = half ^ y;
    x = a[at + 2]! & b[at + 2]!;
    y = a[at + 3]! & b[at + 3]!;
    half = ones ^ x;
    const twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    x = a[at + 4]! & b[at + 4]!;
    y = a[at + 5]! & b[at + 5]!;
    half = ones ^ x;
    const twosC = (ones & x) | (half & y);
    ones = half ^ y;
    x = a[at + 6]! & b[at + 6]!;
    y = a[at + 7]! & b[at + 7]!;
    half = ones ^ x;
    const twosD = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    count += countWord((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  count = 8 * count + 4 * countWord(fours) + 2 * countWord(twos) + countWord(ones);
  for (; at < a.length; at++) count += countWord(a[at]! & b[at]!);
  return count;
}

/** Returns the number of rows in a set. */
export const countBits = (bits: Bits): number => countCommon(bits, bits);

/** Calls `tell` for each row that two sets have in common, in ascending order. */
export function forEachCommon(a: Bits, b: Bits, tell: (row: number) => void): void {
  for (let at = 0; at < a.length; at++) {
    for (let word = a[at]! & b[at]!; word !== 0; word &= word - 1) {
      tell((at << 5) + 31 - Math.clz32(word & -word));
    }
  }
}

/** Returns the rows of a set in ascending order. `size` is their number. */
export function listed(bits: Bits, size: number): Uint32Array {
  const rows = new Uint32Array(size);
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) {
      rows[count++] = (at << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return rows;
}
