import { type Kysely, sql } from "kysely";

/** Ledger account for money reserved for a payout until it has left. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table ledger_entries drop constraint ledger_entries_account_check;
    alter table ledger_entries add constraint ledger_entries_account_check
      check (account in ('provider-clearing', 'buyer-payments', 'breeder-pending', 'breeder-available',
        'platform-fees', 'service-fees', 'tax-payable', 'delivery', 'add-ons', 'donations', 'discounts-platform',
        'discounts-breeder', 'refunds', 'provider-fees', 'paid-elsewhere', 'chargebacks', 'breeder-debts',
        'breeder-payouts')) not valid;
  `.execute(db);
}
