import { type Kysely, sql } from "kysely";

/**
 * Results of sweeps over reservations. `funds_settled_at` means that a finished sale has nothing left to
 * release. The other two are the due date of the buyer's last reminder, before it and after it.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reservations add column funds_settled_at timestamptz;
    alter table reservations add column reminded_of timestamptz;
    alter table reservations add column reminded_late_of timestamptz;
  `.execute(db);
}
