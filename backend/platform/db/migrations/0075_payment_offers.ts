import { type Kysely, sql } from "kysely";

/** Orders for which an open payment may have been confirmed, with the details that the buyer had typed. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table payments add column offers jsonb not null default '[]'`.execute(db);
}
