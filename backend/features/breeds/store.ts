import type { Kysely } from "kysely";
import { BREEDER_JSON, NOT_HIDDEN } from "../pets/card_store.ts";
import { named } from "../../platform/db/named.ts";
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

export type BreedPage = BreedRow & {
  facts: BreedFacts;
  min_cents: number | null;
  max_cents: number | null;
  image: Record<string, unknown> | null;
  breeders: Record<string, unknown>[];
};

/** A breed's page: its facts, what its available pets cost, one picture and its breeders. */
export async function findBreed(db: Db, slug: string): Promise<BreedPage | undefined> {
  const text = `select b.id, b.slug, b.name, b.category, b.breed_group, b.size_class_set, b.colors, b.facts,
    c.available, c.min_cents, c.max_cents,
    (select p.card::jsonb -> 'defaultImage' from pets p where p.breed_id = b.id and p.card like '%"defaultImage"%'
      and p.status in ('available', 'reserved', 'sold') order by p.status, p.listed_at desc limit 1) as image,
    (select coalesce(jsonb_agg(few.breeder), '[]') from (
      select ${BREEDER_JSON} as breeder from breeders d
      where d.id in (select p.breeder_id from pets p where p.breed_id = b.id and p.status = 'available'
        and ${NOT_HIDDEN})
      order by d.rating_average desc nulls last, d.name limit 12) few) as breeders
    from breeds b cross join lateral (
      select count(*)::int as available, min(price_cents) as min_cents, max(price_cents) as max_cents
      from pets p where breed_id = b.id and status = 'available' and ${NOT_HIDDEN}) c
    where b.slug = $1`;
  return (await named<BreedPage>(db, "breeds_page", text, [slug]))[0];
}
