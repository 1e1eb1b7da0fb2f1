import type { Breed } from "../../generated/types.ts";
import { SIZE_CLASSES } from "./rules.ts";
import type { BreedRow } from "./store.ts";

/** Returns a breed as lists show it. */
export function breedOf(row: BreedRow, available: number): Breed {
  return {
    id: row.id,
    slug: row.slug,
    breedName: row.name,
    category: row.category,
    group: row.breed_group,
    colors: row.colors,
    sizeClasses: [...SIZE_CLASSES[row.size_class_set]],
    availablePets: available,
  };
}
