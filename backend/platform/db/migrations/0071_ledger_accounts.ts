import { type Kysely, sql } from "kysely";

/** Accounts for refunds paid outside the provider, for disputed charges, and for debts of breeders. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table ledger_entries drop constraint ledger_entries_account_check;
    alter table ledger_entries add constraint ledger_entries_account_check
      check (account in ('provider-clearing', 'buyer-payments', 'breeder-pending', 'breeder-available',
        'platform-fees', 'service-fees', 'tax-payable', 'delivery', 'add-ons', 'donations', 'discounts-platform',
        'discounts-breeder', 'refunds', 'provider-fees', 'paid-elsewhere', 'chargebacks', 'breeder-debts')) not valid;
  `.execute(db);
}
