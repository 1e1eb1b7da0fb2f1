// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { OperationId } from "./handlers.ts";

/** Operations that the contract marks as planned: they answer 501. */
export const pending = [
  "addPetProfile",
  "askAboutTraining",
  "askQuestion",
  "askSupport",
  "blockChat",
  "createMatch",
  "deletePetProfile",
  "deleteSavedSearch",
  "findMatchingPets",
  "getAvgSellingPrice",
  "getBreederAnalytics",
  "getPetsSold",
  "getSalesGrowth",
  "getSalesRevenue",
  "listChats",
  "listMatchesByBreeder",
  "listMatchesByPet",
  "listMessages",
  "listPetProfiles",
  "listSavedSearches",
  "markChatRead",
  "reportChat",
  "saveSearch",
  "sendMessage",
  "updateMatch",
  "updatePetProfile",
] as const satisfies readonly OperationId[];
