import { type Kysely, sql } from "kysely";

/** Copy of the buyer's pets in an application, so the breeder decides on the version that was submitted. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table applications add column own_pets jsonb not null default '[]'`.execute(db);
}
