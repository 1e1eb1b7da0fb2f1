import sharp from "sharp";
import { decodeHeic } from "./heic_actions.ts";
import { barePicture } from "./picture_rules.ts";
import { PRINT_SIDE, printOf } from "./print_rules.ts";
import { type PictureSize, pictureSizes } from "./rules.ts";

/** The side of a picture that we keep; larger ones are made smaller. */
const MOST_KEPT = 2_000;
const QUALITY = 70;
/** Enough for what phones and cameras make. A picture of more is refused before it is decoded. */
const MOST_PIXELS = 25_000_000;
const MOST_SIDE = 16_384;
const DECODE_SECONDS = 20;

type Image = ReturnType<typeof sharp>;

export type CleanImage = {
  width: number;
  height: number;
  /** By its size: `full`, and the small ones where they were asked for; WEBP, and JPEG of the size `og`. */
  files: Map<PictureSize, Uint8Array<ArrayBuffer>>;
};

/**
 * A picture made anew from its pixels: upright, at most 2000 x 2000, WEBP, and without a word about where, when or with
 * what it was taken, or anything else that stood in the file. `type` is what its first bytes say. Undefined for what
 * cannot be decoded whole or has too many pixels; throws between two steps when `signal` is aborted.
 */
export async function cleanImage(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  { withSizes, signal }: { withSizes: boolean; signal: AbortSignal },
): Promise<CleanImage | undefined> {
  const source = type === "image/heic" ? await openHeic(bytes, signal) : await openPicture(bytes, type);
  if (!source) return undefined;
  let upright: { data: Uint8Array; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
  try {
    upright = await source.resize(MOST_KEPT, MOST_KEPT, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb").timeout({ seconds: DECODE_SECONDS }).raw().toBuffer({ resolveWithObject: true });
  } catch {
    return undefined; // broken off, or not what its head says
  }
  signal.throwIfAborted();
  const { width, height, channels } = upright.info;
  const again = () => sharp(upright.data, { raw: { width, height, channels } });
  const files: CleanImage["files"] = new Map([["full", await webp(again())]]);
  if (withSizes) { for (const [name, data] of await sizesOf(again, signal)) files.set(name, data); }
  return { width, height, files };
}

/** Returns the small sizes of a picture that is clean already. */
export function smallSizes(clean: Uint8Array<ArrayBuffer>): Promise<CleanImage["files"]> {
  return sizesOf(() => sharp(clean));
}

async function sizesOf(again: () => Image, signal?: AbortSignal): Promise<CleanImage["files"]> {
  const files: CleanImage["files"] = new Map();
  for (const name of Object.keys(pictureSizes) as (keyof typeof pictureSizes)[]) {
    signal?.throwIfAborted();
    const [width, height] = pictureSizes[name];
    const small = again().resize(width, height, { fit: "cover" });
    files.set(name, name === "og" ? await jpeg(small) : await webp(small));
  }
  return files;
}

/** Pixels of a preview: enough to see where the animal is, and 64 characters of text. */
const PREVIEW = { width: 6, height: 4 };

/**
 * Returns the preview of a clean picture as the contract has it: the pixels of a 16-bit BMP without its head, so that a page
 * shows it as it is. Empty for a picture that is transparent somewhere, behind which nothing may show.
 */
export async function previewOf(clean: Uint8Array): Promise<string> {
  const { width, height } = PREVIEW;
  const pixels = await sharp(clean).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer();
  const packed = Buffer.alloc(width * height * 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha] = pixels.subarray((y * width + x) * 4);
      if (alpha !== 255) return "";
      const color = fiveBits(red!) << 10 | fiveBits(green!) << 5 | fiveBits(blue!);
      packed.writeUInt16LE(color, ((height - 1 - y) * width + x) * 2);
    }
  }
  return packed.toString("base64");
}

/** Returns what a clean photo looks like, to find it again in another listing; null for one without contrast. */
export async function photoPrint(clean: Uint8Array): Promise<string | null> {
  const grey = await sharp(clean).flatten({ background: "white" }).greyscale()
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: "fill" }).raw().toBuffer();
  return printOf(grey);
}

const fiveBits = (channel: number): number => Math.round(channel * 31 / 255);

/** At these a picture looks as at WEBP's quality, measured on 25: a fifth to a half of the bytes less for five times the work. */
const AVIF = { quality: 45, effort: 3 } as const;

/** Returns a size of a whole clean picture as AVIF. */
export async function asAvif(full: Uint8Array, size: PictureSize): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(full);
  if (size !== "full") {
    const [width, height] = pictureSizes[size];
    image.resize(width, height, { fit: "cover" });
  }
  return new Uint8Array(await image.avif(AVIF).toBuffer());
}

/** A clean picture as JPEG, for those who read no WebP. */
export async function asJpeg(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return await jpeg(sharp(bytes));
}

/** JPEG knows nothing transparent: that becomes white. */
async function jpeg(image: Image): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await image.flatten({ background: "white" }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
  );
}

async function webp(image: Image): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.webp({ quality: QUALITY }).toBuffer());
}

async function openPicture(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Image | undefined> {
  // The time that decoding may take is not counted before the first pixel: what comes before must be short by itself.
  const bare = barePicture(bytes, type);
  if (!bare) return undefined;
  try {
    const image = sharp(bare, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
    const { width, height } = await image.metadata(); // reads the head, decodes nothing
    if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE) return undefined;
    return image.autoOrient();
  } catch {
    return undefined;
  }
}

async function openHeic(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Image | undefined> {
  const decoded = await decodeHeic({ bytes, mostPixels: MOST_PIXELS, mostSide: MOST_SIDE }, signal);
  if (!decoded) return undefined;
  const { width, height, pixels } = decoded;
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}
