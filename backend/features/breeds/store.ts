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
};

const COLUMNS = "b.id, b.slug, b.name, b.category, b.breed_group, b.size_class_set, b.colors";

/** Returns breeds by name, only those with the given ids if any. */
export function findBreeds(db: Db, ids?: readonly string[]): Promise<BreedRow[]> {
  const all = `select ${COLUMNS} from breeds b`;
  return ids
    ? named<BreedRow>(db, "breeds_some", `${all} where b.id = any($1::uuid[]) order by b.name`, [ids])
    : named<BreedRow>(db, "breeds_all", `${all} order by b.name`);
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
  image: JsonOf<typeof IMAGE> | null;
  breeders: JsonOf<typeof BREEDERS>;
};

/** Returns a breed's page: its facts, one picture and its breeders. */
export async function findBreed(db: Db, slug: string): Promise<BreedPage | undefined> {
  const text = `select ${COLUMNS}, b.facts, ${IMAGE} as image, ${BREEDERS} as breeders
    from breeds b where b.slug = $1`;
  return (await named<BreedPage>(db, "breeds_page", text, [slug]))[0];
}
