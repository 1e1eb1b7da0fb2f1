import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, MailsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type MailRow = Selectable<MailsTable>;

/** Minutes that a process has to send an email before another process tries. */
const CLAIM_MINUTES = 2;

/** Adds an email; returns false if one with this id exists. */
export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.insertInto("mails").values(mail)
    .onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/**
 * Claims an email for sending; returns undefined if it is finished or another process has it. It also claims
 * failed emails: an operator who adds the job again wants another try.
 */
export function claimMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.updateTable("mails").set({ status: "sending", claimed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("status", "in", ["waiting", "failed"]),
        eb.and([
          eb("status", "=", "sending"),
          eb("claimed_at", "<", sql<Date>`now() - make_interval(mins => ${CLAIM_MINUTES})`),
        ]),
      ])
    )
    .returningAll().executeTakeFirst();
}

/** Returns the delivery status of an email; undefined if there is none. */
export async function mailStatus(db: Db, id: string): Promise<MailRow["status"] | undefined> {
  return (await db.selectFrom("mails").select("status").where("id", "=", id).executeTakeFirst())?.status;
}

/** Releases an email for another try. */
export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.updateTable("mails").set({ status: "waiting" }).where("id", "=", id).where(
    "status",
    "=",
    "sending",
  )
    .execute();
}

/** Marks an email as failed after its last try. Its text stays until the sweep, so it can be tried again. */
export async function failMail(db: Db, id: string): Promise<void> {
  await db.updateTable("mails").set({ status: "failed" }).where("id", "=", id).where("status", "=", "sending")
    .execute();
}

/** Finishes an email and clears its text, which contains codes and links and is no longer needed. */
export async function finishMail(db: Db, id: string, status: "sent" | "refused"): Promise<void> {
  await db.updateTable("mails")
    .set({ status, sent_at: sql<Date>`now()`, text_body: "", html_body: "", unsubscribe_url: null })
    .where("id", "=", id).execute();
}

/** Deletes an email completely: the last one to a person with a closed account. */
export async function forgetMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).execute();
}

/** Deletes up to `limit` old emails from the developer's mailbox. */
export async function emptyMailbox(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mailbox where message_id in (
      select message_id from mailbox where received_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
