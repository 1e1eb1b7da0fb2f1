import { type Kysely, sql } from "kysely";

/** Photos that also exist as AVIF. `addAvif` converts existing photos. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table files add column has_avif boolean`.execute(db);
}
