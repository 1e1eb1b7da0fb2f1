/**
 * Ends the wait for work that takes too long. One clock serves all requests, because a timer for each would
 * cost more than the check.
 */
import { ProblemError } from "../problem.ts";

/** Runs work. If it is late, calls `abort` and answers the request with 503. */
export type Deadlines = <T>(work: () => T | Promise<T>, abort: () => void) => Promise<T>;

/** Returns deadlines of `ms` milliseconds, accurate to a tenth of that. */
export function createDeadlines(ms: number): Deadlines {
  const waiting = new Set<{ until: number; end: () => void }>();
  let clock: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    const now = performance.now();
    // Entries are in order of arrival, so the first one with time left ends the loop.
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
