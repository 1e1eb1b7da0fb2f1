import { type Kysely, sql } from "kysely";

/** Makes names of live programs unique, also among names that look alike. A job fills in existing rows. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table breeders add column name_skeleton text`.execute(db);
}
