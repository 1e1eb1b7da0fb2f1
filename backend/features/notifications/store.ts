import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, NotificationsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type NotificationRow = Selectable<NotificationsTable>;

/** Returns a reader's address and settings for delivery, and the current time by the clock that jobs use. */
export function findReader(db: Db, userId: string) {
  return db.selectFrom("users").select(["email", "settings"]).select(sql<Date>`now()`.as("now")).where(
    "id",
    "=",
    userId,
  )
    .where("closed_at", "is", null).executeTakeFirst();
}

/** Returns whether an account is open, and keeps it open until this transaction ends. */
export async function lockNamed(trx: Db, userId: string): Promise<boolean> {
  const row = await trx.selectFrom("users").select("id").where("id", "=", userId).where(
    "closed_at",
    "is",
    null,
  )
    .forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Adds a notification; returns undefined if this id exists, even deleted. */
export function insertNotification(
  db: Db,
  row: Insertable<NotificationsTable>,
): Promise<NotificationRow | undefined> {
  return db.insertInto("notifications").values(row)
    .onConflict((conflict) => conflict.column("id").doNothing()).returningAll().executeTakeFirst();
}

/** Returns a person's unarchived notifications, newest first, by keyset; `at` is the time as text. */
export function findNotifications(
  db: Db,
  userId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<(NotificationRow & { at: string })[]> {
  return db.selectFrom("notifications").selectAll().select(sql<string>`created_at::text`.as("at"))
    .where("user_id", "=", userId).where("shown", "=", true)
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Returns the number of unread notifications of a person, capped at `most`. */
export async function countUnread(db: Db, userId: string, most: number): Promise<number> {
  const { count } = await db.selectFrom((eb) =>
    eb.selectFrom("notifications").select("id").where("user_id", "=", userId).where("status", "=", "unread")
      .limit(most).as("unread")
  ).select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a person's notification; returns undefined if there is none. */
export function markNotification(
  db: Db,
  userId: string,
  id: string,
  status: "unread" | "read" | "archived",
): Promise<NotificationRow | undefined> {
  return db.updateTable("notifications").set({ status }).where("id", "=", id).where("user_id", "=", userId)
    .where("status", "<>", "deleted").returningAll().executeTakeFirst();
}

/** Marks a person's unread notification as read; returns false if there is none. */
export async function settleNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("notifications").set({ status: "read" }).where(
    "id",
    "=",
    id,
  )
    .where("user_id", "=", userId).where("status", "=", "unread").executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks up to `limit` of a person's notifications as read: this notification and older ones. Returns
 * undefined if this notification does not exist.
 */
export async function markReadUpTo(
  db: Db,
  userId: string,
  upTo: string,
  limit: number,
): Promise<number | undefined> {
  const newest = await db.selectFrom("notifications").select(["id", sql<string>`created_at::text`.as("at")])
    .where("id", "=", upTo).where("user_id", "=", userId).executeTakeFirst();
  if (!newest) return undefined;
  // Skips rows that another call is marking, so the calls do not wait for each other.
  const { numAffectedRows } = await sql`
    update notifications set status = 'read' where id in (
      select id from notifications where user_id = ${userId} and status = 'unread'
        and (created_at, id) <= (${newest.at}::timestamptz, ${newest.id}::uuid)
      limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes the content of a notification; returns false if there is none. Its id stays until the sweep, so a
 * repeated job does not send it again.
 */
export async function emptyNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("notifications")
    .set({ status: "deleted", title: "", text: "", url: null })
    .where("id", "=", id).where("user_id", "=", userId).where("status", "<>", "deleted").executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes up to `limit` read or archived notifications older than `days` days; returns the number deleted.
 */
export function deleteRead(db: Db, days: number, limit: number): Promise<number> {
  return deleteOld(db, sql`status <> 'unread'`, days, limit);
}

/** Deletes old unread notifications in the same way. */
export function deleteUnread(db: Db, days: number, limit: number): Promise<number> {
  return deleteOld(db, sql`status = 'unread'`, days, limit);
}

async function deleteOld(db: Db, which: ReturnType<typeof sql>, days: number, limit: number) {
  const { numAffectedRows } = await sql`
    delete from notifications where id in (
      select id from notifications where ${which} and created_at < now() - make_interval(days => ${days})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
