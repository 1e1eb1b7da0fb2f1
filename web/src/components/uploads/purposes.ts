import type { FilePurpose } from "@hearthpaw/client";
import * as texts from "./texts.ts";

const MB = 1_048_576;
const IMAGES = ".jpg,.jpeg,.png,.webp,.heic,.heif,image/jpeg,image/png,image/webp,image/heic,image/heif";

export type FileKind = "image" | "video" | "pdf";
type Terms = { kinds: readonly FileKind[] };

const picture: Terms = { kinds: ["image"] };
const paper: Terms = { kinds: ["image", "pdf"] };
const terms: Readonly<Record<FilePurpose, Terms>> = {
  "pet-image": picture,
  "pet-profile-image": picture,
  "profile-image": picture,
  "parent-image": picture,
  "post-image": picture,
  "identity-front": picture,
  "identity-back": picture,
  "rearing-area": picture,
  "registration": paper,
  "health-document": paper,
  "dispute-evidence": paper,
  "review-photo": picture,
  "chat-image": picture,
  "pet-video": { kinds: ["video"] },
};

/** Maximum size of an uploaded file, in bytes. */
export const mostBytes: Readonly<Record<FileKind, number>> = {
  image: 20 * MB,
  pdf: 15 * MB,
  video: 200 * MB,
};
/**
 * Maximum size of a chosen file in bytes. Images are scaled down before the upload, so they may be larger,
 * but not too large for a browser to open.
 */
export const MOST_CHOSEN = 100 * MB;

const accepts: Readonly<Record<FileKind, string>> = {
  image: IMAGES,
  pdf: ".pdf,application/pdf",
  video: ".mp4,.mov,video/mp4,video/quicktime",
};
const words: Readonly<Record<FileKind, string>> = {
  image: texts.photoFormats,
  pdf: "PDF",
  video: texts.mp4OrMovVideo,
};

export const kindsOf = (purpose: FilePurpose): readonly FileKind[] => terms[purpose].kinds;

/** Returns the `accept` attribute of a file input. */
export function acceptOf(purpose: FilePurpose): string {
  return kindsOf(purpose).map((kind) => accepts[kind]).join(",");
}

/** Returns the accepted types in words: "a JPEG, PNG, WEBP or HEIC photo, or a PDF". */
export function wordsOf(purpose: FilePurpose): string {
  return kindsOf(purpose).map((kind) => `a ${words[kind]}`).join(
    ", or ",
  );
}

export type ContentType =
  | "image/jpeg"
  | "image/png"
  | "image/webp"
  | "image/heic"
  | "video/mp4"
  | "video/quicktime"
  | "application/pdf";

export const kindOf = (type: ContentType): FileKind =>
  type === "application/pdf" ? "pdf" : type.startsWith("video/") ? "video" : "image";

/** Returns a file's type by its first bytes, because its name and the system's type are often wrong. */
export async function typeOf(file: Blob): Promise<ContentType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (text(1, 4) === "PNG" && bytes[0] === 0x89) return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(0, 5) === "%PDF-") return "application/pdf";
  if (text(4, 8) !== "ftyp") return undefined;
  const brands = text(8, 12) + text(16, 64);
  if (/hei[cxms]|hev[cx]/.test(brands)) return "image/heic";
  if (/avi[fs]|mif1|msf1/.test(brands)) return undefined;
  return text(8, 12) === "qt  " ? "video/quicktime" : "video/mp4";
}
