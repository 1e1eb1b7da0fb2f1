import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, PasswordCodesTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type CodeRow = Selectable<PasswordCodesTable>;

/** One request at a time for one address: the count of today's codes cannot be passed by two at once. */
export async function lockAddress(trx: Db, addressKey: Uint8Array): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${addressKey}::bytea, 'hex'), 0))`.execute(
    trx,
  );
}

/** How many codes were asked for by this address in the last 24 hours, and whether one of them is of this request. */
export async function countCodes(
  db: Db,
  addressKey: Uint8Array,
  requestId: string,
): Promise<{ count: number; isRepeated: boolean }> {
  const rows = await db.selectFrom("password_codes").select("id").where("address_key", "=", addressKey)
    .where("created_at", ">", sql<Date>`now() - interval '24 hours'`).execute();
  return { count: rows.length, isRepeated: rows.some(({ id }) => id === requestId) };
}

/** Adds a code; the ones before it are then of no use, since only the newest is looked at. */
export async function insertCode(
  db: Db,
  code: Pick<CodeRow, "id" | "address_key" | "user_id" | "code_hash" | "expires_at">,
): Promise<void> {
  await db.insertInto("password_codes").values(code).execute();
}

/** The newest code of an address, locked: tries at the same moment count one after the other. */
export function lockNewestCode(trx: Db, addressKey: Uint8Array): Promise<CodeRow | undefined> {
  return trx.selectFrom("password_codes").selectAll().where("address_key", "=", addressKey)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(1).forUpdate().executeTakeFirst();
}

/** Counts a wrong try. */
export async function countTry(db: Db, id: string): Promise<void> {
  await db.updateTable("password_codes").set({ tries: sql<number>`tries + 1` }).where("id", "=", id)
    .execute();
}

/** A code works once. */
export async function useCode(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("password_codes").set({ used_at: now }).where("id", "=", id).execute();
}

/** Deletes up to `limit` codes that are so many days old; returns how many. */
export async function deleteOldCodes(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from password_codes where id in (
      select id from password_codes where created_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
