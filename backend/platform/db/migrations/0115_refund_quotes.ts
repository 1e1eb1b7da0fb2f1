import { type Kysely, sql } from "kysely";

/**
 * The refund quote of a cancellation, and the time at which a bank first returned a refund. Null in older
 * rows.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reservations add column refund_quote jsonb;
    alter table refunds add column returned_at timestamptz;
  `.execute(db);
}
