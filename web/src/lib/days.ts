import { LOCALE } from "@hearthpaw/ui-kit";

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;
const FULL_DAY = { dateStyle: "long", timeZone: "UTC" } as const;

/** A day or moment as its month: "2023-05-02" -> "May 2023". Counted in UTC. */
export const monthText = (day: string): string => textOf(MONTH, day);

/** A day or moment in full: "2023-05-02" -> "May 2, 2023". Counted in UTC. */
export const fullDayText = (day: string): string => textOf(FULL_DAY, day);

function textOf(format: Intl.DateTimeFormatOptions, day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleDateString(LOCALE, format);
}

/** Returns the calendar day that it is now in a time zone, as "YYYY-MM-DD". */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString("en-CA", { timeZone });
