import { type Kysely, sql } from "kysely";

/**
 * What is needed to take an event of the provider up again that was noted and never had its effect. Those of before have no
 * `retry_at` and stay as they are: nobody knows which dispute they spoke of.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table webhook_events add column dispute_id text;
    alter table webhook_events add column tries integer not null default 0;
    alter table webhook_events add column retry_at timestamptz;
  `.execute(db);
}
