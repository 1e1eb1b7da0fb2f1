import { type Kysely, sql } from "kysely";

/**
 * Searches that people save, and the pets that each has found since. A pair exists once, and `told_at` is set
 * once. The columns beside `query` only narrow down which searches may match a pet; the search's own filters
 * decide.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table saved_searches (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null check (char_length(name) <= 80),
      query text not null check (char_length(query) <= 1000),
      frequency text not null check (frequency in ('instant', 'daily')),
      breed_ids uuid[],
      types text[] not null default '{}',
      sexes text[] not null default '{}',
      price_min_cents int,
      price_max_cents int,
      zip text,
      seen_at timestamptz not null default now(),
      next_digest_at timestamptz,
      created_at timestamptz not null default now(),
      unique (user_id, query)
    );
    create index saved_searches_breeds on saved_searches using gin (breed_ids) where breed_ids is not null;
    create index saved_searches_any_breed on saved_searches (id) where breed_ids is null;
    create index saved_searches_digests on saved_searches (next_digest_at) where next_digest_at is not null;
    create table saved_search_pets (
      search_id uuid not null references saved_searches on delete cascade,
      pet_id uuid not null references pets on delete cascade,
      created_at timestamptz not null default now(),
      told_at timestamptz,
      primary key (search_id, pet_id)
    );
    create index saved_search_pets_pet_id on saved_search_pets (pet_id);
    create index saved_search_pets_untold on saved_search_pets (search_id, created_at) where told_at is null;
    create index saved_search_pets_newest on saved_search_pets (search_id, created_at desc);
  `.execute(db);
}
