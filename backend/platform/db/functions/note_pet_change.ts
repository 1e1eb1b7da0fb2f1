import type { SqlFunction } from "../sql_functions.ts";

/**
 * Records a pet that appears in search or leaves it. Readers poll; notifying them made transactions commit
 * one after the other.
 */
export const notePetChange: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function note_pet_change() returns trigger language plpgsql as $$
    begin
      insert into pet_changes (pet_id) values (coalesce(new.id, old.id)) on conflict do nothing;
      return null;
    end $$;
  `,
  triggers: [
    `create trigger pets_noted_delete after delete on pets
      for each row when (old.card is not null)
      execute function note_pet_change()`,
    `create trigger pets_noted_insert after insert on pets
      for each row when (new.card is not null)
      execute function note_pet_change()`,
  ],
};
