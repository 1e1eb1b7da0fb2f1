import { type Kysely, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import { CHECK, type CheckAnswer, CHECKS_CHANNEL } from "./engine_rules.ts";

type Db = Kysely<Database>;

export type Change = { xid: string; petId: string };

/** Which transactions are over at this moment, as Postgres writes it: all below a number, none above another, and between. */
export async function findSnapshot(db: Db): Promise<string> {
  const text = "select pg_current_snapshot()::text as snapshot";
  return (await named<{ snapshot: string }>(db, "search_snapshot", text))[0]!.snapshot;
}

/**
 * Tells this database from every other, and its states before and after it was restored; undefined where the database does not
 * say.
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
 * Changes of the transactions that have ended since a snapshot, in the order of their numbers from `after` on; and the
 * snapshot of this look. Those that were open then are looked up by their numbers, however long they took.
 */
export async function findChanges(
  db: Db,
  { since, after, limit }: { since: string; after: Change; limit: number },
): Promise<{ snapshot: string; changes: Change[] }> {
  const rows = await named<{ snapshot: string; xid: string | null; petId: string | null }>(
    db,
    "search_changes",
    // Where (xid, pet_id) is compared as a row, Postgres reads the index from that row on and leaves the first bound to a filter.
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
 * Deletes changes that every process has read long ago, in small bites: those of the lowest transactions, as far as they are
 * old. Returns how many rows went.
 */
export async function deleteOldChanges(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with first as (select xid, pet_id, made_at from pet_changes order by xid, pet_id limit ${limit})
    delete from pet_changes c using first f where c.xid = f.xid and c.pet_id = f.pet_id
      and f.made_at < now() - make_interval(days => ${days}::int)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Asks every process that follows the changes to compare its index with the tables. */
export async function askForCheck(db: Db): Promise<void> {
  await sql`select pg_notify('pet_changes', ${CHECK})`.execute(db);
}

/** Says how a comparison goes, to whoever asked for it. */
export async function sayCheck(db: Db, answer: CheckAnswer): Promise<void> {
  await sql`select pg_notify(${CHECKS_CHANNEL}, ${JSON.stringify(answer)})`.execute(db);
}
