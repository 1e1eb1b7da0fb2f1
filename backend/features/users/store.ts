import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, SessionsTable, UsersTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/** Sets a new address, verified by this change. Returns false if another account has it by now. */
export async function setEmail(trx: Db, userId: string, email: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set email = ${email}, email_verified_at = ${now}, updated_at = ${now}
    where id = ${userId} and not exists (select from users where email = ${email})`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Returns at most 100 active sessions of a person: the current one first, then by last use. */
export function livingSessions(
  db: Db,
  userId: string,
  presentId: string,
): Promise<Pick<Selectable<SessionsTable>, "id" | "user_agent" | "created_at" | "last_used_at">[]> {
  return db.selectFrom("sessions").select(["id", "user_agent", "created_at", "last_used_at"])
    .where("user_id", "=", userId).where("ended_at", "is", null).where("expires_at", ">", sql<Date>`now()`)
    .orderBy(sql`id = ${presentId}`, "desc").orderBy("last_used_at", "desc").limit(100).execute();
}

/** Ends an active session of this person. Returns false if they have none with this id. */
export async function endOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("sessions")
    .set({ ended_at: sql<Date>`now()`, ended_reason: "signed out elsewhere" })
    .where("id", "=", id).where("user_id", "=", userId).where("ended_at", "is", null).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Locks and returns the key of a person's picture, which serializes changes until the transaction ends. */
export async function lockProfileImage(trx: Db, userId: string): Promise<string | null> {
  const row = await trx.selectFrom("users").select("profile_image_key").where("id", "=", userId).forUpdate()
    .executeTakeFirst();
  return row?.profile_image_key ?? null;
}

export type AccountChange = {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  profile_image_key?: string | null;
  account_status?: "Active" | "Inactive";
};

/**
 * Changes an account. The call cannot lift a suspension: it returns undefined if the account is suspended or
 * gone.
 */
export function changeUser(
  trx: Db,
  userId: string,
  change: AccountChange,
): Promise<Selectable<UsersTable> | undefined> {
  // Consent to texts and calls applies to the number of that time. A new number needs a new consent.
  const settings = sql<string>`case when phone is distinct from ${change.phone ?? null}
    then settings #- '{notifications,sms}' #- '{notifications,phone}' else settings end`;
  const verified = sql<Date | null>`case when phone is distinct from ${change.phone ?? null}
    then null else phone_verified_at end`;
  return trx.updateTable("users")
    .set({
      ...change,
      ...(change.phone === undefined ? {} : { settings, phone_verified_at: verified }),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", userId).where("account_status", "!=", "Suspended").returningAll().executeTakeFirst();
}
