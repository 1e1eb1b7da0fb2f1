import { runThread } from "../../platform/threads.ts";
import type { HeicAnswer, HeicJob } from "./heic_worker.ts";

/** Timeout for decoding a picture, after which its thread is terminated. */
const DECODE_MS = 20_000;

export type Pixels = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> };

/**
 * Returns the pixels (RGBA) of a HEIC picture in its display orientation. The library runs in a separate
 * thread for each picture, so neither a crash nor an endless loop in it reaches the server. Undefined if the
 * bytes are no such picture, or if it is too large or takes too long. Throws when `signal` is aborted.
 */
export async function decodeHeic(job: HeicJob, signal: AbortSignal): Promise<Pixels | undefined> {
  let answer: HeicAnswer | undefined;
  try {
    await runThread<HeicAnswer>({
      url: new URL("./heic_worker.ts", import.meta.url),
      message: job,
      ms: DECODE_MS,
      signal,
      onMessage: (data) => answer = data,
    });
  } catch {
    signal.throwIfAborted();
  }
  return answer === undefined || "error" in answer ? undefined : answer;
}
