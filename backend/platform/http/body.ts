/**
 * Reads a request's body within limits of type, size, time, depth and memory. Unacceptable bodies are refused
 * before their bytes are read. Malformed ones are answered with 400, never a crash.
 */
import { networkOf } from "../networks.ts";
import { fail, ProblemError } from "../problem.ts";
import { joined, readAtMost } from "../read_at_most.ts";
import type { Place } from "./admission.ts";
import { readForm } from "./multipart.ts";

export const limits = {
  /**
   * Default limits of a body: its bytes and the time for its arrival. The contract overrides them
   * (`x-limits`).
   */
  bodyBytes: 64_000,
  bodyMs: 15_000,
  jsonDepth: 64,
  /**
   * Maximum number of bodies in transit at a time, in all and for each network. Beyond it the oldest body is
   * dropped if it has been in transit for at least `slowMs`. A thousand honest calls at once arrive faster
   * than that.
   */
  bodiesAtOnce: 500,
  bodiesOfNetwork: 64,
  slowMs: 1_000,
  /**
   * Maximum bytes of all bodies in memory, from their arrival to their answer: small ones (up to `bodyBytes`)
   * and large ones.
   */
  smallBytes: 32_000_000,
  largeBytes: 96_000_000,
};

export interface BodyBounds {
  bytes: number;
  ms: number;
}

export interface ReadBody {
  bytes: Uint8Array;
  /** Parsed JSON; fields of a form as lists; text; undefined without a body. */
  value: unknown;
}

/** Sender of a body, and the memory share that holds its bytes until the answer is ready. */
export interface Reading {
  ip: string;
  aside: Place["aside"];
  share: Share;
}

/**
 * Reads a body. `accepted` are the media types of the contract. An absent optional body is undefined. `aside`
 * wraps the wait for the bytes.
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
  // If a body is optional, only its first byte proves that the client sent any.
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

/** Memory that one request's body takes from the budget of all bodies. */
export interface Share {
  /**
   * Takes `bytes` more, if necessary from the oldest body in transit. Fails with 503 if that isn't enough.
   */
  take(bytes: number): void;
  /** Frees the whole share. Safe to repeat. */
  leave(): void;
}

interface Arriving {
  network: string;
  isLarge: boolean;
  at: number;
  giveUp: () => void;
}

const inFlight = { small: 0, large: 0 };
/** Bodies in transit to this process, oldest first, each with a function that drops it. */
const onTheirWay = new Map<Share, Arriving>();

/**
 * Counter of elapsed tenths of `slowMs` while any body is in transit. It pauses while this process is busy,
 * which is not the sender's fault.
 */
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

/** Opens a share of the memory for a body of at most `most` bytes. */
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

/** Makes room for one more body. A network at its limit loses its own oldest one. */
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

/** Returns whether a body of an unaccepted type contains any byte at all. */
async function hasBytes(request: Request, aside: Place["aside"]): Promise<boolean> {
  if (request.body === null || request.headers.get("content-length") === "0") return false;
  if (Number(request.headers.get("content-length") ?? 0) > 0) return true;
  const { body } = request;
  return await aside(() => readAtMost(body, 0, limits.bodyMs)) === undefined;
}

/** Discards a body unread. */
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

/**
 * Returns the fields as lists by name, like parameters. Empty values stay, because a form may clear a field.
 */
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
 * Parses JSON. Refuses nesting beyond the limit and content that cannot be stored as text: NUL, plain or
 * escaped, and lone halves of surrogate pairs, which only an escape can produce.
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
/**
 * Matches an escaped surrogate half without its other half. For a complete pair only the first escape is
 * checked.
 */
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
