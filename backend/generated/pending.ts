// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { OperationId } from "./handlers.ts";

/** Operations that the contract marks as planned: they answer 501. */
export const pending = [
  "addPetProfile",
  "askAboutTraining",
  "askQuestion",
  "askSupport",
  "createMatch",
  "deletePetProfile",
  "deleteSavedSearch",
  "findMatchingPets",
  "getAvgSellingPrice",
  "getBreederAnalytics",
  "getPetsSold",
  "getSalesGrowth",
  "getSalesRevenue",
  "listMatchesByBreeder",
  "listMatchesByPet",
  "listPetProfiles",
  "listSavedSearches",
  "saveSearch",
  "updateMatch",
  "updatePetProfile",
] as const satisfies readonly OperationId[];
