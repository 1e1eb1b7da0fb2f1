import { type Kysely, sql } from "kysely";

/** Permanently names the charity that gets an order's donation. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table orders add column donation_to text`.execute(db);
}
