import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { NotificationGroup } from "../../generated/types.ts";
import { oneLine } from "../mails/view.ts";
import { addJob } from "../../platform/outbox/add_job.ts";
import { LONGEST_TEXT } from "../../platform/ports/sms/port.ts";
import type { Services } from "../../services.ts";
import { quietUntil } from "../settings/quiet_rules.ts";
import { isOn } from "../settings/rules.ts";
import * as store from "./store.ts";

export type SmsRequest = {
  /** Kind of the text, for the record: "reservation-paid". */
  kind: string;
  userId: string;
  /** Group that the person must have agreed to. */
  topic: NotificationGroup;
  /** One line; the sender's name and the opt-out sentence are added. */
  words: string;
  /** A derived id, for callers that may run twice: a second text with the same id is not written. */
  id?: string;
};

/** A text that a user asked for a moment ago, such as a code. */
export type DirectSms = { kind: string; userId: string; to: string; words: string };

/**
 * Maximum number of texts to one number in 24 hours, from all causes; codes have a separate limit. The page
 * and emails show the rest.
 */
const MOST_A_DAY = 10;
const BEFORE = "Hearthpaw: ";
const AFTER = " Reply STOP to opt out.";
/** About nine hours with the queue's growing intervals; a later text is useless. */
const MOST_TRIES = 10;
/** About two minutes: a user waits for the text, and it is useless later. */
const DIRECT_TRIES = 4;
const DIRECT_MS = 10 * 60_000;

/**
 * Writes a text into the outbox in the transaction of its cause, if texts are offered, its person has a
 * confirmed number, agreed to texts of this group, and has had fewer than ten texts in 24 hours. Returns
 * whether it was written.
 */
export async function queueSms(
  trx: Kysely<Database>,
  { config, newId }: Pick<Services, "config" | "newId">,
  text: SmsRequest,
): Promise<boolean> {
  if (!config.offersTexts) return false;
  const reader = await store.findReader(trx, text.userId);
  if (!reader?.phone || !reader.phone_verified_at || reader.closed_at) return false;
  if (!isOn(reader.settings, "sms", text.topic)) return false;
  if (await store.textsOfToday(trx, reader.phone, MOST_A_DAY) >= MOST_A_DAY) return false;
  const id = text.id ?? newId();
  const isNew = await store.insertSms(trx, {
    id,
    kind: text.kind,
    user_id: text.userId,
    topic: text.topic,
    recipient: reader.phone,
    body: bodyOf(text.words),
  });
  if (isNew) await addJob(trx, "sendSms", { smsId: id }, { maxAttempts: MOST_TRIES });
  return isNew;
}

/**
 * Writes a text that its reader has just asked for: it needs no consent to a group, ignores quiet hours, and
 * is not sent late. The caller has checked that the number may be texted.
 */
export async function queueDirect(
  trx: Kysely<Database>,
  { newId }: Pick<Services, "newId">,
  { kind, userId, to, words }: DirectSms,
): Promise<void> {
  const id = newId();
  await store.insertSms(trx, { id, kind, user_id: userId, topic: null, recipient: to, body: bodyOf(words) });
  await addJob(trx, "sendSms", { smsId: id }, { maxAttempts: DIRECT_TRIES });
}

/** Revokes every consent to texts of a person who replied STOP. */
export const stopTexts = store.stopSms;

/** The networks count UTF-16 units. Half of a character at the cut could not be sent. */
function bodyOf(words: string): string {
  const most = LONGEST_TEXT - BEFORE.length - AFTER.length;
  return BEFORE + oneLine(words).slice(0, most).replace(/[\ud800-\udbff]$/, "") + AFTER;
}

/**
 * Sends a text, once: the process that claims its row sends it, if its person still wants it at this number.
 * During the person's quiet hours the text waits until they end. Throws if the job should try again.
 */
export async function sendSms(
  services: Pick<Services, "db" | "sms" | "log" | "now" | "addJob">,
  smsId: string,
  isLastTry = false,
): Promise<void> {
  const { db, sms, log } = services;
  const text = await store.findText(db, smsId);
  const until = text?.topic ? quietUntil(text.settings, services.now()) : undefined;
  if (until) {
    return await services.addJob(db, "sendSms", { smsId }, { runAt: until, maxAttempts: MOST_TRIES });
  }
  const row = await store.claimSms(db, smsId);
  if (!row) {
    if (await store.smsStatus(db, smsId) === "sending") {
      throw new Error("the text is in another process's hands");
    }
    return;
  }
  const reader = await store.findReader(db, row.user_id);
  const isWanted = reader?.phone === row.recipient &&
    (row.topic === null
      ? row.created_at.getTime() > services.now().getTime() - DIRECT_MS
      : reader.phone_verified_at !== null && isOn(reader.settings, "sms", row.topic as NotificationGroup));
  if (!isWanted) return await store.finishSms(db, smsId, { status: "refused" });
  try {
    const outcome = await sms.send({
      id: row.id,
      to: row.recipient,
      body: row.body,
      writtenAt: row.created_at,
      isRepeat: row.tries > 1,
    });
    if (outcome.kind === "refused") await store.stopSms(db, row.user_id);
    await store.finishSms(db, smsId, {
      status: outcome.kind,
      ...(outcome.kind === "sent" ? { providerId: outcome.providerId } : {}),
    });
    log.info(outcome.kind === "sent" ? "text sent" : "text refused permanently", { smsId, kind: row.kind });
  } catch (error) {
    await store.releaseSms(db, smsId, isLastTry ? "failed" : "waiting");
    if (isLastTry) log.error("gave up on a text", { smsId, kind: row.kind });
    throw error;
  }
}
