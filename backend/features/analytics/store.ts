import { type Kysely, sql } from "kysely";
import type { StepFacts } from "../pets/sale_step_rules.ts";
import { SALE_STEP_SQL } from "../pets/sale_step_store.ts";
import type { Database, LedgerAccount, ReservationStatus } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/** Ledger accounts that belong to a breeder. Debts count against the breeder. */
export const OWN = [
  "breeder-pending",
  "breeder-available",
  "breeder-debts",
] as const satisfies LedgerAccount[];

/**
 * SQL for the ids of transactions booked for a breeder or for one of their sales: breeders also see our fee
 * of each sale.
 */
export const bookedFor = (breederId: string) =>
  sql`select transaction_id as id from ledger_entries where breeder_id = ${breederId} and account in (${
    sql.join(OWN)
  })
    union select t.id from reservations r join ledger_transactions t on t.reservation_id = r.id
    where r.breeder_id = ${breederId}`;

/**
 * Returns a breeder's balance in an account now and before a given time, in cents. The breeder's money is
 * positive.
 */
export async function findBalance(
  db: Db,
  breederId: string,
  account: "breeder-pending" | "breeder-available",
  before: Date | undefined,
): Promise<{ now: number; before: number | null }> {
  const { rows } = await sql<{ now: number; before: number }>`
    select coalesce(-sum(e.amount_cents), 0)::bigint as now,
      coalesce(-sum(e.amount_cents) filter (where t.at < ${before ?? new Date(0)}), 0)::bigint as before
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.breeder_id = ${breederId} and e.account = ${account}`.execute(db);
  return { now: rows[0]!.now, before: before === undefined ? null : rows[0]!.before };
}

export type PendingRow = {
  reservationId: string;
  number: string;
  petName: string;
  amountCents: number;
  status: ReservationStatus;
  completedAt: Date | null;
  handedOverAt: Date | null;
  endedAt: Date | null;
  isRefundOwed: boolean;
  isContested: boolean;
  step: StepFacts | null;
};

/** Returns the sales behind a breeder's pending funds, earliest ended first. */
export async function findPendingSales(db: Db, breederId: string, limit: number): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select r.id as "reservationId", r.number, p.name as "petName", s.cents as "amountCents", r.status,
      r.completed_at as "completedAt", r.handed_over_at as "handedOverAt", r.ended_at as "endedAt",
      exists (select from refunds f join payments y on y.id = f.payment_id
        join orders o on o.id = y.order_id and o.order_type = 'pet'
        where y.reservation_id = r.id and f.status in ('pending', 'failed')) as "isRefundOwed",
      exists (select from chargebacks c join payments y on y.id = c.payment_id
        join orders o on o.id = y.order_id and o.order_type = 'pet'
        where y.reservation_id = r.id and c.status in ('inquiry', 'open')) as "isContested",
      ${sql.raw(SALE_STEP_SQL)} as step
    from (select t.reservation_id, -sum(e.amount_cents)::bigint as cents
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.breeder_id = ${breederId} and e.account = 'breeder-pending' and t.reservation_id is not null
        group by t.reservation_id having sum(e.amount_cents) <> 0) s
      join reservations r on r.id = s.reservation_id join pets p on p.id = r.pet_id
      join breeders d on d.id = r.breeder_id
    order by coalesce(r.completed_at, r.ended_at) nulls last, r.created_at, r.id limit ${limit}`.execute(db);
  return rows;
}

export type Line = {
  id: string;
  at: Date;
  /** The time as text, to the microsecond, for the next page's cursor. */
  key: string;
  kind: string;
  reservationNumber: string | null;
  petName: string | null;
  /** Null until the reservation has been paid. */
  buyerName: string | null;
  /** Part of the price before our fee: grossCents - feeCents = amountCents. */
  grossCents: number;
  feeCents: number;
  /** The payout itself, or the payout that included the funds made available. */
  payoutId: string | null;
  pendingCents: number;
  availableCents: number;
  amountCents: number;
  balanceCents: number;
};

/**
 * Returns transactions booked for a breeder or as our fee of their sales, newest first, each with the
 * breeder's balance after it.
 */
export async function findLines(
  db: Db,
  breederId: string,
  { since, after, limit }: {
    since: Date | undefined;
    after: { at: string; id: string } | undefined;
    limit: number;
  },
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with mine as (${bookedFor(breederId)}), lines as (
      select t.id, t.at, t.kind, t.source, t.reservation_id,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'breeder-pending'), 0)::bigint as pending,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'breeder-available'), 0)::bigint as available,
        -coalesce(sum(e.amount_cents) filter (where e.account in (${sql.join(OWN)})), 0)::bigint as amount,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'platform-fees'), 0)::bigint as fee
      from mine join ledger_transactions t using (id) join ledger_entries e on e.transaction_id = t.id
      where e.account in (${sql.join(OWN)}) or e.account = 'platform-fees'
      group by t.id
    ), running as (select *, (sum(amount) over (order by at, id))::bigint as balance from lines)
    select l.id, l.at, l.at::text as key, l.kind, r.number as "reservationNumber", p.name as "petName",
      case when r.paid_at is not null then coalesce(r.progress -> 'contact' ->> 'firstName', u.first_name) || ' ' ||
        coalesce(r.progress -> 'contact' ->> 'lastName', u.last_name) end as "buyerName",
      (l.amount + l.fee)::bigint as "grossCents", l.fee as "feeCents",
      case when l.kind like 'payout%' then split_part(l.source, ':', 2) when l.available <> 0 then
        (select y.id::text from payouts y where y.breeder_id = ${breederId} and y.status <> 'canceled'
          and y.created_at >= l.at order by y.created_at, y.id limit 1) end as "payoutId",
      l.pending as "pendingCents", l.available as "availableCents", l.amount as "amountCents",
      l.balance as "balanceCents"
    from running l left join reservations r on r.id = l.reservation_id left join pets p on p.id = r.pet_id
      left join users u on u.id = r.consumer_id
    where l.at >= ${since ?? new Date(0)}
      and (${after?.at ?? null}::timestamptz is null or (l.at, l.id) < (${after?.at ?? null}::timestamptz, ${
    after?.id ?? null
  }::uuid))
    order by l.at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}
