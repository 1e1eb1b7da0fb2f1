import { type Kysely, sql } from "kysely";

/**
 * A pet may be recorded twice in a transaction, because checking for an existing row took as long as adding
 * one.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table pet_changes drop constraint pet_changes_pkey`.execute(db);
}
