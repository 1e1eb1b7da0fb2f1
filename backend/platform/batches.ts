import type { Log } from "./log.ts";

type Sweep<Row> = {
  /** The next rows after the one given, in a fixed order; none at the end. */
  page: (after: { id: string } | undefined, limit: number) => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
  /** What is logged of a row that fails. */
  failed: string;
  log: Pick<Log, "warn">;
  signal?: AbortSignal;
  limit?: number;
};

const LIMIT = 200;

/**
 * Does `work` for every row of a sweep, page by page, and returns how many it did. A row that fails is logged and keeps
 * no other: pages go on after it, so that even a page full of such rows is passed.
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
