import type { SqlFunction } from "../sql_functions.ts";

/**
 * Records a pet whose searchable data changes, and writes a changed price into its card. Runs before the
 * update: a trigger that ran afterward would read both versions of the row again. The card is text that
 * Postgres made of jsonb, so a quote within a value has a backslash before it and isn't mistaken for a key.
 * The trigger has no condition of its own: Postgres parses a condition for each statement, which takes longer
 * than the comparison in the function.
 */
export const noteChangedPet: SqlFunction = {
  revision: 2,
  sql: `
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
          old.adult_weight_lb, old.coat_type, old.generation, old.color, old.name, old.city, old.badges, old.good_with,
          old.deliveries, old.is_rescue, old.latitude, old.longitude, old.state, old.training, old.registries,
          old.go_home_date, old.weight_lb, old.video_key, old.sire_id, old.dam_id)
        is not distinct from
        (new.card, new.status, new.type, new.sex, new.breed_id, new.birth_date, new.listed_at, new.size_class,
          new.adult_weight_lb, new.coat_type, new.generation, new.color, new.name, new.city, new.badges, new.good_with,
          new.deliveries, new.is_rescue, new.latitude, new.longitude, new.state, new.training, new.registries,
          new.go_home_date, new.weight_lb, new.video_key, new.sire_id, new.dam_id)
      then
        return new;
      end if;
      insert into pet_changes (pet_id) values (new.id);
      return new;
    end $$;
  `,
  triggers: [
    `create trigger pets_noted_update before update of card, status, type, sex, breed_id, price_cents,
      birth_date, listed_at, size_class, adult_weight_lb, coat_type, generation, color, name, city,
      badges, good_with, deliveries, is_rescue, latitude, longitude, state, training, registries,
      go_home_date, weight_lb, video_key, sire_id, dam_id on pets
      for each row
      execute function note_changed_pet()`,
  ],
};
