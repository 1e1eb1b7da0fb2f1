import { type Kysely, sql } from "kysely";
import type { Database, SettledHow } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/** Everything that emails about a reservation say. */
export function findTold(db: Db, reservationId: string) {
  return db.selectFrom("reservations as r").innerJoin("orders as o", "o.reservation_id", "r.id")
    .innerJoin("pets as p", "p.id", "r.pet_id").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .innerJoin("users as b", "b.id", "r.consumer_id").innerJoin("users as s", "s.id", "d.user_id")
    .selectAll("o")
    .select([
      "r.number",
      "r.status",
      "r.end_reason as endReason",
      "r.balance_due_at as balanceDueAt",
      "p.name as petName",
      "d.name as programme",
      "d.kind as sellerKind",
      "b.id as buyerId",
      "b.email as buyerEmail",
      "b.first_name as buyerFirstName",
      "b.last_name as buyerLastName",
      "b.settings as buyerSettings",
      "s.id as breederUserId",
      "s.email as breederEmail",
      "s.first_name as breederFirstName",
      "s.settings as breederSettings",
    ])
    .select(
      sql<string | null>`(select actor_role from reservation_events e where e.reservation_id = r.id
        and e.to_status in ('cancelled-by-buyer', 'cancelled-by-breeder') order by at desc, e.id desc limit 1)`
        .as("cancelledBy"),
    )
    .where("r.id", "=", reservationId).where("o.order_type", "=", "pet").executeTakeFirst();
}

/** The amount of a payment or a refund, by its id, in cents; and how a refund was paid that was not made by the provider. */
export async function findAbout(
  db: Db,
  id: string,
): Promise<{ cents: number; settledHow: SettledHow | null } | undefined> {
  const { rows: [row] } = await sql<{ cents: number; settledHow: SettledHow | null }>`
    select amount_cents as cents, null as "settledHow" from payments where id = ${id}
    union all select amount_cents, settled_how from refunds where id = ${id}`.execute(db);
  return row;
}

/** Reservations whose balance is due within two days, or was due in the last three. */
export async function findBalancesDue(
  db: Db,
  limit: number,
): Promise<{ id: string; isLate: boolean }[]> {
  return await db.selectFrom("reservations").select([
    "id",
    sql<boolean>`balance_due_at <= now()`.as("isLate"),
  ])
    .where("status", "=", "deposit-paid")
    .where(sql<boolean>`balance_due_at between now() - interval '3 days' and now() + interval '2 days'`)
    .orderBy("balance_due_at").limit(limit).execute();
}
