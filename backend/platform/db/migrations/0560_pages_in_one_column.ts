import { type Kysely, sql } from "kysely";

/**
 * Triggers no longer check or empty `pets.page`, which has no reader since `page_body` replaced it. The
 * column stays for processes of the last version, which still write a null into it. The next release may drop
 * it.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function empty_own_page_body() returns trigger language plpgsql as $$
    begin
      if old.page_body is not null and
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
        new.page_body = null;
      end if;
      return new;
    end $$;

    create or replace function empty_pages_of_images() returns trigger language plpgsql as $$
    begin
      update pets set page_body = null where page_body is not null and id in (select pet_id from changed);
      return null;
    end $$;
    -- Whoever locks several pets does so in the order of their ids.
    create or replace function empty_pages_of_parent() returns trigger language plpgsql as $$
    begin
      update pets set page_body = null where id = any(array(
        select id from pets where (sire_id = new.id or dam_id = new.id) and page_body is not null
        order by id for update));
      return null;
    end $$;
    create or replace function empty_pages_of_litter() returns trigger language plpgsql as $$
    begin
      update pets set page_body = null where id = any(array(
        select id from pets where litter_id = new.id and page_body is not null order by id for update));
      return null;
    end $$;
  `.execute(db);
}
