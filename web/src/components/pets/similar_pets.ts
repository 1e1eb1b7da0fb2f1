import { queryOptions } from "@tanstack/react-query";
import { type HearthpawClient, type PetCard, searchPetsLean } from "@hearthpaw/client";

/** Number of alternatives. */
const OTHERS = 4;

/** Fields of a pet that are compared with others. */
export type Like = Pick<PetCard, "id" | "type" | "breed"> & { breeder: { id: string } };

/**
 * Loads available pets of the same breed, from other breeders first, then from this one; if there are none,
 * pets of the same type.
 */
export const similarPetsQuery = (
  client: HearthpawClient,
  { id, type, breed, breeder }: Like,
) =>
  queryOptions({
    queryKey: ["similarPets", { petId: id }] as const,
    queryFn: async ({ signal }): Promise<{ isSameBreed: boolean; pets: PetCard[] }> => {
      const wanted = { available: true, sort: "newest", sortType: -1 } as const;
      const few = async (isSameBreed: boolean) => {
        const asked = isSameBreed ? { ...wanted, breed: [breed.id] } : { ...wanted, type: [type] };
        const { data } = await searchPetsLean(client, asked, { signal });
        const others = data.pets.filter((pet) => pet.id !== id && pet.breeder.id !== breeder.id);
        return { isSameBreed, pets: others.slice(0, OTHERS) };
      };
      const same = await few(true);
      return same.pets.length > 0 ? same : await few(false);
    },
    staleTime: 120_000,
  });
