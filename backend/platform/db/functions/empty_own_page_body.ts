import type { SqlFunction } from "../sql_functions.ts";

/**
 * Empties a pet's prerendered page if its data changes. Code that changes the data rewrites the page in the
 * same transaction; this is for code that doesn't. An empty page is read from the tables. The trigger has no
 * condition of its own: Postgres parses a condition for each statement, which takes longer than the
 * comparison in the function.
 */
export const emptyOwnPageBody: SqlFunction = {
  revision: 1,
  sql: `
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
  `,
  triggers: [
    `create trigger pets_page before update of slug, name, type, sex, is_rescue, breed_id, color,
      description, birth_date, go_home_date, weight_lb, adult_weight_lb, deliveries, badges, good_with,
      training, exposure, registries, registration_number, genetic_testing, microchip_number,
      health_tests, video_key, listed_at, generation, size_class, coat_type, litter_id, sire_id, dam_id on
      pets
      for each row
      execute function empty_own_page_body()`,
  ],
};
