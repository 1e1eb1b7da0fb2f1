import type pg from "pg";
import type { Log } from "./log.ts";

/** A process clock that differs more from the database clock, in milliseconds, is wrong. */
const TOLERANCE_MS = 5_000;
const CHECK_MS = 60_000;

/** The time of the product: the database's, which holds, sessions, jobs and money are compared with. */
export type Clock = {
  /** The database's time as of the last comparison, counted on since; before the first one, the process's. */
  now: () => Date;
  /** Compares the clocks: `ask` returns the database's time. Logs when the process clock turns out wrong, and when it is right again. */
  compare: (ask: () => Promise<Date>) => Promise<void>;
  /** Whether the process clock was within 5 s of the database's at the last comparison; true before the first one. */
  isRight: () => boolean;
};

export type ClockOptions = {
  log: Pick<Log, "error" | "info">;
  /** The process clock, in milliseconds since 1970. */
  wall?: () => number;
  /** Milliseconds that have gone by, whatever happens to the process clock. */
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
      const [asked, askedAt] = [elapsed(), wall()];
      const database = (await ask()).getTime();
      const [answered, answeredAt] = [elapsed(), wall()];
      // The database looked at its clock at some moment between: a slow answer is no deviation.
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

/** Compares the clocks once, on this connection or one of this pool. Throws while the database is away. */
export function compareClock(clock: Clock, connection: pg.Pool | pg.Client): Promise<void> {
  return clock.compare(async () => {
    const { rows } = await connection.query<{ at: Date }>("select clock_timestamp() as at");
    return rows[0]!.at;
  });
}

/** Compares the clocks every minute until stopped. A look that fails is left out: readiness names the database. */
export function watchClock(clock: Clock, pool: pg.Pool, everyMs = CHECK_MS): { stop: () => void } {
  const timer = setInterval(() => void compareClock(clock, pool).catch(() => {}), everyMs);
  return { stop: () => clearInterval(timer) };
}
