import { type Kysely, sql } from "kysely";

/**
 * A refund is owed until it has arrived. `attempt` counts the tries at the provider, each with a key of its
 * own. `next_try_at` is the time of the next look, `tried_at` that of the last request to the provider, and
 * `alerted_at` that of the alert to staff. 'failed' is not retried automatically and still owed; 'settled'
 * was paid by another way than the provider.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table refunds add column attempt integer not null default 1;
    alter table refunds add column next_try_at timestamptz not null default now();
    alter table refunds add column tried_at timestamptz;
    alter table refunds add column owed_since timestamptz;
    alter table refunds add column alerted_at timestamptz;
    alter table refunds add column settled_how text;
    alter table refunds drop constraint refunds_status_check;
    alter table refunds add constraint refunds_status_check
      check (status in ('pending', 'succeeded', 'failed', 'settled')) not valid;
  `.execute(db);
}
