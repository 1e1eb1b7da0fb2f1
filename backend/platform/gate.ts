/** Too many wait already. */
export class GateFull extends Error {
  override name = "GateFull";
}

/** Lets so many works run at a time in this process; others wait, but not more than `waiting`. */
export function createGate(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new GateFull("too many files are being looked at");
      await new Promise<void>((go) => queue.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
