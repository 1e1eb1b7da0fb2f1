import { type Kysely, sql } from "kysely";
import type { Database, PayoutStatus } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

export type PayoutRow = {
  id: string;
  status: PayoutStatus;
  amountCents: number;
  arrivesOn: string | null;
  failure: string | null;
  createdAt: Date;
  key: string;
  lines: {
    reservationNumber: string | null;
    petName: string | null;
    kind: string;
    amountCents: number;
    at: string;
  }[];
};

/** Maximum number of lines in one payout. */
const LINES = 500;

/**
 * Returns a breeder's payouts, newest first, without canceled ones, which were never sent. Their lines are
 * the bookings to available funds since the previous payout. Together with the funds left at that time, they
 * add up to the amount. `at` is the time in Postgres's text form.
 */
export async function findPayouts(
  db: Db,
  breederId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, p.status, p.amount_cents as "amountCents", p.arrives_on as "arrivesOn", p.failure,
      p.created_at as "createdAt", p.created_at::text as key,
      coalesce((select json_agg(l order by l.at, l.id) from (
        select t.id, t.kind, t.at, r.number as "reservationNumber", a.name as "petName",
          -sum(e.amount_cents)::bigint as "amountCents"
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          left join reservations r on r.id = t.reservation_id left join pets a on a.id = r.pet_id
        where e.breeder_id = p.breeder_id and e.account = 'breeder-available'
          and t.kind not in ('payout', 'payout-canceled') and t.at <= p.created_at
          and t.at > coalesce((select max(b.created_at) from payouts b
            where b.breeder_id = p.breeder_id and b.status <> 'canceled' and b.created_at < p.created_at), '-infinity')
        group by t.id, t.kind, t.at, r.number, a.name order by t.at, t.id limit ${LINES}) l), '[]'::json) as lines
    from payouts p
    where p.breeder_id = ${breederId} and p.status <> 'canceled'
      and (${after?.at ?? null}::timestamptz is null
        or (p.created_at, p.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
