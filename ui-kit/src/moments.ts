/**
 * Formats moments in the reader's time zone. A separate module, because no page that new visitors land on
 * shows one at first.
 */
import { countText, dayText, fullDay, isDay, readersDay } from "./format.ts";

/**
 * Returns how long ago a moment was, for messages and notices: "Just now", "5 minutes ago", "3 hours ago", then
 * dayText.
 */
export function agoText(moment: Date | string, now: Date | string): string {
  const at = new Date(moment).getTime();
  const minutes = Math.floor((new Date(now).getTime() - at) / 60_000);
  if (Number.isNaN(minutes)) return "";
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${countText(minutes, "minute")} ago`;
  if (minutes < 24 * 60) return `${countText(Math.floor(minutes / 60), "hour")} ago`;
  return dayText(moment, now);
}

/**
 * Returns the exact moment in the reader's time zone, for a title or a receipt: "November 21, 2026, 2:05 PM".
 * A day has no time.
 */
export function exactText(moment: Date | string): string {
  const d = new Date(moment);
  if (Number.isNaN(d.getTime())) return "";
  const day = readersDay(moment);
  const text = fullDay(day);
  if (isDay(moment)) return text;
  const hour = d.getHours();
  return `${text}, ${hour % 12 || 12}:${d.getMinutes().toString().padStart(2, "0")} ${
    hour < 12 ? "AM" : "PM"
  }`;
}
