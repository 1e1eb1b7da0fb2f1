import type { QuietHours } from "../../generated/types.ts";

/** Default quiet hours: no text messages at night. */
const USUAL: QuietHours = { isOn: true, from: "21:00", to: "08:00", timeZone: null };
/** If the zone is unknown, night starts in the east of the lower 48 states and ends in the west. */
const UNKNOWN = ["America/New_York", "America/Los_Angeles"];

/** Returns a person's quiet hours, chosen or default. */
export function quietHoursOf(settings: Readonly<Record<string, unknown>>): QuietHours {
  return { ...USUAL, ...settings.quietHours as Partial<QuietHours> | undefined };
}

/** Returns whether a text is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the end of a person's quiet hours if this time is within them; otherwise undefined. */
export function quietUntil(settings: Readonly<Record<string, unknown>>, now: Date): Date | undefined {
  const quiet = quietHoursOf(settings);
  if (!quiet.isOn) return undefined;
  const zones = quiet.timeZone === null ? UNKNOWN : [quiet.timeZone];
  let at = now;
  // The end in one zone may be night in another, so the loop repeats until no zone moves the end.
  for (let round = 0; round <= zones.length; round++) {
    const end = zones.map((zone) => endIn(zone, quiet, at)).find((end) => end !== undefined);
    if (!end) break;
    at = end;
  }
  return at === now ? undefined : at;
}

function endIn(timeZone: string, { from, to }: QuietHours, now: Date): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to;
  if (!isQuiet) return undefined;
  const day = time < to ? local : local.add({ days: 1 });
  return new Date(day.withPlainTime(to).epochMilliseconds);
}
