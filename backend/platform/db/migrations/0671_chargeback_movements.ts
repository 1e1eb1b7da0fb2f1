import { type Kysely, sql } from "kysely";

/**
 * Chargebacks keep what the provider has moved and what of it is borne, since the books follow movements and not the
 * status: `taken_cents` and `fee_cents` are booked in full, `lost_cents` is the part that the sale's lines or the breeder bear.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chargebacks add column taken_cents integer not null default 0,
    add column lost_cents integer not null default 0, add column movements integer not null default 0`
    .execute(db);
  await sql`update chargebacks c set
    taken_cents = coalesce((select -sum(e.amount_cents) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider-clearing'
      where t.source in ('chargeback:' || c.provider_dispute_id, 'chargeback-won:' || c.provider_dispute_id)), 0),
    fee_cents = coalesce((select -sum(e.amount_cents) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider-clearing'
      where t.source = 'chargeback-fee:' || c.provider_dispute_id), 0),
    lost_cents = coalesce((select -sum(e.amount_cents) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'chargebacks'
      where t.source = 'chargeback-lost:' || c.provider_dispute_id), 0)`.execute(db);
}
