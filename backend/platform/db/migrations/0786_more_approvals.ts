import { type Kysely, sql } from "kysely";

/** Settled refunds, findings and payouts need the approval of a second person too. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table money_approvals drop constraint money_approvals_kind_check;
    alter table money_approvals add constraint money_approvals_kind_check
      check (kind in ('refund', 'dispute', 'balance', 'owed-refund', 'finding', 'payout')) not valid
  `.execute(db);
}
