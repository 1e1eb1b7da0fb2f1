import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

type Db = Kysely<Database>;
/** Outboxes: rows that a job sends once, with a status and the time of their writing. */
type Outbox = "mails" | "texts";

/** Rows that have waited for so many days: their job was lost or given up. They count as failed; returns which. */
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

/** Deletes up to `limit` rows that were written so many days ago, and are done or given up; returns how many. */
export async function deleteOld(db: Db, outbox: Outbox, days: number, limit: number): Promise<number> {
  const table = sql.table(outbox);
  const { numAffectedRows } = await sql`
    delete from ${table} where id in (
      select id from ${table} where status in ('sent', 'refused', 'failed')
        and created_at < now() - make_interval(days => ${days}) limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
