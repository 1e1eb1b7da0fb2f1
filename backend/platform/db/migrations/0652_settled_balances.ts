import { type Kysely, sql } from "kysely";

/** Accounts for debts that staff write off, and for earnings that a breeder waives or never claims. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- Adds two accounts to those of the day, whichever they are.
    do $$
    declare
      accounts text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_entries_account_check');
    begin
      alter table ledger_entries drop constraint ledger_entries_account_check;
      execute 'alter table ledger_entries add constraint ledger_entries_account_check ' || replace(
        replace(accounts, 'ARRAY[', 'ARRAY[''debts-written-off''::text, ''earnings-waived''::text, '),
        ' NOT VALID', '') || ' not valid';
    end $$;
  `.execute(db);
}
