import { type Kysely, sql } from "kysely";

/** When, and on which page, the link in the email of an invitation was opened first. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table waitlist_promises add column opened_at timestamptz, add column opened_on text`
    .execute(db);
}
