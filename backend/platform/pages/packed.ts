import { constants, crc32, createDeflateRaw } from "node:zlib";

/** Level 6 takes a third longer than 4, but only once for all readers of the page. */
const LEVEL = 6;
/** RFC 1952, 2.3: gzip of deflated data, without a time, from an unknown system. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
/** RFC 1951, 3.2.6: an empty last block. */
const LAST_BLOCK = Uint8Array.of(3, 0);
/** Compresses the parts with a text between each two of them. */
export type Pack = (between: Uint8Array) => Uint8Array<ArrayBuffer>;

/**
 * Returns a compressor of these parts with a text between each two of them (gzip as in RFC 1952). That text
 * differs in each answer and always has `lengthBetween` bytes (at most 65,535). The parts are compressed
 * once, each to a byte boundary, and may refer back to earlier parts but never to the text between, which is
 * stored uncompressed.
 */
export async function packedParts(parts: readonly Uint8Array[], lengthBetween: number): Promise<Pack> {
  const deflate = createDeflateRaw({ level: LEVEL });
  const made: Uint8Array[] = [];
  deflate.on("data", (bytes: Uint8Array) => made.push(bytes));
  const broken = new Promise<never>((_, reject) => deflate.once("error", reject));
  const packedAlone = async (bytes: Uint8Array): Promise<Uint8Array> => {
    made.length = 0;
    deflate.write(bytes);
    await Promise.race([new Promise<void>((done) => deflate.flush(constants.Z_SYNC_FLUSH, done)), broken]);
    return joined(made);
  };
  // Bytes that occur in no UTF-8 text, so no later match refers to them.
  const unknown = new Uint8Array(lengthBetween).fill(255);
  const packed: Uint8Array[] = [];
  for (const part of parts) {
    if (packed.length > 0) await packedAlone(unknown);
    packed.push(await packedAlone(part));
  }
  deflate.close();

  return (between) => {
    if (between.length !== lengthBetween) throw new RangeError(`${between.length} bytes between two parts`);
    // RFC 1951, 3.2.4: raw bytes, preceded by their count and its complement.
    const stored = joined([Uint8Array.of(0, ...le16(between.length), ...le16(~between.length)), between]);
    const sum = parts.reduce((before, part, at) => crc32(part, at ? crc32(between, before) : before), 0);
    const size = parts.reduce((all, { length }) => all + length, between.length * (parts.length - 1));
    return joined([
      HEADER,
      ...separated(packed, stored),
      LAST_BLOCK,
      Uint8Array.of(...le16(sum), ...le16(sum >>> 16), ...le16(size), ...le16(size >>> 16)),
    ]);
  };
}

const le16 = (value: number): [number, number] => [value & 255, value >>> 8 & 255];

/** Returns these parts with `between` inserted between each two of them. */
export function separated(parts: readonly Uint8Array[], between: Uint8Array): Uint8Array[] {
  return parts.flatMap((part, at) => at ? [between, part] : [part]);
}

/** Concatenates these parts. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
