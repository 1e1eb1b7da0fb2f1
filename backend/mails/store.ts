import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, MailsTable } from "../db/schema.ts";

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

/** Takes a mail to be sent by the caller alone; undefined when it is done, or when somebody else has it in hand. */
export function claimMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.updateTable("mails").set({ status: "sending", claimed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("status", "=", "waiting"),
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

/** Ends a mail. Its words go: they hold codes and links, and nobody needs them here any more. */
export async function finishMail(db: Db, id: string, status: "sent" | "refused"): Promise<void> {
  await db.updateTable("mails")
    .set({ status, sent_at: sql<Date>`now()`, text_body: "", html_body: "", unsubscribe_url: null })
    .where("id", "=", id).execute();
}

/** Deletes up to `limit` mails that were done so many days ago; answers how many. */
export async function deleteOldMails(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mails where id in (
      select id from mails where status in ('sent', 'refused') and created_at < now() - make_interval(days => ${days})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
