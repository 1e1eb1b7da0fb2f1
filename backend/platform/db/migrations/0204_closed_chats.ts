import { type Kysely, sql } from "kysely";

/** Conversations that staff closed after a report. Both sides can still read them. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table chats add column closed_at timestamptz`.execute(db);
}
