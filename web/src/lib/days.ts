export { fullDayText, monthText } from "@hearthpaw/ui-kit";

/** Returns the calendar day that it is now in a time zone, as "YYYY-MM-DD". */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString("en-CA", { timeZone });
