export { fullDayText, monthText } from "@hearthpaw/ui-kit";

/** Returns the calendar day that it is now in a time zone, as "YYYY-MM-DD". */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString("en-CA", { timeZone });

/** Returns a day as it stands within a sentence: "today", "last Thursday"; dates stay as they are. */
export function inSentence(day: string): string {
  return /^(Today|Yesterday|Tomorrow|Last|Just) ?/.test(day)
    ? day.charAt(0).toLowerCase() + day.slice(1)
    : day;
}
