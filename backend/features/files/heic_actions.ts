import type { HeicAnswer, HeicJob } from "./heic_worker.ts";

/** A picture may take so long; then its thread is ended. */
const DECODE_MS = 20_000;

export type Pixels = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> };

/**
 * The pixels (RGBA) of a HEIC picture, turned as it should be seen. The library runs on a thread of its own that lives for
 * this one picture, so that neither a crash nor an endless loop in it reaches the server. Undefined for what is no such
 * picture, is too large, or takes too long.
 */
export async function decodeHeic(job: HeicJob): Promise<Pixels | undefined> {
  const worker = new Worker(new URL("./heic_worker.ts", import.meta.url).href, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<HeicAnswer>((done) => {
      timer = setTimeout(() => done({ error: "too slow" }), DECODE_MS);
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => done(data);
      worker.onerror = (event) => {
        event.preventDefault();
        done({ error: event.message });
      };
      worker.postMessage(job);
    });
    return "error" in answer ? undefined : answer;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
