import { deflateSync } from "node:zlib";
import sharp from "sharp";
import type { FilePurpose } from "../platform/db/schema.ts";
import type { TestApp } from "./app.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (buffer: Uint8Array): Bytes => new Uint8Array(buffer);
const ascii = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const u32 = (value: number): Bytes => {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, value);
  return out;
};

/** Concatenates several pieces. */
export function joined(...parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns a picture with its upper left quarter red and the rest blue. */
function quartered(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#336699" } }).composite([{
    input: {
      create: {
        width: Math.ceil(width / 2),
        height: Math.ceil(height / 2),
        channels: 3,
        background: "#cc3311",
      },
    },
    left: 0,
    top: 0,
  }]);
}

/** Uploads of honest people and of attackers. */
export const made = {
  jpeg: async (width = 320, height = 240): Promise<Bytes> =>
    bytes(await quartered(width, height).jpeg().toBuffer()),
  png: async (width = 320, height = 240): Promise<Bytes> =>
    bytes(await quartered(width, height).png().toBuffer()),
  webp: async (width = 320, height = 240): Promise<Bytes> =>
    bytes(await quartered(width, height).webp().toBuffer()),
  /** With an embedded wide-gamut color profile, and as a JPEG in several scans. */
  inColors: async (type: "jpeg" | "png" | "webp"): Promise<Bytes> =>
    bytes(await quartered(320, 240).withIccProfile("p3").toFormat(type, { progressive: true }).toBuffer()),
  gif: async (): Promise<Bytes> => bytes(await quartered(32, 32).gif().toBuffer()),

  /** Taken in Corvallis with a camera held sideways: its first row is the right edge. */
  located: async (): Promise<Bytes> =>
    bytes(
      await quartered(320, 240).withMetadata({
        orientation: 6,
        exif: {
          IFD0: { Make: "Fernweh Optics", Artist: "Ruth of Willow Creek" },
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: "44/1 33/1 52/1",
            GPSLongitudeRef: "W",
            GPSLongitude: "123/1 15/1 43/1",
          },
        },
      }).jpeg().toBuffer(),
    ),

  heic: async (): Promise<Bytes> =>
    bytes(await Deno.readFile(new URL("./pictures/photo.heic", import.meta.url))),

  svg: (): Bytes =>
    ascii('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),

  /** A black PNG of this size, a few kilobytes long. `told` is the size stated in its header. */
  bomb: (side: number, told = side): Bytes => {
    const row = Math.ceil(side / 8) + 1;
    const head = joined(u32(told), u32(told), new Uint8Array([1, 0, 0, 0, 0]));
    return joined(
      ascii("\x89PNG\r\n\x1a\n"),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(new Uint8Array(row * side))),
      chunk("IEND", new Uint8Array()),
    );
  },

  pdf: (): Bytes =>
    ascii(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
        "trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n",
    ),

  /**
   * The structure of a film with a location written as phones do, and a metadata track and location boxes as
   * action cameras write them. The film's data are 64 bytes of pictures, two pieces of which are the camera's
   * metadata.
   */
  film: (brand = "isom"): Bytes => {
    const head = box("ftyp", ascii(`${brand}\0\0\0\0${brand}mp42`));
    const own = box("inst", ascii("GPS +44.5646-123.2620"));
    const table = (mdat: number) =>
      box(
        "moov",
        joined(
          box("mvhd", joined(u32(0), ascii("DAY!DAY!"), new Uint8Array(8))),
          track("vide", box("stsz", u32(0)), own, box("udta", box("name", ascii("Ruth's phone")))),
          track(
            "meta",
            joined(
              box("stsz", numbers(0, 0, 3, 8, 4, 6)),
              box("stsc", numbers(0, 2, 1, 2, 1, 2, 1, 1)),
              box("stco", numbers(0, 2, mdat + 16, mdat + 40)),
            ),
          ),
          own,
          box("udta", box("\xa9xyz", ascii("\0\x12\x15\xc7+44.5646-123.2620/"))),
          box("meta", ascii("com.apple.quicktime.location.ISO6709 +44.5646-123.2620/")),
        ),
      );
    const data = new Uint8Array(64).fill(7);
    data.set(ascii("GPS5+44.5646"), 16);
    data.set(ascii("-123.2"), 40);
    return joined(head, table(head.length + table(0).length + own.length + 8), own, box("mdat", data));
  },
};

/** Returns numbers in the format of films. */
export const numbers = (...all: number[]): Bytes => joined(...all.map(u32));

/** Returns a track of a film with pictures or metadata, its table, and further boxes. */
export function track(kind: "vide" | "meta", table: Uint8Array, ...more: Uint8Array[]): Bytes {
  const handler = box("hdlr", joined(u32(0), u32(0), ascii(kind), new Uint8Array(12)));
  const media = joined(
    box("mdhd", joined(u32(0), ascii("DAY!DAY!"))),
    handler,
    box("minf", box("stbl", table)),
  );
  return box("trak", joined(box("tkhd", joined(u32(0), ascii("DAY!DAY!"))), box("mdia", media), ...more));
}

/** Returns a box of a film. */
export function box(type: string, body: Uint8Array): Bytes {
  return joined(u32(body.length + 8), ascii(type), body);
}

/** Returns a PNG with more data after its header. */
export const words = (png: Uint8Array, more: Uint8Array): Bytes =>
  joined(png.subarray(0, 33), more, png.subarray(33));

/** Returns a black JPEG with this number of scans, all empty but the first. */
export function scanned(scans: number): Bytes {
  const part = (marker: number, ...body: number[]) => [0xff, marker, 0, body.length + 2, ...body];
  const blank = Array.from({ length: 15 }, () => 0);
  const component = [0x11, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...part(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...part(0xc2, 8, 0, 8, 0, 8, 3, 1, ...component, 2, ...component, 3, ...component),
    ...part(0xc4, 0, 1, ...blank, 0),
    ...part(0xc4, 0x10, 1, ...blank, 0),
    ...part(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0),
    0,
    ...Array.from({ length: scans - 1 }, () => [...part(0xda, 1, 1, 0, 1, 1, 0), 0]).flat(),
    0xff,
    0xd9,
  ]);
}

/** Returns a WEBP animation of `count` pictures. */
export async function framed(count: number): Promise<Bytes> {
  const side = { width: 16, height: 16 };
  const still = await sharp({ create: { ...side, channels: 3, background: "#cc3311" } })
    .webp({ lossless: true }).toBuffer();
  const riff = (type: string, body: Uint8Array) => joined(ascii(type), u32(body.length).reverse(), body);
  const size = [15, 0, 0, 15, 0, 0];
  const frame = riff(
    "ANMF",
    joined(new Uint8Array([0, 0, 0, 0, 0, 0, ...size, 10, 0, 0, 0]), still.subarray(12)),
  );
  const head = joined(riff("VP8X", new Uint8Array([2, 0, 0, 0, ...size])), riff("ANIM", new Uint8Array(6)));
  return riff("RIFF", joined(ascii("WEBP"), head, ...Array.from({ length: count }, () => frame)));
}

/** Returns a chunk of a PNG. */
export function chunk(type: string, body: Uint8Array): Bytes {
  const named = joined(ascii(type), body);
  return joined(u32(body.length), named, u32(crc(named)));
}

function crc(data: Uint8Array): number {
  let value = -1;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ -1) >>> 0;
}

/** Requests an upload address, uploads a file to it as a browser would, and returns its key. */
export async function upload(
  app: TestApp,
  headers: { authorization: string },
  purpose: FilePurpose,
  body: Bytes,
  contentType = "image/jpeg",
  fileName = "maple.jpg",
): Promise<string> {
  const query = new URLSearchParams({ fileName, contentType, purpose, size: String(body.length) });
  const offered = await app.fetch(`/v1/files/upload?${query}`, { headers });
  const offer = await offered.json();
  if (offered.status !== 200) throw new Error(`no address: ${JSON.stringify(offer)}`);
  const sent: [string, string][] = offer.headers.map((
    h: { name: string; value: string },
  ) => [h.name, h.value]);
  const put = await app.fetch(offer.url, { method: "PUT", headers: Object.fromEntries(sent), body });
  await put.body?.cancel();
  if (put.status !== 200) throw new Error(`not taken: ${put.status}`);
  return offer.fileKey;
}
