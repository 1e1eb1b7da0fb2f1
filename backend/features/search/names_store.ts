import type { Kysely } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { FoundBreeder } from "../../generated/types.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";
import type { NamedBreed } from "./names_index.ts";
import type { City } from "./place_names_index.ts";

type Db = Kysely<Database>;

/** Returns all breeds with their colors. */
export const findNamedBreeds = (db: Db): Promise<NamedBreed[]> =>
  named<NamedBreed>(
    db,
    "search_named_breeds",
    `select id, slug, name, category, size_class_set as "sizeClassSet",
      array(select color ->> 'title' from jsonb_array_elements(colors) color) as colors from breeds order by slug`,
  );

/** Returns all cities, each with its number of ZIP codes and the ZIP code nearest to its center. */
export const findCities = (db: Db): Promise<City[]> =>
  named<City>(
    db,
    "search_cities",
    `select distinct on (city, state) city as name, state, zip, zips from places join (
      select city, state, count(*)::int as zips, avg(latitude) as north, avg(longitude) as east
      from places group by city, state
    ) middle using (city, state)
    order by city, state, (latitude - north) ^ 2 + ((longitude - east) * cosd(north)) ^ 2, zip`,
  );

/**
 * Returns public breeders and shelters with names similar to a text, best match first: names containing it
 * or, from six letters on, names with similar words. It uses trigrams, so the text needs three letters or
 * more.
 */
export const findBreedersLike = (db: Db, text: string, most: number): Promise<FoundBreeder[]> =>
  named<FoundBreeder>(
    db,
    "search_breeders_like",
    `select d.id, ${BREEDER_SLUG} as slug, d.name, d.city, d.state, d.kind = 'shelter' as "isShelter"
    from breeders d join users u on u.id = d.user_id
    where (lower(d.name) like '%' || $2 || '%' or (length($1) > 5 and lower(d.name) %> $1)) and ${SELLER_SHOWN}
    order by lower(d.name) like $2 || '%' desc, word_similarity($1, lower(d.name)) desc, d.name, d.id limit $3`,
    [text, text.replace(/[\\%_]/g, (letter) => `\\${letter}`), most],
  );
