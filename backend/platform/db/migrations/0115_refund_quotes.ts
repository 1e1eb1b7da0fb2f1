import { type Kysely, sql } from "kysely";

/**
 * The refund quote of a cancellation, and the time at which a bank first returned a refund. Null in older
 * rows.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reservations add column refund_quote jsonb;
    alter table refunds add column returned_at timestamptz;
  `.execute(db);
}
