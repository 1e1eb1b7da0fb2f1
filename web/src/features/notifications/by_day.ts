import type { Notification } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

export type Day = { day: string; notifications: Notification[] };

/**
 * Groups notifications, the newest first, by day in the reader's time zone: "Today", "Yesterday", "Tuesday,
 * November 24".
 */
export function byDay(notifications: readonly Notification[], now: Date): Day[] {
  const days: Day[] = [];
  for (const one of notifications) {
    const day = dayOf(new Date(one.createdAt), now);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(one);
    else days.push({ day, notifications: [one] });
  }
  return days;
}

function dayOf(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return texts.today;
  if (at.toDateString() === yesterday.toDateString()) return texts.yesterday;
  const isThisYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}

/** Returns "4:33 PM". */
export const timeText = (at: string): string =>
  new Date(at).toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" });
