import { type Kysely, sql } from "kysely";

/**
 * Changes of pets are recorded without a notification; their readers poll four times a second. Notifying was
 * the most expensive part of a change, and it makes notifying transactions commit one after the other.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function note_pet_change() returns trigger language plpgsql as $$
    begin
      insert into pet_changes (pet_id) values (coalesce(new.id, old.id)) on conflict do nothing;
      return null;
    end $$`.execute(db);
}
