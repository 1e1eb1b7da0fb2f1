import type { Reservation } from "@hearthpaw/client";
import { Button, useToast } from "@hearthpaw/ui-kit";
import { saveFile } from "../../lib/save_file.ts";
import { calendarDays } from "./calendar_rules.ts";
import * as texts from "./texts.tsx";
import { dayThere } from "./words.ts";

/**
 * Downloads the days of a reservation as a file that every calendar app reads. Shows nothing if no days are
 * left.
 */
export function AddToCalendar({ reservation }: { reservation: Reservation }) {
  const days = calendarDays(reservation, dayThere(reservation));
  const { show } = useToast();
  if (!days.length) return null;

  async function save() {
    try {
      const { calendarFile } = await import("./calendar_file.ts");
      const url = `${location.origin}/account/reserved/${reservation.id}`;
      saveFile(
        `hearthpaw-${reservation.number.toLowerCase()}.ics`,
        calendarFile(reservation, days, url),
        "text/calendar;charset=utf-8",
      );
    } catch {
      show({ tone: "fail", title: texts.calendarNotMade, text: texts.calendarNotMadeHint });
    }
  }
  return (
    <Button variant="quiet" icon="calendar" onClick={save}>
      {texts.addToCalendar}
    </Button>
  );
}
