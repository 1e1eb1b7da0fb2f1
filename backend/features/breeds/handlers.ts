import type { Handlers } from "../../generated/handlers.ts";
import type { BreedFacts, CoatType } from "../../generated/types.ts";
import { priceWithFee } from "../pets/rules.ts";
import { fail } from "../../platform/problem.ts";
import { careOf } from "./care_rules.ts";
import * as store from "./store.ts";
import { breedOf } from "./view.ts";

const range = ([min, max]: [number, number]) => ({ min, max });

export const breeds: Handlers<"listBreeds" | "listAvailableBreeds" | "getBreed"> = {
  async listBreeds(_input, { db, search, now }) {
    const counts = await search.breedCounts(now());
    return { breeds: (await store.findBreeds(db)).map((row) => breedOf(row, counts.get(row.id) ?? 0)) };
  },

  async listAvailableBreeds(_input, { db, search, now }) {
    const counts = await search.breedCounts(now());
    const rows = await store.findBreeds(db, [...counts.keys()]);
    return { breeds: rows.map((row) => breedOf(row, counts.get(row.id)!)) };
  },

  async getBreed({ params }, { db, search, now }) {
    const row = await store.findBreed(db, params.slug) ?? fail("not_found");
    const available = (await search.breedCounts(now())).get(row.id) ?? 0;
    const prices = await search.breedPrices(row.id);
    const { facts } = row;
    const care = careOf(row);
    const breed: BreedFacts = {
      ...breedOf(row, available),
      coatTypes: facts.coatTypes as CoatType[],
      summary: facts.summary,
      temperament: facts.temperament,
      adultWeightLb: { male: range(facts.weightLb.male), female: range(facts.weightLb.female) },
      ...(facts.heightIn ? { adultHeightIn: range(facts.heightIn) } : {}),
      lifeSpanYears: range(facts.lifeSpanYears),
      isLowShedding: facts.lowShedding,
      isApartmentFriendly: facts.apartmentFriendly,
      isHybrid: facts.hybrid,
      ...(care ? { care } : {}),
      priceMinCents: prices ? priceWithFee(prices.least) : null,
      priceMaxCents: prices ? priceWithFee(prices.most) : null,
      ...(row.image ? { image: row.image } : {}),
      breeders: row.breeders,
    };
    return { breed };
  },
};
