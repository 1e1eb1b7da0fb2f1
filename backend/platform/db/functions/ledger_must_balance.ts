import type { SqlFunction } from "../sql_functions.ts";

/**
 * Refuses a ledger transaction whose entries don't add up to zero. Deferred to the commit, since the entries
 * are written one after the other.
 */
export const ledgerMustBalance: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function ledger_must_balance() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount_cents), 0) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
  `,
  triggers: [
    `create constraint trigger ledger_entries_balance after insert or update on ledger_entries deferrable
      initially deferred
      for each row
      execute function ledger_must_balance()`,
  ],
};
