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
} from "@hearthpaw/client";

import type { PayToday } from "./delivery_rules.ts";

/** Number of other pets shown below a pet. */
const OTHERS = 4;

/** The breeder facts on a pet's page that the pet itself does not contain. */
export type PetBreeder =
  & Pick<
    BreederProfile,
    | "homesFound"
    | "verifiedAt"
    | "licence"
    | "breedingSince"
    | "depositRefundPercent"
    | "availableCount"
    | "guaranteePeriod"
    | "response"
  >
  & { pets: PetCard[] };

export const petQuery = (client: HearthpawClient, id: string) => getPetQuery(client, { id });

/** Loads littermates, available ones first. */
export const siblingsQuery = (client: HearthpawClient, id: string) => ({
  ...listSiblingsQuery(client, { id }),
  staleTime: 60_000,
});

/** Loads the breeder of a pet; keeps only the facts shown, which keeps the page small. */
export const petBreederQuery = (client: HearthpawClient, { id, breeder }: Pick<Pet, "id" | "breeder">) =>
  queryOptions({
    queryKey: ["petBreeder", { petId: id, breederId: breeder.id }] as const,
    queryFn: async ({ signal }): Promise<PetBreeder> => {
      const asked = { id: breeder.id, mostPets: OTHERS + 1 };
      const { breederProfile: profile } = await getBreederProfile(client, asked, { signal });
      const { homesFound, verifiedAt, licence, breedingSince, depositRefundPercent, availableCount } =
        profile;
      const pets = profile.pets.filter((pet) => pet.id !== id).slice(0, OTHERS);
      const { guaranteePeriod, response } = profile;
      return {
        homesFound,
        verifiedAt,
        licence,
        breedingSince,
        depositRefundPercent,
        availableCount,
        pets,
        ...(guaranteePeriod && { guaranteePeriod }),
        ...(response && { response }),
      };
    },
  });

/** Loads the cost of the pet with a way of delivery: every line as the server prices it. */
export const quoteQuery = (
  client: HearthpawClient,
  { petId, transportation, payToday = "deposit", zip }: {
    petId: string;
    /** Undefined until chosen: the total then excludes delivery. */
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
