import { type Kysely, sql } from "kysely";

/** Parents, litters, listings with their pictures, history and counters. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table parents (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      breed_id uuid not null references breeds,
      type text not null check (type in ('Dog', 'Cat')),
      sex text not null check (sex in ('Male', 'Female')),
      name text not null,
      status text not null default 'live' check (status in ('live', 'in-review', 'in-progress', 'no-longer-available')),
      birth_date date,
      color text,
      coat_type text,
      size_class text,
      weight_lb numeric(5, 1),
      description text not null default '',
      registries text[] not null default '{}',
      registration_number text,
      genetic_testing boolean not null default false,
      health_tests jsonb not null default '[]',
      image_keys text[] not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index parents_breeder on parents (breeder_id, status);

    create table litters (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      breed_id uuid not null references breeds,
      sire_id uuid references parents,
      dam_id uuid references parents,
      name text not null,
      state text not null check (state in ('planned', 'expected', 'born')),
      expected_on date,
      born_on date,
      go_home_on date,
      litter_number text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (state <> 'born' or born_on is not null)
    );
    create index litters_breeder on litters (breeder_id, state);

    create table pets (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      breed_id uuid references breeds,
      litter_id uuid references litters,
      sire_id uuid references parents,
      dam_id uuid references parents,
      external_id text,
      type text check (type in ('Dog', 'Cat')),
      sex text check (sex in ('Male', 'Female')),
      name text not null default '',
      slug text not null default '',
      status text not null check (status in ('in-progress', 'in-review', 'available', 'temporary-pause',
        'not-available', 'reserved', 'sold', 'sold-external', 'adopted-sold', 'no-longer-available', 'rejected',
        'not-approved-internal')),
      price_cents integer check (price_cents between 0 and 5000000),
      birth_date date,
      go_home_date date,
      weight_lb numeric(5, 1),
      adult_weight_lb numeric(5, 1),
      size_class text,
      coat_type text,
      generation text check (generation in ('F1', 'F1b', 'F1bb', 'F2', 'Multigen')),
      color text,
      badges smallint[] not null default '{}',
      good_with text[] not null default '{}',
      training text[] not null default '{}',
      exposure text[] not null default '{}',
      registries text[] not null default '{}',
      genetic_testing boolean not null default false,
      health_tests jsonb not null default '[]',
      microchip_number text,
      registration_number text,
      description text not null default '',
      video_key text,
      is_rescue boolean not null default false,
      is_small boolean generated always as
        (coalesce(size_class in ('Micro-Mini', 'Petite', 'Mini', 'Toy'), false)) stored,
      deliveries text[] not null default '{pickup}' check (deliveries <@ array['pickup', 'honest', 'flight']),
      city text,
      state text,
      zip text,
      latitude double precision,
      longitude double precision,
      -- The finished JSON of the card, rewritten in the same transaction as the row it describes.
      card text,
      version integer not null default 1,
      listed_at timestamptz,
      sold_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (breeder_id, external_id),
      check (status in ('in-progress', 'rejected', 'no-longer-available') or
        (breed_id is not null and type is not null and sex is not null and birth_date is not null
         and price_cents is not null and name <> ''))
    );
    create index pets_breeder on pets (breeder_id, status, listed_at desc);
    create index pets_litter on pets (litter_id) where litter_id is not null;
    create index pets_sire on pets (sire_id) where sire_id is not null;
    create index pets_dam on pets (dam_id) where dam_id is not null;

    -- Search reads available pets only: by breed and price is the commonest walk, the others serve one sort each.
    create index pets_search_breed_price on pets (breed_id, sex, price_cents, id) where status = 'available';
    create index pets_search_price on pets (type, price_cents, id) where status = 'available';
    create index pets_search_price_sex on pets (type, sex, price_cents, id) where status = 'available';
    create index pets_search_age on pets (type, birth_date, id) where status = 'available';
    create index pets_search_newest on pets (type, listed_at, id) where status = 'available';
    create index pets_search_place on pets using gist (ll_to_earth(latitude, longitude))
      where status = 'available' and latitude is not null and longitude is not null;
    create index pets_search_badges on pets using gin (badges) where status = 'available';
    create index pets_name_trgm on pets using gin (name gin_trgm_ops) where status = 'available';

    create table pet_images (
      id uuid primary key,
      pet_id uuid not null references pets on delete cascade,
      file_key text not null,
      position smallint not null,
      is_default boolean not null default false,
      width integer not null default 1600,
      height integer not null default 1200,
      alt text not null default '',
      unique (pet_id, position) deferrable initially deferred
    );
    create unique index pet_images_default on pet_images (pet_id) where is_default;

    -- Counters change far more often than the pet: a row of their own keeps the pet's row and card still.
    create table pet_counters (
      pet_id uuid primary key references pets on delete cascade,
      views bigint not null default 0,
      shares bigint not null default 0
    );
    -- One view a visitor and day counts. The visitor is a keyed hash; rows older than two days are swept.
    create table pet_views (
      pet_id uuid not null references pets on delete cascade,
      visitor_hash bytea not null,
      seen_on date not null,
      primary key (pet_id, visitor_hash, seen_on)
    );
    create index pet_views_day on pet_views (seen_on);

    create table listing_events (
      id uuid primary key,
      pet_id uuid not null references pets on delete cascade,
      from_status text,
      to_status text not null,
      actor_id uuid references users,
      actor_role text not null,
      reason text,
      at timestamptz not null default now()
    );
    create index listing_events_pet on listing_events (pet_id, at);
  `.execute(db);
}
