import { type Kysely, sql } from "kysely";

/** Time at which the link in the email of an invitation was first opened, and the page it opened on. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table waitlist_promises add column opened_at timestamptz, add column opened_on text`
    .execute(db);
}
