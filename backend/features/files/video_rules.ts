/** Films as boxes in boxes (ISO 14496-12): enough of it to see that one is whole, and to take out where and when it was filmed. */

type Box = { type: string; start: number; body: number; end: number };

/** Boxes that hold only words about the film (the place, the device, the day), or nothing, as what was erased before does. */
const ABOUT = new Set(["udta", "meta", "uuid", "free", "skip"]);
/** Boxes that hold others, in which such words stand. */
const HOLDERS = new Set(["moov", "trak", "mdia", "minf", "moof", "traf"]);
/** Boxes that begin with when they were made and changed. */
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);
/** What is seen and heard. Other tracks are a camera's own: action cameras, drones and phones write there where they are, each second. */
const SHOWN = new Set(["vide", "soun"]);
const MOST_BOXES = 10_000;
/** A film that is one piece has its data in one box, or in a few. */
const MOST_MEDIA = 100;

/**
 * Makes a film without words about itself, in place: such boxes become `free`, of the same length, so that nothing moves.
 * False for what is no whole film: boxes that do not add up to the file, or none with its table or its pictures.
 */
export function cleanVideo(bytes: Uint8Array): boolean {
  const boxes = deepBoxes(bytes, 0, bytes.length);
  const top = boxesOf(bytes, 0, bytes.length);
  const movies = top?.filter(({ type }) => type === "moov") ?? [];
  const media = top?.filter(({ type }) => type === "mdat") ?? [];
  if (!boxes || top?.[0]?.type !== "ftyp" || movies.length !== 1 || media.length === 0) return false;
  const tracks = boxes.filter(({ type }) => type === "trak");
  const kinds = tracks.map((track) => kindOf(bytes, track));
  if (!kinds.includes("vide") && !kinds.includes("soun")) return false;
  const isInPieces = top.some(({ type }) => type === "moof");
  for (const [index, track] of tracks.entries()) {
    if (SHOWN.has(kinds[index] ?? "")) continue;
    // What a film in pieces has of a track stands in all of them.
    if (isInPieces || !eraseSamples(bytes, track, media)) return false;
    erase(bytes, track);
  }
  for (const box of boxes) {
    if (ABOUT.has(box.type)) erase(bytes, box);
    else if (DATED.has(box.type)) {
      bytes.fill(0, box.body + 4, Math.min(box.body + (bytes[box.body] ? 20 : 12), box.end));
    }
  }
  return true;
}

function erase(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(new TextEncoder().encode("free"), start + 4);
  bytes.fill(0, body, end);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** What a track is of; undefined where it does not say so. */
function kindOf(bytes: Uint8Array, track: Box): string | undefined {
  const handler = child(bytes, child(bytes, track, "mdia"), "hdlr");
  return handler && handler.body + 12 <= handler.end ? textAt(bytes, handler.body + 8) : undefined;
}

function child(bytes: Uint8Array, parent: Box | undefined, type: string): Box | undefined {
  return parent && boxesOf(bytes, parent.body, parent.end)?.find((box) => box.type === type);
}

/** Wipes what a track's table says is its own of the film's data; false for a table that cannot be read. */
function eraseSamples(bytes: Uint8Array, track: Box, media: readonly Box[]): boolean {
  const table = child(bytes, child(bytes, child(bytes, track, "mdia"), "minf"), "stbl");
  const [sizes, groups] = [numbersOf(bytes, table, "stsz", 4, 2), numbersOf(bytes, table, "stsc", 4, 1)];
  const places = numbersOf(bytes, table, "stco", 4, 1) ?? numbersOf(bytes, table, "co64", 8, 1);
  if (!sizes || !groups || !places || media.length > MOST_MEDIA) return false;
  const [size, , ...each] = sizes;
  // No two of its pieces are the same place: who says so has us wipe for hours.
  let left = bytes.length;
  let [sample, group] = [0, 1];
  for (const [index, from] of places.slice(1).entries()) {
    // A group is: the first chunk (from 1) that has so many samples, and how they are described.
    while (groups[group + 3] !== undefined && groups[group + 3]! <= index + 1) group += 3;
    const count = groups[group + 1] ?? 0;
    const length = size
      ? size * count
      : each.slice(sample, sample += count).reduce((sum, one) => sum + one, 0);
    left -= length;
    if (left < 0) return false;
    for (const { body, end } of media) {
      bytes.fill(0, Math.max(body, from), Math.max(body, Math.min(end, from + length)));
    }
  }
  return true;
}

/** The numbers of a table of a track, of 4 bytes in its head and of `width` after that. */
function numbersOf(
  bytes: Uint8Array,
  table: Box | undefined,
  type: string,
  width: 4 | 8,
  head: number,
): number[] | undefined {
  const box = child(bytes, table, type);
  if (!box || box.body + 4 + head * 4 > box.end) return undefined;
  const view = viewOf(bytes);
  const numbers: number[] = [];
  let at = box.body + 4; // after the version
  for (; numbers.length < head; at += 4) numbers.push(view.getUint32(at));
  for (; at + width <= box.end; at += width) {
    numbers.push(width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at)));
  }
  return numbers;
}

/** All boxes between two places, with those in holders; undefined where some do not fill theirs exactly. */
function deepBoxes(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const boxes = boxesOf(bytes, from, to);
  const all: Box[] = [];
  for (const box of boxes ?? []) {
    const inner = HOLDERS.has(box.type) ? deepBoxes(bytes, box.body, box.end) : [];
    if (!inner) return undefined;
    all.push(box, ...inner);
  }
  return boxes && all;
}

/** The boxes between two places; undefined when they do not fill them exactly. */
function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to || boxes.length >= MOST_BOXES) return undefined;
    let length = view.getUint32(start);
    let body = start + 8;
    const type = textAt(bytes, start + 4);
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
