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
  /** What the text is, for the record: "reservation-paid". */
  kind: string;
  userId: string;
  /** The group that the person has to have said yes to. */
  topic: NotificationGroup;
  /** One line; who it is from and how to end it are added. */
  words: string;
  /** Named by who may run twice: a second text of the same id is not written. */
  id?: string;
};

/** What somebody has asked for this minute, such as a code. */
export type DirectSms = { kind: string; userId: string; to: string; words: string };

/** Texts to one number in 24 hours, whoever causes them; codes have a limit of their own. The page and emails have the rest. */
const MOST_A_DAY = 10;
const BEFORE = "Hearthpaw: ";
const AFTER = " Reply STOP to opt out.";
/** With the queue's growing pauses, about nine hours: nobody wants a later text. */
const MOST_TRIES = 10;
/** What somebody waits for is of no use later: about two minutes. */
const DIRECT_TRIES = 4;
const DIRECT_MS = 10 * 60_000;

/**
 * Writes a text into the outbox with the transaction of its cause, if its person has a number and has said yes to texts
 * of this group, has confirmed that the number is theirs, has not had ten texts in 24 hours, and texts are offered at all; else
 * nothing happens. Returns whether it was written.
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
 * Writes a text that its reader has just asked for: it needs no consent to a group, doesn't wait for the morning, and is not sent
 * late. The caller has made sure that the number may be texted.
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

/** Takes back every consent to texts of somebody who has answered STOP. */
export const stopTexts = store.stopSms;

/** The networks count in UTF-16 units. Half of a character at the cut is nothing that could be sent. */
function bodyOf(words: string): string {
  const most = LONGEST_TEXT - BEFORE.length - AFTER.length;
  return BEFORE + oneLine(words).slice(0, most).replace(/[\ud800-\udbff]$/, "") + AFTER;
}

/**
 * Hands a text over, once: whoever claims its row sends it, if its person still wants it at this number. In the person's quiet
 * hours it waits until they end. Throws where it should be tried again.
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
    log.info(outcome.kind === "sent" ? "text sent" : "text refused for good", { smsId, kind: row.kind });
  } catch (error) {
    await store.releaseSms(db, smsId, isLastTry ? "failed" : "waiting");
    if (isLastTry) log.error("a text was given up", { smsId, kind: row.kind });
    throw error;
  }
}
