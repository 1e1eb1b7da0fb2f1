import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, MailsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type MailRow = Selectable<MailsTable>;

/** How long a process may take to hand a mail over before another one tries. */
const CLAIM_MINUTES = 2;

/** Adds a mail; false when one of this id is there already. */
export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.insertInto("mails").values(mail)
    .onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/**
 * Takes a mail to be sent by the caller alone; undefined when it is done, or when somebody else has it in hand. One that
 * was given up is taken, too: an operator who adds its job again wants it tried.
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

/** How a mail stands; undefined when there is none. */
export async function mailStatus(db: Db, id: string): Promise<MailRow["status"] | undefined> {
  return (await db.selectFrom("mails").select("status").where("id", "=", id).executeTakeFirst())?.status;
}

/** Gives a mail back, to be tried again. */
export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.updateTable("mails").set({ status: "waiting" }).where("id", "=", id).where(
    "status",
    "=",
    "sending",
  )
    .execute();
}

/** Gives a mail up that was tried to the end. Its words stay until it is swept, so that it can be tried again. */
export async function failMail(db: Db, id: string): Promise<void> {
  await db.updateTable("mails").set({ status: "failed" }).where("id", "=", id).where("status", "=", "sending")
    .execute();
}

/** Ends a mail. Its words go: they hold codes and links, and nobody needs them here any more. */
export async function finishMail(db: Db, id: string, status: "sent" | "refused"): Promise<void> {
  await db.updateTable("mails")
    .set({ status, sent_at: sql<Date>`now()`, text_body: "", html_body: "", unsubscribe_url: null })
    .where("id", "=", id).execute();
}

/** Forgets a mail altogether: the last one to somebody who has left. */
export async function forgetMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).execute();
}

/** The same for the developer's mailbox. */
export async function emptyMailbox(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mailbox where message_id in (
      select message_id from mailbox where received_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
