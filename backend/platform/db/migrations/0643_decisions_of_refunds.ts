import { type Kysely, sql } from "kysely";

/**
 * The staff refund or dispute that caused a refund. One decision may refund several payments. Null for other
 * refunds.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table refunds add decision_id uuid`.execute(db);
}
