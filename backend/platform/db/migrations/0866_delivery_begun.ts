import { type Kysely, sql } from "kysely";

/** Time at which the carrier picked the pet up. From then on, a cancellation keeps the delivery's share of the deposit. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table orders add column delivery_begun_at timestamptz`.execute(db);
}
