import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StaffQueue, WaitingMoneyKind } from "../../generated/types.ts";
import type { Database, ReservationStatus } from "../../platform/db/schema.ts";
import { STOP } from "../ledger/stop_store.ts";
import { GRACE_ENDS, OVER } from "../sale/order/index.ts";
import { owedSince } from "../sale/refund/index.ts";

type Db = Kysely<Database>;
/** Position from which a list continues: a time as ISO text, and the id of that line. */
export type Place = { at: string; id: string };
/** A line of the list; the amount is in cents. */
export type Line = {
  id: string;
  kind: WaitingMoneyKind;
  reason: string;
  subjectId: string;
  amountCents: number | null;
  since: Date;
  dueAt: Date | null;
  petName: string | null;
  reservationNumber: string | null;
  orderId: string | null;
  buyerName: string | null;
  buyerEmail: string | null;
  programName: string | null;
  breederEmail: string | null;
};
type SqlKind = Exclude<WaitingMoneyKind, "funds" | "debt" | "closing">;

/** Maximum count of lines per kind. */
const MOST = 1000;
const DAY = sql`interval '1 day'`;
const NOBODY = sql`null::uuid as breeder_id, null::text as pet_name, null::text as number`;
const OF_SALE = sql`null::uuid as breeder_id, null::text as pet_name, null::text as number,
  null::timestamptz as due_at`;
/** SQL for the order of a reservation's pet. */
const ORDER = sql`(select o.id from orders o where o.reservation_id = r.id and o.order_type = 'pet')`;
/** SQL for the buyer's payments for the reservation `r` minus refunds, in cents. */
const PAID = sql`(select coalesce(sum(y.amount_cents - y.refunded_cents), 0) from payments y
  where y.reservation_id = r.id and y.status = 'succeeded' and not y.is_returned)`;
const isIn = (statuses: Iterable<ReservationStatus>) => sql.join([...statuses].map(sql.lit));

/**
 * SQL for each kind's items that have waited for at least a day, each from an index that contains only open
 * cases. Columns: reason, id, since, cents, reservation_id, order_id, and names if there is no reservation.
 */
const SOURCES: Readonly<Record<SqlKind, RawBuilder<unknown>>> = {
  refund:
    sql`select case when f.status = 'failed' then 'failed' when f.provider_refund_id is not null then 'under-way'
      when f.failure is not null then 'refused' else 'not-made' end as reason,
      f.id, ${owedSince} as since, f.amount_cents as cents, y.reservation_id, y.order_id, ${OF_SALE}
    from refunds f join payments y on y.id = f.payment_id
    where f.status in ('pending', 'failed') and ${owedSince} < now() - ${DAY}`,
  dispute:
    sql`select case when not m.has_replied then 'no-reply' when s.status = 'waiting-for-buyer' then 'buyer'
      else 'breeder' end as reason,
      s.id, s.created_at as since, ${PAID} as cents, r.id as reservation_id, ${ORDER} as order_id, ${OF_SALE}
    from disputes s join reservations r on r.id = s.reservation_id
      cross join lateral (select exists (select from dispute_messages m where m.dispute_id = s.id and m.by = 'breeder')
        as has_replied) m
    where s.status <> 'decided' and s.created_at < now() - ${DAY}
      and (m.has_replied or s.reply_due_at is null or s.reply_due_at < now())`,
  chargeback:
    sql`select c.status as reason, c.id, c.opened_at as since, c.amount_cents as cents, y.reservation_id,
      y.order_id, null::uuid as breeder_id, null::text as pet_name, null::text as number, c.evidence_due_at as due_at
    from chargebacks c join payments y on y.id = c.payment_id
    where c.status in ('inquiry', 'open') and c.evidence_submitted_at is null and c.opened_at < now() - ${DAY}
      and (c.evidence_due_at is null or c.evidence_due_at > now())`,
  finding: sql`select case when m.status = 'refunding' then 'refunding' else m.kind end as reason, m.id,
      m.found_at as since, greatest(0, m.amount_cents - m.returned_cents - m.withdrawn_cents) as cents,
      null::uuid as reservation_id, null::uuid as order_id, d.id as breeder_id, left(m.metadata ->> 'petName', 120) as pet_name,
      left(m.metadata ->> 'number', 20) as number, null::timestamptz as due_at
    from money_findings m left join breeders d on d.id::text = m.metadata ->> 'breederId'
    where m.status <> 'settled' and m.found_at < now() - ${DAY}
    union all
    select 'difference', md5(m.rule || ' ' || m.subject)::uuid, m.first_seen_at, null, null, null, ${NOBODY}, null
    from money_differences m where m.first_seen_at < now() - ${DAY}`,
  handoff:
    sql`select 'paid' as reason, r.id, r.stuck_since as since, ${PAID} as cents, r.id as reservation_id,
      ${ORDER} as order_id, ${OF_SALE}
    from reservations r where r.stuck_since is not null and r.stuck_since < now() - ${DAY} and r.status = 'paid'`,
  stopped: sql`select (${sql.raw(STOP)}) as reason, r.id, r.stopped_at as since, ${PAID} as cents,
      r.id as reservation_id, ${ORDER} as order_id, ${OF_SALE}
    from reservations r where r.stopped_at < now() - ${DAY} and r.status in ('deposit-paid', 'paid')
      and (${sql.raw(STOP)}) in ('seller-suspended', 'payment-taken-back')
    union all
    select case when r.status = 'handed-over' then 'seller-suspended' else 'earnings' end, r.id,
      w.since, case when r.status = 'handed-over' then ${PAID} else e.cents end, r.id, ${ORDER}, ${OF_SALE}
    from users u join breeders d on d.user_id = u.id join reservations r on r.breeder_id = d.id
      cross join lateral (select coalesce(r.wait_stopped_since, r.handed_over_at, r.completed_at, r.ended_at) as since) w
      cross join lateral (select coalesce(-sum(e.amount_cents), 0) as cents from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account = 'breeder-pending'
        where t.reservation_id = r.id) e
    where u.account_status = 'Suspended' and r.paid_at is not null and r.funds_settled_at is null
      and w.since < now() - ${DAY}
      and (r.status = 'handed-over' or (e.cents > 0 and r.status in (${isIn(OVER)})
        and coalesce(r.completed_at, r.ended_at) < now() - interval '14 days'))
      and (${sql.raw(STOP)}) = 'seller-suspended'`,
  balance: sql`select 'grace' as reason, r.id, g.ended as since, o.total_cents - o.deposit_cents as cents,
      r.id as reservation_id, o.id as order_id, ${OF_SALE}
    from reservations r join orders o on o.reservation_id = r.id and o.order_type = 'pet'
      cross join lateral (select ${sql.raw(GRACE_ENDS)} as ended) g
    where r.status = 'deposit-paid' and r.balance_due_at < now() - interval '3 days 22 hours'
      and g.ended < now() - ${DAY} and (${sql.raw(STOP)}) is null`,
  payment:
    sql`select 'processing' as reason, y.id, y.created_at as since, y.amount_cents as cents, y.reservation_id,
      y.order_id, ${OF_SALE}
    from payments y where y.status = 'processing' and y.created_at < now() - ${DAY}`,
  payout: sql`select 'late' as reason, p.id, w.since, p.amount_cents - p.reversed_cents as cents,
      null::uuid as reservation_id, null::uuid as order_id, p.breeder_id, null::text as pet_name, null::text as number,
      null::timestamptz as due_at
    from payouts p cross join lateral (select coalesce((p.arrives_on + 1)::timestamp at time zone 'UTC',
      p.created_at + interval '7 days') as since) w
    where p.status = 'on-the-way' and w.since < now() - ${DAY}`,
};
/** Kinds that SQL finds. */
const SQL_KINDS = Object.keys(SOURCES) as SqlKind[];
const chosen = (kind: WaitingMoneyKind | undefined) => SQL_KINDS.filter((one) => !kind || one === kind);

/** Times to the millisecond, as in the list's other half. */
const MOMENT = sql`date_trunc('milliseconds', s.since)`;
const idOf = (kind: SqlKind) => sql`(${sql.lit(kind)} || ':' || s.reason || ':' || s.id) collate "C"`;

/** Returns waiting money that SQL finds, after a position in the list, oldest first. */
export async function findLines(
  db: Db,
  { kind, after }: { kind?: WaitingMoneyKind | undefined; after?: Place | undefined },
  limit: number,
): Promise<Line[]> {
  const kinds = chosen(kind);
  if (kinds.length === 0) return [];
  const parts = kinds.map((one) => {
    const from = after === undefined ? sql`` : sql`where s.since >= ${after.at}::timestamptz
      and (${MOMENT}, ${idOf(one)}) > (${after.at}::timestamptz, ${after.id} collate "C")`;
    return sql`(select ${sql.lit(one)} as kind, ${idOf(one)} as line, ${MOMENT} as at, s.* from (${
      SOURCES[one]
    }) s ${from}
      order by ${MOMENT}, ${idOf(one)} limit ${limit})`;
  });
  const { rows } = await sql<Line>`
    select w.line as id, w.kind, w.reason, w.id as "subjectId", w.cents::bigint as "amountCents", w.at as since,
      w.due_at as "dueAt", coalesce(p.name, w.pet_name) as "petName", coalesce(r.number, w.number) as "reservationNumber",
      w.order_id as "orderId", b.first_name || ' ' || b.last_name as "buyerName", b.email as "buyerEmail",
      d.name as "programName", u.email as "breederEmail"
    from (select * from (${sql.join(parts, sql` union all `)}) all_parts
      order by at, line limit ${limit}) w
      left join reservations r on r.id = w.reservation_id left join pets p on p.id = r.pet_id
      left join users b on b.id = r.consumer_id
      left join breeders d on d.id = coalesce(r.breeder_id, w.breeder_id) left join users u on u.id = d.user_id
    order by w.at, w.line`.execute(db);
  return rows;
}

/**
 * Returns the number of lines of each kind that SQL finds, each capped at 1,001, and the time since which the
 * oldest waits.
 */
export async function countLines(
  db: Db,
): Promise<{ kind: WaitingMoneyKind; count: number; oldestAt: Date | null }[]> {
  const parts = SQL_KINDS.map((kind) =>
    sql`select ${sql.lit(kind)} as kind, count(*)::int as count, min(s.since) as "oldestAt"
      from (select since from (${SOURCES[kind]}) all_lines limit ${sql.lit(MOST + 1)}) s`
  );
  const { rows } = await sql<{ kind: WaitingMoneyKind; count: number; oldestAt: Date | null }>`${
    sql.join(parts, sql` union all `)
  }`.execute(db);
  return rows;
}

/** Returns a count as staff see it: at most 1,000. */
export const shownCount = (count: number): Pick<StaffQueue, "count" | "hasMore"> => ({
  count: Math.min(MOST, count),
  hasMore: count > MOST,
});

/**
 * Returns the seconds between owing a refund and the provider making it, for the last 30 days; null if there
 * was none.
 */
export async function findRefundTimes(
  db: Db,
): Promise<{ count: number; medianSeconds: number | null; slowestSeconds: number | null }> {
  const { rows } = await sql<{ count: number; medianSeconds: number | null; slowestSeconds: number | null }>`
    select count(*)::int as count,
      round(percentile_cont(0.5) within group (order by t.seconds))::int as "medianSeconds",
      round(max(t.seconds))::int as "slowestSeconds"
    from (select greatest(0, extract(epoch from f.made_at - ${owedSince})) as seconds from refunds f
      where f.made_at > now() - interval '30 days') t`.execute(db);
  return rows[0]!;
}
