import { type Kysely, sql } from "kysely";

/** Breeds, places, the public profiles of breeders and shelters, and the contracts they sell under. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table breeds (
      id uuid primary key,
      slug text not null unique,
      name text not null unique,
      category text not null check (category in ('Dogs', 'Cats')),
      breed_group text not null,
      size_class_set text not null check (size_class_set in ('none', 'doodle', 'dachshund', 'poodle')),
      colors jsonb not null,
      -- Everything a breed's page shows and no query filters by: weights, life span, coats, temperament.
      facts jsonb not null
    );
    create index breeds_name_trgm on breeds using gin (name gin_trgm_ops);

    create table places (
      zip text primary key check (zip ~ '^[0-9]{5}$'),
      city text not null,
      state text not null,
      latitude double precision not null,
      longitude double precision not null
    );

    create table breeders (
      id uuid primary key,
      user_id uuid not null unique references users,
      kind text not null check (kind in ('breeder', 'shelter')),
      name text not null,
      story text not null default '',
      -- The maps-style address: address_components with types, long_name, short_name.
      program_address jsonb,
      city text not null,
      state text not null,
      zip text not null,
      latitude double precision,
      longitude double precision,
      licence text,
      phone text,
      cover_key text,
      avatar_key text,
      member_since timestamptz not null default now(),
      breeding_since integer,
      verification text not null default 'not-started' check (verification in
        ('not-started', 'submitted', 'in-review', 'approved', 'needs-info', 'rejected')),
      verified_at timestamptz,
      auto_approve boolean not null default false,
      -- How much of a deposit comes back when the buyer cancels after 48 hours.
      deposit_refund_percent integer not null default 50 check (deposit_refund_percent in (0, 50, 100)),
      homes_found integer not null default 0,
      rating_average numeric(3, 2),
      rating_count integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table sale_contracts (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      version integer not null,
      contract_text text not null,
      guarantee_text text not null,
      -- SHA-256 in hex of contract_text, a form feed and guarantee_text: what a buyer accepts.
      hash text not null,
      created_at timestamptz not null default now(),
      unique (breeder_id, version)
    );
  `.execute(db);
}
