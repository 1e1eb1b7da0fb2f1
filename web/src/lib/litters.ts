import type { OwnLitter } from "@hearthpaw/client";

/** Returns the facts that a litter shares with each of its young, as fields of a listing. */
export function litterFacts({ type, breed, birthDate, goHomeDate, sire, dam }: OwnLitter) {
  return {
    type,
    breedId: breed.id,
    ...(birthDate ? { birthDate } : {}),
    ...(goHomeDate ? { goHomeDate } : {}),
    ...(sire ? { sireId: sire.id } : {}),
    ...(dam ? { damId: dam.id } : {}),
  };
}
