import { type Kysely, sql } from "kysely";

/** Allows staff to cancel a sale without any refund, such as one that a code made free. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table staff_refunds drop constraint staff_refunds_amount_cents_check;
    alter table staff_refunds add constraint staff_refunds_amount_cents_check
      check (amount_cents > 0 or (scope = 'sale' and amount_cents = 0)) not valid;
  `.execute(db);
}
