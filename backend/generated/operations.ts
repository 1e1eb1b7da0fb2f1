// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { Operation } from "../http/operation.ts";
import * as auth from "./auth.ts";
import * as breeders from "./breeders.ts";
import * as breeds from "./breeds.ts";
import * as payments from "./payments.ts";
import * as pets from "./pets.ts";
import * as places from "./places.ts";
import * as reservations from "./reservations.ts";
import * as search from "./search.ts";
import * as system from "./system.ts";

/** Every operation in the order in which the router must try them: static segments before parameters. */
export const operations: readonly Operation[] = [
  reservations.apiCompleteReservation,
  reservations.apiListBreederReservations,
  search.apiListFeaturedPets,
  pets.apiGetPet,
  search.apiSearchPets,
  reservations.apiStartReservation,
  reservations.apiFinalizeReservation,
  reservations.apiSaveReservationProgress,
  reservations.apiGetReservationByQuery,
  reservations.apiGetReservation,
  reservations.apiListReservations,
  reservations.apiUpdateReservationStatus,
  breeds.listBreedsAtRoot,
  system.checkHealth,
  system.getMedia,
  system.getContract,
  system.checkReadiness,
  reservations.listBreederReservations,
  reservations.completeReservation,
  breeders.getSaleContract,
  breeds.listBreeds,
  breeds.listAvailableBreeds,
  breeds.getBreed,
  system.getConfiguration,
  auth.getCsrfToken,
  reservations.listReservations,
  reservations.getReservation,
  search.listFeaturedPets,
  auth.signIn,
  auth.logout,
  payments.listPayments,
  payments.createPaymentIntent,
  payments.createSetupIntent,
  payments.payBalance,
  payments.quoteOrder,
  payments.updatePaymentIntent,
  payments.verifyAndFinalize,
  payments.getIntentStatus,
  payments.receiveWebhook,
  pets.countShare,
  pets.countView,
  reservations.updateReservationStatus,
  search.searchPets,
  search.searchPetsLean,
  pets.listSoldPets,
  search.searchSpotlight,
  pets.getPet,
  places.getPlace,
  breeders.getBreederProfile,
  reservations.finalizeReservation,
  reservations.startReservation,
  reservations.saveReservationProgress,
  auth.refreshToken,
  auth.getCurrentUser,
  auth.signUp,
];
