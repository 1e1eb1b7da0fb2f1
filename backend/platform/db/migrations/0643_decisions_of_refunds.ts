import { type Kysely, sql } from "kysely";

/**
 * The staff refund or dispute that caused a refund. One decision may refund several payments. Null for other
 * refunds.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table refunds add decision_id uuid`.execute(db);
}
