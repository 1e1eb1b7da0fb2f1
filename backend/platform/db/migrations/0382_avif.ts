import { type Kysely, sql } from "kysely";

/** Photos that also exist as AVIF. `addAvif` converts existing photos. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table files add column has_avif boolean`.execute(db);
}
