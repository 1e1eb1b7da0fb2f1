import type { SqlFunction } from "../sql_functions.ts";

/** Updates a user's search words. */
export const noteWordsOfUser: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function note_words_of_user() returns trigger language plpgsql as $$
    begin
      perform note_user_words(new.id);
      return null;
    end $$;
  `,
  triggers: [
    `create trigger users_words after insert or update of first_name, last_name, email on users
      for each row
      execute function note_words_of_user()`,
  ],
};
