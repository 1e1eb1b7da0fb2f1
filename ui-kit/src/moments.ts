/** How moments read: in the reader's time zone. Apart from other facts, as no page shows one at first that strangers arrive at. */
import { dayText, fullDay, isDay, readersDay } from "./format.ts";

/** How long ago a moment was, for messages and notices: "Just now", "5 min ago", "3 h ago", then dayText. */
export function agoText(moment: Date | string, now: Date | string): string {
  const at = new Date(moment).getTime();
  const minutes = Math.floor((new Date(now).getTime() - at) / 60_000);
  if (Number.isNaN(minutes)) return "";
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return dayText(moment, now);
}

/** The exact moment in the reader's time zone, for a title or a receipt: "November 21, 2026, 2:05 PM"; a day without a time. */
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
