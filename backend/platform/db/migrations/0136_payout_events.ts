import { type Kysely, sql } from "kysely";

/** The seller's account that a provider event concerns. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table webhook_events add column account_id text`.execute(db);
}
