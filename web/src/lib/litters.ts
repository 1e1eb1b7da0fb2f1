import type { OwnLitter } from "@hearthpaw/client";

/** What a litter says of each of its young, as a listing's fields take it. */
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
