import type { SqlFunction } from "../sql_functions.ts";

/** Skips updates of a closed account, including those of calls that were in progress when it closed. */
export const leaveClosedAccount: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function leave_closed_account() returns trigger language plpgsql as $$
    begin
      return null;
    end $$;
  `,
  triggers: [
    `create trigger users_closed before update on users
      for each row when (old.closed_at is not null)
      execute function leave_closed_account()`,
  ],
};
