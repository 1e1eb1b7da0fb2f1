import type { Kysely } from "kysely";
import { breeds } from "../breeds/data/index.ts";
import type { Database } from "../../platform/db/schema.ts";
import { fillPlaces } from "../places/reference_store.ts";
import { insertMany } from "../../platform/db/insert.ts";
import { randomOf } from "../../platform/random.ts";

const LAID_DOWN = new Date("2025-01-01T00:00:00Z");

/** Returns a breed's id, the same in every database, so links to it stay valid when the data is rebuilt. */
export function breedId(slug: string): string {
  return randomOf(`breed ${slug}`).id(LAID_DOWN);
}

/**
 * Adds the data that every installation needs, demo or not: breeds and places. Existing data stays, and
 * breeds from a newer version are added.
 */
export async function fillReference(db: Kysely<Database>): Promise<void> {
  await fillPlaces(db);
  const known = await db.selectFrom("breeds").select("slug").execute();
  const have = new Set(known.map((breed) => breed.slug));
  await insertMany(
    db,
    "breeds",
    breeds.filter((breed) => !have.has(breed.slug)).map((breed) => ({
      id: breedId(breed.slug),
      slug: breed.slug,
      name: breed.name,
      category: breed.category,
      breed_group: breed.group,
      size_class_set: breed.sizeClassSet,
      colors: breed.colors,
      facts: breed.facts,
    })),
  );
}
