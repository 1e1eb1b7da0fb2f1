import type { Handlers } from "../../generated/handlers.ts";
import type { Breed, BreedFacts, CoatType } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import { SIZE_CLASSES } from "./rules.ts";
import * as store from "./store.ts";

function breedOf(row: store.BreedRow): Breed {
  return {
    id: row.id,
    slug: row.slug,
    breedName: row.name,
    category: row.category,
    group: row.breed_group,
    colors: row.colors,
    sizeClasses: [...SIZE_CLASSES[row.size_class_set]],
    availablePets: row.available,
  };
}

const range = ([min, max]: [number, number]) => ({ min, max });

export const breeds: Handlers<"listBreeds" | "listAvailableBreeds" | "getBreed"> = {
  async listBreeds(_input, { db }) {
    return { breeds: (await store.findBreeds(db, false)).map(breedOf) };
  },

  async listAvailableBreeds(_input, { db }) {
    return { breeds: (await store.findBreeds(db, true)).map(breedOf) };
  },

  async getBreed({ params }, { db }) {
    const row = await store.findBreed(db, params.slug) ?? fail("not_found");
    const { facts } = row;
    const breed: BreedFacts = {
      ...breedOf(row),
      coatTypes: facts.coatTypes as CoatType[],
      summary: facts.summary,
      temperament: facts.temperament,
      adultWeightLb: { male: range(facts.weightLb.male), female: range(facts.weightLb.female) },
      ...(facts.heightIn ? { adultHeightIn: range(facts.heightIn) } : {}),
      lifeSpanYears: range(facts.lifeSpanYears),
      isLowShedding: facts.lowShedding,
      isApartmentFriendly: facts.apartmentFriendly,
      isHybrid: facts.hybrid,
      priceMinCents: row.min_cents,
      priceMaxCents: row.max_cents,
      ...(row.image ? { image: row.image } : {}),
      breeders: row.breeders,
    };
    return { breed };
  },
};
