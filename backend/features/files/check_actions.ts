import { createHash } from "node:crypto";
import { createGate } from "../../platform/gate.ts";
import { fail } from "../../platform/problem.ts";
import { bandsOf } from "./print_rules.ts";
import { runThread } from "../../platform/threads.ts";
import { type ContentType, isWholePdf, kindOf, mostBytes, pictureFile, purposes, sniff } from "./rules.ts";
import type { Facts, FileRow } from "./store.ts";
import type { VideoAnswer } from "./video_worker.ts";

/** Result of a check: facts for the file's row, and clean bytes by storage key. */
export type Clean = { facts: Facts; files: [string, Uint8Array<ArrayBuffer>][] };

/** Memory limits these gates: a decoded picture takes up to 100 MB, a video takes its own length. */
const images = createGate("pictures", { atOnce: 2, waiting: 60, each: { atOnce: 2, waiting: 12 } });
const videos = createGate("films", { atOnce: 1, waiting: 10, each: { atOnce: 1, waiting: 2 } });
const documents = createGate("documents", { atOnce: 2, waiting: 20, each: { atOnce: 2, waiting: 4 } });
const gates = { image: images, video: videos, pdf: documents };
const VIDEO_MS = 20_000;

/**
 * Checks the bytes of an upload and makes its clean copy. `read` and `keep` run only when the file's turn has
 * come, so only few files are in memory at a time. Returns undefined for a file that is not the announced
 * type, is damaged or too large. Fails with `file_not_usable` and the reason for a PDF with active content or
 * attachments. Throws GateFull if too many files wait, and throws when `signal` is aborted because the caller
 * no longer waits.
 */
export async function checkUpload(
  row: FileRow,
  { read, keep, signal }: {
    read: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
    keep: (clean: Clean) => Promise<void>;
    signal: AbortSignal;
  },
): Promise<Facts | undefined> {
  const announced = kindOf(row.content_type as ContentType);
  if (row.size > mostBytes[announced]) return undefined;
  return await gates[announced](async () => {
    const bytes = await read();
    if (bytes?.length !== row.size) return undefined;
    const type = sniff(bytes);
    if (!type || kindOf(type) !== announced) return undefined;
    signal.throwIfAborted();
    const clean = await cleanCopy(row, bytes, type, signal);
    if (!clean) return undefined;
    signal.throwIfAborted();
    await keep(clean);
    return clean.facts;
  }, signal);
}

async function cleanCopy(
  row: FileRow,
  bytes: Uint8Array<ArrayBuffer>,
  type: ContentType,
  signal: AbortSignal,
): Promise<Clean | undefined> {
  const kind = kindOf(type);
  if (kind === "image") return await checkImage(row, bytes, type, signal);
  if (kind === "video") return await checkVideo(row, bytes, type, signal);
  if (!isWholePdf(bytes)) return undefined;
  const { pdfRefusal } = await import("./pdf_actions.ts");
  const refusal = await pdfRefusal(bytes);
  if (refusal) fail("file_not_usable", { detail: refusal });
  return whole(row, bytes, type, sha256(bytes));
}

async function checkImage(
  row: FileRow,
  bytes: Uint8Array<ArrayBuffer>,
  type: ContentType,
  signal: AbortSignal,
): Promise<Clean | undefined> {
  const { isPublic } = purposes[row.purpose];
  const { cleanImage, photoPrint, previewOf } = await import("./image_actions.ts"); // loads the codecs
  const image = await cleanImage(bytes, type, { withSizes: isPublic, signal });
  const full = image?.files.get("full");
  if (!image || !full) return undefined;
  const thumb = image.files.get("thumb");
  const print = row.purpose === "pet-image" ? await photoPrint(full) : null;
  return {
    facts: {
      content_type: "image/webp",
      size: full.length,
      width: image.width,
      height: image.height,
      sha256: sha256(full),
      preview: thumb ? await previewOf(thumb) : null,
      photo_print: print,
      photo_bands: print === null ? null : bandsOf(print),
    },
    files: [...image.files].map(([size, data]) =>
      isPublic ? [`public/${pictureFile(row.key, size)}`, data] : [row.key, data]
    ),
  };
}

async function checkVideo(
  row: FileRow,
  bytes: Uint8Array<ArrayBuffer>,
  type: ContentType,
  signal: AbortSignal,
): Promise<Clean | undefined> {
  // Transferring a view would copy the whole larger buffer behind it.
  const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  let answer: VideoAnswer;
  await runThread<VideoAnswer>({
    url: new URL("./video_worker.ts", import.meta.url),
    message: own,
    transfer: [own.buffer],
    ms: VIDEO_MS,
    signal,
    onMessage: (data) => answer = data,
  });
  return answer && whole(row, answer.bytes, type, answer.sha256);
}

function whole(row: FileRow, bytes: Uint8Array<ArrayBuffer>, type: ContentType, sha256: string): Clean {
  const key = purposes[row.purpose].isPublic ? `public/${row.key}` : row.key;
  const facts = {
    content_type: type,
    size: bytes.length,
    width: null,
    height: null,
    sha256,
    preview: null,
    photo_print: null,
    photo_bands: null,
  };
  return { facts, files: [[key, bytes]] };
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
