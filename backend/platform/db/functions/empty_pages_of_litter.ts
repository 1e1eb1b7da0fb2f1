import type { SqlFunction } from "../sql_functions.ts";

/**
 * Empties the prerendered pages of a litter's pets. Locks them in the order of their ids, as every statement
 * that locks several pets does.
 */
export const emptyPagesOfLitter: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function empty_pages_of_litter() returns trigger language plpgsql as $$
    begin
      update pets set page_body = null where id = any(array(
        select id from pets where litter_id = new.id and page_body is not null order by id for update));
      return null;
    end $$;
  `,
  triggers: [
    `create trigger litters_page after update on litters
      for each row when (old.name is distinct from new.name or old.born_on is distinct from new.born_on or
      old.expected_on is distinct from new.expected_on or old.go_home_on is distinct from new.go_home_on)
      execute function empty_pages_of_litter()`,
  ],
};
