import type { HeicAnswer } from "./heic_worker.ts";

/** Timeout for loading the decoder on a slow line and decoding on a slow phone. */
const DECODE_MS = 60_000;

/**
 * Returns the pixels of a HEIC photo, or undefined if it cannot be read. The decoder (750 kB) loads only now.
 * It runs in a worker of ours, which keeps the page responsive and respects its content policy.
 */
export async function decodeHeic(file: Blob): Promise<ImageData | undefined> {
  const buffer = await file.arrayBuffer();
  let worker: Worker;
  try {
    worker = new Worker(new URL("./heic_worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<HeicAnswer>((done) => {
      timer = setTimeout(() => done(undefined), DECODE_MS);
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => done(data);
      worker.onerror = (event) => {
        event.preventDefault();
        done(undefined);
      };
      worker.postMessage(buffer, [buffer]);
    });
    return answer && new ImageData(answer.pixels, answer.width, answer.height);
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
