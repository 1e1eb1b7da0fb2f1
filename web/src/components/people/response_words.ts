import type { ResponseFigures } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Returns "within an hour", "within 3 hours" or "within 2 days". */
export function responseTime({ medianMinutes }: ResponseFigures): string {
  const hours = Math.ceil(medianMinutes / 60);
  if (hours <= 1) return texts.withinAnHour;
  return hours <= 24 ? texts.withinHours(hours) : texts.withinDays(Math.ceil(hours / 24));
}

/** Returns the share of first messages with a reply within a day. */
export const responseRate = ({ percentWithinDay }: ResponseFigures): string =>
  texts.repliesWithinDay(percentWithinDay);

/** Returns both in a sentence. */
export const responseSentence = (figures: ResponseFigures): string =>
  texts.usuallyReplies({ time: responseTime(figures), percent: figures.percentWithinDay });
