import { addDays, dayIn, endOfDay } from "../places/zone_rules.ts";

/** Maximum number of messages and files in a dispute. After that, staff decide with the existing ones. */
export const MOST_MESSAGES = 200;
export const MOST_FILES = 40;

/** Returns the status after a message of this side: the other side's turn. */
export function statusAfter(by: "buyer" | "breeder"): "waiting-for-breeder" | "waiting-for-buyer" {
  return by === "buyer" ? "waiting-for-breeder" : "waiting-for-buyer";
}

/** Returns whether one more message with `files` files fits. */
export function hasRoom(
  messages: readonly { file_keys: readonly string[] }[],
  files: number,
): boolean {
  const kept = messages.reduce((sum, { file_keys }) => sum + file_keys.length, 0);
  return messages.length < MOST_MESSAGES && kept + files <= MOST_FILES;
}

/** Days that a breeder has to reply to a report. */
export const REPLY_DAYS = 5;

/**
 * Returns the deadline for the breeder's reply to a problem reported now: the day in the pet's time zone, and
 * that day's end.
 */
export function replyDue(now: Date, timeZone: string): { on: string; at: Date } {
  const on = addDays(dayIn(timeZone, now), REPLY_DAYS);
  return { on, at: endOfDay(timeZone, on) };
}

/** Returns whether the breeder has replied. */
export function hasReplied(messages: readonly { by: string }[]): boolean {
  return messages.some(({ by }) => by === "breeder");
}

/**
 * Returns whether the breeder has not replied and still has time. Staff who resolve the dispute before then
 * must give a reason.
 */
export function isReplyDue(
  { replyDueAt, messages, now }: {
    replyDueAt: Date | null;
    messages: readonly { by: string }[];
    now: Date;
  },
): boolean {
  return replyDueAt !== null && now <= replyDueAt && !hasReplied(messages);
}
