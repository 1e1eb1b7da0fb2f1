/**
 * Joins what is asked of the same thing at about the same time: while a run for a key is under way, all who come are counted
 * together into the next one. It is speed, not memory: whoever asked hears of the run that counted them.
 */
export function createJoined<T>(): (key: string, run: (count: number) => Promise<T>) => Promise<T> {
  const waiting = new Map<string, { count: number; result: Promise<T> }>();
  const running = new Map<string, Promise<unknown>>();

  async function after(key: string, run: (count: number) => Promise<T>): Promise<T> {
    await running.get(key)?.catch(() => {});
    const { count } = waiting.get(key)!;
    waiting.delete(key);
    const result = run(count);
    running.set(key, result);
    try {
      return await result;
    } finally {
      if (running.get(key) === result) running.delete(key);
    }
  }

  return (key, run) => {
    const batch = waiting.get(key);
    if (batch) {
      batch.count++;
      return batch.result;
    }
    const entry = { count: 1, result: undefined as unknown as Promise<T> };
    waiting.set(key, entry);
    return entry.result = after(key, run);
  };
}

/**
 * Joins what is done for many at about the same time: while a run is under way, all items that come wait for the next one, which
 * takes them together, `most` at a time. Resolves when the run that took the item is over. Where a run of several fails, each is
 * tried by itself, so that nobody fails for another's item.
 */
export function createBatched<T>(
  most: number,
  run: (items: readonly T[]) => Promise<void>,
): (item: T) => Promise<void> {
  type Waiting = { item: T; done: PromiseWithResolvers<void> };
  const waiting: Waiting[] = [];
  let isRunning = false;

  const tell = ({ item, done }: Waiting) => run([item]).then(done.resolve, done.reject);

  async function work(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      if (batch.length === 1) await tell(batch[0]!);
      else {
        await run(batch.map(({ item }) => item)).then(
          () => batch.forEach(({ done }) => done.resolve()),
          () => Promise.all(batch.map(tell)),
        );
      }
    }
    isRunning = false;
  }

  return (item) => {
    const done = Promise.withResolvers<void>();
    waiting.push({ item, done });
    if (!isRunning) void work();
    return done.promise;
  };
}
