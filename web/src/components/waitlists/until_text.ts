import { LOCALE } from "@hearthpaw/ui-kit";

/** Returns the end of an invitation on a card, within the next days: "Tue 4:33 PM". */
export function shortUntilText(until: string): string {
  const at = new Date(until);
  const day = at.toLocaleDateString(LOCALE, { weekday: "short" });
  return `${day} ${at.toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" })}`;
}
