import { type Kysely, sql } from "kysely";

/** Which photos are there as AVIF, too; `addAvif` makes those of the photos that are there already. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table files add column has_avif boolean`.execute(db);
}
