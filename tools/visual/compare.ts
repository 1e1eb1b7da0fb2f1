/**
 * Compares screenshots of stories: visible differences count, but not another machine's font rendering at
 * edges.
 */

/** Rows of pixels, three bytes each. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Maximum difference of a color, of 255: gamma and antialiasing stay below it in a reduced image. */
const TOLERANCE = 40;
/** Maximum share of differing pixels, and maximum difference in rows. */
const MOST_SHARE = 0.004;
const MOST_ROWS = 2;

/**
 * Returns the share of pixels that differ, and which. A pixel counts as the same if the other image has its
 * color in the same place or next to it, which ignores shifts by one pixel of the reduced image. Rows that
 * only one of them has count as different if there are more than `MOST_ROWS`.
 */
export function compare(
  before: Pixels,
  after: Pixels,
): { share: number; isSame: boolean; differing: Uint8Array } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const differing = new Uint8Array(width * height);
  const rows = Math.min(before.height, after.height);
  const isAsTall = Math.abs(before.height - after.height) <= MOST_ROWS && before.width === after.width;
  let count = 0;
  for (let y = 0; y < height; y++) {
    if (y >= rows && isAsTall) break;
    for (let x = 0; x < width; x++) {
      if (isNear(before, after, x, y) && isNear(after, before, x, y)) continue;
      differing[y * width + x] = 1;
      count++;
    }
  }
  const share = count / (width * height);
  return { share, isSame: share <= MOST_SHARE, differing };
}

/** Returns whether one image's pixel occurs in the other, in its place or beside it. */
function isNear(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (x >= one.width || y >= one.height) return false;
  const at = (y * one.width + x) * 3;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const ox = x + dx;
      const oy = y + dy;
      if (ox < 0 || oy < 0 || ox >= other.width || oy >= other.height) continue;
      const there = (oy * other.width + ox) * 3;
      const isSame = [0, 1, 2].every((channel) =>
        Math.abs(one.data[at + channel]! - other.data[there + channel]!) <= TOLERANCE
      );
      if (isSame) return true;
    }
  }
  return false;
}
