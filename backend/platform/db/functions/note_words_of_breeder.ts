import type { SqlFunction } from "../sql_functions.ts";

/** Updates the search words of a breeder's user. */
export const noteWordsOfBreeder: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function note_words_of_breeder() returns trigger language plpgsql as $$
    begin
      perform note_user_words(new.user_id);
      return null;
    end $$;
  `,
  triggers: [
    `create trigger breeders_words after insert or update of name on breeders
      for each row
      execute function note_words_of_breeder()`,
  ],
};
