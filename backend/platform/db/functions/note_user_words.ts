import type { SqlFunction } from "../sql_functions.ts";

/**
 * Writes the words by which staff find a person: names and email without accents, whole and split at
 * punctuation.
 */
export const noteUserWords: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function note_user_words(who uuid) returns void language sql as $$
      insert into user_words (user_id, words)
      select u.id, ' ' || named.words || ' ' || translate(named.words, '@._-''', '     ')
      from users u left join breeders b on b.user_id = u.id
        cross join lateral (select lower(unaccent(concat_ws(' ', u.first_name, u.last_name, u.email, b.name))) as words) named
      where u.id = who
      on conflict (user_id) do update set words = excluded.words
    $$;
  `,
};
