import type { Kysely } from "kysely";
import type { PetImage } from "../../generated/types.ts";
import { type JsonOf, sqlJsonList, sqlJsonOne, sqlJsonStored } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";
import { NOT_HIDDEN } from "../pets/card_store.ts";
import { BREEDER_JSON } from "../pets/json_store.ts";
import type { BreedFacts, Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

export type BreedRow = {
  id: string;
  slug: string;
  name: string;
  category: "Dogs" | "Cats";
  breed_group: string | null;
  size_class_set: "none" | "doodle" | "dachshund" | "poodle";
  colors: { title: string }[];
  available: number;
};

const LIST = `select b.id, b.slug, b.name, b.category, b.breed_group, b.size_class_set, b.colors,
  coalesce(c.available, 0) as available
  from breeds b left join (select breed_id, count(*)::int as available from pets p
    where status = 'available' and ${NOT_HIDDEN} group by breed_id) c on c.breed_id = b.id`;

/** Every breed by name, with how many pets of it are available; only those that have some, where asked. */
export function findBreeds(db: Db, onlyAvailable: boolean): Promise<BreedRow[]> {
  return onlyAvailable
    ? named<BreedRow>(db, "breeds_available", `${LIST} where c.available > 0 order by b.name`)
    : named<BreedRow>(db, "breeds_all", `${LIST} order by b.name`);
}

const IMAGE = sqlJsonOne(
  sqlJsonStored<PetImage>("p.card::jsonb -> 'defaultImage'"),
  `pets p where p.breed_id = b.id and p.card like '%"defaultImage"%'
    and p.status in ('available', 'reserved', 'sold') order by p.status, p.listed_at desc`,
);

const BREEDERS = sqlJsonList(
  BREEDER_JSON,
  `breeders d where d.id in (
      select p.breeder_id from pets p where p.breed_id = b.id and p.status = 'available' and ${NOT_HIDDEN})
    order by d.rating_average desc nulls last, d.name limit 12`,
);

export type BreedPage = BreedRow & {
  facts: BreedFacts;
  min_cents: number | null;
  max_cents: number | null;
  image: JsonOf<typeof IMAGE> | null;
  breeders: JsonOf<typeof BREEDERS>;
};

/** A breed's page: its facts, what its available pets cost, one picture and its breeders. */
export async function findBreed(db: Db, slug: string): Promise<BreedPage | undefined> {
  const text = `select b.id, b.slug, b.name, b.category, b.breed_group, b.size_class_set, b.colors, b.facts,
    c.available, c.min_cents, c.max_cents,
    ${IMAGE} as image, ${BREEDERS} as breeders
    from breeds b cross join lateral (
      select count(*)::int as available, min(price_cents) as min_cents, max(price_cents) as max_cents
      from pets p where breed_id = b.id and status = 'available' and ${NOT_HIDDEN}) c
    where b.slug = $1`;
  return (await named<BreedPage>(db, "breeds_page", text, [slug]))[0];
}
