import { type Kysely, sql } from "kysely";

/** Time at which the payment provider made a refund. Null for older refunds. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table refunds add made_at timestamptz`.execute(db);
}
