import { type Kysely, sql } from "kysely";

/** When the payment provider made a refund. Those from before this have no such time. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table refunds add made_at timestamptz`.execute(db);
}
