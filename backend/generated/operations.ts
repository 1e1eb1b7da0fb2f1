// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { Operation } from "../http/operation.ts";
import * as auth from "./auth.ts";
import * as breeders from "./breeders.ts";
import * as breeds from "./breeds.ts";
import * as files from "./files.ts";
import * as passwords from "./passwords.ts";
import * as payments from "./payments.ts";
import * as pets from "./pets.ts";
import * as places from "./places.ts";
import * as reservations from "./reservations.ts";
import * as search from "./search.ts";
import * as settings from "./settings.ts";
import * as staff from "./staff.ts";
import * as system from "./system.ts";
import * as users from "./users.ts";
import * as verification from "./verification.ts";

/** Every operation in the order in which the router must try them: static segments before parameters. */
export const operations: readonly Operation[] = [
  reservations.apiCompleteReservation,
  reservations.apiListBreederReservations,
  search.apiListFeaturedPets,
  files.getFileUrl,
  pets.apiGetPet,
  search.apiSearchPets,
  reservations.apiStartReservation,
  reservations.apiFinalizeReservation,
  reservations.apiSaveReservationProgress,
  reservations.apiGetReservationByQuery,
  reservations.apiGetReservation,
  reservations.apiListReservations,
  reservations.apiUpdateReservationStatus,
  verification.addShelter,
  breeds.listBreedsAtRoot,
  system.checkHealth,
  system.getMedia,
  system.getContract,
  system.checkReadiness,
  staff.listAuditEntries,
  staff.listUsers,
  staff.updateUserStatus,
  verification.listVerifications,
  verification.decideVerification,
  auth.finishSocialSignIn,
  auth.getSocialSignInUrl,
  reservations.listBreederReservations,
  reservations.completeReservation,
  verification.getVerification,
  verification.submitVerification,
  breeders.getSaleContract,
  breeds.listBreeds,
  breeds.listAvailableBreeds,
  breeds.getBreed,
  system.getConfiguration,
  auth.getCsrfToken,
  reservations.listReservations,
  reservations.getReservation,
  search.listFeaturedPets,
  files.deleteFile,
  files.getDownloadUrl,
  files.getUploadUrl,
  auth.signIn,
  auth.logout,
  passwords.changePassword,
  passwords.validatePasswordCode,
  passwords.forgotPassword,
  passwords.resetPassword,
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
  verification.getShelterJoin,
  auth.refreshToken,
  auth.getCurrentUser,
  settings.unsubscribe,
  settings.unsubscribeOneClick,
  settings.updateUserSetting,
  users.changeEmail,
  users.checkEmail,
  users.resendVerification,
  users.exportUser,
  users.closeAccount,
  auth.signUp,
  users.confirmSecondFactor,
  users.startSecondFactor,
  users.removeSecondFactor,
  users.listSessions,
  users.endSession,
  users.updateUser,
  users.redeemToken,
];
