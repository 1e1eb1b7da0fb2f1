import { decodeHeic } from "./heic.ts";
import { UploadError } from "./upload_error.ts";
import { type ContentType, MOST_CHOSEN, mostBytes, typeOf } from "./purposes.ts";
import * as texts from "./texts.ts";

/** Maximum side length of an uploaded image, in px. */
const MOST_SIDE = 2_000;
const WEBP_QUALITY = 0.7;
const JPEG_QUALITY = 0.8;

export type Prepared = { blob: Blob; contentType: ContentType; name: string };

/**
 * Returns an image ready for upload: at most 2000 x 2000, upright, without metadata. It is WEBP, or JPEG if
 * it was HEIC or if this browser cannot write WEBP (the server then converts it). A HEIC photo that cannot be
 * read here is sent unchanged. Throws an UploadError for anything but an image.
 */
export async function prepareImage(file: File): Promise<Prepared> {
  const type = await typeOf(file);
  if (type === undefined || !type.startsWith("image/")) {
    throw new UploadError(
      texts.photoFormatRefused(file.name),
    );
  }
  if (file.size > MOST_CHOSEN) throw new UploadError(texts.photoTooLarge(file.name));
  const isHeic = type === "image/heic";
  const bitmap = await open(file, isHeic);
  if (!bitmap) {
    if (isHeic && file.size <= mostBytes.image) return { blob: file, contentType: type, name: file.name };
    throw new UploadError(texts.photoDamaged(file.name));
  }
  try {
    const canvas = draw(bitmap, isHeic);
    const blob = isHeic ? await write(canvas, "image/jpeg", JPEG_QUALITY) : await writeBest(canvas);
    const contentType = blob.type === "image/webp" ? "image/webp" : "image/jpeg";
    const ending = contentType === "image/webp" ? "webp" : "jpg";
    return { blob, contentType, name: `${file.name.replace(/\.[^.]*$/, "")}.${ending}` };
  } finally {
    bitmap.close();
  }
}

/** Returns the image as the browser decodes it, or HEIC by our own decoder if the browser has none. */
async function open(file: File, isHeic: boolean): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (!isHeic) return await openWithoutEnd(file);
  }
  const decoded = await decodeHeic(file);
  return decoded && await createImageBitmap(decoded);
}

/** Rows at the end of a photo that show whether it was cut: missing ones decode to this gray. */
const LAST_ROWS = 8;
const MISSING_GRAY = 128;

/** Returns a JPEG that lacks only its last bytes, as every viewer shows it; undefined for anything else. */
async function openWithoutEnd(file: File): Promise<ImageBitmap | undefined> {
  try {
    const closed = new Blob([file, new Uint8Array([0xff, 0xd9])], { type: "image/jpeg" });
    const bitmap = await createImageBitmap(closed, { imageOrientation: "from-image" });
    const rows = Math.min(LAST_ROWS, bitmap.height);
    const canvas = newCanvas(bitmap.width, rows);
    const context = canvas.getContext("2d") as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, rows - bitmap.height);
    const { data } = context.getImageData(0, 0, bitmap.width, rows);
    if (data.some((value, at) => at % 4 < 3 && Math.abs(value - MISSING_GRAY) > 2)) return bitmap;
    bitmap.close();
  } catch {
    // Damaged beyond its end.
  }
  return undefined;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

function draw(bitmap: ImageBitmap, onWhite: boolean): Canvas {
  const scale = Math.min(1, MOST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = newCanvas(width, height);
  const context = canvas.getContext("2d") as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!context) {
    throw new UploadError(
      texts.outOfMemory,
    );
  }
  if (onWhite) {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** Returns WEBP. A browser that cannot write it silently returns PNG, and is then asked for JPEG. */
async function writeBest(canvas: Canvas): Promise<Blob> {
  const blob = await write(canvas, "image/webp", WEBP_QUALITY);
  return blob.type === "image/webp" ? blob : await write(onWhite(canvas), "image/jpeg", JPEG_QUALITY);
}

/** JPEG has no transparency: transparent pixels would turn black. */
function onWhite(canvas: Canvas): Canvas {
  const copy = newCanvas(canvas.width, canvas.height);
  const context = copy.getContext("2d") as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  return copy;
}

async function write(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ("convertToBlob" in canvas) return await canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (!blob) throw new UploadError(texts.processPhotoFailed);
  return blob;
}
