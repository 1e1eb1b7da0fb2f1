const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A day or moment as its month: "2023-05-02" -> "May 2023". Counted in UTC. */
export function monthText(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return "";
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A day or moment in full: "2023-05-02" -> "May 2, 2023". Counted in UTC. */
export function fullDayText(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return "";
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Returns the calendar day that it is now in a time zone, as "YYYY-MM-DD". */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString("en-CA", { timeZone });
