import type { FilePurpose, Role, StaffRank } from "../../platform/db/schema.ts";

export type FileKind = "image" | "video" | "pdf";
export type ContentType =
  | "image/jpeg"
  | "image/png"
  | "image/webp"
  | "image/heic"
  | "video/mp4"
  | "video/quicktime"
  | "application/pdf";

type Terms = {
  kinds: readonly FileKind[];
  /** True if anyone may see it. Other files are for their owner and staff alone. */
  isPublic: boolean;
  /** Staff ranks, besides `admin`, that may read another person's file. */
  staff?: readonly StaffRank[];
  /** True if staff need a recent second-factor code to read it. */
  isDelicate?: true;
  /** True if only breeders and shelters have such files. */
  isOfBreeders: boolean;
};

const picture = { kinds: ["image"], isPublic: true } as const;
const proof = { isPublic: false, isOfBreeders: true, staff: ["moderator"] } as const;

export const purposes: Readonly<Record<FilePurpose, Terms>> = {
  "pet-image": { ...picture, isOfBreeders: true },
  "pet-profile-image": { ...picture, isOfBreeders: false },
  "profile-image": { ...picture, isOfBreeders: false },
  "parent-image": { ...picture, isOfBreeders: true },
  // Its key cannot be guessed, and only breeders receive it.
  "post-image": { ...picture, isOfBreeders: true },
  "pet-video": { kinds: ["video"], isPublic: true, isOfBreeders: true },
  "health-document": { kinds: ["image", "pdf"], ...proof },
  "identity-front": { kinds: ["image"], ...proof, isDelicate: true },
  "identity-back": { kinds: ["image"], ...proof, isDelicate: true },
  "rearing-area": { kinds: ["image"], ...proof },
  "registration": { kinds: ["image", "pdf"], ...proof },
  // The other side of the sale reads it through the addresses in the dispute.
  "dispute-evidence": { kinds: ["image", "pdf"], isPublic: false, isOfBreeders: false, staff: ["finance"] },
  // A carrier takes it, and the buyer owns it. Both sides of the sale read it through the delivery.
  "delivery-photo": {
    kinds: ["image"],
    isPublic: false,
    isOfBreeders: false,
    staff: ["support", "finance"],
  },
  "review-photo": { ...picture, isOfBreeders: false },
  // The other side of the conversation reads it through the addresses in its messages; staff, after a report,
  // through those in the report.
  "chat-image": { kinds: ["image"], isPublic: false, isOfBreeders: false, staff: ["moderator"] },
};

/** Lifetime of an upload address in seconds: enough to start uploading a video on a slow line. */
export const UPLOAD_SECONDS = 600;

const MB = 1_048_576;

/** Maximum size of an upload in bytes. */
export const mostBytes: Readonly<Record<FileKind, number>> = {
  image: 20 * MB,
  pdf: 15 * MB,
  video: 200 * MB,
};

const kinds: Readonly<Record<ContentType, FileKind>> = {
  "image/jpeg": "image",
  "image/png": "image",
  "image/webp": "image",
  "image/heic": "image",
  "video/mp4": "video",
  "video/quicktime": "video",
  "application/pdf": "pdf",
};
const endings: Readonly<Record<ContentType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "application/pdf": "pdf",
};

/** Returns the kind of file for a content type. */
export const kindOf = (type: ContentType): FileKind => kinds[type];

/** Returns whether an account of this role may upload for this purpose. */
export function mayUpload(role: Role, purpose: FilePurpose): boolean {
  return role !== "Customer" || !purposes[purpose].isOfBreeders;
}

/**
 * The person requesting a file. Staff have a `rank` after entering a code; `isFresh` means within 15 minutes.
 */
export type Viewer = { id: string; rank: StaffRank | null; isFresh: boolean };

/** Returns whether this account may read files of a purpose. Anyone may read public ones. */
export function mayRead(
  viewer: Viewer,
  file: { owner_id: string | null; purpose: FilePurpose },
): boolean {
  const { isPublic, staff = [] } = purposes[file.purpose];
  const isStaffs = viewer.rank === "admin" || viewer.rank !== null && staff.includes(viewer.rank);
  return isPublic || file.owner_id === viewer.id || isStaffs;
}

/**
 * Returns the keys of a new file: one for its upload and one for its clean copy. `random` are 32 hex digits
 * each.
 */
export function newKeys(
  purpose: FilePurpose,
  type: ContentType,
  random: readonly [string, string],
): { uploadKey: string; key: string } {
  const kind = kindOf(type);
  const name = kind === "image" ? random[1] : `${random[1]}.${endings[type]}`;
  const key = purposes[purpose].isPublic ? `u-${name}` : `private/${name}${kind === "image" ? ".webp" : ""}`;
  return { uploadKey: `uploads/${random[0]}.${endings[type]}`, key };
}

/** Stored sizes of a public picture, width and height in pixels. `full` is the whole picture. */
export const pictureSizes = {
  thumb: [320, 240],
  card: [640, 480],
  og: [1200, 630],
  avatar: [256, 256],
} as const;
export type PictureSize = "full" | keyof typeof pictureSizes;

/**
 * Returns the file name of a public picture in one size. Some apps that show shared links cannot read WebP.
 */
export const pictureFile = (key: string, size: PictureSize): string =>
  `${key}.${size}.${size === "og" ? "jpg" : "webp"}`;

/**
 * Returns the storage keys of a clean copy: every size of a public picture, the full one first, or else one
 * file.
 */
export function storedAs(key: string): string[] {
  if (key.startsWith("private/")) return [key];
  if (key.includes(".")) return [`public/${key}`];
  const sizes: PictureSize[] = ["full", "thumb", "card", "avatar", "og"];
  return sizes.map((size) => `public/${pictureFile(key, size)}`);
}

/** Sizes also stored as AVIF. The others are for faces of 64 pixels, and for readers without AVIF support. */
export const AVIF_SIZES = ["thumb", "card", "full"] as const;

/** Returns the storage key of the AVIF that replaces a WEBP. */
export const avifOf = (webpPlace: string): string => webpPlace.replace(/\.webp$/, ".avif");

/**
 * Returns all storage keys that must be deleted with a file: the current ones, later AVIFs, and files of
 * earlier releases.
 */
export function everStoredAs(key: string): string[] {
  const now = storedAs(key);
  if (now.length === 1) return now;
  const avif = AVIF_SIZES.map((size) => avifOf(`public/${pictureFile(key, size)}`));
  return [...now, ...avif, `public/${key}.og.webp`];
}

/**
 * Returns the storage keys behind a name below `/media` of an uploaded picture: its own, and that of the full
 * size.
 */
export function uploadedMedia(
  fileName: string,
): { key: string; full: string; mayBeAvif: boolean } | undefined {
  const [, id, size] = /^(u-[0-9a-f]{32})\.(?:(full|thumb|card|og|avatar)\.webp|og\.jpg)$/.exec(fileName) ??
    [];
  if (id === undefined) return undefined;
  const mayBeAvif = AVIF_SIZES.some((one) => one === size);
  return { key: `public/${fileName}`, full: `public/${id}.full.webp`, mayBeAvif };
}

/**
 * Returns storage key and type behind a name below `/media` of an uploaded video. Undefined for other names.
 */
export function uploadedVideo(fileName: string): { key: string; contentType: ContentType } | undefined {
  const ending = /^u-[0-9a-f]{32}\.(mp4|mov)$/.exec(fileName)?.[1];
  if (ending === undefined) return undefined;
  return {
    key: `public/${fileName}`,
    contentType: ending === endings["video/mp4"] ? "video/mp4" : "video/quicktime",
  };
}

/**
 * Returns a file's type by its first bytes, regardless of its claimed type. Undefined for types we do not
 * accept.
 */
export function sniff(bytes: Uint8Array): ContentType | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return "application/pdf";
  if (text(4, 8) !== "ftyp") return undefined;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = [text(8, 12)];
  for (let at = 16; at + 4 <= Math.min(length, bytes.length, 128); at += 4) brands.push(text(at, at + 4));
  if (brands.some((brand) => /^(heic|heix|heim|heis|hevc|hevx)$/.test(brand))) return "image/heic";
  if (brands.some((brand) => /^(avif|avis|mif1|msf1|crx |jp2 |jpx )$/.test(brand))) return undefined;
  if (brands[0] === "qt  ") return "video/quicktime";
  return /^(mp4[12]|isom|iso[2-9]|avc1|M4V |M4VP|dash|mmp4|3gp\d)$/.test(brands[0]!)
    ? "video/mp4"
    : undefined;
}

/** Returns whether a document is complete from its header to its end. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const tail = new TextDecoder("latin1").decode(bytes.subarray(Math.max(0, bytes.length - 2_048)));
  return sniff(bytes) === "application/pdf" && tail.includes("%%EOF");
}
