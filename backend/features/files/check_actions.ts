import { createHash } from "node:crypto";
import { createGate } from "../../platform/gate.ts";
import { cleanImage } from "./image_actions.ts";
import { type ContentType, isWholePdf, kindOf, mostBytes, purposes, sniff } from "./rules.ts";
import type { Facts, FileRow } from "./store.ts";
import { cleanVideo } from "./video_actions.ts";

/** What is kept of an upload: facts for its row, and bytes by storage key. */
export type Clean = { facts: Facts; type: string; files: [string, Uint8Array<ArrayBuffer>][] };

/** A decoded picture takes up to 250 MB, a film as much as it is long. */
const images = createGate(2, 60);
const videos = createGate(1, 10);

/**
 * Looks at the bytes of an upload and makes its clean copy. Undefined for what is not what it was announced as, is broken,
 * or too large. Throws GateFull when too many are being looked at.
 */
export async function checkUpload(row: FileRow, bytes: Uint8Array<ArrayBuffer>): Promise<Clean | undefined> {
  const type = sniff(bytes);
  const announced = kindOf(row.content_type as ContentType);
  if (!type || kindOf(type) !== announced || bytes.length > mostBytes[announced]) return undefined;
  if (announced === "image") return await images(() => checkImage(row, bytes, type));
  if (announced === "video") return await videos(() => Promise.resolve(checkVideo(row, bytes, type)));
  return isWholePdf(bytes) ? whole(row, bytes, type) : undefined;
}

async function checkImage(
  row: FileRow,
  bytes: Uint8Array<ArrayBuffer>,
  type: ContentType,
): Promise<Clean | undefined> {
  const { isPublic } = purposes[row.purpose];
  const image = await cleanImage(bytes, type, isPublic);
  const full = image?.files.get("full");
  if (!image || !full) return undefined;
  return {
    type: "image/webp",
    facts: {
      content_type: "image/webp",
      size: full.length,
      width: image.width,
      height: image.height,
      sha256: sha256(full),
    },
    files: [...image.files].map(([size, data]) =>
      isPublic ? [`public/${row.key}.${size}.webp`, data] : [row.key, data]
    ),
  };
}

function checkVideo(row: FileRow, bytes: Uint8Array<ArrayBuffer>, type: ContentType): Clean | undefined {
  return cleanVideo(bytes) ? whole(row, bytes, type) : undefined;
}

function whole(row: FileRow, bytes: Uint8Array<ArrayBuffer>, type: ContentType): Clean {
  const key = purposes[row.purpose].isPublic ? `public/${row.key}` : row.key;
  const facts = { content_type: type, size: bytes.length, width: null, height: null, sha256: sha256(bytes) };
  return { type, facts, files: [[key, bytes]] };
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
