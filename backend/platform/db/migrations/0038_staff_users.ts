import { type Kysely, sql } from "kysely";

/**
 * Indexes for staff's searches of accounts, and for available pets by breeder, to leave out hidden breeders.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- Everything that an account is found by, in lower case and without accents, each word after a blank; once as it is
    -- written and once with the parts of addresses and double names as words of their own.
    create table user_words (
      user_id uuid primary key references users on delete cascade,
      words text not null
    );
    create index user_words_trgm on user_words using gin (words gin_trgm_ops);

    create function note_user_words(who uuid) returns void language sql as $$
      insert into user_words (user_id, words)
      select u.id, ' ' || named.words || ' ' || translate(named.words, '@._-''', '     ')
      from users u left join breeders b on b.user_id = u.id
        cross join lateral (select lower(unaccent(concat_ws(' ', u.first_name, u.last_name, u.email, b.name))) as words) named
      where u.id = who
      on conflict (user_id) do update set words = excluded.words
    $$;
    create function note_words_of_user() returns trigger language plpgsql as $$
    begin
      perform note_user_words(new.id);
      return null;
    end $$;
    create function note_words_of_breeder() returns trigger language plpgsql as $$
    begin
      perform note_user_words(new.user_id);
      return null;
    end $$;
    create trigger users_words after insert or update of first_name, last_name, email on users
      for each row execute function note_words_of_user();
    create trigger breeders_words after insert or update of name on breeders
      for each row execute function note_words_of_breeder();
    select note_user_words(id) from users;

    create index users_newest on users (created_at desc, id desc);
    create index users_role on users (role, created_at desc, id desc) where role <> 'Customer';
    create index users_not_active on users (account_status, created_at desc, id desc) where account_status <> 'Active';

    -- Counts of available pets read this index alone, and a card that is rewritten does not touch it.
    create index pets_available_breeder on pets (breed_id, type, price_cents, breeder_id) where status = 'available';
  `.execute(db);
}
