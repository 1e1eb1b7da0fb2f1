import { type Kysely, sql } from "kysely";

/**
 * The person that a notification mentions in addition to its reader. The text is deleted when their account
 * is closed.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table notifications add column about_user_id uuid`.execute(db);
}
