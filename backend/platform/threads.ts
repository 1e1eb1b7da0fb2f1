/** Work on a separate thread that lives for one job. */
export type ThreadJob<A> = {
  /** Module of the thread. */
  url: URL;
  message: unknown;
  transfer?: Transferable[];
  /** Time limit in milliseconds, after which the thread is terminated. */
  ms: number;
  /** Terminates the thread when its caller stops waiting. */
  signal?: AbortSignal;
  /** Returns whether this message is the last one. Default: the first is the only one. */
  isLast?: (answer: A) => boolean;
  onMessage: (answer: A) => void;
};

/**
 * Resolves after the thread's last message. A crash, an endless loop or excessive memory use in the thread
 * does not reach the server. Rejects if it fails, takes too long, or its caller stops waiting.
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
