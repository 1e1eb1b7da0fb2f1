import { type Kysely, sql } from "kysely";

/** What a cancellation was to give back, and when a bank first sent a refund back. Null in what was there before. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reservations add column refund_quote jsonb;
    alter table refunds add column returned_at timestamptz;
  `.execute(db);
}
