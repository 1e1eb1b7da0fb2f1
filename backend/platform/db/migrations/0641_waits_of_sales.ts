import { type Kysely, sql } from "kysely";

/**
 * Sales that wait for a confirmation: the time of the next look, the steps taken, and the total time for
 * which the clock was stopped.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reservations
      add wait_look_at timestamptz default now(),
      add wait_steps smallint not null default 0,
      add wait_stopped_ms bigint not null default 0,
      add wait_stopped_since timestamptz,
      -- Since when a paid sale that nobody completes is a task for staff.
      add stuck_since timestamptz;
  `.execute(db);
}
