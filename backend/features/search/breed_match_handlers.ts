import { stored } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { BreedMatch } from "../../generated/types.ts";
import { jsonArray, jsonMerge, jsonObject, jsonText } from "../../platform/json_text.ts";
import { knownOf } from "../breeds/care_rules.ts";
import { breeds } from "../breeds/data/index.ts";
import { rankBreeds } from "../breeds/match_rules.ts";
import { findBreeds } from "../breeds/store.ts";
import { breedOf } from "../breeds/view.ts";

/** Number of breeds in an answer, and of pets of each. */
const BREEDS_SHOWN = 6;
const PETS_SHOWN = 3;

const knownBySlug = new Map(breeds.map((breed) => [breed.slug, knownOf(breed)]));

/** The breed match: ranks breeds by their facts, and shows pets of the best. */
export const breedMatch: Handlers<"matchBreeds"> = {
  async matchBreeds({ query: { type, ...wishes } }, { db, search, now }) {
    const counts = await search.breedCounts(now());
    const rows = await findBreeds(db, [...counts.keys()]);
    const candidates = rows.flatMap((row) => {
      const known = knownBySlug.get(row.slug);
      const isWanted = type === undefined || row.category === `${type}s`;
      return known && isWanted
        ? [{ id: row.id, slug: row.slug, known, available: counts.get(row.id)!, row }]
        : [];
    });
    const best = rankBreeds(candidates, wishes, BREEDS_SHOWN);
    const pets = await search.newestOfBreeds(best.map(({ candidate }) => candidate.id), now(), PETS_SHOWN);
    const matches = best.map(({ candidate, reasons, cautions }) =>
      jsonMerge(
        jsonText<Omit<BreedMatch, "pets">>({
          breed: breedOf(candidate.row, candidate.available),
          isGoodFit: cautions.length === 0,
          reasons,
          cautions,
        }),
        jsonObject({ pets: jsonArray(pets.get(candidate.id) ?? []) }),
      )
    );
    return stored(jsonObject({ matches: jsonArray(matches) }));
  },
};
