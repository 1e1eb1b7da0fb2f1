import { addDays, dayIn, endOfDay } from "../places/zone_rules.ts";

/** A conversation ends here: staff decide with what there is. */
export const MOST_MESSAGES = 200;
export const MOST_FILES = 40;

/** Whose turn it is after this side has spoken. */
export function statusAfter(by: "buyer" | "breeder"): "waiting-for-breeder" | "waiting-for-buyer" {
  return by === "buyer" ? "waiting-for-breeder" : "waiting-for-buyer";
}

/** Whether one more message with so many files is still taken. */
export function hasRoom(
  messages: readonly { file_keys: readonly string[] }[],
  files: number,
): boolean {
  const kept = messages.reduce((sum, { file_keys }) => sum + file_keys.length, 0);
  return messages.length < MOST_MESSAGES && kept + files <= MOST_FILES;
}

/** Days that a breeder has to reply to a report. */
export const REPLY_DAYS = 5;

/** The day, where the pet is, by whose end the breeder of a problem reported now has to reply, and that end. */
export function replyDue(now: Date, timeZone: string): { on: string; at: Date } {
  const on = addDays(dayIn(timeZone, now), REPLY_DAYS);
  return { on, at: endOfDay(timeZone, on) };
}

/** Whether the breeder has replied. */
export function hasReplied(messages: readonly { by: string }[]): boolean {
  return messages.some(({ by }) => by === "breeder");
}

/** Whether the breeder has not replied and still has time to; staff who resolve it then have to say why. */
export function isReplyDue(
  { replyDueAt, messages, now }: {
    replyDueAt: Date | null;
    messages: readonly { by: string }[];
    now: Date;
  },
): boolean {
  return replyDueAt !== null && now <= replyDueAt && !hasReplied(messages);
}
