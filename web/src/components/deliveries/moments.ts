import type { DeliveryTimeZones, DeliveryWindow } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Typed planned times: days as "2026-01-12", times as "08:00". */
export type TypedWindow = {
  pickUpDay: string;
  pickUpTime: string;
  arrivalDay: string;
  arriveFrom: string;
  arriveTo: string;
};
const NO_WINDOW: TypedWindow = {
  pickUpDay: "",
  pickUpTime: "",
  arrivalDay: "",
  arriveFrom: "",
  arriveTo: "",
};

/** Returns the wall clock of a time zone at this moment: "2026-01-12" and "08:00". */
function clockIn(zone: string, at: Date): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { day: `${of("year")}-${of("month")}-${of("day")}`, time: `${of("hour")}:${of("minute")}` };
}

/** Returns the moment at which the clocks of a time zone show this day and time; undefined for no such time. */
export function momentIn(zone: string, day: string, time: string): Date | undefined {
  // Browsers read parts of a moment differently, so both parts must be whole.
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);
  const wanted = isWhole ? Date.parse(`${day}T${time}:00Z`) : NaN;
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (at: number) => {
    const clock = clockIn(zone, new Date(at));
    return Date.parse(`${clock.day}T${clock.time}:00Z`) - at;
  };
  // The second guess is right if the clocks change between the first guess and the moment.
  const first = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(first));
}

/** Returns the typed window as the server takes it; undefined if a part is missing. */
export function windowOf(
  { pickUpDay, pickUpTime, arrivalDay, arriveFrom, arriveTo }: TypedWindow,
  { pickUp, arrival }: DeliveryTimeZones,
): DeliveryWindow | undefined {
  const moments = [
    momentIn(pickUp, pickUpDay, pickUpTime),
    momentIn(arrival, arrivalDay, arriveFrom),
    momentIn(arrival, arrivalDay, arriveTo),
  ];
  const [pickUpAt, from, to] = moments.map((moment) => moment?.toISOString());
  return pickUpAt && from && to ? { pickUpAt, arriveFrom: from, arriveTo: to } : undefined;
}

/** Returns a window as it is typed. */
export function typedOf(
  window: DeliveryWindow | undefined,
  { pickUp, arrival }: DeliveryTimeZones,
): TypedWindow {
  if (!window) return NO_WINDOW;
  const start = clockIn(pickUp, new Date(window.pickUpAt));
  const from = clockIn(arrival, new Date(window.arriveFrom));
  return {
    pickUpDay: start.day,
    pickUpTime: start.time,
    arrivalDay: from.day,
    arriveFrom: from.time,
    arriveTo: clockIn(arrival, new Date(window.arriveTo)).time,
  };
}

/** Returns the errors of a typed window, in the order of its fields. `isOptional` accepts none at all. */
export function windowErrors(
  typed: TypedWindow,
  isOptional = false,
): { [Name in keyof TypedWindow]?: string | undefined } {
  if (isOptional && Object.values(typed).every((value) => value === "")) return {};
  return {
    pickUpDay: typed.pickUpDay ? undefined : texts.enterADay,
    pickUpTime: typed.pickUpTime ? undefined : texts.enterATime,
    arrivalDay: typed.arrivalDay ? undefined : texts.enterADay,
    arriveFrom: typed.arriveFrom ? undefined : texts.enterATime,
    arriveTo: !typed.arriveTo
      ? texts.enterATime
      : typed.arriveFrom && typed.arriveTo <= typed.arriveFrom
      ? texts.endsBeforeItBegins
      : undefined,
  };
}

const dayIn = (timeZone: string, at: Date) =>
  at.toLocaleDateString(LOCALE, { weekday: "long", month: "long", day: "numeric", timeZone });
const timeIn = (timeZone: string, at: Date) =>
  at.toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit", timeZone });

/** Returns "Monday, January 12, 8:00 AM" at the breeder, and "…, 11:00 AM to 1:00 PM" at the buyer. */
export function windowWords(
  { pickUpAt, arriveFrom, arriveTo }: DeliveryWindow,
  { pickUp, arrival }: DeliveryTimeZones,
): { pickUp: string; arrival: string } {
  const [start, from, to] = [new Date(pickUpAt), new Date(arriveFrom), new Date(arriveTo)];
  const [first, last] = [dayIn(arrival, from), dayIn(arrival, to)];
  return {
    pickUp: `${dayIn(pickUp, start)}, ${timeIn(pickUp, start)}`,
    arrival: texts.fromTo({
      from: `${first}, ${timeIn(arrival, from)}`,
      to: `${first === last ? "" : `${last}, `}${timeIn(arrival, to)}`,
    }),
  };
}
