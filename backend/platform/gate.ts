/** Too many wait already. */
export class GateFull extends Error {
  override name = "GateFull";
}

/** Runs a work when its turn comes; one whose signal is aborted before leaves the queue. */
export type TurnGate = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Lets so many works run at a time in this process; others wait, but not more than `waiting`. */
export function createGate(atOnce: number, waiting: number): TurnGate {
  let running = 0;
  const queue = new Set<() => void>();

  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, leave) => {
      const enter = () => {
        signal?.removeEventListener("abort", gone);
        go();
      };
      const gone = () => {
        queue.delete(enter);
        leave(signal?.reason);
      };
      queue.add(enter);
      signal?.addEventListener("abort", gone, { once: true });
    });
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running >= atOnce) {
      if (queue.size >= waiting) throw new GateFull("too much of this is being worked on");
      await turn(signal);
    } else running++;
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running--;
    }
  };
}
