import type { Kysely } from "kysely";
import { createHmac } from "node:crypto";
import { v5 } from "uuid";
import { type Config, deriveKey } from "../../platform/config.ts";
import { countAttempt } from "../../platform/db/attempts.ts";
import type { Database } from "../../platform/db/schema.ts";
import { fail } from "../../platform/problem.ts";
import type { NotificationGroup } from "../../generated/types.ts";
import { addJob } from "../../platform/outbox/add_job.ts";
import type { Services } from "../../services.ts";
import { oneClickUrl, unsubscribePage } from "../settings/crypto.ts";
import { isClosedEmail } from "../accounts/rules.ts";
import { MAILS_A_DAY, STRANGERS_A_DAY } from "./rules.ts";
import { type Email, render } from "./view.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

const OF_JOBS = "0f6f4d0e-52a1-4e6c-8f0b-6a1d2c9e7b35";
/** The id of the one mail of its kind that a job writes, however often it runs. */
export const mailOfJob = (kind: string, jobId: string): string => v5(`${kind}:${jobId}`, OF_JOBS);

export type MailRequest = {
  /** What the mail is, for the record: "verify-email". */
  kind: string;
  to: string;
  userId: string | null;
  email: Email;
  replyTo?: string;
  /** The group that it belongs to: only such mails can be left. Needs `userId`. */
  group?: NotificationGroup;
  /** The reservation that it is about; staff read it in the order's story. */
  reservationId?: string;
  /** Named by who may run twice: a second mail of the same id is not written. */
  id?: string;
  /** Not before this moment; at once unless told. */
  runAt?: Date | undefined;
};

/**
 * Writes a mail into the outbox with the transaction of its cause, and the job that sends it: neither is there without
 * the other. Whether the person wants mails of the group is for the caller to ask (`isOn` of `settings/rules.ts`). An
 * account that was closed gets none.
 */
export async function queueMail(
  trx: Trx,
  { config, newId }: Pick<Services, "config" | "newId">,
  mail: MailRequest,
): Promise<void> {
  if (isClosedEmail(mail.to)) return;
  const id = mail.id ?? newId();
  const leaves = mail.group && mail.userId ? { userId: mail.userId, group: mail.group } : undefined;
  const rendered = render(mail.email, {
    publicUrl: config.publicUrl,
    supportEmail: config.support.email,
    ...(leaves
      ? { leaving: { url: unsubscribePage(config, leaves), postalAddress: config.postalAddress } }
      : {}),
  });
  const isNew = await store.insertMail(trx, {
    id,
    kind: mail.kind,
    user_id: mail.userId,
    reservation_id: mail.reservationId ?? null,
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    subject: rendered.subject,
    text_body: rendered.text,
    html_body: rendered.html,
    unsubscribe_url: leaves ? oneClickUrl(config, leaves) : null,
    message_id: `<${id}@${domainOf(config)}>`,
  });
  if (isNew) await addJob(trx, "sendMail", { mailId: id }, { maxAttempts: MOST_TRIES, runAt: mail.runAt });
}

type OfOthers = { kind: string; to: string; by?: string };
type Counting = Pick<Services, "config" | "now">;

/**
 * Counts an email that somebody else than its reader causes: five of a kind a day for a recipient, of one sender where `by`
 * names one. Returns for how many milliseconds none may be written where this one may not, and undefined where it may. In the
 * transaction of its cause, so that what fails counts nothing.
 */
export function mailWait(
  trx: Trx,
  services: Counting,
  { kind, to, by = "" }: OfOthers,
): Promise<number | undefined> {
  return waitFor(trx, services, [kind, to, by], MAILS_A_DAY);
}

/** The same, as whether it may be written. */
export async function spendMail(trx: Trx, services: Counting, mail: OfOthers): Promise<boolean> {
  return await mailWait(trx, services, mail) === undefined;
}

/** Keyed hashes: the table of counters names neither who reads nor who sends. */
async function waitFor(
  trx: Trx,
  { config, now }: Counting,
  [kind, ...people]: [kind: string, to: string, by: string],
  points: number,
): Promise<number | undefined> {
  const key = deriveKey(config, "mails-a-day");
  const hashed = people.map((who) => who && createHmac("sha256", key).update(who).digest("base64url"));
  const limit = { points, seconds: 86_400 };
  return (await countAttempt(trx, `mail:${kind}:${hashed.join(":")}`, limit, now())).waitMs;
}

/**
 * Counts an email that somebody has us send to a person who has not asked for it; fails with 429 where there were too many today. Without
 * it five emails to each address are any number of emails.
 */
export async function requireStranger(
  trx: Trx,
  services: Counting,
  { kind, by }: { kind: string; by: string },
): Promise<void> {
  const waitMs = await waitFor(trx, services, [kind, "", by], STRANGERS_A_DAY);
  if (waitMs === undefined) return;
  fail("too_many_requests", {
    detail: "We've sent many emails for you today. Try again tomorrow.",
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** The same where somebody waits for the email and is told when there is none: fails with 429. */
export async function requireMail(...mail: Parameters<typeof mailWait>): Promise<void> {
  const waitMs = await mailWait(...mail);
  if (waitMs !== undefined) tooManyMails(waitMs);
}

/** Fails with 429, for who asked for an email. */
export function tooManyMails(waitMs: number): never {
  fail("too_many_requests", {
    detail: "We've sent several emails to this address today. Check its spam folder, or try again tomorrow.",
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** With the queue's growing pauses, about three days. */
const MOST_TRIES = 20;
/** The last mail to somebody who has left: nothing of it stays. */
export const FAREWELL = "account-closed";

/**
 * Hands a mail over, once: whoever claims its row sends it. Throws where it should be tried again. When a process dies
 * after the server took the mail and before that was written down, it is repeated with the same message id.
 */
export async function sendMail(
  services: Pick<Services, "db" | "mail" | "log">,
  mailId: string,
  isLastTry = false,
): Promise<void> {
  const { db, mail, log } = services;
  const row = await store.claimMail(db, mailId);
  if (!row) {
    if (await store.mailStatus(db, mailId) === "sending") {
      throw new Error("the mail is in another process's hands");
    }
    return;
  }
  let outcome: "sent" | "refused";
  try {
    outcome = await mail.send({
      messageId: row.message_id,
      to: row.recipient,
      ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      ...(row.unsubscribe_url === null ? {} : { unsubscribeUrl: row.unsubscribe_url }),
    });
  } catch (error) {
    if (isLastTry) {
      await store.failMail(db, mailId);
      log.error("a mail was given up", { mailId, kind: row.kind });
    } else await store.releaseMail(db, mailId);
    throw error;
  }
  await (row.kind === FAREWELL ? store.forgetMail(db, mailId) : store.finishMail(db, mailId, outcome));
  log.info(outcome === "sent" ? "mail sent" : "mail refused for good", { mailId, kind: row.kind });
}

function domainOf({ smtp, publicUrl }: Config): string {
  return smtp?.from.split("@")[1] ?? new URL(publicUrl).hostname;
}
