import type { Log } from "./log.ts";

type Sweep<Row> = {
  /** Returns the next rows after the given one, in a fixed order. Empty at the end. */
  page: (after: { id: string } | undefined, limit: number) => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
  /** Log message for a row that fails. */
  failed: string;
  log: Pick<Log, "warn">;
  signal?: AbortSignal;
  limit?: number;
};

const LIMIT = 200;

/**
 * Runs `work` for every row of a sweep, page by page, and returns the number of successes. A row that fails
 * is logged and does not stop the others: the sweep passes even a page full of failing rows.
 */
export async function forEachRow<Row extends { id: string }>(
  { page, work, failed, log, signal, limit = LIMIT }: Sweep<Row>,
): Promise<number> {
  let done = 0;
  for (let last: Row | undefined, isMore = true; isMore && !signal?.aborted;) {
    const rows = await page(last, limit);
    for (const row of rows) {
      if (signal?.aborted) return done;
      try {
        await work(row);
        done++;
      } catch (error) {
        log.warn(failed, { id: row.id, error });
      }
    }
    last = rows.at(-1);
    isMore = rows.length >= limit;
  }
  return done;
}
