import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, TextsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type SmsRow = Selectable<TextsTable>;

/** How long a process may take to hand a text over before another one tries. */
const CLAIM_MINUTES = 2;

/** What of a person decides whether a text may be written. */
export function findReader(db: Db, userId: string) {
  return db.selectFrom("users").select(["phone", "phone_verified_at", "settings", "closed_at"]).where(
    "id",
    "=",
    userId,
  )
    .executeTakeFirst();
}

/** The group of a text and the settings of whom it is for; undefined when there is no such text. */
export function findText(
  db: Db,
  smsId: string,
): Promise<{ topic: string | null; settings: Record<string, unknown> } | undefined> {
  return db.selectFrom("texts as t").innerJoin("users as u", "u.id", "t.user_id")
    .select(["t.topic", "u.settings"]).where("t.id", "=", smsId).executeTakeFirst();
}

/** How many texts of a group were written for a number in the last 24 hours, `most` at most. */
export async function textsOfToday(db: Db, phone: string, most: number): Promise<number> {
  const { rows } = await sql`select from texts where recipient = ${phone} and topic is not null
    and created_at > now() - interval '24 hours' limit ${most}`.execute(db);
  return rows.length;
}

/** Adds a text; false when one of this id is there already. */
export async function insertSms(db: Db, text: Insertable<TextsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.insertInto("texts").values(text)
    .onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Takes a text to be sent by the caller alone, and counts the try; undefined when it is done or in other hands. */
export function claimSms(db: Db, id: string): Promise<SmsRow | undefined> {
  return db.updateTable("texts")
    .set({ status: "sending", claimed_at: sql<Date>`now()`, tries: sql<number>`tries + 1` })
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

/** How a text stands; undefined when there is none. */
export async function smsStatus(db: Db, id: string): Promise<SmsRow["status"] | undefined> {
  return (await db.selectFrom("texts").select("status").where("id", "=", id).executeTakeFirst())?.status;
}

/** Gives a text back, to be tried again, or up, when it was tried to the end. */
export async function releaseSms(db: Db, id: string, status: "waiting" | "failed"): Promise<void> {
  await db.updateTable("texts").set({ status }).where("id", "=", id).where("status", "=", "sending")
    .execute();
}

/** Ends a text; its words go. */
export async function finishSms(
  db: Db,
  id: string,
  end: { status: "sent" | "refused"; providerId?: string },
): Promise<void> {
  await db.updateTable("texts")
    .set({ status: end.status, provider_id: end.providerId ?? null, sent_at: sql<Date>`now()`, body: "" })
    .where("id", "=", id).execute();
}

/** Takes back every consent to texts: it was given for a number that does not want them. */
export async function stopSms(db: Db, userId: string): Promise<void> {
  await sql`update users set settings = settings #- '{notifications,sms}', updated_at = now() where id = ${userId}`
    .execute(db);
}

/** The same for the developer's texts. */
export async function emptyTextbox(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from textbox where id in (
      select id from textbox where received_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
}
