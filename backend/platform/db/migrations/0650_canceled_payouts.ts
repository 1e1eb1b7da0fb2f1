import { type Kysely, sql } from "kysely";

/** Allows canceling a payout that has not left, and records simultaneous requests of several processes. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table payouts add column shared_at timestamptz;
    alter table payouts drop constraint payouts_status_check;
    alter table payouts add constraint payouts_status_check check (status in
      ('pending', 'transferred', 'on-the-way', 'paid', 'returning', 'failed', 'canceled')) not valid;
  `.execute(db);
}
