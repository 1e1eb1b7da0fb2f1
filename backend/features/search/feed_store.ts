import { type Kysely, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

export type Change = { xid: string; petId: string };

/**
 * Changes of the transactions from a number on that are over, those of `seen` left out, in the order of the transactions'
 * numbers from `after` on; and the number from which on transactions may still be open at this moment.
 */
export async function findChanges(
  db: Db,
  { since, seen, after, limit }: { since: string; seen: readonly string[]; after: Change; limit: number },
): Promise<{ horizon: string; changes: Change[] }> {
  const rows = await named<{ horizon: string; xid: string | null; petId: string | null }>(
    db,
    "search_changes",
    `select h.horizon::text, c.xid::text, c.pet_id as "petId"
     from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) h
     left join lateral (
       select xid, pet_id from pet_changes where xid >= $1::text::xid8 and xid <> all($2::text[]::xid8[])
         and (xid, pet_id) > ($3::text::xid8, $4::uuid) order by xid, pet_id limit $5) c on true`,
    [since, seen, after.xid, after.petId, limit],
  );
  const changes = rows.flatMap(({ xid, petId }) => xid === null || petId === null ? [] : [{ xid, petId }]);
  return { horizon: rows[0]!.horizon, changes };
}

/** Deletes changes that every process has read long ago, in small bites. Returns how many rows went. */
export async function deleteOldChanges(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pet_changes where ctid in (
      select ctid from pet_changes where made_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
