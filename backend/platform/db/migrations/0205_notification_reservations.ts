import { type Kysely, sql } from "kysely";

/**
 * The sale that a notification is about. It identifies the other side; the text is deleted when their account
 * is closed.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table notifications add column reservation_id uuid`.execute(db);
}
