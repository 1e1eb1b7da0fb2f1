import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, SessionsTable, UsersTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/** Gives an account another address, which is verified by that; false when somebody else has it by now. */
export async function setEmail(trx: Db, userId: string, email: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set email = ${email}, email_verified_at = ${now}, updated_at = ${now}
    where id = ${userId} and not exists (select from users where email = ${email})`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** The living sessions of a person, the present one first, then by their last use; at most 100. */
export function livingSessions(
  db: Db,
  userId: string,
  presentId: string,
): Promise<Pick<Selectable<SessionsTable>, "id" | "user_agent" | "created_at" | "last_used_at">[]> {
  return db.selectFrom("sessions").select(["id", "user_agent", "created_at", "last_used_at"])
    .where("user_id", "=", userId).where("ended_at", "is", null).where("expires_at", ">", sql<Date>`now()`)
    .orderBy(sql`id = ${presentId}`, "desc").orderBy("last_used_at", "desc").limit(100).execute();
}

/** Ends a living session of this person; false when there is none of that id. */
export async function endOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("sessions")
    .set({ ended_at: sql<Date>`now()`, ended_reason: "signed out elsewhere" })
    .where("id", "=", id).where("user_id", "=", userId).where("ended_at", "is", null).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** The key of a person's picture, held until the transaction ends so that two changes follow one another. */
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

/** Changes an account; nobody lifts a suspension by it. Undefined when it is suspended or gone. */
export function changeUser(
  trx: Db,
  userId: string,
  change: AccountChange,
): Promise<Selectable<UsersTable> | undefined> {
  // A yes to texts and calls was given for the number of that time: another number needs another yes.
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
