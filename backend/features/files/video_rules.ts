/** Films as boxes in boxes (ISO 14496-12): enough of it to see that one is whole, and to take out where it was filmed. */

type Box = { type: string; start: number; body: number; end: number };

/** Boxes that hold only words about the film: the place, the device, the day. */
const ABOUT = new Set(["udta", "meta"]);
const MOST_BOXES = 10_000;

/**
 * Makes a film without words about itself, in place: such boxes become `free`, of the same length, so that nothing moves.
 * False for what is no whole film: boxes that do not add up to the file, or none with its table or its pictures.
 */
export function cleanVideo(bytes: Uint8Array): boolean {
  const top = boxesOf(bytes, 0, bytes.length);
  const movie = top?.find(({ type }) => type === "moov");
  if (!top || !movie || top[0]?.type !== "ftyp" || !top.some(({ type }) => type === "mdat")) return false;
  const inMovie = boxesOf(bytes, movie.body, movie.end);
  if (!inMovie) return false;
  const tracks = inMovie.filter(({ type }) => type === "trak").map((box) =>
    boxesOf(bytes, box.body, box.end)
  );
  if (tracks.length === 0 || tracks.includes(undefined)) return false;
  for (const box of [...top, ...inMovie, ...tracks.flatMap((boxes) => boxes ?? [])]) {
    if (!ABOUT.has(box.type) && box.type !== "uuid" && box.type !== "free" && box.type !== "skip") continue;
    bytes.set(new TextEncoder().encode("free"), box.start + 4);
    bytes.fill(0, box.body, box.end);
  }
  return true;
}

/** The boxes between two places; undefined when they do not fill them exactly. */
function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to || boxes.length >= MOST_BOXES) return undefined;
    let length = view.getUint32(start);
    let body = start + 8;
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return undefined;
    if (length === 1) {
      if (start + 16 > to) return undefined;
      length = Number(view.getBigUint64(start + 8));
      body = start + 16;
    } else if (length === 0) length = to - start;
    if (length < body - start || start + length > to) return undefined;
    boxes.push({ type, start, body, end: start + length });
    start += length;
  }
  return boxes;
}
