import { type Kysely, sql } from "kysely";

/**
 * One trigger writes everything that follows from a change of a pet, because each trigger unpacks both
 * versions of the row again. A price, the most common change, is replaced at its position in the card, which
 * takes a tenth of the time of a pattern search.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function note_changed_pet() returns trigger language plpgsql as $$
    declare
      kept text;
    begin
      if old.card is null and new.card is null then
        return new;
      end if;
      if old.price_cents is distinct from new.price_cents then
        if new.card = old.card then
          kept = replace(old.card, '"priceCents": ' || old.price_cents || ',', '"priceCents": ' || new.price_cents || ',');
          if kept is null or kept = old.card or pet_deposit_cents(old.price_cents) <> pet_deposit_cents(new.price_cents) then
            kept = regexp_replace(
              regexp_replace(old.card, '"priceCents": \\d+', '"priceCents": ' || new.price_cents),
              '"depositCents": \\d+', '"depositCents": ' || pet_deposit_cents(new.price_cents));
          end if;
          new.card = kept;
        end if;
      elsif
        (old.card, old.status, old.type, old.sex, old.breed_id, old.birth_date, old.listed_at, old.size_class,
          old.coat_type, old.generation, old.color, old.name, old.city, old.badges, old.good_with, old.deliveries,
          old.is_rescue, old.latitude, old.longitude)
        is not distinct from
        (new.card, new.status, new.type, new.sex, new.breed_id, new.birth_date, new.listed_at, new.size_class,
          new.coat_type, new.generation, new.color, new.name, new.city, new.badges, new.good_with, new.deliveries,
          new.is_rescue, new.latitude, new.longitude)
      then
        return new;
      end if;
      insert into pet_changes (pet_id) values (new.id);
      return new;
    end $$;
    drop trigger pets_card on pets;
    drop function keep_card_price();
  `.execute(db);
}
