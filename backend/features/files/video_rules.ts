/**
 * Reads a video as nested boxes (ISO 14496-12), just enough to check that it is complete and to remove place
 * and time.
 */

type Box = { type: string; start: number; body: number; end: number; inside: Box[]; isNeeded: boolean };

/**
 * Box types needed for playing, by their holder; the file itself has no name. All others are erased: cameras
 * write their own boxes about place, device and date. Only the holders on the left are read further, which
 * limits the depth of nesting.
 */
const NEEDED = new Map(
  Object.entries({
    "": "ftyp moov mdat moof sidx styp mfra",
    moov: "mvhd trak mvex iods",
    trak: "tkhd edts tref mdia tapt txas load imap",
    mdia: "mdhd elng hdlr minf",
    minf: "vmhd smhd hdlr dinf stbl",
    stbl:
      "stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh stdp sdtp padb sbgp sgpd subs saiz saio",
    moof: "mfhd traf",
    traf: "tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc",
  }).map(([holder, types]) => [holder, new Set(types.split(" "))]),
);
/** Boxes that start with their creation and modification times. */
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);
/**
 * Tracks that are seen or heard. Other tracks belong to the camera: action cameras, drones and phones record
 * their position there every second.
 */
const SHOWN = new Set(["vide", "soun"]);
/** Maximum number of boxes in a whole file. */
const MOST_BOXES = 10_000;
/** Maximum number of data boxes. An unfragmented file has one, or a few. */
const MOST_MEDIA = 100;
/**
 * Maximum number of table entries in all erased tracks: some each second, or one for each frame, in a video
 * of minutes.
 */
const MOST_ENTRIES = 1_000_000;

/**
 * Remaining table entries to read and bytes to erase in the whole file. The limit on bytes holds because
 * samples do not overlap.
 */
type Left = { entries: number; bytes: number };

/**
 * Removes metadata from a video in place: such boxes become `free` with the same length, which keeps all
 * offsets. Returns false for an incomplete file: boxes that do not add up to the file, or that lack its table
 * or its pictures.
 */
export function cleanVideo(bytes: Uint8Array): boolean {
  const film: Box = { type: "", start: 0, body: 0, end: bytes.length, inside: [], isNeeded: true };
  const boxes: Box[] = [];
  if (!readBoxes(bytes, film, boxes) || film.inside[0]?.type !== "ftyp") return false;
  const [movie, ...others] = all(film, "moov");
  const media = all(film, "mdat");
  if (!movie || others.length > 0 || media.length === 0) return false;
  const tracks = all(movie, "trak");
  const hidden = tracks.filter((track) => !SHOWN.has(kindOf(bytes, track) ?? ""));
  if (hidden.length === tracks.length) return false;
  // In a fragmented file, every fragment holds a part of each track.
  if (hidden.length > 0 && (media.length > MOST_MEDIA || all(film, "moof").length > 0)) return false;
  const left: Left = { entries: MOST_ENTRIES, bytes: bytes.length };
  for (const track of hidden) {
    if (!eraseSamples(bytes, track, media, left)) return false;
    erase(bytes, track);
  }
  for (const box of boxes) {
    if (!box.isNeeded) erase(bytes, box);
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

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Returns the media type of a track. Undefined if it has none. */
function kindOf(bytes: Uint8Array, track: Box): string | undefined {
  const handler = child(track, "mdia", "hdlr");
  return handler && handler.body + 12 <= handler.end ? textAt(bytes, handler.body + 8) : undefined;
}

const all = (holder: Box, type: string) => holder.inside.filter((box) => box.type === type);

/** Returns the box at the end of a path. */
function child(box: Box | undefined, ...path: string[]): Box | undefined {
  for (const type of path) box = box?.inside.find((one) => one.type === type);
  return box;
}

/**
 * Erases the data that a track's table claims. Returns false for an unreadable table, or if the limits are
 * exceeded.
 */
function eraseSamples(bytes: Uint8Array, track: Box, media: readonly Box[], left: Left): boolean {
  const table = child(track, "mdia", "minf", "stbl");
  const sizes = tableOf(bytes, child(table, "stsz"), 8, 4);
  const groups = tableOf(bytes, child(table, "stsc"), 4, 12);
  const short = tableOf(bytes, child(table, "stco"), 4, 4);
  const places = short ?? tableOf(bytes, child(table, "co64"), 4, 8);
  if (!sizes || !groups || !places) return false;
  left.entries -= sizes.count + groups.count + places.count;
  if (left.entries < 0) return false;
  const size = sizes.view.getUint32(0); // 0 if each sample has its own size
  let [sample, group] = [0, 0];
  for (let index = 0; index < places.count; index++) {
    // A group holds its first chunk (from 1), the number of samples in each chunk, and the index of their
    // description.
    while (group + 1 < groups.count && groups.view.getUint32(groups.at(group + 1)) <= index + 1) group++;
    const count = groups.count ? groups.view.getUint32(groups.at(group) + 4) : 0;
    let length = size * count;
    if (!size) {
      const to = Math.min(sample + count, sizes.count);
      for (; sample < to; sample++) length += sizes.view.getUint32(sizes.at(sample));
    }
    if (length === 0) continue;
    left.bytes -= length;
    if (left.bytes < 0) return false;
    const at = places.at(index);
    const from = short ? short.view.getUint32(at) : Number(places.view.getBigUint64(at));
    for (const { body, end } of media) {
      if (from < end && from + length > body) {
        bytes.fill(0, Math.max(body, from), Math.min(end, from + length));
      }
    }
  }
  return true;
}
type Table = { view: DataView; count: number; at: (entry: number) => number };

/**
 * Reads a table of a track in place, after its version: `head` bytes, then entries of `width` up to its end.
 */
function tableOf(bytes: Uint8Array, box: Box | undefined, head: number, width: number): Table | undefined {
  const length = box ? box.end - box.body - 4 : 0;
  if (!box || length < head) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + box.body + 4, length);
  return { view, count: Math.floor((length - head) / width), at: (entry) => head + entry * width };
}

/**
 * Reads the boxes of a holder, and those in them, into it and into `found`. Returns false if some do not fill
 * their holder exactly, or if there are too many.
 */
function readBoxes(bytes: Uint8Array, holder: Box, found: Box[]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = holder.body; start < holder.end;) {
    const room = holder.end - start;
    if (room < 8 || found.length >= MOST_BOXES) return false;
    const type = textAt(bytes, start + 4);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return false;
    let [length, body] = [view.getUint32(start), start + 8];
    if (length === 1) {
      if (room < 16) return false;
      [length, body] = [Number(view.getBigUint64(start + 8)), start + 16];
    } else if (length === 0) length = room;
    if (length < body - start || length > room) return false;
    const isNeeded = NEEDED.get(holder.type)?.has(type) ?? false;
    const box: Box = { type, start, body, end: start + length, inside: [], isNeeded };
    holder.inside.push(box);
    found.push(box);
    if (isNeeded && NEEDED.has(type) && !readBoxes(bytes, box, found)) return false;
    start += length;
  }
  return true;
}
