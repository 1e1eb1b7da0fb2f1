import type pg from "pg";
import type { Log } from "./log.ts";

/**
 * Maximum deviation of the process clock from the database clock, in milliseconds. Beyond it the process
 * clock counts as wrong.
 */
const TOLERANCE_MS = 5_000;
const CHECK_MS = 60_000;

/** Time of the product: the database's clock, against which holds, sessions, jobs and money are compared. */
export type Clock = {
  /**
   * Returns the database's time, counted on since the last comparison. Before the first one, returns the
   * process's.
   */
  now: () => Date;
  /**
   * Compares the clocks. `ask` returns the database's time. Logs when the process clock turns out wrong, and
   * when it is right again.
   */
  compare: (ask: () => Promise<Date>) => Promise<void>;
  /**
   * Returns whether the process clock was within 5 s of the database's at the last comparison; true before
   * the first one.
   */
  isRight: () => boolean;
};

export type ClockOptions = {
  log: Pick<Log, "error" | "info">;
  /** Returns the process clock, in milliseconds since 1970. */
  wall?: () => number;
  /** Returns elapsed milliseconds, unaffected by changes of the process clock. */
  elapsed?: () => number;
};

/** Returns a clock that follows the database's. */
export function createClock(
  { log, wall = () => Date.now(), elapsed = () => performance.now() }: ClockOptions,
): Clock {
  let ahead: number | undefined;
  let isRight = true;
  return {
    now: () => new Date(ahead === undefined ? wall() : elapsed() + ahead),
    isRight: () => isRight,
    async compare(ask) {
      const asked = elapsed();
      const askedAt = wall();
      const database = (await ask()).getTime();
      const answered = elapsed();
      const answeredAt = wall();
      // The database read its clock at some moment between question and answer, so a slow answer is not a
      // deviation.
      ahead = within(ahead ?? database - (asked + answered) / 2, database - answered, database - asked);
      const offMs = within(0, askedAt - database, answeredAt - database);
      const was = isRight;
      isRight = Math.abs(offMs) <= TOLERANCE_MS;
      if (was && !isRight) log.error("the process clock is wrong", { offMs, toleranceMs: TOLERANCE_MS });
      if (!was && isRight) log.info("the process clock is right again");
    },
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Compares the clocks once, over this connection or one of this pool. Throws while the database is away. */
export function compareClock(clock: Clock, connection: pg.Pool | pg.Client): Promise<void> {
  return clock.compare(async () => {
    const { rows } = await connection.query<{ at: Date }>("select clock_timestamp() as at");
    return rows[0]!.at;
  });
}

/**
 * Compares the clocks every minute until stopped. Failed comparisons are ignored, because readiness reports
 * the database.
 */
export function watchClock(clock: Clock, pool: pg.Pool, everyMs = CHECK_MS): { stop: () => void } {
  const timer = setInterval(() => void compareClock(clock, pool).catch(() => {}), everyMs);
  return { stop: () => clearInterval(timer) };
}
