import { type Kysely, sql } from "kysely";

/**
 * Records when sellers confirmed their contract. Later versions are in their own words. Shelters whose first
 * contract promises the whole fee refund the whole deposit, because buyers accepted that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_contracts add column confirmed_at timestamptz;
    update sale_contracts set confirmed_at = created_at where version > 1;
    update breeders d set deposit_refund_percent = 100
    where d.kind = 'shelter' and d.deposit_refund_percent < 100 and exists (
      select from sale_contracts c where c.breeder_id = d.id
        and c.version = (select max(v.version) from sale_contracts v where v.breeder_id = d.id)
        and c.contract_text ~ '(refunded|returned) in full until the (pet|animal) goes home');
  `.execute(db);
}
