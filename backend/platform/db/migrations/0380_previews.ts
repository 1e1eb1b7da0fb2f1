import { type Kysely, sql } from "kysely";

/** Placeholder of a photo until it has loaded. `addPreviews` makes those of existing photos. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table files add column preview text`.execute(db);
}
