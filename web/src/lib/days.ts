import { LOCALE } from "@hearthpaw/ui-kit";

export { fullDayText, monthText } from "@hearthpaw/ui-kit";

/** Returns the calendar day of a moment, or of now, in a time zone, as "YYYY-MM-DD". */
export const dayIn = (timeZone: string, at?: string): string =>
  (at === undefined ? new Date() : new Date(at)).toLocaleDateString("en-CA", { timeZone });

/**
 * Returns a moment in the reader's time zone: "Tuesday, November 24, 4:33 PM", with the year unless it is
 * this one.
 */
export function momentText(moment: string, now: Date = new Date()): string {
  const at = new Date(moment);
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day = at.toLocaleDateString(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return `${day}, ${at.toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" })}`;
}

/** Returns a day for use within a sentence: "today", "last Thursday"; dates stay the same. */
export function inSentence(day: string): string {
  return /^(Today|Yesterday|Tomorrow|Just) ?/.test(day) ? day.charAt(0).toLowerCase() + day.slice(1) : day;
}
