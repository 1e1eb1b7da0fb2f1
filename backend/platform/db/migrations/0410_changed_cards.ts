import { type Kysely, sql } from "kysely";

/**
 * Processes keep cards in memory, so every change of a card is recorded, even of data that no search uses.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function note_changed_pet() returns trigger language plpgsql as $$
    begin
      if (old.card is not null or new.card is not null) and
        (old.card, old.status, old.type, old.sex, old.breed_id, old.price_cents, old.birth_date, old.listed_at, old.size_class,
          old.coat_type, old.generation, old.color, old.name, old.city, old.badges, old.good_with, old.deliveries,
          old.is_rescue, old.latitude, old.longitude)
        is distinct from
        (new.card, new.status, new.type, new.sex, new.breed_id, new.price_cents, new.birth_date, new.listed_at, new.size_class,
          new.coat_type, new.generation, new.color, new.name, new.city, new.badges, new.good_with, new.deliveries,
          new.is_rescue, new.latitude, new.longitude)
      then
        insert into pet_changes (pet_id) values (new.id);
      end if;
      return new;
    end $$;
  `.execute(db);
}
