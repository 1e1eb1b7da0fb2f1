import { type Kysely, sql } from "kysely";

/** Allows resolving a dispute about a free sale for the buyer, with a refund of zero. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disputes drop constraint disputes_refund_cents_check`.execute(db);
  await sql`alter table disputes add constraint disputes_refund_cents_check check (refund_cents >= 0) not valid`
    .execute(db);
}
