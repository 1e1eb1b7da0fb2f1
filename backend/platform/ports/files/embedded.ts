import { createHmac, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import { type Draft, type Folder, openFolder } from "./folder.ts";
import { checkKey, dispositionHeader, type FilesPort, isStorageKey, StorageUnavailable } from "./port.ts";

/** Path prefix at which browsers upload and download files if no outside storage is configured. */
export const FILES_PREFIX = "/_files";
const BODY_MS = 180_000;

export type EmbeddedFiles = FilesPort & {
  /** Answers requests for signed addresses, as the outside storage would on its own host. */
  handle: (request: Request) => Promise<Response>;
};

export type EmbeddedFilesOptions = {
  dataDir: string;
  /** The first key signs addresses; all verify. Equal in every process of the server. */
  keys: readonly [Uint8Array, ...Uint8Array[]];
  /** Public address of this server. */
  publicUrl: string;
  now?: () => Date;
  /** Time limit for a body. Default: 180,000 ms. */
  bodyMs?: number;
};

/** Returns whether this server itself answers a storage's addresses. */
export function isEmbedded(files: FilesPort): files is EmbeddedFiles {
  return "handle" in files;
}

type Signed = { method: "PUT" | "GET"; key: string; fields: Record<string, string> };

/**
 * Stores files in a folder of this machine. An address states the permitted action, and its signature proves
 * it.
 */
export function embeddedFiles(options: EmbeddedFilesOptions): EmbeddedFiles {
  const { publicUrl, now = () => new Date(), bodyMs = BODY_MS } = options;
  const folder = openFolder(join(options.dataDir, "files"));
  const sortedFields = ({ fields }: Signed) => Object.entries(fields).sort(([a], [b]) => a < b ? -1 : 1);
  const signature = (signed: Signed, key = options.keys[0]): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([signed.method, signed.key, sortedFields(signed)]))
      .digest("base64url");
  const address = (signed: Signed): string => {
    checkKey(signed.key);
    const search = new URLSearchParams({ ...signed.fields, signature: signature(signed) });
    return `${publicUrl}${FILES_PREFIX}/${signed.key}?${search}`;
  };
  const until = (seconds: number): number => Math.floor(now().getTime() / 1_000) + seconds;

  /** Returns the action that a request's address permits; undefined without our signature. */
  function permitted(method: "PUT" | "GET", url: URL): Signed | undefined {
    const key = url.pathname.slice(FILES_PREFIX.length + 1);
    const { signature: given = "", ...fields } = Object.fromEntries(url.searchParams);
    if (!isStorageKey(key) || url.searchParams.size !== Object.keys(fields).length + 1) return undefined;
    const signed: Signed = { method, key, fields };
    const a = new TextEncoder().encode(given);
    const isOurs = options.keys.some((one) => {
      const b = new TextEncoder().encode(signature(signed, one));
      return a.length === b.length && timingSafeEqual(a, b);
    });
    if (!isOurs) return undefined;
    return Number(fields.expires) * 1_000 > now().getTime() ? signed : undefined;
  }

  return {
    presignPut: async (key, { contentType, size, seconds }) => {
      const expires = until(seconds);
      const fields = { expires: String(expires), type: contentType, size: String(size) };
      return {
        url: address({ method: "PUT", key, fields }),
        headers: [{ name: "content-type", value: contentType }],
        expiresAt: new Date(expires * 1_000),
      };
    },
    presignGet: async (key, { contentType, disposition, seconds }) => {
      const fields = {
        expires: String(until(seconds)),
        type: contentType,
        disposition: dispositionHeader(disposition),
      };
      return address({ method: "GET", key, fields });
    },
    head: folder.head,
    read: folder.read,
    remove: folder.remove,
    listOld: folder.listOld,
    write: (key, bytes, contentType) => put(folder, key, contentType, (draft) => draft.write(bytes)),
    copy: async (from, to) => {
      const found = await folder.head(from);
      const bytes = await folder.read(from);
      if (!found || !bytes) return false;
      await put(folder, to, found.contentType, (draft) => draft.write(bytes));
      return true;
    },
    browserOrigins: [new URL(publicUrl).origin],

    async handle(request) {
      const url = new URL(request.url);
      const { method } = request;
      if (method === "OPTIONS") return answer(204, null, { "access-control-allow-headers": "content-type" });
      const way = method === "HEAD" ? "GET" : method;
      if (way !== "PUT" && way !== "GET") return answer(405);
      const signed = permitted(way, url);
      if (!signed) return await refuse(request, 403);
      if (way === "PUT") return await take(folder, request, signed, bodyMs);
      return await give(folder, request, signed);
    },
  };
}

/** Accepts a body of exactly the signed type and length. Partial uploads are discarded. */
async function take(folder: Folder, request: Request, signed: Signed, bodyMs: number): Promise<Response> {
  const size = Number(signed.fields.size);
  const announced = request.headers.get("content-length");
  if (request.headers.get("content-type") !== signed.fields.type) return await refuse(request, 403);
  if (announced !== null && Number(announced) !== size) return await refuse(request, 403);
  let draft: Draft | undefined;
  const late = AbortSignal.timeout(bodyMs);
  const reader = request.body?.getReader();
  late.addEventListener("abort", () => void reader?.cancel().catch(() => {}), { once: true });
  try {
    draft = await folder.begin(signed.key);
    let received = 0;
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.length;
      if (received > size) return answer(413);
      await draft.write(value);
    }
    if (received !== size || late.aborted) return answer(400);
    await draft.finish(signed.fields.type!);
    draft = undefined;
    return answer(200);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) return answer(400); // the upload broke off
    const isFull = /ENOSPC|EDQUOT|os error 27$/.test(error.message);
    return answer(isFull ? 507 : 503, null, { "retry-after": "5" });
  } finally {
    await draft?.drop();
    await reader?.cancel().catch(() => {});
  }
}

/** Serves a file, or the requested part: video players request parts. */
async function give(folder: Folder, request: Request, { key, fields }: Signed): Promise<Response> {
  try {
    const found = await folder.head(key);
    if (!found) return answer(404);
    const headers: Record<string, string> = {
      "content-type": fields.type ?? found.contentType,
      "content-disposition": fields.disposition ?? "attachment",
      "accept-ranges": "bytes",
    };
    const range = rangeOf(request.headers.get("range"), found.size);
    if (range === "none") return answer(416, null, { "content-range": `bytes */${found.size}` });
    const { start, end } = range ?? { start: 0, end: found.size };
    headers["content-length"] = String(end - start);
    if (range) headers["content-range"] = `bytes ${start}-${end - 1}/${found.size}`;
    const bytes = request.method === "HEAD" ? null : await folder.read(key, { start, end });
    if (bytes === undefined) return answer(404);
    return answer(range ? 206 : 200, bytes, headers);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return answer(503, null, { "retry-after": "5" });
  }
}

/** Maximum bytes of an answer to a request for a part without an end. */
const PART = 4_000_000;

function rangeOf(header: string | null, size: number): { start: number; end: number } | "none" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const last = match[1] && match[2] ? Number(match[2]) : match[1] ? start + PART - 1 : size - 1;
  return start >= size || last < start ? "none" : { start, end: Math.min(last + 1, size) };
}

async function put(
  folder: Folder,
  key: string,
  contentType: string,
  fill: (draft: Draft) => Promise<void>,
): Promise<void> {
  const draft = await folder.begin(key);
  try {
    await fill(draft);
    await draft.finish(contentType);
  } finally {
    await draft.drop();
  }
}

async function refuse(request: Request, status: number): Promise<Response> {
  await request.body?.cancel().catch(() => {});
  return answer(status);
}

/**
 * Access depends on the signature, never on a cookie, so pages of any origin may request files. Answers can
 * run no code whatever their content, and shared caches do not keep them.
 */
function answer(
  status: number,
  body: Uint8Array<ArrayBuffer> | null = null,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, PUT",
      ...headers,
    },
  });
}
