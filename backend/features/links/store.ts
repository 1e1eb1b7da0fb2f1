import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, LinkTokensTable, Role } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/** Adds a single-use link; earlier links of the same purpose end. */
export async function insertLink(
  trx: Db,
  link: Pick<Selectable<LinkTokensTable>, "id" | "purpose" | "user_id" | "email" | "expires_at">,
): Promise<void> {
  await trx.updateTable("link_tokens").set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", link.user_id).where("purpose", "=", link.purpose).where("used_at", "is", null)
    .execute();
  await trx.insertInto("link_tokens").values(link).execute();
}

/**
 * Uses a link up and records the page that opened it; returns undefined if it was already used or has
 * expired.
 */
export function useLink(
  trx: Db,
  id: string,
  openedOn: string,
  now: Date,
): Promise<Selectable<LinkTokensTable> | undefined> {
  return trx.updateTable("link_tokens").set({ used_at: now, opened_on: openedOn })
    .where("id", "=", id).where("used_at", "is", null).where("expires_at", ">", now)
    .returningAll().executeTakeFirst();
}

/**
 * Returns the role of the account that has confirmed the address of a used link; undefined if the link is
 * unknown, unused or for another address.
 */
export async function confirmedBy(db: Db, id: string): Promise<{ role: Role } | undefined> {
  return await db.selectFrom("link_tokens as l").innerJoin("users as u", "u.id", "l.user_id").select("u.role")
    .where("l.id", "=", id).where("l.used_at", "is not", null).whereRef("u.email", "=", "l.email")
    .where("u.email_verified_at", "is not", null).where("u.closed_at", "is", null).executeTakeFirst();
}

/** Deletes up to `limit` links that expired at least this many days ago; returns the number deleted. */
export async function deleteOldLinks(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from link_tokens where id in (
      select id from link_tokens where expires_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Ends a user's unused links of this purpose. */
export async function endLinks(trx: Db, userId: string, purpose: string): Promise<void> {
  await trx.updateTable("link_tokens").set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId).where("purpose", "=", purpose).where("used_at", "is", null).execute();
}
