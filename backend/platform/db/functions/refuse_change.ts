import type { SqlFunction } from "../sql_functions.ts";

/** Refuses to change or delete rows of a table that may only grow. */
export const refuseChange: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% may only be added to', tg_table_name using errcode = 'insufficient_privilege';
    end $$;
  `,
  triggers: [
    `create trigger audit_entries_stay before delete or update on audit_entries
      for each row
      execute function refuse_change()`,
    `create trigger audit_entries_stay_all before truncate on audit_entries
      for each statement
      execute function refuse_change()`,
  ],
};
