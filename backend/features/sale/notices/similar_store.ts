import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";

type Db = Kysely<Database>;

/** Available pet as an email offers it. */
export type SimilarPet = {
  id: string;
  slug: string;
  name: string;
  breed: string;
  city: string;
  state: string;
};

/**
 * Finds available pets of other breeders that are similar to this one, newest first: its breed, then its type
 * up to the limit. Leaves out pets in checkout and pets promised to someone.
 */
export async function findSimilarPets(db: Db, petId: string, limit: number): Promise<SimilarPet[]> {
  const found: SimilarPet[] = [];
  for (
    const like of [sql<boolean>`p.breed_id = o.breed_id and p.type = o.type`, sql<boolean>`p.type = o.type`]
  ) {
    if (found.length >= limit) break;
    const { rows } = await sql<SimilarPet & { slug: string }>`
      select p.id, p.slug, p.name, b.name as breed, p.city, p.state
      from pets o join pets p on ${like} join breeds b on b.id = p.breed_id
      where o.id = ${petId} and p.id <> o.id and p.breeder_id <> o.breeder_id
        and p.status = 'available' and p.card is not null
        and not exists (select from reservations r where r.pet_id = p.id and r.status in ('held', 'processing'))
        and not exists (select from waitlist_promises m where m.pet_id = p.id and m.ended_at is null)
      order by p.listed_at desc limit ${limit}`.execute(db);
    found.push(
      ...rows.filter(({ id }) => found.every((pet) => pet.id !== id)).slice(0, limit - found.length),
    );
  }
  return found;
}
