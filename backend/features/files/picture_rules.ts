/** Strips pictures down to the bytes that decoding their pixels needs. */

type Bytes = Uint8Array<ArrayBuffer>;
/** A part of a file, from its first byte up to but excluding the last. */
type Part = readonly [start: number, end: number];

/** Cameras and editors write hundreds. A file with more is made to be slow to read. */
const MOST_PARTS = 20_000;
/**
 * A decoder visits all blocks of a picture in each scan, even for little data. Programs write 3 to 20 scans.
 */
const MOST_SCANS = 100;
/** A JPEG cannot have more, and other formats take it from JPEGs. */
const MOST_EXIF = 65_536;

/**
 * Returns the parts of a file that its pixels need. This keeps the decoder from reading anything else: text
 * that unpacks to gigabytes, hundreds of thousands of frames, files behind the picture. Orientation and color
 * profile stay. Undefined for a file with too many parts or scans, or whose parts do not add up. The decoder
 * detects damage within a part.
 */
export function barePicture(bytes: Bytes, type: string): Bytes | undefined {
  if (type === "image/jpeg") return bareJpeg(bytes);
  if (type === "image/png") return barePng(bytes);
  return type === "image/webp" ? bareWebp(bytes) : undefined;
}

const EOI = 0xd9, SOS = 0xda, APP0 = 0xe0, APP1 = 0xe1, APP2 = 0xe2, APP14 = 0xee, APP15 = 0xef, COM = 0xfe;
/** Markers without a length: data bytes that look like one, restarts, a second start. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function bareJpeg(bytes: Bytes): Bytes | undefined {
  const kept: Part[] = [[0, 2]];
  let [parts, scans, hasExif] = [0, 0, false];
  for (let at = nextMarker(bytes, 2); at < bytes.length;) {
    const marker = bytes[at + 1]!;
    if (marker === EOI) {
      kept.push([at, at + 2]);
      break;
    }
    if (++parts > MOST_PARTS || (marker === SOS && ++scans > MOST_SCANS)) return undefined;
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 2) return undefined;
    const end = at + 2 + length;
    const after = nextMarker(bytes, end);
    const isExif = marker === APP1 && startsWith(bytes, at + 4, "Exif\0");
    if (isExif ? !hasExif : isNeeded(bytes, at, marker)) kept.push([at, marker === SOS ? after : end]);
    hasExif ||= isExif;
    at = after;
  }
  return joined(bytes, kept);
}

/** Whether a JPEG closes with its end mark. */
export const hasEnd = (jpeg: Bytes): boolean => jpeg.at(-2) === 0xff && jpeg.at(-1) === EOI;

/** Returns a JPEG with an end mark. */
export function withEnd(jpeg: Bytes): Bytes {
  const closed = new Uint8Array(jpeg.length + 2);
  closed.set(jpeg);
  closed.set([0xff, EOI], jpeg.length);
  return closed;
}

function isNeeded(bytes: Bytes, at: number, marker: number): boolean {
  if (marker === APP2) return startsWith(bytes, at + 4, "ICC_PROFILE\0");
  const isOwn = marker === COM || (marker >= APP0 && marker <= APP15);
  return !isOwn || marker === APP0 || marker === APP14;
}

/** Returns the position of the next significant marker: here, or behind a scan's data. */
function nextMarker(bytes: Bytes, from: number): number {
  let at = from;
  // Any number of 0xff bytes may precede a marker.
  while (
    at + 1 < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0xff && !isAlone(bytes[at + 1]!))
  ) at++;
  return at + 1 < bytes.length ? at : bytes.length;
}

const PNG_NEEDED = new Set(["IHDR", "PLTE", "tRNS", "cHRM", "gAMA", "sRGB", "iCCP", "eXIf", "IDAT", "IEND"]);

function barePng(bytes: Bytes): Bytes | undefined {
  const kept: Part[] = [[0, 8]];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 8, parts = 0; at + 12 <= bytes.length;) {
    if (++parts > MOST_PARTS) return undefined;
    const length = view.getUint32(at);
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    if (PNG_NEEDED.has(type) && !(type === "eXIf" && length > MOST_EXIF)) kept.push([at, end]);
    if (type === "IEND") break;
    at = end;
  }
  return joined(bytes, kept);
}

const WEBP_NEEDED = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP", "EXIF", "ANIM", "ANMF"]);
/** Flag in the first byte of `VP8X`: the file has XMP text. */
const HAS_XMP = 0x04;

function bareWebp(bytes: Bytes): Bytes | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return undefined;
  const kept: Part[] = [[0, 12]];
  let isMoving = false;
  for (let at = 12, parts = 0; at + 8 <= whole;) {
    if (++parts > MOST_PARTS) return undefined;
    const type = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + length % 2;
    if (end > whole) return undefined;
    // Only the first frame of an animation is shown.
    const isLater = type === "ANMF" && isMoving;
    if (WEBP_NEEDED.has(type) && !isLater && !(type === "EXIF" && length > MOST_EXIF)) kept.push([at, end]);
    isMoving ||= type === "ANMF";
    at = end;
  }
  const bare = joined(bytes, kept);
  new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
  if (textAt(bare, 12, 4) === "VP8X") bare[20]! &= ~HAS_XMP;
  return bare;
}

const textAt = (bytes: Bytes, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const startsWith = (bytes: Bytes, at: number, text: string): boolean =>
  textAt(bytes, at, text.length) === text;

function joined(bytes: Bytes, parts: readonly Part[]): Bytes {
  const all = new Uint8Array(
    parts.reduce((sum, [start, end]) => sum + Math.min(end, bytes.length) - start, 0),
  );
  let at = 0;
  for (const [start, end] of parts) {
    const part = bytes.subarray(start, end);
    all.set(part, at);
    at += part.length;
  }
  return all;
}
