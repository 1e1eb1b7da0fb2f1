import ical, { ICalAlarmType } from "ical-generator";
import type { Reservation } from "@hearthpaw/client";
import type { CalendarDay } from "./calendar_rules.ts";

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/**
 * Returns an iCalendar file (RFC 5545) with these days, each reminded of on the day before. An entry keeps its name, so that saving
 * the file again, after more time was given, moves it instead of adding another. `url` leads to the reservation.
 */
export function calendarFile(
  { id }: Pick<Reservation, "id">,
  days: readonly CalendarDay[],
  url: string,
): string {
  const calendar = ical({ prodId: { company: "Hearthpaw", product: "Reservations", language: "EN" } });
  for (const { what, day, title, text } of days) {
    // Whole days are written as they are in UTC.
    const start = new Date(`${day}T00:00:00Z`);
    calendar.createEvent({
      id: `${what}-${id}@hearthpaw`,
      // Later files win.
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
