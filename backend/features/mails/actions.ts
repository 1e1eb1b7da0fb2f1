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
/** Returns the id of a job's only email of a kind, the same on every run. */
export const mailOfJob = (kind: string, jobId: string): string => v5(`${kind}:${jobId}`, OF_JOBS);

export type MailRequest = {
  /** Kind of the email, for the record: "verify-email". */
  kind: string;
  to: string;
  userId: string | null;
  email: Email;
  replyTo?: string;
  /** Notification group of the email. Only emails with a group have an unsubscribe link. Needs `userId`. */
  group?: NotificationGroup;
  /** Reservation that the email is about; staff read it in the order's history. */
  reservationId?: string;
  /** A derived id, for callers that may run twice: a second email with the same id is not written. */
  id?: string;
  /** Earliest time to send the email; immediately by default. */
  runAt?: Date | undefined;
};

/**
 * Writes an email and the job that sends it in the transaction of its cause: neither exists without the
 * other. The caller must check whether the person wants emails of the group (`isOn` of `settings/rules.ts`).
 * A closed account gets none.
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
    reply_to: mail.replyTo ?? config.support.email,
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
 * Counts an email caused by another person than its recipient. A recipient gets at most five of a kind a day,
 * per sender if `by` is given. Returns undefined if the email is allowed, otherwise the milliseconds until
 * the next email is. Runs in the transaction of its cause, so a failed call counts nothing.
 */
export function mailWait(
  trx: Trx,
  services: Counting,
  { kind, to, by = "" }: OfOthers,
): Promise<number | undefined> {
  return waitFor(trx, services, [kind, to, by], MAILS_A_DAY);
}

/** Counts such an email; returns whether it may be written. */
export async function spendMail(trx: Trx, services: Counting, mail: OfOthers): Promise<boolean> {
  return await mailWait(trx, services, mail) === undefined;
}

/** Uses keyed hashes, so the table of counters reveals neither recipients nor senders. */
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
 * Counts an email that a user makes us send to a person who never asked for it; fails with 429 after too many
 * today. Without this limit, five emails per address would still allow any number of emails.
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

/** Counts such an email for a user who waits for it; fails with 429 if it is not allowed. */
export async function requireMail(...mail: Parameters<typeof mailWait>): Promise<void> {
  const waitMs = await mailWait(...mail);
  if (waitMs !== undefined) tooManyMails(waitMs);
}

/** Fails with 429 for a user who asked for an email. */
export function tooManyMails(waitMs: number): never {
  fail("too_many_requests", {
    detail: "We've sent several emails to this address today. Check its spam folder, or try again tomorrow.",
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** About three days with the queue's growing intervals. */
const MOST_TRIES = 20;
/** Kind of the last email to a person with a closed account. Nothing of it is kept. */
export const FAREWELL = "account-closed";

/**
 * Sends an email, once: the process that claims its row sends it. Throws if the job should try again. If a
 * process dies after the server accepted the email but before that was recorded, the email is sent again with
 * the same message id.
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
      log.error("gave up on an email", { mailId, kind: row.kind });
    } else await store.releaseMail(db, mailId);
    throw error;
  }
  await (row.kind === FAREWELL ? store.forgetMail(db, mailId) : store.finishMail(db, mailId, outcome));
  log.info(outcome === "sent" ? "email sent" : "email refused permanently", { mailId, kind: row.kind });
}

function domainOf({ smtp, publicUrl }: Config): string {
  return smtp?.from.split("@")[1] ?? new URL(publicUrl).hostname;
}
