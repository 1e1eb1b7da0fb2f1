import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, TextsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type SmsRow = Selectable<TextsTable>;

/** Minutes that a process has to send a text before another process tries. */
const CLAIM_MINUTES = 2;

/** Returns the facts about a person that decide whether a text may be written. */
export function findReader(db: Db, userId: string) {
  return db.selectFrom("users").select(["phone", "phone_verified_at", "settings", "closed_at"]).where(
    "id",
    "=",
    userId,
  )
    .executeTakeFirst();
}

/** Returns the group of a text and the settings of its recipient; undefined if there is no such text. */
export function findText(
  db: Db,
  smsId: string,
): Promise<{ topic: string | null; settings: Record<string, unknown> } | undefined> {
  return db.selectFrom("texts as t").innerJoin("users as u", "u.id", "t.user_id")
    .select(["t.topic", "u.settings"]).where("t.id", "=", smsId).executeTakeFirst();
}

/** Returns the number of group texts written for a number in the last 24 hours, capped at `most`. */
export async function textsOfToday(db: Db, phone: string, most: number): Promise<number> {
  const { rows } = await sql`select from texts where recipient = ${phone} and topic is not null
    and created_at > now() - interval '24 hours' limit ${most}`.execute(db);
  return rows.length;
}

/** Adds a text; returns false if one with this id exists. */
export async function insertSms(db: Db, text: Insertable<TextsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.insertInto("texts").values(text)
    .onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/**
 * Claims a text for sending and counts the try; returns undefined if it is finished or another process has
 * it.
 */
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

/** Returns the delivery status of a text; undefined if there is none. */
export async function smsStatus(db: Db, id: string): Promise<SmsRow["status"] | undefined> {
  return (await db.selectFrom("texts").select("status").where("id", "=", id).executeTakeFirst())?.status;
}

/** Releases a text for another try, or marks it as failed after the last one. */
export async function releaseSms(db: Db, id: string, status: "waiting" | "failed"): Promise<void> {
  await db.updateTable("texts").set({ status }).where("id", "=", id).where("status", "=", "sending")
    .execute();
}

/** Finishes a text and clears its content. */
export async function finishSms(
  db: Db,
  id: string,
  end: { status: "sent" | "refused"; providerId?: string },
): Promise<void> {
  await db.updateTable("texts")
    .set({ status: end.status, provider_id: end.providerId ?? null, sent_at: sql<Date>`now()`, body: "" })
    .where("id", "=", id).execute();
}

/** Revokes every consent to texts: it was given for a number whose owner does not want them. */
export async function stopSms(db: Db, userId: string): Promise<void> {
  await sql`update users set settings = settings #- '{notifications,sms}', updated_at = now() where id = ${userId}`
    .execute(db);
}

/** Deletes old texts from the developer's inbox in the same way. */
export async function emptyTextbox(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from textbox where id in (
      select id from textbox where received_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
}
