import { LOCALE } from "@hearthpaw/ui-kit";

/** Returns a day with its year, such as "March 2, 2026". */
export const exactDay = (at: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
