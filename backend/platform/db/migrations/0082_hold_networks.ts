import { type Kysely, sql } from "kysely";

/**
 * The network of a hold as a keyed hash, kept for a day, because the number of holds from one network is
 * limited.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table reservations add column network bytea`.execute(db);
}
