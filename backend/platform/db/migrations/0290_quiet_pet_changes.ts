import { type Kysely, sql } from "kysely";

/**
 * Changes of pets are noted and told to nobody: who follows them looks four times a second. Telling was the dearest part of a
 * change, and makes transactions that tell end one after the other.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function note_pet_change() returns trigger language plpgsql as $$
    begin
      insert into pet_changes (pet_id) values (coalesce(new.id, old.id)) on conflict do nothing;
      return null;
    end $$`.execute(db);
}
