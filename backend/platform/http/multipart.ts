/**
 * Reads forms with files (RFC 7578) by finding the positions of their parts, on a separate thread if large.
 */
import { createGate, GateFull } from "../gate.ts";
import { fail } from "../problem.ts";
import { runThread } from "../threads.ts";
import { findParts, type Part } from "./multipart_parts.ts";
import type { FormAnswer, FormJob } from "./multipart_worker.ts";

/**
 * Minimum size of a form for a thread. Searching that many bytes takes some milliseconds, and delaying all
 * other requests costs more than a thread.
 */
const THREAD_BYTES = 500_000;
const THREAD_MS = 10_000;
const threads = createGate("forms", { atOnce: 2, waiting: 16, each: { atOnce: 2, waiting: 4 } });

/** Returns the fields of a form in order, files as `File`. Undefined if malformed. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  signal: AbortSignal,
): Promise<[string, string | File][] | undefined> {
  const whole = bytes.length < THREAD_BYTES
    ? { bytes, parts: findParts(bytes, contentType) }
    : await search(bytes, contentType, signal);
  return whole.parts && fieldsOf(whole.bytes, whole.parts);
}

async function search(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  signal: AbortSignal,
): Promise<FormAnswer> {
  let answer: FormAnswer = { bytes };
  const message: FormJob = { bytes, contentType };
  const url = new URL("./multipart_worker.ts", import.meta.url);
  try {
    await threads(() =>
      runThread<FormAnswer>({
        url,
        message,
        transfer: [bytes.buffer],
        ms: THREAD_MS,
        signal,
        onMessage: (found) => answer = found,
      }), signal);
  } catch (cause) {
    if (cause instanceof GateFull) fail("unavailable", { cause, retryAfterSeconds: 5 });
    throw cause;
  }
  return answer;
}

function fieldsOf(bytes: Uint8Array, parts: Part[]): [string, string | File][] | undefined {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    return parts.map(({ name, filename, type, start, end }) => {
      const content = bytes.subarray(start, end);
      return [
        name,
        filename === undefined ? text.decode(content) : new File([content as BlobPart], filename, { type }),
      ];
    });
  } catch {
    return undefined;
  }
}
