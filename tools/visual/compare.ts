/** Comparing pictures of stories so that what a person would see counts, and what another machine's fonts do to edges does not. */

/** Rows of pixels, three bytes each. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** By so much may a color differ, of 255: gamma and antialiasing stay below it once a picture is made small. */
const TOLERANCE = 40;
/** Such a share of the pixels may be off, and so many rows more or less may there be. */
const MOST_SHARE = 0.004;
const MOST_ROWS = 2;

/**
 * Returns the share of pixels that differ, and which. A pixel is the same where the other picture has its color in the
 * same place or next to it, so that nothing differs that only moved by a pixel of the small picture. Rows that only one of
 * them has differ, a few apart.
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

/** Whether one picture's pixel is found in the other, in its place or beside it. */
function isNear(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (x >= one.width || y >= one.height) return false;
  const at = (y * one.width + x) * 3;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [ox, oy] = [x + dx, y + dy];
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
