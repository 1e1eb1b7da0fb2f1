/** Side of the square gray picture behind a print, in pixels. */
export const PRINT_SIDE = 32;
/** Number of the slowest waves on each side that a print compares. */
const WAVES = 8;
/** Minimum contrast. A plain surface differs less in brightness and identifies nothing. */
const LEAST_CONTRAST = 8;
const BANDS = 4;

/** Cosine of each wave at each position. */
const COSINES = Array.from(
  { length: WAVES },
  (_, wave) =>
    Array.from({ length: PRINT_SIDE }, (_, at) => Math.cos((2 * at + 1) * wave * Math.PI / (2 * PRINT_SIDE))),
);

/**
 * Returns the perceptual hash of a photo as 64 bits in hexadecimal: a bit is set if its wave, one of the 64
 * slowest, is stronger than most. It hardly changes when the photo is resized or recompressed. Null for a
 * picture without contrast.
 */
export function printOf(gray: Uint8Array): string | null {
  const mean = gray.reduce((sum, one) => sum + one, 0) / gray.length;
  const spread = Math.sqrt(gray.reduce((sum, one) => sum + (one - mean) ** 2, 0) / gray.length);
  if (spread < LEAST_CONTRAST) return null;
  const strengths = COSINES.flatMap((down) => COSINES.map((across) => strengthOf(gray, across, down)));
  // The first value is the brightness of the whole picture.
  const middle = strengths.slice(1).sort((a, b) => a - b)[(WAVES * WAVES - 1) >> 1]!;
  const bits = strengths.map((strength, at) => at > 0 && strength > middle ? "1" : "0").join("");
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

function strengthOf(gray: Uint8Array, across: readonly number[], down: readonly number[]): number {
  let sum = 0;
  for (let y = 0; y < PRINT_SIDE; y++) {
    let row = 0;
    for (let x = 0; x < PRINT_SIDE; x++) row += gray[y * PRINT_SIDE + x]! * across[x]!;
    sum += row * down[y]!;
  }
  return sum;
}

/** Returns the number of bits that differ between two prints. */
export function differingBits(one: string, other: string): number {
  return bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`));
}

/** Returns the four parts of a print, each as a number that includes its index. */
export function bandsOf(print: string): number[] {
  return Array.from(
    { length: BANDS },
    (_, band) => band << 16 | Number.parseInt(print.slice(band * 4, band * 4 + 4), 16),
  );
}

/**
 * Returns the parts of all prints that differ from this one in at most 7 bits. At least one of their four
 * parts differs in at most one bit, so the parts of this print and those with one bit changed are enough.
 */
export function bandsNear(print: string): number[] {
  return bandsOf(print).flatMap((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ 1 << bit)]);
}

function bitsOf(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
