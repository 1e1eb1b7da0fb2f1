import type { Waitlist } from "@hearthpaw/client";
import type { Tone } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Word, tone and icon for each status of a place on a waitlist. */
export const waitlistLooks: Record<
  Waitlist["status"],
  { word: string; tone: Tone; icon: "clock" | "star" | "check" | "close" | "minus" }
> = {
  waiting: { word: texts.waiting, tone: "neutral", icon: "clock" },
  invited: { word: texts.choosing, tone: "wait", icon: "star" },
  accepted: { word: texts.reserved, tone: "good", icon: "check" },
  expired: { word: texts.expired, tone: "neutral", icon: "minus" },
  rejected: { word: texts.declined, tone: "bad", icon: "close" },
  left: { word: texts.left, tone: "neutral", icon: "minus" },
};

/**
 * Returns the wanted pet: "a female Cavalier King Charles Spaniel from Clementine and Jasper", or "any pet"
 * without preferences.
 */
export function lookingFor(
  { sex, breed, litterName }: Pick<Waitlist, "sex" | "breed" | "litterName">,
): string {
  const what = [sex?.toLowerCase(), breed?.breedName].filter(Boolean).join(" ");
  const whole = what
    ? texts.anAPet({ isWhat: /^[aeiou]/i.test(what), what, isBreed: Boolean(breed) })
    : texts.anyPet;
  return litterName ? texts.wholeFrom({ whole, litterName }) : whole;
}

/** Returns the time left in words: "1 day and 5 hours", "3 hours and 10 minutes", "12 minutes". */
export function leftText(until: string, now: Date): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = days > 0
    ? [texts.day(days), hours > 0 && texts.hour(hours)]
    : hours > 0
    ? [texts.hour(hours), rest > 0 && texts.minute(rest)]
    : [texts.minute(rest)];
  return parts.filter(Boolean).join(" and ");
}
