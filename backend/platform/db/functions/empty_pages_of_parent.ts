import type { SqlFunction } from "../sql_functions.ts";

/**
 * Empties the prerendered pages of a dam's or sire's offspring, and records those pets if its health tests
 * change, which searches filter by. Locks them in the order of their ids, as
 * every statement that locks several pets does.
 */
export const emptyPagesOfParent: SqlFunction = {
  revision: 2,
  sql: `
    create or replace function empty_pages_of_parent() returns trigger language plpgsql as $$
    begin
      update pets set page_body = null where id = any(array(
        select id from pets where (sire_id = new.id or dam_id = new.id) and page_body is not null
        order by id for update));
      if old.health_tests is distinct from new.health_tests
        or old.genetic_testing is distinct from new.genetic_testing then
        insert into pet_changes (pet_id)
          select id from pets where (sire_id = new.id or dam_id = new.id) and card is not null
          on conflict do nothing;
      end if;
      return null;
    end $$;
  `,
  triggers: [
    `create trigger parents_page after update on parents
      for each row when (old.name is distinct from new.name or (old.verified_at is null) is distinct from
      (new.verified_at is null) or old.type is distinct from new.type or old.sex is distinct from new.sex
      or old.breed_id is distinct from new.breed_id or old.color is distinct from new.color or
      old.weight_lb is distinct from new.weight_lb or old.registries is distinct from new.registries or
      old.genetic_testing is distinct from new.genetic_testing or old.health_tests is distinct from
      new.health_tests or old.coat_type is distinct from new.coat_type or old.image_keys is distinct from
      new.image_keys or old.public_image_keys is distinct from new.public_image_keys)
      execute function empty_pages_of_parent()`,
  ],
};
