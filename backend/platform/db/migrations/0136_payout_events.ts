import { type Kysely, sql } from "kysely";

/** The seller's account that a provider event concerns. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table webhook_events add column account_id text`.execute(db);
}
