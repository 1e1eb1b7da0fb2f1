import { type Kysely, sql } from "kysely";

/** Whom a notification names beside its reader: it loses its words when their account is closed. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table notifications add column about_user_id uuid`.execute(db);
}
