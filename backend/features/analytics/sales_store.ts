import { type Kysely, sql } from "kysely";
import type { PetInterest } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { bookedFor, OWN } from "./store.ts";

type Db = Kysely<Database>;

/**
 * Sales of a day or month in the breeder's time zone; `date` is its first day. Empty days and months have no
 * row.
 */
export type Bucket = {
  date: string;
  /** Payments of buyers for pets minus refunds, in cents. */
  salesCents: number;
  /** Number of completed reservations, and the total price of their pets in cents. */
  petsSold: number;
  priceCents: number;
  /** Number of reservations by their first payment. */
  reservations: number;
  views: number;
};

/** Returns a breeder's sales and views from a day in their time zone on, by day or month, earliest first. */
export async function findBuckets(
  db: Db,
  breederId: string,
  { from, unit, zone }: { from: string; unit: "day" | "month"; zone: string },
): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    with mine as (
      ${bookedFor(breederId)}
    ), happened as (
      select t.at at time zone ${zone} as at, -sum(e.amount_cents) as sales, 0 as sold, 0 as price, 0 as reserved, 0 as views
      from mine join ledger_transactions t using (id) join ledger_entries e on e.transaction_id = t.id
      where (t.kind like 'payment-%' or t.kind = 'free-order' or t.kind ~ '^(refund|chargeback)')
        and e.account in (${sql.join([...OWN, "platform-fees"])})
      group by t.id
      union all
      select r.completed_at at time zone ${zone}, 0, 1, o.pet_price_cents, 0, 0
      from reservations r join orders o on o.reservation_id = r.id and o.order_type = 'pet'
      where r.breeder_id = ${breederId} and r.status = 'completed'
      union all
      select paid_at at time zone ${zone}, 0, 0, 0, 1, 0 from reservations
      where breeder_id = ${breederId} and paid_at is not null
      union all
      select v.day::timestamp, 0, 0, 0, 0, v.views from pet_view_days v join pets p on p.id = v.pet_id
      where p.breeder_id = ${breederId}
    )
    select to_char(date_trunc(${unit}, at), 'YYYY-MM-DD') as date, sum(sales)::bigint as "salesCents",
      sum(sold)::int as "petsSold", sum(price)::bigint as "priceCents", sum(reserved)::int as reservations,
      sum(views)::int as views
    from happened where at >= ${from}::date group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Returns a breeder's most viewed pets since a day, with the number of people with a confirmed email who have
 * each as a favorite now.
 */
export async function findTopPets(
  db: Db,
  breederId: string,
  { from, limit }: { from: string; limit: number },
): Promise<PetInterest[]> {
  const { rows } = await sql<PetInterest>`
    select p.id as "petId", p.name, p.status, top.views,
      (select count(*)::int from favourites f join users u on u.id = f.user_id
        where f.pet_id = p.id and u.email_verified_at is not null) as favorites
    from (select v.pet_id, sum(v.views)::int as views from pet_view_days v join pets p on p.id = v.pet_id
        where p.breeder_id = ${breederId} and v.day >= ${from}::date
        group by v.pet_id order by 2 desc, 1 limit ${limit}) top
      join pets p on p.id = top.pet_id
    order by top.views desc, p.id`.execute(db);
  return rows;
}
