import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, PhoneCodesTable, UsersTable } from "../../platform/db/schema.ts";
import type { Asked } from "./rules.ts";

type Db = Kysely<Database>;
type CodeRow = Selectable<PhoneCodesTable>;

/** Serializes codes for one number, so concurrent requests cannot pass the daily limits. */
export async function lockNumber(trx: Db, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('phone:' || ${phone}, 0))`.execute(trx);
}

/** Returns an account, locked until the transaction ends. */
export function lockUser(trx: Db, userId: string): Promise<Selectable<UsersTable> | undefined> {
  return trx.selectFrom("users").selectAll().where("id", "=", userId).forUpdate().executeTakeFirst();
}

/** Returns whether another account has confirmed the number. */
export async function isTaken(
  db: Db,
  { userId, phone }: { userId: string; phone: string },
): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").where("phone", "=", phone).where("id", "!=", userId)
    .where("phone_verified_at", "is not", null).executeTakeFirst();
  return row !== undefined;
}

/** Returns the numbers of codes in the last 24 hours. */
export async function askedToday(
  db: Db,
  { userId, phone, network }: { userId: string; phone: string; network: string },
): Promise<Asked> {
  const { rows: [asked] } = await sql<Asked>`
    select count(*) filter (where user_id = ${userId})::int as account,
      count(*) filter (where phone = ${phone})::int as number,
      count(*) filter (where network = ${network})::int as network
    from phone_codes where created_at > now() - interval '24 hours'
      and (user_id = ${userId} or phone = ${phone} or network = ${network})`.execute(db);
  return asked!;
}

/** Adds a code; earlier codes of the same account become useless. */
export async function insertCode(
  db: Db,
  code: Pick<CodeRow, "id" | "user_id" | "phone" | "network" | "code_hash" | "expires_at">,
): Promise<void> {
  await db.insertInto("phone_codes").values(code).execute();
}

/** Returns the newest code of an account for its number, locked: tries count one after the other. */
export function lockCode(
  trx: Db,
  { userId, phone }: { userId: string; phone: string },
): Promise<CodeRow | undefined> {
  return trx.selectFrom("phone_codes").selectAll().where("user_id", "=", userId).where("phone", "=", phone)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(1).forUpdate().executeTakeFirst();
}

/** Counts a wrong try. */
export async function countTry(db: Db, id: string): Promise<void> {
  await db.updateTable("phone_codes").set({ tries: sql<number>`tries + 1` }).where("id", "=", id).execute();
}

/** Records that an account's number is confirmed, and ends its codes: a code works once. */
export async function confirmNumber(trx: Db, userId: string, now: Date): Promise<Selectable<UsersTable>> {
  await trx.deleteFrom("phone_codes").where("user_id", "=", userId)
    .where("created_at", "<", sql<Date>`now() - interval '24 hours'`).execute();
  await trx.updateTable("phone_codes").set({ expires_at: now }).where("user_id", "=", userId).execute();
  return await trx.updateTable("users").set({ phone_verified_at: now, updated_at: sql<Date>`now()` })
    .where("id", "=", userId).returningAll().executeTakeFirstOrThrow();
}

/** Returns up to `limit` accounts with this number, the one with the confirmed number first. */
export function findByNumber(
  db: Db,
  phone: string,
  limit: number,
): Promise<{ id: string; isConfirmed: boolean }[]> {
  return db.selectFrom("users").select(["id", sql<boolean>`phone_verified_at is not null`.as("isConfirmed")])
    .where("phone", "=", phone).where("closed_at", "is", null)
    .orderBy(sql`phone_verified_at nulls last`).orderBy("id").limit(limit).execute();
}

/** Deletes up to `limit` codes that are at least this many days old; returns the number deleted. */
export async function deleteOldCodes(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from phone_codes where id in (
      select id from phone_codes where created_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
