import { type Kysely, sql } from "kysely";

/**
 * Chargebacks keep what the provider has moved and what of it is borne, since the books follow movements and not the
 * status: `taken_cents` and `fee_cents` are booked in full, `lost_cents` is the part that the sale's lines or the breeder bear.
 * Rows from before are filled from the ledger by `noteStops`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chargebacks add column taken_cents integer not null default 0,
    add column lost_cents integer not null default 0, add column movements integer not null default 0`
    .execute(db);
}
