import { type Kysely, sql } from "kysely";

/** The network that a hold came from, as a keyed hash, for a day: how many holds one network has is bounded. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table reservations add column network bytea`.execute(db);
}
