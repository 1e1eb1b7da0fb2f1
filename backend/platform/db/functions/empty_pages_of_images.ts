import type { SqlFunction } from "../sql_functions.ts";

/** Empties the prerendered pages of pets whose photos change. */
export const emptyPagesOfImages: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function empty_pages_of_images() returns trigger language plpgsql as $$
    begin
      update pets set page_body = null where page_body is not null and id in (select pet_id from changed);
      return null;
    end $$;
  `,
  triggers: [
    `create trigger pet_images_page_delete after delete on pet_images referencing old table as changed
      for each statement
      execute function empty_pages_of_images()`,
    `create trigger pet_images_page_insert after insert on pet_images referencing new table as changed
      for each statement
      execute function empty_pages_of_images()`,
    `create trigger pet_images_page_update after update on pet_images referencing new table as changed
      for each statement
      execute function empty_pages_of_images()`,
  ],
};
