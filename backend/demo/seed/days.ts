const DAY_MS = 86_400_000;

/** Calendar days counted from the day of the seed: 0 is that day, -7 a week earlier. All in UTC. */
export type Days = {
  /** 'YYYY-MM-DD'. */
  date: (day: number) => string;
  /** Returns a time on a day; `hour` may be a fraction, 0 to 24. */
  at: (day: number, hour: number) => Date;
  year: number;
};

/** Counts from the date of `now`, so every seed of one day is the same. */
export function daysFrom(now: Date): Days {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return {
    date: (day) => new Date(start + day * DAY_MS).toISOString().slice(0, 10),
    at: (day, hour) => new Date(start + day * DAY_MS + Math.round(hour * 3600) * 1000),
    year: now.getUTCFullYear(),
  };
}
