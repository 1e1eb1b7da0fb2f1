import { type Kysely, sql } from "kysely";
import type { Database, TraceKind } from "../../platform/db/schema.ts";
import { MOST_FINDINGS, type SharedTrace } from "./rules.ts";

type Db = Kysely<Database>;
type Trace = { breederId: string; kind: TraceKind; hash: Uint8Array; seenAt?: Date | undefined };

/**
 * Serializes writers of a trace: if two sellers leave it at the same moment, the second call sees the first
 * seller.
 */
export async function lockTrace(trx: Db, { kind, hash }: Pick<Trace, "kind" | "hash">): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${kind} || encode(${hash}, 'hex'), 0))`.execute(
    trx,
  );
}

/**
 * Stores a trace, or the time when it was seen again. `seenAt` is the time when an older value was left.
 * Returns whether the trace is new.
 */
export async function saveTrace(trx: Db, { breederId, kind, hash, seenAt }: Trace): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into seller_traces as t (breeder_id, kind, hash, first_seen_at, last_seen_at)
    values (${breederId}, ${kind}, ${hash}, coalesce(${
    seenAt ?? null
  }::timestamptz, clock_timestamp()), clock_timestamp())
    on conflict (kind, hash, breeder_id) do update set last_seen_at = now()
    returning xmax = 0 as "isNew"`.execute(trx);
  return rows[0]!.isNew;
}

/**
 * Returns the other sellers who left a trace that this seller has, each with the time of the first. `hashes`
 * are of the same trace under each key.
 */
export async function findShared(
  db: Db,
  kind: TraceKind,
  { breederId, hashes }: { breederId: string; hashes: readonly Uint8Array[] },
): Promise<{ own: Date; others: SharedTrace[] }> {
  const rows = await db.selectFrom("seller_traces")
    .select((eb) => ["breeder_id as breederId", eb.fn.min("first_seen_at").as("firstSeenAt")])
    .where("kind", "=", kind).where("hash", "in", [...hashes])
    .groupBy("breeder_id").orderBy(sql`min(first_seen_at)`).limit(MOST_FINDINGS + 1).execute();
  const own = rows.find((row) => row.breederId === breederId)?.firstSeenAt ?? new Date(8.64e15);
  return { own, others: rows.filter((row) => row.breederId !== breederId) };
}

/** Returns the sellers who left the same trace after this seller. */
export async function findLater(
  db: Db,
  kind: TraceKind,
  { breederId, hashes }: { breederId: string; hashes: readonly Uint8Array[] },
): Promise<string[]> {
  const { own, others } = await findShared(db, kind, { breederId, hashes });
  return others.filter(({ firstSeenAt }) => firstSeenAt > own).map((other) => other.breederId);
}

/** Deletes up to `limit` traces not seen for this many days; returns the number deleted. */
export async function deleteOldTraces(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from seller_traces where ctid in (
      select ctid from seller_traces where last_seen_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
