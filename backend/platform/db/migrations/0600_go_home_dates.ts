import { type Kysely, sql } from "kysely";

/**
 * The go-home date of an order, as its buyer saw it. The job `freezeTerms` fills it in for existing orders.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table orders add column go_home_on date`.execute(db);
}
