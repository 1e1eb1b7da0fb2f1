import { type Kysely, sql } from "kysely";

/** Time at which the payment provider made a refund. Null for older refunds. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table refunds add made_at timestamptz`.execute(db);
}
