import { type Kysely, sql } from "kysely";
import { namedQuery } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { UnpaidHold } from "./hold_limit_rules.ts";

type Db = Kysely<Database>;

/**
 * Lets one hold after the other begin for a person and for a network, in whatever process, until the transaction ends: what
 * is counted after this stays true until it is written. Taken before any row's lock, the person's first.
 */
export async function lockHolder(trx: Db, userId: string, network: Uint8Array | null): Promise<void> {
  const keys = [`holds of ${userId}`, ...(network ? [`holds from ${network.toHex()}`] : [])];
  for (const key of keys) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  }
}

/** What the limits of holds are judged by, by the database's clock. */
export async function findUnpaidHolds(
  db: Db,
  userId: string,
  network: Uint8Array | null,
): Promise<{ isConfirmed: boolean; own: UnpaidHold[]; network: Date[]; now: Date }> {
  const ofPerson = sql<UnpaidHold>`
    select pet_id as "petId", created_at as "startedAt",
      coalesce(ended_at, hold_expires_at, now() + interval '15 minutes') as "endsAt",
      (status = 'processing' or (status = 'held' and hold_expires_at > clock_timestamp())) as "isOpen"
    from reservations where consumer_id = ${userId} and paid_at is null
      and (status in ('held', 'processing') or created_at > now() - interval '24 hours')
    order by created_at desc limit 500`;
  const ofNetwork = sql<{ at: Date }>`
    select created_at as at from reservations where network = ${network}::bytea and paid_at is null
      and created_at > now() - interval '1 hour'
    order by created_at desc limit 1000`;
  const own = await namedQuery(db, "orders_unpaid_holds", ofPerson.compile(db));
  const others = await namedQuery(db, "orders_network_holds", ofNetwork.compile(db));
  const { rows: [person] } = await sql<{ isConfirmed: boolean; now: Date }>`
    select email_verified_at is not null as "isConfirmed", clock_timestamp() as now from users
    where id = ${userId}`.execute(db);
  return { ...person!, own, network: others.map(({ at }) => at) };
}

/** Forgets where holds came from, in small bites. Returns how many rows were changed. */
export async function forgetNetworks(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update reservations set network = null where id in (
      select id from reservations where network is not null
        and created_at < now() - make_interval(days => ${days}) limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
