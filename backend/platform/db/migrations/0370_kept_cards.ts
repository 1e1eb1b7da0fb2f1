import { type Kysely, sql } from "kysely";

/**
 * A price change writes the card in the same version of the row and leaves the page alone: `page_body`
 * contains all of `page` except the price, which is read beside it. Processes of the last version read and
 * write `page` until they are replaced. The card is stored uncompressed, since compressing it took longer
 * than writing it. The table's pages keep room for the next version of a row, so no index is touched unless
 * one of its columns changes.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table pets add column page_body text, alter column card set storage main, set (fillfactor = 90);

    -- What reserving takes at pick-up and without extras: the base amount, or all where that leaves less than 50 cents.
    create function pet_deposit_cents(price integer) returns integer language sql immutable parallel safe as $$
      select case when price > 24900 and price + (price * 3 + 50) / 100 >= 37550 then 37500
        else price + (price * 3 + 50) / 100 end $$;

    -- Triggers of these columns, without a condition: Postgres reads a condition anew for each statement, which takes longer than
    -- the function that asks the same. In text that it made of jsonb, a quote within a value has a backslash before it.
    create function keep_card_price() returns trigger language plpgsql as $$
    begin
      if old.card is not null and new.card is not distinct from old.card and old.price_cents is distinct from new.price_cents then
        new.card = regexp_replace(
          regexp_replace(new.card, '"priceCents": \\d+', '"priceCents": ' || new.price_cents),
          '"depositCents": \\d+', '"depositCents": ' || pet_deposit_cents(new.price_cents));
        new.page = null;
      end if;
      return new;
    end $$;
    create trigger pets_card before update of price_cents on pets for each row execute function keep_card_price();

    create function empty_own_page_body() returns trigger language plpgsql as $$
    begin
      if (old.page is not null or old.page_body is not null) and
        (old.slug, old.name, old.type, old.sex, old.is_rescue, old.breed_id, old.color, old.description,
          old.birth_date, old.go_home_date, old.weight_lb, old.adult_weight_lb, old.deliveries, old.badges,
          old.good_with, old.training, old.exposure, old.registries, old.registration_number, old.genetic_testing,
          old.microchip_number, old.health_tests, old.video_key, old.listed_at, old.generation, old.size_class,
          old.coat_type, old.litter_id, old.sire_id, old.dam_id)
        is distinct from
        (new.slug, new.name, new.type, new.sex, new.is_rescue, new.breed_id, new.color, new.description,
          new.birth_date, new.go_home_date, new.weight_lb, new.adult_weight_lb, new.deliveries, new.badges,
          new.good_with, new.training, new.exposure, new.registries, new.registration_number, new.genetic_testing,
          new.microchip_number, new.health_tests, new.video_key, new.listed_at, new.generation, new.size_class,
          new.coat_type, new.litter_id, new.sire_id, new.dam_id)
      then
        new.page = null;
        new.page_body = null;
      end if;
      return new;
    end $$;
    drop trigger pets_page on pets;
    create trigger pets_page before update of
        slug, name, type, sex, is_rescue, breed_id, color, description, birth_date, go_home_date, weight_lb,
        adult_weight_lb, deliveries, badges, good_with, training, exposure, registries, registration_number,
        genetic_testing, microchip_number, health_tests, video_key, listed_at, generation, size_class, coat_type,
        litter_id, sire_id, dam_id
      on pets for each row execute function empty_own_page_body();
    drop function empty_own_page();

    create or replace function empty_pages_of_images() returns trigger language plpgsql as $$
    begin
      update pets set page = null, page_body = null
        where (page is not null or page_body is not null) and id in (select pet_id from changed);
      return null;
    end $$;
    create or replace function empty_pages_of_parent() returns trigger language plpgsql as $$
    begin
      update pets set page = null, page_body = null where id = any(array(
        select id from pets where (sire_id = new.id or dam_id = new.id) and (page is not null or page_body is not null)
        order by id for update));
      return null;
    end $$;
    create or replace function empty_pages_of_litter() returns trigger language plpgsql as $$
    begin
      update pets set page = null, page_body = null where id = any(array(
        select id from pets where litter_id = new.id and (page is not null or page_body is not null)
        order by id for update));
      return null;
    end $$;

    -- In the row's own update: whoever notes it afterwards has to read both of its versions again.
    create function note_changed_pet() returns trigger language plpgsql as $$
    begin
      if (old.card is not null or new.card is not null) and
        (old.card is null, old.card like '%"defaultImage"%', old.status, old.type, old.sex, old.breed_id, old.price_cents, old.birth_date, old.listed_at, old.size_class,
          old.coat_type, old.generation, old.color, old.name, old.city, old.badges, old.good_with, old.deliveries,
          old.is_rescue, old.latitude, old.longitude)
        is distinct from
        (new.card is null, new.card like '%"defaultImage"%', new.status, new.type, new.sex, new.breed_id, new.price_cents, new.birth_date, new.listed_at, new.size_class,
          new.coat_type, new.generation, new.color, new.name, new.city, new.badges, new.good_with, new.deliveries,
          new.is_rescue, new.latitude, new.longitude)
      then
        insert into pet_changes (pet_id) values (new.id);
      end if;
      return new;
    end $$;
    drop trigger pets_noted_update on pets;
    create trigger pets_noted_update before update of card,
        status, type, sex, breed_id, price_cents, birth_date, listed_at, size_class, coat_type, generation, color,
        name, city, badges, good_with, deliveries, is_rescue, latitude, longitude
      on pets for each row execute function note_changed_pet();
  `.execute(db);
}
