import { type Kysely, sql } from "kysely";

/**
 * The page of a pet as prerendered text, beside its card. Code that changes its data rewrites it in the same
 * transaction. For code that does not, such as processes of the last version, these triggers empty it. An
 * empty page is read from the tables.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table pets add column page text;

    create function empty_own_page() returns trigger language plpgsql as $$
    begin
      new.page = null;
      return new;
    end $$;
    create trigger pets_page before update on pets for each row
      when (old.page is not null and
        (old.slug, old.name, old.type, old.sex, old.is_rescue, old.breed_id, old.color, old.description, old.birth_date,
          old.go_home_date, old.weight_lb, old.adult_weight_lb, old.price_cents, old.deliveries, old.badges, old.good_with,
          old.training, old.exposure, old.registries, old.registration_number, old.genetic_testing, old.microchip_number,
          old.health_tests, old.video_key, old.listed_at, old.generation, old.size_class, old.coat_type, old.litter_id,
          old.sire_id, old.dam_id)
        is distinct from
        (new.slug, new.name, new.type, new.sex, new.is_rescue, new.breed_id, new.color, new.description, new.birth_date,
          new.go_home_date, new.weight_lb, new.adult_weight_lb, new.price_cents, new.deliveries, new.badges, new.good_with,
          new.training, new.exposure, new.registries, new.registration_number, new.genetic_testing, new.microchip_number,
          new.health_tests, new.video_key, new.listed_at, new.generation, new.size_class, new.coat_type, new.litter_id,
          new.sire_id, new.dam_id))
      execute function empty_own_page();

    create function empty_pages_of_images() returns trigger language plpgsql as $$
    begin
      update pets set page = null where page is not null and id in (select pet_id from changed);
      return null;
    end $$;
    create trigger pet_images_page_insert after insert on pet_images referencing new table as changed
      for each statement execute function empty_pages_of_images();
    create trigger pet_images_page_update after update on pet_images referencing new table as changed
      for each statement execute function empty_pages_of_images();
    create trigger pet_images_page_delete after delete on pet_images referencing old table as changed
      for each statement execute function empty_pages_of_images();

    -- Whoever locks several pets does so in the order of their ids.
    create function empty_pages_of_parent() returns trigger language plpgsql as $$
    begin
      update pets set page = null where id = any(array(
        select id from pets where (sire_id = new.id or dam_id = new.id) and page is not null order by id for update));
      return null;
    end $$;
    create trigger parents_page after update on parents for each row
      when ((old.name, old.verified_at is null, old.type, old.sex, old.breed_id, old.color, old.weight_lb, old.registries,
          old.genetic_testing, old.health_tests, old.coat_type, old.image_keys, old.public_image_keys)
        is distinct from
        (new.name, new.verified_at is null, new.type, new.sex, new.breed_id, new.color, new.weight_lb, new.registries,
          new.genetic_testing, new.health_tests, new.coat_type, new.image_keys, new.public_image_keys))
      execute function empty_pages_of_parent();

    create function empty_pages_of_litter() returns trigger language plpgsql as $$
    begin
      update pets set page = null where id = any(array(
        select id from pets where litter_id = new.id and page is not null order by id for update));
      return null;
    end $$;
    create trigger litters_page after update on litters for each row
      when ((old.name, old.born_on, old.expected_on, old.go_home_on)
        is distinct from (new.name, new.born_on, new.expected_on, new.go_home_on))
      execute function empty_pages_of_litter();
  `.execute(db);
}
