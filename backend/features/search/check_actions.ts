import type { Db } from "../../platform/db/connection.ts";
import { emptyBits, hasBit, putBit } from "./bits_index.ts";
import { brokenParts, holdsPet } from "./check_index.ts";
import { dropPet, idOf, type PetFacts, type Pets, putPet, rowOf } from "./pets_index.ts";
import { findFacts, findFactsAfter } from "./store.ts";

/**
 * Result of comparing an index with the tables: number of pets, ids of differing pets, and names of broken
 * parts.
 */
export type IndexCheck = { pets: number; wrong: string[]; broken: string[] };

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const COMPARED_AT_ONCE = 2_000;
/** Maximum number of comparisons for a pet. A pet that just changed does not differ in all of them. */
const LOOKS = 4;

/**
 * Compares an index with the tables in batches, and corrects pets that differ. Compares pets that changed in
 * the meantime again after `catchUp`.
 */
export async function checkPets(
  { db }: { db: Db },
  pets: Pets,
  catchUp: () => Promise<void>,
): Promise<IndexCheck> {
  const seen = emptyBits(pets.ids.length / 4);
  let suspects: string[] = [];
  for (let after = FIRST_ID;;) {
    const facts = await findFactsAfter(db, after, COMPARED_AT_ONCE);
    for (const one of facts) {
      if (!holdsPet(pets, one)) suspects.push(one.id);
      else putBit(seen, rowOf(pets, one.id)!, true);
    }
    if (facts.length < COMPARED_AT_ONCE) break;
    after = facts.at(-1)!.id;
  }
  for (let row = 0; row < pets.rows; row++) {
    if (hasBit(pets.flags.shown, row) && !hasBit(seen, row)) suspects.push(idOf(pets, row));
  }
  suspects = [...new Set(suspects)];
  let facts = new Map<string, PetFacts>();
  for (let look = 0; look < LOOKS && suspects.length; look++) {
    await catchUp();
    facts = new Map((await findFacts(db, suspects)).map((one) => [one.id, one]));
    suspects = suspects.filter((id) => {
      const one = facts.get(id);
      return one ? !holdsPet(pets, one) : rowOf(pets, id) !== undefined;
    });
  }
  for (const id of suspects) {
    const one = facts.get(id);
    dropPet(pets, id);
    if (one) putPet(pets, one);
  }
  return { pets: pets.size, wrong: suspects, broken: brokenParts(pets) };
}
