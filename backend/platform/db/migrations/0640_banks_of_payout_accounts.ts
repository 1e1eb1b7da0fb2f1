import { type Kysely, sql } from "kysely";

/**
 * The bank account that receives payouts, and the one about which its owner was last emailed. Existing
 * accounts start with an empty id, so their owners get no email about details entered long ago.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table payout_accounts
      add bank_id text,
      add bank_last4 text,
      add told_bank_id text,
      add told_bank_last4 text,
      -- 'details' or 'hold': the last trouble at the provider that its owner was emailed about.
      add told_trouble text,
      add constraint payout_accounts_told_trouble_check check (told_trouble in ('details', 'hold')) not valid;
    update payout_accounts set told_bank_id = '' where is_details_submitted;
  `.execute(db);
}
