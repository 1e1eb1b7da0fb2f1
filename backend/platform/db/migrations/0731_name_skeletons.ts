import { type Kysely, sql } from "kysely";

/** Names of live programs are unique by what a reader can take for one another. A job fills in those of before. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table breeders add column name_skeleton text`.execute(db);
}
