import { type Kysely, sql } from "kysely";

/**
 * The person that a notification mentions beside its reader. The text is deleted when their account is
 * closed.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table notifications add column about_user_id uuid`.execute(db);
}
