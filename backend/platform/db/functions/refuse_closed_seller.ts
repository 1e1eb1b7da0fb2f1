import type { SqlFunction } from "../sql_functions.ts";

/**
 * Refuses a row of a breeder whose account is closed. The row lock waits for a closing that is in progress.
 */
export const refuseClosedSeller: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function refuse_closed_seller() returns trigger language plpgsql as $$
    begin
      perform from breeders where id = new.breeder_id for key share;
      if exists (select from breeders b join users u on u.id = b.user_id
                 where b.id = new.breeder_id and u.closed_at is not null) then
        raise exception 'the account is closed' using errcode = 'HP001';
      end if;
      return new;
    end $$;
  `,
  triggers: [
    `create trigger application_forms_closed before insert or update on application_forms
      for each row
      execute function refuse_closed_seller()`,
    `create trigger applications_seller_closed before insert on applications
      for each row
      execute function refuse_closed_seller()`,
    `create trigger litters_change_closed before update on litters
      for each row
      execute function refuse_closed_seller()`,
    `create trigger litters_closed before insert on litters
      for each row
      execute function refuse_closed_seller()`,
    `create trigger parents_change_closed before update on parents
      for each row
      execute function refuse_closed_seller()`,
    `create trigger parents_closed before insert on parents
      for each row
      execute function refuse_closed_seller()`,
    "create trigger pets_closed before insert on pets for each row execute function refuse_closed_seller()",
    `create trigger sale_contracts_closed before insert on sale_contracts
      for each row
      execute function refuse_closed_seller()`,
  ],
};
