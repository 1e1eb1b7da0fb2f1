import { queryOptions } from "@tanstack/react-query";
import {
  type BreederProfile,
  type DeliveryOption,
  getBreederProfile,
  getPetQuery,
  type HearthpawClient,
  listSiblingsQuery,
  type OrderDetails,
  type Pet,
  type PetCard,
  quoteOrder,
  searchPetsLean,
} from "@hearthpaw/client";

import type { PayToday } from "./delivery_rules.ts";

/** How many other pets stand below a pet. */
const OTHERS = 4;

/** What a pet's page needs to know of its breeder: the few facts of the profile that the pet itself does not carry. */
export type PetBreeder =
  & Pick<
    BreederProfile,
    "homesFound" | "verifiedAt" | "licence" | "breedingSince" | "depositRefundPercent" | "availableCount"
  >
  & { pets: PetCard[] };

export const petQuery = (client: HearthpawClient, id: string) => getPetQuery(client, { id });

/** Brothers and sisters of one litter, those that can be had first. */
export const siblingsQuery = (client: HearthpawClient, id: string) => ({
  ...listSiblingsQuery(client, { id }),
  staleTime: 60_000,
});

/** The breeder beside a pet; only what is shown is kept, so that the page stays small. */
export const petBreederQuery = (client: HearthpawClient, { id, breeder }: Pick<Pet, "id" | "breeder">) =>
  queryOptions({
    queryKey: ["petBreeder", { petId: id, breederId: breeder.id }] as const,
    queryFn: async ({ signal }): Promise<PetBreeder> => {
      const asked = { id: breeder.id, mostPets: OTHERS + 1 };
      const { breederProfile: profile } = await getBreederProfile(client, asked, { signal });
      const { homesFound, verifiedAt, licence, breedingSince, depositRefundPercent, availableCount } =
        profile;
      const pets = profile.pets.filter((pet) => pet.id !== id).slice(0, OTHERS);
      return { homesFound, verifiedAt, licence, breedingSince, depositRefundPercent, availableCount, pets };
    },
  });

/** Available pets of the same breed from other breeders first, then from this one; of the same kind where there is none. */
export const similarPetsQuery = (
  client: HearthpawClient,
  { id, type, breed, breeder }: Pick<Pet, "id" | "type" | "breed" | "breeder">,
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

/** What the pet would cost with a way of delivery: every line as the server prices it. */
export const quoteQuery = (
  client: HearthpawClient,
  { petId, transportation, payToday = "deposit", zip }: {
    petId: string;
    /** Undefined where none is chosen yet: the whole without delivery. */
    transportation: DeliveryOption | undefined;
    payToday?: PayToday;
    zip?: string;
  },
) =>
  queryOptions({
    queryKey: ["petQuote", {
      petId,
      transportation: transportation ?? null,
      payToday,
      zip: zip ?? null,
    }] as const,
    queryFn: async ({ signal }): Promise<OrderDetails> => {
      const order = { ...(transportation && { transportation }), paymentType: payToday };
      const body = { petId, order, ...(zip && { postalCode: zip }) };
      return (await quoteOrder(client, { body }, { signal })).orderDetails;
    },
    staleTime: 600_000,
  });
