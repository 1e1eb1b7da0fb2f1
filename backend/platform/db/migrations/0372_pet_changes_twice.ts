import { type Kysely, sql } from "kysely";

/** A pet may be noted twice in a transaction: to look whether it is noted already took as long as noting it. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table pet_changes drop constraint pet_changes_pkey`.execute(db);
}
