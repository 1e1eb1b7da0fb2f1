import { type Kysely, sql } from "kysely";

/** Ledger account for the pay of carriers, which leaves our own bank outside of the payment provider. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    do $$
    declare
      accounts text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_entries_account_check');
    begin
      alter table ledger_entries drop constraint ledger_entries_account_check;
      execute 'alter table ledger_entries add constraint ledger_entries_account_check '
        || replace(replace(accounts, 'ARRAY[', 'ARRAY[''carriers''::text, '), ' NOT VALID', '') || ' not valid';
    end $$;
  `.execute(db);
}
