/**
 * Joins what is done for many at about the same time: while a run is under way, all items that come wait for the next one, which
 * takes them together, `most` at a time, and returns a result for each in their order. It is speed, not memory: whoever asked
 * hears of the run that took the item. Where a run of several fails, each is tried by itself, so that nobody fails for another's.
 */
export function createBatched<T, R>(
  most: number,
  run: (items: readonly T[]) => Promise<readonly R[]>,
): (item: T) => Promise<R> {
  type Waiting = { item: T; done: PromiseWithResolvers<R> };
  const waiting: Waiting[] = [];
  let isRunning = false;

  const tell = ({ item, done }: Waiting) =>
    run([item]).then(([result]) => done.resolve(result as R), done.reject);

  async function work(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      if (batch.length === 1) await tell(batch[0]!);
      else {
        await run(batch.map(({ item }) => item)).then(
          (results) => batch.forEach(({ done }, at) => done.resolve(results[at] as R)),
          () => Promise.all(batch.map(tell)),
        );
      }
    }
    isRunning = false;
  }

  return (item) => {
    const done = Promise.withResolvers<R>();
    waiting.push({ item, done });
    if (!isRunning) void work();
    return done.promise;
  };
}
