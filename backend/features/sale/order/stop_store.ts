import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { IS_TAKEN_BACK, STOP } from "../../ledger/stop_store.ts";

type Db = Kysely<Database>;

/**
 * Finds open reservations whose payment is back with the buyer: the one with `id`, or those after `after`.
 */
export async function findTakenBack(
  db: Db,
  which: { id?: string; after?: { id: string }; limit?: number },
): Promise<{ id: string; isByBank: boolean }[]> {
  const { rows } = await sql<{ id: string; isByBank: boolean }>`
    select r.id, exists (select from chargebacks c join payments y on y.id = c.payment_id
      where y.reservation_id = r.id and c.lost_cents > 0) as "isByBank"
    from reservations r where ${sql.raw(IS_TAKEN_BACK)}
      and (${which.id ?? null}::uuid is null or r.id = ${which.id ?? null}::uuid)
      and (${which.after?.id ?? null}::uuid is null or r.id > ${which.after?.id ?? null}::uuid)
    order by r.id limit ${which.limit ?? 1}`.execute(db);
  return rows;
}

/**
 * Finds reservations after the given one, before their hand-off, that are stopped but not marked as stopped,
 * or marked but no longer stopped. After the hand-off there is no clock to stop, and a reported problem has
 * its own status.
 */
export async function findTurned(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservations r
    where r.status in ('deposit-paid', 'paid')
      and (${sql.raw(STOP)} is null) = (r.stopped_at is not null)
      and (${after?.id ?? null}::uuid is null or r.id > ${after?.id ?? null}::uuid)
    order by r.id limit ${limit}`.execute(db);
  return rows;
}
