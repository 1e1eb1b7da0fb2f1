/** Work on a thread of its own that lives for one job. */
export type ThreadJob<A> = {
  /** The module of the thread. */
  url: URL;
  message: unknown;
  transfer?: Transferable[];
  /** After so many milliseconds the thread is ended. */
  ms: number;
  /** Ends the thread when nobody waits for its answer. */
  signal?: AbortSignal;
  /** Whether this message is the last one; only one comes unless told. */
  isLast?: (answer: A) => boolean;
  onMessage: (answer: A) => void;
};

/**
 * Resolves when the thread has said its last word: a crash, an endless loop or too much memory in it does not reach the
 * server. Rejects when it fails, takes too long, or nobody waits any more.
 */
export async function runThread<A>(
  { url, message, transfer = [], ms, signal, ...job }: ThreadJob<A>,
): Promise<void> {
  signal?.throwIfAborted();
  const worker = new Worker(url.href, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  try {
    await new Promise<void>((done, failed) => {
      end = () => failed(signal?.reason);
      signal?.addEventListener("abort", end, { once: true });
      timer = setTimeout(() => failed(new Error(`no answer in ${ms} ms`)), ms);
      worker.onmessage = ({ data }: MessageEvent<A>) => {
        try {
          job.onMessage(data);
        } catch (error) {
          return failed(error);
        }
        if (job.isLast?.(data) ?? true) done();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        failed(new Error(event.message));
      };
      worker.postMessage(message, transfer);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    worker.terminate();
  }
}
