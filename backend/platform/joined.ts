/**
 * Batches simultaneous work. While a run is in progress, new items wait for the next run, which takes up to
 * `most` of them and returns a result for each in order. It does not cache: each caller gets the result of
 * the run with their item. If a run of several items fails, each is retried alone, so no item fails because
 * of another.
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
