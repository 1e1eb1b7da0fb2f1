import { type Kysely, sql } from "kysely";

/** Pets that people own. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table pet_profiles (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null check (char_length(name) <= 60),
      type text not null check (type in ('Dog', 'Cat')),
      sex text check (sex in ('Male', 'Female')),
      breed_id uuid references breeds on delete set null,
      birth_date date,
      weight_lb numeric(5, 1),
      microchip_number text check (char_length(microchip_number) <= 20),
      notes text not null default '' check (char_length(notes) <= 2000),
      image_key text unique,
      created_at timestamptz not null default now()
    );
    create index pet_profiles_newest on pet_profiles (user_id, created_at desc, id desc);
    create index pet_profiles_breed_id on pet_profiles (breed_id);
  `.execute(db);
}
