import { type Kysely, sql } from "kysely";

/**
 * Data with which a recorded provider event that never took effect can be processed again. Older events have
 * no `retry_at` and stay as they are, because their dispute is unknown.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table webhook_events add column dispute_id text;
    alter table webhook_events add column tries integer not null default 0;
    alter table webhook_events add column retry_at timestamptz;
  `.execute(db);
}
