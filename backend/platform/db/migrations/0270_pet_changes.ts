import { type Kysely, sql } from "kysely";

/**
 * Pets whose searchable data has changed, recorded in the same transaction. A row identifies the pet and not
 * the change, so a reader reloads the pet.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table pet_changes (
      -- Transactions end in another order than they begin in: readers go by what their snapshot says is still open.
      xid xid8 not null default pg_current_xact_id(),
      pet_id uuid not null,
      made_at timestamptz not null default now(),
      primary key (xid, pet_id)
    );
    create index pet_changes_made_at on pet_changes (made_at);

    create function note_pet_change() returns trigger language plpgsql as $$
    begin
      insert into pet_changes (pet_id) values (coalesce(new.id, old.id)) on conflict do nothing;
      perform pg_notify('pet_changes', 'changed');
      return null;
    end $$;

    create trigger pets_noted_insert after insert on pets for each row
      when (new.card is not null) execute function note_pet_change();
    create trigger pets_noted_delete after delete on pets for each row
      when (old.card is not null) execute function note_pet_change();
    -- Not for a hold: the card says it, no search asks for it.
    create trigger pets_noted_update after update on pets for each row
      when ((old.card is not null or new.card is not null) and
        (old.card is null, old.card like '%"defaultImage"%', old.status, old.type, old.sex, old.breed_id, old.price_cents,
          old.birth_date, old.listed_at, old.size_class, old.coat_type, old.generation, old.color, old.name, old.city,
          old.badges, old.good_with, old.deliveries, old.is_rescue, old.latitude, old.longitude)
        is distinct from
        (new.card is null, new.card like '%"defaultImage"%', new.status, new.type, new.sex, new.breed_id, new.price_cents,
          new.birth_date, new.listed_at, new.size_class, new.coat_type, new.generation, new.color, new.name, new.city,
          new.badges, new.good_with, new.deliveries, new.is_rescue, new.latitude, new.longitude))
      execute function note_pet_change();
  `.execute(db);
}
