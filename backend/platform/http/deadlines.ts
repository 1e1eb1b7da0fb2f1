/** Ends the wait for work that takes too long. One clock serves all requests: a timer for each would cost more than it. */
import { ProblemError } from "../problem.ts";

/** Runs work; when it is late it is told by `abort`, and the request is answered 503. */
export type Deadlines = <T>(work: () => T | Promise<T>, abort: () => void) => Promise<T>;

/** Deadlines of `ms` milliseconds, kept to within a tenth of that. */
export function createDeadlines(ms: number): Deadlines {
  const waiting = new Set<{ until: number; end: () => void }>();
  let clock: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    const now = performance.now();
    // In the order of their coming, so the first that has time left ends the look.
    for (const entry of waiting) {
      if (entry.until > now) break;
      waiting.delete(entry);
      entry.end();
    }
    if (waiting.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  }

  return (work, abort) =>
    new Promise((resolve, reject) => {
      const entry = {
        until: performance.now() + ms,
        end: () => {
          abort();
          const cause = new Error(`no answer in ${ms} ms`);
          reject(new ProblemError("unavailable", { retryAfterSeconds: 5, cause }));
        },
      };
      waiting.add(entry);
      clock ??= setInterval(look, ms / 10);
      Promise.try(work).then(resolve, reject).finally(() => waiting.delete(entry));
    });
}
