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
