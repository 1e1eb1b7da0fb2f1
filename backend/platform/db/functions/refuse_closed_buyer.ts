import type { SqlFunction } from "../sql_functions.ts";

/**
 * Refuses a reservation by a buyer whose account is closed. Reads the column itself, because converting the
 * row to JSON took longer than the query. The row lock waits for a closing that is in progress.
 */
export const refuseClosedBuyer: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function refuse_closed_buyer() returns trigger language plpgsql as $$
    declare
      at timestamptz;
    begin
      select closed_at into at from users where id = new.consumer_id for key share;
      if at is not null then raise exception 'the account is closed' using errcode = 'HP001'; end if;
      return new;
    end $$;
  `,
  triggers: [
    `create trigger reservations_closed before insert on reservations
      for each row
      execute function refuse_closed_buyer()`,
  ],
};
