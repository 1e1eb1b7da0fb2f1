import type { SqlFunction } from "../sql_functions.ts";

/** Refuses to change or delete ledger entries. */
export const ledgerIsAppendOnly: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append only' using errcode = 'restrict_violation';
    end $$;
  `,
  triggers: [
    `create trigger ledger_entries_append_only before delete or update on ledger_entries
      for each row
      execute function ledger_is_append_only()`,
  ],
};
