import { type Kysely, sql } from "kysely";

/** An order names the charity that gets its donation for good. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table orders add column donation_to text`.execute(db);
}
