import { type Kysely, sql } from "kysely";

/** Permanently names the charity that gets an order's donation. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table orders add column donation_to text`.execute(db);
}
