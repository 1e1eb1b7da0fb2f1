import { LOCALE } from "@hearthpaw/ui-kit";

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" });
const FULL_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });

/** A day or moment as its month: "2023-05-02" -> "May 2023". Counted in UTC. */
export const monthText = (day: string): string => textOf(MONTH, day);

/** A day or moment in full: "2023-05-02" -> "May 2, 2023". Counted in UTC. */
export const fullDayText = (day: string): string => textOf(FULL_DAY, day);

function textOf(format: Intl.DateTimeFormat, day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}

/** Returns the calendar day that it is now in a time zone, as "YYYY-MM-DD". */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString("en-CA", { timeZone });
