import { LOCALE } from "@hearthpaw/ui-kit";

/** The end of an invitation where the reader is: "Tuesday, November 24, 4:33 PM". */
export function untilText(until: string): string {
  const at = new Date(until);
  const day = at.toLocaleDateString(LOCALE, { weekday: "long", month: "long", day: "numeric" });
  return `${day}, ${at.toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" })}`;
}

/** The same for a card, within the next days: "Tue 4:33 PM". */
export function shortUntilText(until: string): string {
  const at = new Date(until);
  const day = at.toLocaleDateString(LOCALE, { weekday: "short" });
  return `${day} ${at.toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" })}`;
}
