import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { WITHOUT_SALE } from "./movement_rules.ts";
import type { Facts } from "./invariant_rules.ts";

type Db = Kysely<Database>;

/** Returns the database's facts about reservations created at or after `since`, and about their money. */
export async function readFacts(db: Db, since: Date): Promise<Facts> {
  const reservations = await db.selectFrom("reservations as r")
    .innerJoin("orders as o", "o.reservation_id", "r.id").innerJoin("pets as p", "p.id", "r.pet_id")
    .leftJoin("disputes as s", "s.reservation_id", "r.id")
    .select(["r.id", "r.pet_id as petId", "r.status", "p.status as petStatus"])
    .select(["o.total_cents as total", "o.deposit_cents as deposit"])
    .select([
      sql<number>`coalesce(s.refund_cents, 0)`.as("decided"),
      sql<number>`(select coalesce(sum(a.total_cents), 0)::integer from orders a
        where a.reservation_id = r.id and a.order_type = 'addon' and a.paid_at is not null)`.as("addOns"),
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from staff_refunds f
        where f.reservation_id = r.id and f.scope = 'part')`.as("given"),
      sql<
        number
      >`(select coalesce(sum(f.amount_cents), 0)::bigint from refunds f join payments y on y.id = f.payment_id
        where y.reservation_id = r.id and f.reason = 'provider')`.as("givenThere"),
      sql<boolean>`exists (select from staff_refunds f where f.reservation_id = r.id and f.scope = 'sale')`
        .as("isEndedByStaff"),
    ])
    .where("o.order_type", "=", "pet").where("r.created_at", ">=", since).execute();
  const { rows: bookings } = await sql<Facts["bookings"][number]>`
    select t.source, t.reservation_id as "reservationId", sums.*
    from ledger_transactions t left join reservations r on r.id = t.reservation_id
    cross join lateral (select
      coalesce(sum(amount_cents) filter (where account = 'provider-clearing'), 0)::bigint as cleared,
      coalesce(sum(amount_cents) filter (where account = 'refunds'), 0)::bigint as owed,
      coalesce(sum(amount_cents) filter (where account like 'breeder-%'), 0)::bigint as breeder,
      coalesce(sum(amount_cents) filter (where account = 'goodwill'), 0)::bigint as goodwill,
      coalesce(sum(amount_cents) filter (where account = 'paid-elsewhere'), 0)::bigint as elsewhere,
      coalesce(sum(amount_cents) filter (where account = 'chargebacks'), 0)::bigint as contested,
      coalesce(sum(amount_cents), 0)::bigint as sum
      from ledger_entries e where e.transaction_id = t.id) sums
    where t.kind <> all(${WITHOUT_SALE}) and (r.created_at >= ${since} or (r.id is null and t.at >= ${since}))`
    .execute(db);
  const { rows: refunds } = await sql<Facts["refunds"][number]>`
    select f.id, y.intent_id as "intentId", f.status, f.amount_cents as amount,
      coalesce(f.owed_since, f.created_at) < now() - interval '1 day' as "isOverdue"
    from refunds f join payments y on y.id = f.payment_id join reservations r on r.id = y.reservation_id
    where r.created_at >= ${since}`.execute(db);
  const { ledgerSum } = await db.selectFrom("ledger_entries")
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as("ledgerSum")).executeTakeFirstOrThrow();
  const payouts = await db.selectFrom("payouts").select("id").where("created_at", ">=", since).execute();
  const { rows: overdrawn } = await sql<Facts["overdrawn"][number]>`
    select breeder_id as "breederId", sum(amount_cents)::bigint as cents from ledger_entries
    where account = 'breeder-available' and breeder_id is not null group by breeder_id having sum(amount_cents) > 0`
    .execute(db);
  return {
    reservations,
    bookings,
    refunds,
    ledgerSum,
    overdrawn,
    payouts: payouts.map(({ id }) => id),
  };
}
