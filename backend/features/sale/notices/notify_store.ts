import { type Kysely, sql } from "kysely";
import { named } from "../../../platform/db/named.ts";
import type { Database, SettledHow } from "../../../platform/db/schema.ts";
import { GRACE_ENDS, ON_HOLD, type Stop, TAKEN_SQL } from "../order/index.ts";
import { STOP } from "../../ledger/stop_store.ts";
import type { Goodwill } from "../refund_plan/index.ts";

type Db = Kysely<Database>;

/** Finds all facts that emails about a reservation state. */
export function findTold(db: Db, reservationId: string) {
  return db.selectFrom("reservations as r").innerJoin("orders as o", "o.reservation_id", "r.id")
    .innerJoin("pets as p", "p.id", "r.pet_id").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .innerJoin("users as b", "b.id", "r.consumer_id").innerJoin("users as s", "s.id", "d.user_id")
    .selectAll("o")
    .select([
      "r.number",
      "r.status",
      "r.end_reason as endReason",
      "r.end_cause as endCause",
      "r.balance_due_at as balanceDueAt",
      "r.handed_over_at as handedOverAt",
      "r.completed_at as completedAt",
      "p.name as petName",
      "p.status as petStatus",
      "d.name as program",
      "d.kind as sellerKind",
      "b.id as buyerId",
      "b.email as buyerEmail",
      "b.first_name as buyerFirstName",
      "b.last_name as buyerLastName",
      "s.id as breederUserId",
      "s.email as breederEmail",
      "s.first_name as breederFirstName",
    ])
    .select(sql<boolean>`b.account_status = 'Suspended'`.as("isBuyerSuspended"))
    .select(sql<boolean>`${sql.raw(ON_HOLD)}`.as("isCardOnHold"))
    .select(sql<Stop | null>`${sql.raw(STOP)}`.as("stop"))
    .select(
      sql<string | null>`(select actor_role from reservation_events e where e.reservation_id = r.id
        and e.to_status like 'cancelled-by-%' order by at desc, e.id desc limit 1)`
        .as("canceledBy"),
    )
    .select(
      sql<boolean>`exists (select from reservation_events e where e.reservation_id = r.id
        and e.to_status = 'cancelled-by-buyer' and e.actor_role = 'breeder')`.as("isReleased"),
    )
    .where("r.id", "=", reservationId).where("o.order_type", "=", "pet").executeTakeFirst();
}

/** Finds the accounts of both sides of these reservations. */
export function findPeople(
  db: Db,
  reservationIds: readonly string[],
): Promise<{ reservationId: string; buyerId: string; breederUserId: string }[]> {
  return named(
    db,
    "orders_people",
    `select r.id as "reservationId", r.consumer_id as "buyerId", d.user_id as "breederUserId"
     from reservations r join breeders d on d.id = r.breeder_id where r.id = any($1::uuid[])`,
    [reservationIds],
  );
}

/**
 * Takes the oldest news of holds for `seconds`, leaving out news that another process is announcing. News
 * that was not dropped by then can be taken again.
 */
export function takeHoldNews(
  db: Db,
  limit: number,
  seconds: number,
): Promise<{ id: number; reservationId: string; petId: string }[]> {
  return named(
    db,
    "orders_take_hold_news",
    `update hold_news n set taken_until = now() + make_interval(secs => $2) from (
       select id from hold_news where taken_until is null or taken_until < now() order by id limit $1
       for update skip locked) free
     where n.id = free.id returning n.id, n.reservation_id as "reservationId", n.pet_id as "petId"`,
    [limit, seconds],
  );
}

/** Frees news that could not be announced, so it can be taken again at once. */
export async function giveHoldNewsBack(db: Db, ids: readonly number[]): Promise<void> {
  const text = "update hold_news set taken_until = null where id = any($1::bigint[])";
  await named(db, "orders_give_hold_news_back", text, [ids]);
}

/** Drops announced news. */
export async function dropHoldNews(db: Db, ids: readonly number[]): Promise<void> {
  await named(db, "orders_drop_hold_news", "delete from hold_news where id = any($1::bigint[])", [ids]);
}

/** Payment, refund, chargeback or refund by staff that an email is about; amounts are cents. */
export type ToldOf = {
  cents: number;
  /** Null for a refund by staff, which may cover several payments. */
  paymentId: string | null;
  /** Only for a refund. */
  status: string | null;
  settledHow: SettledHow | null;
  /** Part of a chargeback that the breeder covers, in cents. */
  takenCents: number | null;
  /**
   * For a refund by staff, here or at the provider: its reason if known, who bears it, and the breeder's
   * share.
   */
  goodwill: Goodwill | null;
};

/** Finds a payment, refund, chargeback or refund by staff by its id; undefined if there is none. */
export async function findAbout(db: Db, id: string): Promise<ToldOf | undefined> {
  const { rows: [row] } = await sql<ToldOf>`
    select amount_cents as cents, id as "paymentId", null as status, null as "settledHow", null::bigint as "takenCents", null::jsonb as goodwill
      from payments where id = ${id}
    union all select amount_cents, payment_id, status, settled_how, null, case when reason = 'provider' then
      jsonb_build_object('reason', '', 'bornBy', 'breeder', 'breederCents', (select coalesce(sum((e ->> 'amountCents')::int), 0)
        from jsonb_array_elements(entries) e where e ->> 'account' = 'breeder-pending')) end
      from refunds where id = ${id}
    union all select c.amount_cents, c.payment_id, null, null, ${sql.raw(TAKEN_SQL)}, null
      from chargebacks c join payments y on y.id = c.payment_id where c.id = ${id}
    union all select amount_cents, null, null, null, null,
      jsonb_build_object('reason', reason, 'bornBy', born_by, 'breederCents', breeder_cents)
      from staff_refunds where id = ${id} and scope = 'part'`.execute(db);
  return row;
}

/**
 * Marks reservations whose balance is due within two days, or late but within its grace period, as reminded,
 * and returns them. Skips buyers already reminded of this due date. Takes the earliest due first.
 */
export async function takeBalancesDue(db: Db, limit: number): Promise<{ id: string; isLate: boolean }[]> {
  const { rows } = await sql<{ id: string; isLate: boolean }>`
    update reservations r set
      reminded_of = case when due.late then r.reminded_of else r.balance_due_at end,
      reminded_late_of = case when due.late then r.balance_due_at else r.reminded_late_of end
    from (
      select id, balance_due_at <= now() as late from reservations r
      where status = 'deposit-paid'
        and balance_due_at between now() - interval '4 days' and now() + interval '2 days'
        and now() <= ${sql.raw(GRACE_ENDS)}
        and balance_due_at is distinct from (case when balance_due_at <= now() then reminded_late_of else reminded_of end)
        and (${sql.raw(STOP)}) is null
      order by balance_due_at limit ${limit} for update skip locked) due
    where r.id = due.id returning r.id, due.late as "isLate"`.execute(db);
  return rows;
}
