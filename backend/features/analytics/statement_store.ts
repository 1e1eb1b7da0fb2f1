import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { bookedFor, OWN } from "./store.ts";

type Db = Kysely<Database>;

/** Returns the recipient of a statement and the time of their first booking in the ledger. */
export async function findHolder(db: Db, breederId: string) {
  return await db.selectFrom("breeders as d").leftJoin("places as z", "z.zip", "d.zip")
    .select(["d.name", "d.kind", "d.city", "d.state", "z.time_zone as zone"])
    .select(
      sql<
        Date | null
      >`(select min(t.at) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.breeder_id = d.id)`.as("since"),
    )
    .where("d.id", "=", breederId).executeTakeFirst();
}

/** A month's changes to a breeder's money, in cents. */
export type MonthRow = {
  /** 1 to 12; 0 for all time before the year. */
  month: number;
  grossCents: number;
  feesCents: number;
  refundsCents: number;
  chargebacksCents: number;
  payoutsCents: number;
  otherCents: number;
  /** Combined change of pending, available and owed funds. */
  netCents: number;
  paymentCount: number;
};

/**
 * Returns a breeder's ledger for a year by months in their time zone, with everything before the year as one
 * row. Each booking has one kind. Its effects on the breeder's money and on our fee add up: gross - fees -
 * refunds - chargebacks - payouts + other = net in each row.
 */
export async function findMonths(
  db: Db,
  breederId: string,
  { year, zone }: { year: number; zone: string },
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with mine as (
      ${bookedFor(breederId)}
    ), booked as (
      select t.at at time zone ${zone} as at,
        case when t.kind like 'payment-%' or t.kind = 'free-order' then 'sale'
          else substring(t.kind from '^(refund|chargeback|payout)') end as what,
        -coalesce(sum(e.amount_cents) filter (where e.account in (${sql.join(OWN)})), 0) as own,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'platform-fees'), 0) as fee
      from mine join ledger_transactions t using (id) join ledger_entries e on e.transaction_id = t.id
      group by t.id
    )
    select (case when at < make_date(${year}, 1, 1) then 0 else extract(month from at) end)::int as month,
      coalesce(sum(own + fee) filter (where what = 'sale'), 0)::bigint as "grossCents",
      coalesce(sum(fee), 0)::bigint as "feesCents",
      coalesce(-sum(own + fee) filter (where what = 'refund'), 0)::bigint as "refundsCents",
      coalesce(-sum(own + fee) filter (where what = 'chargeback'), 0)::bigint as "chargebacksCents",
      coalesce(-sum(own + fee) filter (where what = 'payout'), 0)::bigint as "payoutsCents",
      coalesce(sum(own + fee) filter (where what is null), 0)::bigint as "otherCents",
      coalesce(sum(own), 0)::bigint as "netCents",
      (count(*) filter (where what = 'sale' and own + fee <> 0))::int as "paymentCount"
    from booked where at < make_date(${year} + 1, 1, 1)
    group by 1 order by 1`.execute(db);
  return rows;
}
