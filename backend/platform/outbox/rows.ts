import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

type Db = Kysely<Database>;
/** Outboxes: tables whose rows a job sends once, with a status and a creation time. */
type Outbox = "mails" | "texts";

/**
 * Marks rows that have waited for `days` as failed, because their job was lost or gave up. Returns those
 * rows.
 */
export async function failLost(
  db: Db,
  outbox: Outbox,
  days: number,
  limit: number,
): Promise<{ id: string; kind: string }[]> {
  const table = sql.table(outbox);
  const { rows } = await sql<{ id: string; kind: string }>`
    update ${table} set status = 'failed' where id in (
      select id from ${table} where status in ('waiting', 'sending')
        and created_at < now() - make_interval(days => ${days}) limit ${limit}) returning id, kind`.execute(
    db,
  );
  return rows;
}

/**
 * Deletes up to `limit` rows that are finished or abandoned and at least `days` old. Returns their number.
 */
export async function deleteOld(db: Db, outbox: Outbox, days: number, limit: number): Promise<number> {
  const table = sql.table(outbox);
  const { numAffectedRows } = await sql`
    delete from ${table} where id in (
      select id from ${table} where status in ('sent', 'refused', 'failed')
        and created_at < now() - make_interval(days => ${days}) limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
