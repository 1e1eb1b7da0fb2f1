import { type Kysely, sql } from "kysely";

/**
 * The network of a hold as a keyed hash, kept for a day, because the number of holds from one network is
 * limited.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table reservations add column network bytea`.execute(db);
}
