import { type Kysely, sql } from "kysely";

/**
 * Movements of a chargeback at the provider, and the borne part of them, since the books follow
 * movements and not the status. `taken_cents` and `fee_cents` are booked in full. `lost_cents` is the part
 * borne by the sale's lines or the breeder. The job `noteStops` fills existing rows from the ledger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chargebacks add column taken_cents integer not null default 0,
    add column lost_cents integer not null default 0, add column movements integer not null default 0`
    .execute(db);
}
