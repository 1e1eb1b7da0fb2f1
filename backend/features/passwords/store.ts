import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, PasswordCodesTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type CodeRow = Selectable<PasswordCodesTable>;

/** Serializes requests for one address, so two concurrent ones cannot pass the daily limit. */
export async function lockAddress(trx: Db, addressKey: Uint8Array): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${addressKey}::bytea, 'hex'), 0))`.execute(
    trx,
  );
}

/** Returns the codes requested for this address (under each of its keys) in the last 24 hours. */
export function codesOfToday(
  db: Db,
  addressKeys: readonly Uint8Array[],
): Promise<Pick<CodeRow, "id" | "network" | "by_stranger">[]> {
  return db.selectFrom("password_codes").select(["id", "network", "by_stranger"])
    .where("address_key", "in", addressKeys).where("created_at", ">", sql<Date>`now() - interval '24 hours'`)
    .limit(1_000).execute();
}

/** Adds a code; earlier codes of the same network become useless. */
export async function insertCode(
  db: Db,
  code: Omit<CodeRow, "tries" | "tries_by" | "used_at" | "created_at">,
): Promise<void> {
  await db.insertInto("password_codes").values(code).execute();
}

/**
 * Returns the codes of an address that may be valid, the newest per network. They are locked, so tries count
 * one after the other.
 */
export async function lockCodes(trx: Db, addressKeys: readonly Uint8Array[]): Promise<CodeRow[]> {
  const rows = await trx.selectFrom("password_codes").selectAll().where("address_key", "in", addressKeys)
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(100).forUpdate().execute();
  const asked = new Set<string | null>();
  return rows.filter(({ network }) => !asked.has(network) && asked.add(network));
}

/** Counts a wrong try of these codes for its origin. */
export async function countTry(db: Db, ids: readonly string[], by: string): Promise<void> {
  await db.updateTable("password_codes").set({
    tries: sql<number>`tries + 1`,
    tries_by: sql<
      Record<string, number>
    >`jsonb_set(tries_by, array[${by}::text], to_jsonb(coalesce((tries_by ->> ${by}::text)::int, 0) + 1))`,
  }).where("id", "in", ids).execute();
}

/** Uses up a code and the other codes of its address. */
export async function useCodes(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable("password_codes").set({ used_at: now }).where("id", "in", ids).execute();
}

/** Deletes up to `limit` codes that are `days` days old; returns the number deleted. */
export async function deleteOldCodes(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from password_codes where id in (
      select id from password_codes where created_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
