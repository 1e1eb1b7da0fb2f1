import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/**
 * SQL: all of a payment for the pet of the open reservation `r` is back with its buyer, by a refund made in the provider's
 * dashboard or by the bank, and the pet has not gone home. Our own refunds do not count: they belong to a decision.
 */
const IS_TAKEN_BACK = `(r.status in ('deposit-paid', 'paid') and exists (
  select from payments y join orders o on o.id = y.order_id and o.order_type = 'pet'
  where y.reservation_id = r.id and y.status = 'succeeded' and not y.is_returned and y.intent_id is not null
    and y.amount_cents <= (select coalesce(sum(f.amount_cents), 0) from refunds f where f.payment_id = y.id)
      + (select coalesce(sum(c.lost_cents), 0) from chargebacks c where c.payment_id = y.id)
    and (exists (select from chargebacks c where c.payment_id = y.id and c.lost_cents > 0)
      or exists (select from refunds f where f.payment_id = y.id and f.reason = 'provider'))))`;

/** Open reservations whose payment is back with the buyer, the one given or after the one given. */
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
