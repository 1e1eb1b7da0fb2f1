import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, NotificationsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type NotificationRow = Selectable<NotificationsTable>;

/** What of a person decides how they are told, and the moment by the clock that jobs run by. */
export function findReader(db: Db, userId: string) {
  return db.selectFrom("users").select(["email", "settings"]).select(sql<Date>`now()`.as("now")).where(
    "id",
    "=",
    userId,
  )
    .where("closed_at", "is", null).executeTakeFirst();
}

/** Whether an account is open; it cannot be closed before this transaction ends. */
export async function lockNamed(trx: Db, userId: string): Promise<boolean> {
  const row = await trx.selectFrom("users").select("id").where("id", "=", userId).where(
    "closed_at",
    "is",
    null,
  )
    .forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Adds a notification; undefined when one of this id is there already, be it deleted. */
export function insertNotification(
  db: Db,
  row: Insertable<NotificationsTable>,
): Promise<NotificationRow | undefined> {
  return db.insertInto("notifications").values(row)
    .onConflict((conflict) => conflict.column("id").doNothing()).returningAll().executeTakeFirst();
}

/** A person's notifications that are not put away, the newest first, by keyset; `at` is the moment as text. */
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

/** How many notifications a person has not read; counting ends at `most`. */
export async function countUnread(db: Db, userId: string, most: number): Promise<number> {
  const { count } = await db.selectFrom((eb) =>
    eb.selectFrom("notifications").select("id").where("user_id", "=", userId).where("status", "=", "unread")
      .limit(most).as("unread")
  ).select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks one of a person's notifications; undefined where there is none. */
export function markNotification(
  db: Db,
  userId: string,
  id: string,
  status: "unread" | "read" | "archived",
): Promise<NotificationRow | undefined> {
  return db.updateTable("notifications").set({ status }).where("id", "=", id).where("user_id", "=", userId)
    .where("status", "<>", "deleted").returningAll().executeTakeFirst();
}

/** Marks an unread notification of a person as read; false where it is none. */
export async function settleNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("notifications").set({ status: "read" }).where(
    "id",
    "=",
    id,
  )
    .where("user_id", "=", userId).where("status", "=", "unread").executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks up to `limit` notifications as read, that one of a person and older ones; undefined where it does not exist. */
export async function markReadUpTo(
  db: Db,
  userId: string,
  upTo: string,
  limit: number,
): Promise<number | undefined> {
  const newest = await db.selectFrom("notifications").select(["id", sql<string>`created_at::text`.as("at")])
    .where("id", "=", upTo).where("user_id", "=", userId).executeTakeFirst();
  if (!newest) return undefined;
  // Those that another call is marking are left to it: none waits for the other.
  const { numAffectedRows } = await sql`
    update notifications set status = 'read' where id in (
      select id from notifications where user_id = ${userId} and status = 'unread'
        and (created_at, id) <= (${newest.at}::timestamptz, ${newest.id}::uuid)
      limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes what a notification says; false where there is none. Its id stays until it is swept, so that a job which runs
 * again does not tell the same a second time.
 */
export async function emptyNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("notifications")
    .set({ status: "deleted", title: "", text: "", url: null })
    .where("id", "=", id).where("user_id", "=", userId).where("status", "<>", "deleted").executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes up to `limit` notifications of so many days ago that were read or put away; returns how many. */
export function deleteRead(db: Db, days: number, limit: number): Promise<number> {
  return deleteOld(db, sql`status <> 'unread'`, days, limit);
}

/** The same of those that nobody has read. */
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
