import {
  ApiError,
  type FilePurpose,
  getDownloadUrl,
  getUploadUrl,
  type HearthpawClient,
} from "@hearthpaw/client";
import { fileSizeMb } from "@hearthpaw/ui-kit";
import { type Prepared, prepareImage } from "./prepare_image.ts";
import { type ContentType, kindOf, kindsOf, mostBytes, typeOf, wordsOf } from "./purposes.ts";
import * as texts from "./texts.ts";
import { UploadError } from "./upload_error.ts";

const TRIES = 3;
const PAUSE_MS = 800;
/** Timeout for a connection without progress, in ms. */
const STALL_MS = 60_000;

/**
 * Returns a chosen file as it will be sent: images are scaled and converted, others unchanged. Throws an
 * UploadError that says what to do.
 */
export async function prepareFile(file: File, purpose: FilePurpose): Promise<Prepared> {
  const type = await typeOf(file);
  const kind = type && kindOf(type);
  if (!type || !kind || !kindsOf(purpose).includes(kind)) {
    throw new UploadError(texts.fileTypeRefused({ name: file.name, purpose: wordsOf(purpose) }));
  }
  if (kind === "image") return await prepareImage(file);
  if (file.size > mostBytes[kind]) {
    throw new UploadError(
      texts.fileTooLarge({
        name: file.name,
        size: fileSizeMb(file.size),
        mostByte: Math.floor(mostBytes[kind] / 1_048_576),
      }),
    );
  }
  return { blob: file, contentType: type, name: file.name };
}

/**
 * Uploads a prepared file to the storage and returns its key, for the call that attaches it. `onProgress`
 * receives the uploaded share, 0 to 1. Throws an UploadError, or the reason with which `signal` was aborted.
 */
export async function uploadFile(
  client: HearthpawClient,
  { blob, contentType, name }: Prepared,
  purpose: FilePurpose,
  options: Sending = {},
): Promise<string> {
  const ask = { fileName: name.slice(-200), contentType, purpose, size: blob.size };
  return await sendTo(await askForAddress(client, ask, options.signal), blob, options);
}

type Sending = { onProgress?: (part: number) => void; signal?: AbortSignal };

/** Uploads a file to an offered address, several times if the connection breaks. Returns its key. */
export async function sendTo(
  offer: Offer,
  blob: Blob,
  { onProgress, signal }: Sending = {},
): Promise<string> {
  for (let attempt = 1;; attempt++) {
    const status = await put(offer, blob, onProgress, signal);
    if (status >= 200 && status < 300) return offer.fileKey;
    signal?.throwIfAborted();
    // 0 means that the connection was lost; the address is valid for another try.
    if (attempt < TRIES && (status === 0 || status >= 500)) {
      await new Promise((done) => setTimeout(done, PAUSE_MS * attempt));
      continue;
    }
    throw new UploadError(
      status === 507 ? texts.storageUnavailable : texts.uploadInterrupted,
      { canRetry: true },
    );
  }
}

type Ask = { fileName: string; contentType: ContentType; purpose: FilePurpose; size: number };
type Offer = Awaited<ReturnType<typeof getUploadUrl>>;

async function askForAddress(
  client: HearthpawClient,
  ask: Ask,
  signal: AbortSignal | undefined,
): Promise<Offer> {
  const offer = await getUploadUrl(client, ask, signal ? { signal } : {}).catch((cause: unknown) => {
    signal?.throwIfAborted();
    const problem = cause instanceof ApiError ? cause.problem : undefined;
    const words = Object.values(cause instanceof ApiError ? cause.fieldErrors : {})[0] ?? problem?.detail;
    throw new UploadError(words ?? texts.couldNotFetchPresignedUrl, {
      canRetry: !(cause instanceof ApiError) || cause.isRetryable || cause.status === 0,
      cause,
    });
  });
  if (!offer.url) throw new UploadError(texts.urlNotReceived, { canRetry: true });
  return offer;
}

/**
 * Makes one PUT and returns its status, or 0 without an answer. The storage is another host: it receives the
 * headers that the address requires, and nothing of the session. XMLHttpRequest reports upload progress,
 * which fetch does not.
 */
function put(
  offer: Offer,
  blob: Blob,
  onProgress: ((part: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<number> {
  return new Promise((done, fail) => {
    if (signal?.aborted) return fail(signal.reason);
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALL_MS);
    };
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort);
    request.open(offer.method, offer.url);
    for (const { name, value } of offer.headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener("abort", abort);
      if (signal?.aborted) fail(signal.reason);
      else done(request.status);
    };
    alive();
    request.send(blob);
  });
}

/** Downloads a file of the user. Throws an Error with the words to show. */
export async function downloadFile(client: HearthpawClient, fileKey: string): Promise<void> {
  let url: string;
  try {
    ({ url } = await getDownloadUrl(client, { fileKey }));
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : "unknown";
    throw new Error(`Error downloading file: ${words}`, { cause });
  }
  if (!url) throw new Error("URL not received.");
  const link = Object.assign(document.createElement("a"), { href: url, rel: "noreferrer", target: "_blank" });
  document.body.append(link);
  link.click();
  link.remove();
}
