import { type Kysely, sql } from "kysely";

/** The time zone of each ZIP code, which the next start fills in with the reference data. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table places add column time_zone text`.execute(db);
}
