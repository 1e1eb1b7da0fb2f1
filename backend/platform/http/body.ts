/**
 * Reads a request's body within bounds of type, size, time, depth and memory. What cannot be taken is refused before its
 * bytes are read; what is malformed is 400, never a crash.
 */
import { networkOf } from "../networks.ts";
import { fail, ProblemError } from "../problem.ts";
import { joined, readAtMost } from "../read_at_most.ts";
import type { Place } from "./admission.ts";
import { readForm } from "./multipart.ts";

export const limits = {
  /** Bytes of a body, and how long it may take to arrive, where the contract states nothing else (`x-limits`). */
  bodyBytes: 64_000,
  bodyMs: 15_000,
  jsonDepth: 64,
  /**
   * How many bodies may be on their way at a time, in all and from one network; for the next one the oldest is given up, if
   * it has been on its way for so long: a thousand honest calls at once arrive in less.
   */
  bodiesAtOnce: 500,
  bodiesOfNetwork: 64,
  slowMs: 1_000,
  /** Bytes of all bodies in flight, from their arrival to their answer: of those within `bodyBytes`, and of larger ones. */
  smallBytes: 32_000_000,
  largeBytes: 96_000_000,
};

export interface BodyBounds {
  bytes: number;
  ms: number;
}

export interface ReadBody {
  bytes: Uint8Array;
  /** JSON parsed; fields of a form as lists; text; undefined without a body. */
  value: unknown;
}

/** Whose body it is, and what holds its bytes until its answer is ready. */
export interface Reading {
  ip: string;
  aside: Place["aside"];
  share: Share;
}

/**
 * `accepted` are the media types of the contract; an absent body is undefined where it is optional. The bytes are waited
 * for `aside`.
 */
export async function readBody(
  request: Request,
  accepted: readonly string[],
  isRequired: boolean,
  bounds: BodyBounds,
  { ip, aside, share }: Reading,
): Promise<ReadBody> {
  const header = request.headers.get("content-type");
  const mediaType = (header ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const known = accepted.find((type) => type === mediaType) ?? (accepted.includes("*/*") ? "*/*" : undefined);
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(header ?? "")?.[1]?.toLowerCase();
  const isBinary = known === "*/*" || known === "application/octet-stream";
  const refusal = known === undefined
    ? `Send the body as ${accepted.join(" or ")}.`
    : !isBinary && charset !== undefined && charset !== "utf-8" && charset !== "utf8"
    ? "Send the body in UTF-8."
    : undefined;
  // Where a body may be absent nothing but its first byte says that one is there.
  if (refusal !== undefined && (isRequired || await hasBytes(request, aside))) {
    await letGo(request);
    fail("wrong_content_type", { detail: refusal });
  }
  if (refusal !== undefined) return { bytes: new Uint8Array(), value: undefined };
  const bytes = await aside(() => readBytes(request, bounds, networkOf(ip), share));
  if (bytes.length === 0 && !isRequired) return { bytes, value: undefined };
  if (isBinary) return { bytes, value: bytes };
  if (mediaType === "multipart/form-data") {
    return { bytes, value: await readMultipart(bytes, header ?? "", request.signal) };
  }
  const text = decode(bytes);
  if (mediaType === "application/x-www-form-urlencoded") {
    return { bytes, value: fieldsOf(new URLSearchParams(text)) };
  }
  if (mediaType.startsWith("text/")) return { bytes, value: withoutNul(text) };
  return { bytes, value: parseJson(text) };
}

/** What one request's body takes of the memory for all bodies. */
export interface Share {
  /** Takes so many bytes more, if need be from the oldest body on its way; fails with 503 where there is none. */
  take(bytes: number): void;
  /** Gives everything back; safe to repeat. */
  leave(): void;
}

interface Arriving {
  network: string;
  isLarge: boolean;
  at: number;
  giveUp: () => void;
}

const inFlight = { small: 0, large: 0 };
/** Bodies on their way to this process, the oldest first, each with what gives it up. */
const onTheirWay = new Map<Share, Arriving>();

/** A tenth of `slowMs` each, while a body is on its way. They stand still while this process is busy: no sender's fault. */
let moments = 0;
let clock: ReturnType<typeof setInterval> | undefined;

function begin(share: Share, body: Omit<Arriving, "at">): void {
  onTheirWay.set(share, { ...body, at: moments });
  clock ??= setInterval(() => moments++, limits.slowMs / 10);
}

function end(share: Share): void {
  onTheirWay.delete(share);
  if (onTheirWay.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

/** A share of the memory for bodies of at most `most` bytes. */
export function openShare(most: number): Share {
  const pool = most > limits.bodyBytes ? "large" : "small";
  let taken = 0;
  const share: Share = {
    take(bytes) {
      while (inFlight[pool] + bytes > limits[`${pool}Bytes`]) {
        const oldest = oldestOf((one, body) => one !== share && body.isLarge === (pool === "large"));
        if (!oldest) fail("unavailable", { retryAfterSeconds: 2 });
        giveUp(oldest);
      }
      inFlight[pool] += bytes;
      taken += bytes;
    },
    leave() {
      inFlight[pool] -= taken;
      taken = 0;
    },
  };
  return share;
}

function oldestOf(isMeant: (share: Share, body: Arriving) => boolean): Share | undefined {
  for (const [share, body] of onTheirWay) if (isMeant(share, body)) return share;
}

function giveUp(share: Share): void {
  const body = onTheirWay.get(share);
  end(share);
  share.leave();
  body?.giveUp();
}

/** Makes room for one more body: a network that has many loses its own oldest. */
function makeRoom(network: string): void {
  let count = 0;
  for (const body of onTheirWay.values()) if (body.network === network) count++;
  const oldest = count >= limits.bodiesOfNetwork
    ? oldestOf((_, body) => body.network === network)
    : onTheirWay.size >= limits.bodiesAtOnce
    ? oldestOf(() => true)
    : undefined;
  if (oldest && moments - onTheirWay.get(oldest)!.at >= 10) giveUp(oldest);
}

async function readBytes(
  request: Request,
  { bytes: most, ms }: BodyBounds,
  network: string,
  share: Share,
): Promise<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > most) {
    await letGo(request);
    tooLarge(most);
  }
  if (request.body === null) return new Uint8Array();
  makeRoom(network);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(giveUp, ms);
  begin(share, { network, isLarge: most > limits.bodyBytes, giveUp });
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done || isLate) break;
      size += value.length;
      if (size > most) tooLarge(most);
      share.take(value.length);
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => {});
    if (error instanceof ProblemError) throw error;
    fail("malformed_request", { detail: "The body broke off.", cause: error });
  } finally {
    clearTimeout(timer);
    end(share);
  }
  if (isLate) fail("malformed_request", { detail: "The body took too long to arrive." });
  return joined(chunks, size);
}

/** Whether the body, of a kind that is not taken here, has a byte at all. */
async function hasBytes(request: Request, aside: Place["aside"]): Promise<boolean> {
  if (request.body === null || request.headers.get("content-length") === "0") return false;
  if (Number(request.headers.get("content-length") ?? 0) > 0) return true;
  const { body } = request;
  return await aside(() => readAtMost(body, 0, limits.bodyMs)) === undefined;
}

/** Leaves a body unread. */
async function letGo(request: Request): Promise<void> {
  if (request.body?.locked === false) await request.body.cancel().catch(() => {});
}

function tooLarge(most: number): never {
  fail("too_large", { detail: `The body is larger than ${most.toLocaleString("en-US")} bytes.` });
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

async function readMultipart(bytes: Uint8Array, contentType: string, signal: AbortSignal): Promise<unknown> {
  const form = await readForm(bytes as Uint8Array<ArrayBuffer>, contentType, signal);
  return fieldsOf(form ?? fail("malformed_request", { detail: "The multipart body is malformed." }));
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
