/** Reads a request's body within bounds of size, time and depth. What is malformed is 400, never a crash. */
import { fail } from "../problem.ts";
import type { Place } from "./admission.ts";

export const limits = {
  /** Bytes of JSON, forms and text. */
  bodyBytes: 1_000_000,
  /** Bytes of an upload with files. */
  multipartBytes: 100_000_000,
  jsonDepth: 64,
  /** How long a body may take to arrive. */
  bodyMs: 15_000,
  uploadMs: 120_000,
  /** How many bodies may be on their way at a time; for the next one the oldest is given up. */
  bodiesAtOnce: 500,
};

export interface ReadBody {
  bytes: Uint8Array;
  /** JSON parsed; fields of a form as lists; text; undefined without a body. */
  value: unknown;
}

/**
 * `accepted` are the media types of the contract; an absent body is undefined where it is optional. The bytes are waited
 * for `aside`.
 */
export async function readBody(
  request: Request,
  accepted: readonly string[],
  isRequired: boolean,
  aside: Place["aside"],
): Promise<ReadBody> {
  const header = request.headers.get("content-type");
  const mediaType = (header ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const isMultipart = mediaType === "multipart/form-data";
  const bytes = await aside(() =>
    readBytes(
      request,
      isMultipart ? limits.multipartBytes : limits.bodyBytes,
      isMultipart ? limits.uploadMs : limits.bodyMs,
    )
  );
  if (bytes.length === 0 && !isRequired) return { bytes, value: undefined };
  const known = accepted.find((type) => type === mediaType) ?? (accepted.includes("*/*") ? "*/*" : undefined);
  if (known === undefined) {
    fail("wrong_content_type", { detail: `Send the body as ${accepted.join(" or ")}.` });
  }
  if (known === "*/*" || known === "application/octet-stream") return { bytes, value: bytes };
  if (isMultipart) return { bytes, value: await readMultipart(bytes, header ?? "") };
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(header ?? "")?.[1]?.toLowerCase();
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") {
    fail("wrong_content_type", { detail: "Send the body in UTF-8." });
  }
  const text = decode(bytes);
  if (mediaType === "application/x-www-form-urlencoded") {
    return { bytes, value: fieldsOf(new URLSearchParams(text)) };
  }
  if (mediaType.startsWith("text/")) return { bytes, value: withoutNul(text) };
  return { bytes, value: parseJson(text) };
}

/** Bodies on their way to this process, the oldest first, each with what gives it up. */
const onTheirWay = new Set<() => void>();

async function readBytes(request: Request, most: number, ms: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > most) {
    await request.body?.cancel().catch(() => {});
    tooLarge(most);
  }
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(giveUp, ms);
  if (onTheirWay.size >= limits.bodiesAtOnce) {
    const [oldest] = onTheirWay;
    onTheirWay.delete(oldest!);
    oldest!();
  }
  onTheirWay.add(giveUp);
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) {
        await reader.cancel().catch(() => {});
        tooLarge(most);
      }
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof Error && error.name === "ProblemError") throw error;
    fail("malformed_request", { detail: "The body broke off.", cause: error });
  } finally {
    clearTimeout(timer);
    onTheirWay.delete(giveUp);
  }
  if (isLate) fail("malformed_request", { detail: "The body took too long to arrive." });
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function tooLarge(most: number): never {
  fail("too_large", { detail: `The body is larger than ${most / 1_000_000} MB.` });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    fail("malformed_request", { detail: "The body is not valid UTF-8." });
  }
}

function withoutNul(text: string): string {
  if (text.includes("\0")) fail("malformed_request", { detail: "A NUL character cannot be stored." });
  return text;
}

/** Fields as lists under their names, as parameters are; an empty value stays, as a form may clear a field. */
function fieldsOf(entries: Iterable<[string, string | File]>): Record<string, (string | File)[]> {
  const fields: Record<string, (string | File)[]> = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === "string") withoutNul(value);
    (fields[name] ??= []).push(value);
  }
  return { ...fields };
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<unknown> {
  let form: FormData;
  try {
    form = await new Response(bytes as BodyInit, { headers: { "content-type": contentType } }).formData();
  } catch (error) {
    fail("malformed_request", { detail: "The multipart body is malformed.", cause: error });
  }
  return fieldsOf(form.entries() as Iterable<[string, string | File]>);
}

/**
 * Parses JSON that nests no deeper than the limit and carries nothing that cannot be stored as text: no NUL, written
 * plainly or as an escape, and no half of a surrogate pair, which only an escape can bring.
 */
function parseJson(text: string): unknown {
  checkJson(text);
  try {
    return JSON.parse(text);
  } catch {
    fail("malformed_request", { detail: "The body is not valid JSON." });
  }
}

const SURROGATE = /^\\u[dD][89abAB]/;
/** An escape of one half without the other half behind it; of a pair only its first escape is looked at. */
const LONE_SURROGATE = /^\\u[dD]([c-fC-F]|[89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F]))/;

function checkJson(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) fail("malformed_request", { detail: "A NUL character cannot be stored." });
    if (inString) {
      if (code === 92) {
        if (text.startsWith("u0000", i + 1)) {
          fail("malformed_request", { detail: "A NUL character cannot be stored." });
        }
        if (LONE_SURROGATE.test(text.slice(i, i + 12))) {
          fail("malformed_request", { detail: "Half of a character cannot be stored." });
        }
        i += SURROGATE.test(text.slice(i, i + 6)) ? 11 : 1;
      } else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      if (++depth > limits.jsonDepth) fail("malformed_request", { detail: "The body nests too deeply." });
    } else if (code === 125 || code === 93) depth--;
  }
}
