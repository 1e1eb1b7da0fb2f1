import type { Waitlist } from "@hearthpaw/client";
import { countText, type Tone } from "@hearthpaw/ui-kit";

/** What a place's status reads as. */
export const waitlistLooks: Record<
  Waitlist["status"],
  { word: string; tone: Tone; icon: "clock" | "star" | "check" | "close" | "minus" }
> = {
  waiting: { word: "Waiting", tone: "neutral", icon: "clock" },
  invited: { word: "Choosing", tone: "wait", icon: "star" },
  accepted: { word: "Reserved", tone: "good", icon: "check" },
  expired: { word: "Expired", tone: "neutral", icon: "minus" },
  rejected: { word: "Turned down", tone: "bad", icon: "close" },
  left: { word: "Left", tone: "neutral", icon: "minus" },
};

/** "a female Cavalier King Charles Spaniel from Clementine and Jasper"; "any pet" where nothing was said. */
export function lookingFor(
  { sex, breed, litterName }: Pick<Waitlist, "sex" | "breed" | "litterName">,
): string {
  const what = [sex?.toLowerCase(), breed?.breedName].filter(Boolean).join(" ");
  const whole = `${
    what ? `${/^[aeiou]/i.test(what) ? "an" : "a"} ${what}${breed ? "" : " pet"}` : "any pet"
  }`;
  return litterName ? `${whole} from ${litterName}` : whole;
}

/** How long is left, in words: "1 day and 5 hours", "3 hours and 10 minutes", "12 minutes". */
export function leftText(until: string, now: Date): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = days > 0
    ? [countText(days, "day"), hours > 0 && countText(hours, "hour")]
    : hours > 0
    ? [countText(hours, "hour"), rest > 0 && countText(rest, "minute")]
    : [countText(rest, "minute")];
  return parts.filter(Boolean).join(" and ");
}

/** The end of an invitation where the reader is: "Tuesday, November 24, 4:33 PM". */
export function untilText(until: string): string {
  const at = new Date(until);
  const day = at.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" });
  return `${day}, ${at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`;
}

/** The same for a card, within the next days: "Tue 4:33 PM". */
export function shortUntilText(until: string): string {
  const at = new Date(until);
  const day = at.toLocaleDateString("en-US", { weekday: "short" });
  return `${day} ${at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`;
}
