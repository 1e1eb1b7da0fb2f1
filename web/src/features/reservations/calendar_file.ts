import ical, { ICalAlarmType } from "ical-generator";
import type { Reservation } from "@hearthpaw/client";
import type { CalendarDay } from "./calendar_rules.ts";

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/**
 * Returns an iCalendar file (RFC 5545) with these days, each with a reminder on the day before. Entries keep
 * their ids: saving the file again after a deadline was extended moves the entry and adds no second one.
 * `url` points to the reservation.
 */
export function calendarFile(
  { id }: Pick<Reservation, "id">,
  days: readonly CalendarDay[],
  url: string,
): string {
  const calendar = ical({ prodId: { company: "Hearthpaw", product: "Reservations", language: "EN" } });
  for (const { what, day, title, text } of days) {
    // All-day events use their UTC date.
    const start = new Date(`${day}T00:00:00Z`);
    calendar.createEvent({
      id: `${what}-${id}@hearthpaw`,
      // A later file replaces an earlier one.
      sequence: Math.floor(Date.now() / 60_000) % 2 ** 31,
      start,
      end: new Date(start.getTime() + DAY_MS),
      allDay: true,
      summary: title,
      description: `${text}\n${url}`,
      url,
    }).createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY_SECONDS });
  }
  return calendar.toString();
}
