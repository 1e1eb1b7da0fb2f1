import { type Kysely, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import { CHECK, type CheckAnswer, CHECKS_CHANNEL } from "./engine_rules.ts";

type Db = Kysely<Database>;

export type Change = { xid: string; petId: string };

/**
 * Returns the current snapshot in Postgres's notation: all transactions below one number have ended, none
 * from another number on, and those listed in between are open.
 */
export async function findSnapshot(db: Db): Promise<string> {
  const text = "select pg_current_snapshot()::text as snapshot";
  return (await named<{ snapshot: string }>(db, "search_snapshot", text))[0]!.snapshot;
}

/**
 * Returns an id that differs between databases, and between the states of one database before and after a
 * restore. Undefined if the database does not provide it.
 */
export async function findIdentity(db: Db): Promise<string | undefined> {
  const text = `select concat_ws(' ', s.system_identifier, c.timeline_id, d.oid) as identity
    from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`;
  try {
    return (await named<{ identity: string }>(db, "search_identity", text))[0]?.identity;
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return undefined;
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Returns the changes of transactions that ended since a snapshot, ordered by transaction from `after` on,
 * and the current snapshot. Transactions open at that snapshot are looked up by number, however long they
 * took.
 */
export async function findChanges(
  db: Db,
  { since, after, limit }: { since: string; after: Change; limit: number },
): Promise<{ snapshot: string; changes: Change[] }> {
  const rows = await named<{ snapshot: string; xid: string | null; petId: string | null }>(
    db,
    "search_changes",
    // Comparing (xid, pet_id) as a row would make Postgres start at that row and use the first limit only as
    // a filter.
    `select pg_current_snapshot()::text as snapshot, c.xid::text, c.pet_id as "petId"
     from (select) one left join lateral (
       select xid, pet_id from pet_changes
         where xid >= greatest(pg_snapshot_xmax($1::text::pg_snapshot), $2::text::xid8)
           and (xid > $2::text::xid8 or pet_id > $3::uuid)
       union all
       select c.xid, c.pet_id from pg_snapshot_xip($1::text::pg_snapshot) as open(xid)
         join pet_changes c on c.xid = open.xid
         where c.xid > $2::text::xid8 or c.xid = $2::text::xid8 and c.pet_id > $3::uuid
       order by xid, pet_id limit $4) c on true`,
    [since, after.xid, after.petId, limit],
  );
  const changes = rows.flatMap(({ xid, petId }) => xid === null || petId === null ? [] : [{ xid, petId }]);
  return { snapshot: rows[0]!.snapshot, changes };
}

/**
 * Deletes old changes that every process read long ago, in small batches, lowest transactions first. Returns
 * the number of deleted rows.
 */
export async function deleteOldChanges(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with first as (select xid, pet_id, made_at from pet_changes order by xid, pet_id limit ${limit})
    delete from pet_changes c using first f where c.xid = f.xid and c.pet_id = f.pet_id
      and f.made_at < now() - make_interval(days => ${days}::int)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Requests a comparison with the tables from every process that follows the changes. */
export async function askForCheck(db: Db): Promise<void> {
  await sql`select pg_notify('pet_changes', ${CHECK})`.execute(db);
}

/** Reports the progress of a comparison to the requesting process. */
export async function sayCheck(db: Db, answer: CheckAnswer): Promise<void> {
  await sql`select pg_notify(${CHECKS_CHANNEL}, ${JSON.stringify(answer)})`.execute(db);
}
