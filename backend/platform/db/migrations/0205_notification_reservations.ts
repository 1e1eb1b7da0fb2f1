import { type Kysely, sql } from "kysely";

/** The sale that a notification is about: it names the other side, and loses its words when their account is closed. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table notifications add column reservation_id uuid`.execute(db);
}
