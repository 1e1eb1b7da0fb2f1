import { runThread } from "../../platform/threads.ts";
import type { HeicAnswer, HeicJob } from "./heic_worker.ts";

/** A picture may take so long; then its thread is ended. */
const DECODE_MS = 20_000;

export type Pixels = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> };

/**
 * The pixels (RGBA) of a HEIC picture, turned as it should be seen. The library runs on a thread of its own that lives for
 * this one picture, so that neither a crash nor an endless loop in it reaches the server. Undefined for what is no such
 * picture, is too large, or takes too long; throws when `signal` is aborted.
 */
export async function decodeHeic(job: HeicJob, signal: AbortSignal): Promise<Pixels | undefined> {
  let answer: HeicAnswer | undefined;
  try {
    await runThread<HeicAnswer>({
      url: new URL("./heic_worker.ts", import.meta.url),
      ...{ message: job, ms: DECODE_MS, signal },
      onMessage: (data) => answer = data,
    });
  } catch {
    signal.throwIfAborted();
  }
  return answer === undefined || "error" in answer ? undefined : answer;
}
