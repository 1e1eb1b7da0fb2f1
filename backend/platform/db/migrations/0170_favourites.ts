import { type Kysely, sql } from "kysely";

/** Pets that people like. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table favourites (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      pet_id uuid not null references pets on delete cascade,
      created_at timestamptz not null default now(),
      unique (user_id, pet_id)
    );
    create index favourites_newest on favourites (user_id, created_at desc, id desc);
    create index favourites_pet_id on favourites (pet_id);
  `.execute(db);
}
