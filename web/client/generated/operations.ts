// Generated from openapi/ by tools/generate.ts. Do not edit.

import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { HearthpawClient, CallOptions } from "../src/client.ts";
import type { operations } from "./types.ts";

export type AddShelterInput = { body: operations["addShelter"]["requestBody"]["content"]["application/json"] };
export type AddShelterData = operations["addShelter"]["responses"][200]["content"]["application/json"];
/** Ask to join as a shelter: POST /api/shelter/add */
export function addShelter(client: HearthpawClient, input: AddShelterInput, options?: CallOptions): Promise<AddShelterData> {
  return client.call<AddShelterData>({ method: "POST", path: "/api/shelter/add", places: {} }, input, options);
}
export function addShelterMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addShelter"] as const,
    mutationFn: (input: AddShelterInput): Promise<AddShelterData> => addShelter(client, input),
  });
}

export type ChangeEmailInput = { body: operations["changeEmail"]["requestBody"]["content"]["application/json"] };
export type ChangeEmailData = operations["changeEmail"]["responses"][200]["content"]["application/json"];
/** Change the e-mail address: POST /v1/users/email/change */
export function changeEmail(client: HearthpawClient, input: ChangeEmailInput, options?: CallOptions): Promise<ChangeEmailData> {
  return client.call<ChangeEmailData>({ method: "POST", path: "/v1/users/email/change", places: {} }, input, options);
}
export function changeEmailMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["changeEmail"] as const,
    mutationFn: (input: ChangeEmailInput): Promise<ChangeEmailData> => changeEmail(client, input),
  });
}

export type ChangePasswordInput = { body: operations["changePassword"]["requestBody"]["content"]["application/json"] };
export type ChangePasswordData = operations["changePassword"]["responses"][200]["content"]["application/json"];
/** Change the password: PUT /v1/password/change */
export function changePassword(client: HearthpawClient, input: ChangePasswordInput, options?: CallOptions): Promise<ChangePasswordData> {
  return client.call<ChangePasswordData>({ method: "PUT", path: "/v1/password/change", places: {} }, input, options);
}
export function changePasswordMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["changePassword"] as const,
    mutationFn: (input: ChangePasswordInput): Promise<ChangePasswordData> => changePassword(client, input),
  });
}

export type CheckEmailInput = operations["checkEmail"]["parameters"]["path"];
export type CheckEmailData = operations["checkEmail"]["responses"][200]["content"]["application/json"];
/** Whether an address may be used for a new account: GET /v1/users/email/check/{email} */
export function checkEmail(client: HearthpawClient, input: CheckEmailInput, options?: CallOptions): Promise<CheckEmailData> {
  return client.call<CheckEmailData>({ method: "GET", path: "/v1/users/email/check/{email}", places: {"path":["email"]} }, input, options);
}
export function checkEmailQuery(client: HearthpawClient, input: CheckEmailInput) {
  return queryOptions({
    queryKey: ["checkEmail", input] as const,
    queryFn: ({ signal }): Promise<CheckEmailData> => checkEmail(client, input, { signal }),
  });
}

export type CheckHealthInput = Record<string, never>;
export type CheckHealthData = operations["checkHealth"]["responses"][200]["content"]["application/json"];
/** Whether the process is alive: GET /healthz */
export function checkHealth(client: HearthpawClient, input: CheckHealthInput = {}, options?: CallOptions): Promise<CheckHealthData> {
  return client.call<CheckHealthData>({ method: "GET", path: "/healthz", places: {} }, input, options);
}
export function checkHealthQuery(client: HearthpawClient, input: CheckHealthInput = {}) {
  return queryOptions({
    queryKey: ["checkHealth", input] as const,
    queryFn: ({ signal }): Promise<CheckHealthData> => checkHealth(client, input, { signal }),
  });
}

export type CheckReadinessInput = Record<string, never>;
export type CheckReadinessData = operations["checkReadiness"]["responses"][200]["content"]["application/json"];
/** Whether the process can serve: GET /readyz */
export function checkReadiness(client: HearthpawClient, input: CheckReadinessInput = {}, options?: CallOptions): Promise<CheckReadinessData> {
  return client.call<CheckReadinessData>({ method: "GET", path: "/readyz", places: {} }, input, options);
}
export function checkReadinessQuery(client: HearthpawClient, input: CheckReadinessInput = {}) {
  return queryOptions({
    queryKey: ["checkReadiness", input] as const,
    queryFn: ({ signal }): Promise<CheckReadinessData> => checkReadiness(client, input, { signal }),
  });
}

export type CloseAccountInput = Record<string, never>;
export type CloseAccountData = operations["closeAccount"]["responses"][200]["content"]["application/json"];
/** Close the account: DELETE /v1/users/me */
export function closeAccount(client: HearthpawClient, input: CloseAccountInput = {}, options?: CallOptions): Promise<CloseAccountData> {
  return client.call<CloseAccountData>({ method: "DELETE", path: "/v1/users/me", places: {} }, input, options);
}
export function closeAccountMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["closeAccount"] as const,
    mutationFn: (input: CloseAccountInput | void): Promise<CloseAccountData> => closeAccount(client, input ?? {}),
  });
}

export type CompleteReservationInput = { body: operations["completeReservation"]["requestBody"]["content"]["application/json"] };
export type CompleteReservationData = operations["completeReservation"]["responses"][200]["content"]["application/json"];
/** Complete a sale as its breeder: POST /v1/breeders/reservation/complete */
export function completeReservation(client: HearthpawClient, input: CompleteReservationInput, options?: CallOptions): Promise<CompleteReservationData> {
  return client.call<CompleteReservationData>({ method: "POST", path: "/v1/breeders/reservation/complete", places: {} }, input, options);
}
export function completeReservationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["completeReservation"] as const,
    mutationFn: (input: CompleteReservationInput): Promise<CompleteReservationData> => completeReservation(client, input),
  });
}

export type ConfirmSecondFactorInput = { body: operations["confirmSecondFactor"]["requestBody"]["content"]["application/json"] };
export type ConfirmSecondFactorData = operations["confirmSecondFactor"]["responses"][200]["content"]["application/json"];
/** Switch the second factor on: PUT /v1/users/second-factor */
export function confirmSecondFactor(client: HearthpawClient, input: ConfirmSecondFactorInput, options?: CallOptions): Promise<ConfirmSecondFactorData> {
  return client.call<ConfirmSecondFactorData>({ method: "PUT", path: "/v1/users/second-factor", places: {} }, input, options);
}
export function confirmSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["confirmSecondFactor"] as const,
    mutationFn: (input: ConfirmSecondFactorInput): Promise<ConfirmSecondFactorData> => confirmSecondFactor(client, input),
  });
}

export type CountShareInput = operations["countShare"]["parameters"]["path"] & { body: operations["countShare"]["requestBody"]["content"]["application/json"] };
export type CountShareData = operations["countShare"]["responses"][200]["content"]["application/json"];
/** Count a share: PUT /v1/pets/increment_shares/{id} */
export function countShare(client: HearthpawClient, input: CountShareInput, options?: CallOptions): Promise<CountShareData> {
  return client.call<CountShareData>({ method: "PUT", path: "/v1/pets/increment_shares/{id}", places: {"path":["id"]} }, input, options);
}
export function countShareMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["countShare"] as const,
    mutationFn: (input: CountShareInput): Promise<CountShareData> => countShare(client, input),
  });
}

export type CountViewInput = operations["countView"]["parameters"]["path"];
export type CountViewData = operations["countView"]["responses"][200]["content"]["application/json"];
/** Count a view: PUT /v1/pets/increment_view/{id} */
export function countView(client: HearthpawClient, input: CountViewInput, options?: CallOptions): Promise<CountViewData> {
  return client.call<CountViewData>({ method: "PUT", path: "/v1/pets/increment_view/{id}", places: {"path":["id"]} }, input, options);
}
export function countViewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["countView"] as const,
    mutationFn: (input: CountViewInput): Promise<CountViewData> => countView(client, input),
  });
}

export type CreatePaymentIntentInput = { body: operations["createPaymentIntent"]["requestBody"]["content"]["application/json"] };
export type CreatePaymentIntentData = operations["createPaymentIntent"]["responses"][200]["content"]["application/json"];
/** Begin the first payment of a reservation: POST /v1/payments/create-payment-intent */
export function createPaymentIntent(client: HearthpawClient, input: CreatePaymentIntentInput, options?: CallOptions): Promise<CreatePaymentIntentData> {
  return client.call<CreatePaymentIntentData>({ method: "POST", path: "/v1/payments/create-payment-intent", places: {} }, input, options);
}
export function createPaymentIntentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["createPaymentIntent"] as const,
    mutationFn: (input: CreatePaymentIntentInput): Promise<CreatePaymentIntentData> => createPaymentIntent(client, input),
  });
}

export type CreateSetupIntentInput = { body: operations["createSetupIntent"]["requestBody"]["content"]["application/json"] };
export type CreateSetupIntentData = operations["createSetupIntent"]["responses"][200]["content"]["application/json"];
/** Begin to keep a card for the balance: POST /v1/payments/create-setup-intent */
export function createSetupIntent(client: HearthpawClient, input: CreateSetupIntentInput, options?: CallOptions): Promise<CreateSetupIntentData> {
  return client.call<CreateSetupIntentData>({ method: "POST", path: "/v1/payments/create-setup-intent", places: {} }, input, options);
}
export function createSetupIntentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["createSetupIntent"] as const,
    mutationFn: (input: CreateSetupIntentInput): Promise<CreateSetupIntentData> => createSetupIntent(client, input),
  });
}

export type DecideVerificationInput = operations["decideVerification"]["parameters"]["path"] & { body: operations["decideVerification"]["requestBody"]["content"]["application/json"] };
export type DecideVerificationData = operations["decideVerification"]["responses"][200]["content"]["application/json"];
/** Decide a verification: POST /v1/admin/verifications/{id}/decide */
export function decideVerification(client: HearthpawClient, input: DecideVerificationInput, options?: CallOptions): Promise<DecideVerificationData> {
  return client.call<DecideVerificationData>({ method: "POST", path: "/v1/admin/verifications/{id}/decide", places: {"path":["id"]} }, input, options);
}
export function decideVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideVerification"] as const,
    mutationFn: (input: DecideVerificationInput): Promise<DecideVerificationData> => decideVerification(client, input),
  });
}

export type DeleteFileInput = { body: operations["deleteFile"]["requestBody"]["content"]["application/json"] };
export type DeleteFileData = operations["deleteFile"]["responses"][200]["content"]["application/json"];
/** Delete a file of mine: POST /v1/files/delete */
export function deleteFile(client: HearthpawClient, input: DeleteFileInput, options?: CallOptions): Promise<DeleteFileData> {
  return client.call<DeleteFileData>({ method: "POST", path: "/v1/files/delete", places: {} }, input, options);
}
export function deleteFileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteFile"] as const,
    mutationFn: (input: DeleteFileInput): Promise<DeleteFileData> => deleteFile(client, input),
  });
}

export type EndSessionInput = operations["endSession"]["parameters"]["path"];
export type EndSessionData = operations["endSession"]["responses"][200]["content"]["application/json"];
/** Sign out elsewhere: DELETE /v1/users/sessions/{id} */
export function endSession(client: HearthpawClient, input: EndSessionInput, options?: CallOptions): Promise<EndSessionData> {
  return client.call<EndSessionData>({ method: "DELETE", path: "/v1/users/sessions/{id}", places: {"path":["id"]} }, input, options);
}
export function endSessionMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["endSession"] as const,
    mutationFn: (input: EndSessionInput): Promise<EndSessionData> => endSession(client, input),
  });
}

export type ExportUserInput = Record<string, never>;
export type ExportUserData = operations["exportUser"]["responses"][200]["content"]["application/json"];
/** Everything of mine: GET /v1/users/export */
export function exportUser(client: HearthpawClient, input: ExportUserInput = {}, options?: CallOptions): Promise<ExportUserData> {
  return client.call<ExportUserData>({ method: "GET", path: "/v1/users/export", places: {} }, input, options);
}
export function exportUserQuery(client: HearthpawClient, input: ExportUserInput = {}) {
  return queryOptions({
    queryKey: ["exportUser", input] as const,
    queryFn: ({ signal }): Promise<ExportUserData> => exportUser(client, input, { signal }),
  });
}

export type FinalizeReservationInput = { body: operations["finalizeReservation"]["requestBody"]["content"]["application/json"] };
export type FinalizeReservationData = operations["finalizeReservation"]["responses"][200]["content"]["application/json"];
/** Complete the checkout: POST /v1/reserve/finalize */
export function finalizeReservation(client: HearthpawClient, input: FinalizeReservationInput, options?: CallOptions): Promise<FinalizeReservationData> {
  return client.call<FinalizeReservationData>({ method: "POST", path: "/v1/reserve/finalize", places: {} }, input, options);
}
export function finalizeReservationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["finalizeReservation"] as const,
    mutationFn: (input: FinalizeReservationInput): Promise<FinalizeReservationData> => finalizeReservation(client, input),
  });
}

export type FinishSocialSignInInput = operations["finishSocialSignIn"]["parameters"]["path"] & { body: operations["finishSocialSignIn"]["requestBody"]["content"]["application/json"] };
export type FinishSocialSignInData = Omit<operations["finishSocialSignIn"]["responses"][200]["content"]["application/json"], "accessToken">;
/** Finish signing in with Google or Facebook: POST /v1/auth/{provider}/callback */
export function finishSocialSignIn(client: HearthpawClient, input: FinishSocialSignInInput, options?: CallOptions): Promise<FinishSocialSignInData> {
  return client.call<FinishSocialSignInData>({ method: "POST", path: "/v1/auth/{provider}/callback", places: {"path":["provider"]} }, input, options);
}
export function finishSocialSignInMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["finishSocialSignIn"] as const,
    mutationFn: (input: FinishSocialSignInInput): Promise<FinishSocialSignInData> => finishSocialSignIn(client, input),
  });
}

export type ForgotPasswordInput = { body: operations["forgotPassword"]["requestBody"]["content"]["application/json"] };
export type ForgotPasswordData = operations["forgotPassword"]["responses"][200]["content"]["application/json"];
/** Ask for a reset code by mail: POST /v1/password/forgot */
export function forgotPassword(client: HearthpawClient, input: ForgotPasswordInput, options?: CallOptions): Promise<ForgotPasswordData> {
  return client.call<ForgotPasswordData>({ method: "POST", path: "/v1/password/forgot", places: {} }, input, options);
}
export function forgotPasswordMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["forgotPassword"] as const,
    mutationFn: (input: ForgotPasswordInput): Promise<ForgotPasswordData> => forgotPassword(client, input),
  });
}

export type GetBreedInput = operations["getBreed"]["parameters"]["path"];
export type GetBreedData = operations["getBreed"]["responses"][200]["content"]["application/json"];
/** A breed's facts: GET /v1/breeds/{slug} */
export function getBreed(client: HearthpawClient, input: GetBreedInput, options?: CallOptions): Promise<GetBreedData> {
  return client.call<GetBreedData>({ method: "GET", path: "/v1/breeds/{slug}", places: {"path":["slug"]} }, input, options);
}
export function getBreedQuery(client: HearthpawClient, input: GetBreedInput) {
  return queryOptions({
    queryKey: ["getBreed", input] as const,
    queryFn: ({ signal }): Promise<GetBreedData> => getBreed(client, input, { signal }),
  });
}

export type GetBreederProfileInput = operations["getBreederProfile"]["parameters"]["path"];
export type GetBreederProfileData = operations["getBreederProfile"]["responses"][200]["content"]["application/json"];
/** A breeder's public page: GET /v1/profiles/breeder/{id} */
export function getBreederProfile(client: HearthpawClient, input: GetBreederProfileInput, options?: CallOptions): Promise<GetBreederProfileData> {
  return client.call<GetBreederProfileData>({ method: "GET", path: "/v1/profiles/breeder/{id}", places: {"path":["id"]} }, input, options);
}
export function getBreederProfileQuery(client: HearthpawClient, input: GetBreederProfileInput) {
  return queryOptions({
    queryKey: ["getBreederProfile", input] as const,
    queryFn: ({ signal }): Promise<GetBreederProfileData> => getBreederProfile(client, input, { signal }),
  });
}

export type GetConfigurationInput = Record<string, never>;
export type GetConfigurationData = operations["getConfiguration"]["responses"][200]["content"]["application/json"];
/** What a browser needs to know: GET /v1/configuration */
export function getConfiguration(client: HearthpawClient, input: GetConfigurationInput = {}, options?: CallOptions): Promise<GetConfigurationData> {
  return client.call<GetConfigurationData>({ method: "GET", path: "/v1/configuration", places: {} }, input, options);
}
export function getConfigurationQuery(client: HearthpawClient, input: GetConfigurationInput = {}) {
  return queryOptions({
    queryKey: ["getConfiguration", input] as const,
    queryFn: ({ signal }): Promise<GetConfigurationData> => getConfiguration(client, input, { signal }),
  });
}

export type GetContractInput = Record<string, never>;
export type GetContractData = operations["getContract"]["responses"][200]["content"]["application/json"];
/** This document: GET /openapi.json */
export function getContract(client: HearthpawClient, input: GetContractInput = {}, options?: CallOptions): Promise<GetContractData> {
  return client.call<GetContractData>({ method: "GET", path: "/openapi.json", places: {} }, input, options);
}
export function getContractQuery(client: HearthpawClient, input: GetContractInput = {}) {
  return queryOptions({
    queryKey: ["getContract", input] as const,
    queryFn: ({ signal }): Promise<GetContractData> => getContract(client, input, { signal }),
  });
}

export type GetCsrfTokenInput = Record<string, never>;
export type GetCsrfTokenData = operations["getCsrfToken"]["responses"][200]["content"]["application/json"];
/** Get a CSRF token: GET /v1/csrf-token */
export function getCsrfToken(client: HearthpawClient, input: GetCsrfTokenInput = {}, options?: CallOptions): Promise<GetCsrfTokenData> {
  return client.call<GetCsrfTokenData>({ method: "GET", path: "/v1/csrf-token", places: {} }, input, options);
}
export function getCsrfTokenQuery(client: HearthpawClient, input: GetCsrfTokenInput = {}) {
  return queryOptions({
    queryKey: ["getCsrfToken", input] as const,
    queryFn: ({ signal }): Promise<GetCsrfTokenData> => getCsrfToken(client, input, { signal }),
  });
}

export type GetCurrentUserInput = Record<string, never>;
export type GetCurrentUserData = operations["getCurrentUser"]["responses"][200]["content"]["application/json"];
/** Who is signed in: GET /v1/user */
export function getCurrentUser(client: HearthpawClient, input: GetCurrentUserInput = {}, options?: CallOptions): Promise<GetCurrentUserData> {
  return client.call<GetCurrentUserData>({ method: "GET", path: "/v1/user", places: {} }, input, options);
}
export function getCurrentUserQuery(client: HearthpawClient, input: GetCurrentUserInput = {}) {
  return queryOptions({
    queryKey: ["getCurrentUser", input] as const,
    queryFn: ({ signal }): Promise<GetCurrentUserData> => getCurrentUser(client, input, { signal }),
  });
}

export type GetDownloadUrlInput = NonNullable<operations["getDownloadUrl"]["parameters"]["query"]>;
export type GetDownloadUrlData = operations["getDownloadUrl"]["responses"][200]["content"]["application/json"];
/** Where to get a file of mine: GET /v1/files/download */
export function getDownloadUrl(client: HearthpawClient, input: GetDownloadUrlInput, options?: CallOptions): Promise<GetDownloadUrlData> {
  return client.call<GetDownloadUrlData>({ method: "GET", path: "/v1/files/download", places: {"query":["fileKey"]} }, input, options);
}
export function getDownloadUrlQuery(client: HearthpawClient, input: GetDownloadUrlInput) {
  return queryOptions({
    queryKey: ["getDownloadUrl", input] as const,
    queryFn: ({ signal }): Promise<GetDownloadUrlData> => getDownloadUrl(client, input, { signal }),
  });
}

export type GetFileUrlInput = NonNullable<operations["getFileUrl"]["parameters"]["query"]>;
export type GetFileUrlData = operations["getFileUrl"]["responses"][200]["content"]["application/json"];
/** Where to get a file (second family): GET /api/files/url */
export function getFileUrl(client: HearthpawClient, input: GetFileUrlInput, options?: CallOptions): Promise<GetFileUrlData> {
  return client.call<GetFileUrlData>({ method: "GET", path: "/api/files/url", places: {"query":["fileKey","bucketIndicator"]} }, input, options);
}
export function getFileUrlQuery(client: HearthpawClient, input: GetFileUrlInput) {
  return queryOptions({
    queryKey: ["getFileUrl", input] as const,
    queryFn: ({ signal }): Promise<GetFileUrlData> => getFileUrl(client, input, { signal }),
  });
}

export type GetIntentStatusInput = NonNullable<operations["getIntentStatus"]["parameters"]["query"]>;
export type GetIntentStatusData = operations["getIntentStatus"]["responses"][200]["content"]["application/json"];
/** How a payment stands: GET /v1/payments/verify-intent-status */
export function getIntentStatus(client: HearthpawClient, input: GetIntentStatusInput, options?: CallOptions): Promise<GetIntentStatusData> {
  return client.call<GetIntentStatusData>({ method: "GET", path: "/v1/payments/verify-intent-status", places: {"query":["payment_intent"]} }, input, options);
}
export function getIntentStatusQuery(client: HearthpawClient, input: GetIntentStatusInput) {
  return queryOptions({
    queryKey: ["getIntentStatus", input] as const,
    queryFn: ({ signal }): Promise<GetIntentStatusData> => getIntentStatus(client, input, { signal }),
  });
}

export type GetMediaInput = operations["getMedia"]["parameters"]["path"];
export type GetMediaData = Blob;
/** A public picture: GET /media/{fileName} */
export function getMedia(client: HearthpawClient, input: GetMediaInput, options?: CallOptions): Promise<GetMediaData> {
  return client.call<GetMediaData>({ method: "GET", path: "/media/{fileName}", places: {"path":["fileName"]}, parse: "blob" }, input, options);
}
/** The address of getMedia, for a link or a picture. */
export function getMediaUrl(client: HearthpawClient, input: GetMediaInput): string {
  return client.url({ method: "GET", path: "/media/{fileName}", places: {"path":["fileName"]}, parse: "blob" }, input);
}
export function getMediaQuery(client: HearthpawClient, input: GetMediaInput) {
  return queryOptions({
    queryKey: ["getMedia", input] as const,
    queryFn: ({ signal }): Promise<GetMediaData> => getMedia(client, input, { signal }),
  });
}

export type GetPetInput = operations["getPet"]["parameters"]["path"];
export type GetPetData = operations["getPet"]["responses"][200]["content"]["application/json"];
/** A pet: GET /v1/pets/{id} */
export function getPet(client: HearthpawClient, input: GetPetInput, options?: CallOptions): Promise<GetPetData> {
  return client.call<GetPetData>({ method: "GET", path: "/v1/pets/{id}", places: {"path":["id"]} }, input, options);
}
export function getPetQuery(client: HearthpawClient, input: GetPetInput) {
  return queryOptions({
    queryKey: ["getPet", input] as const,
    queryFn: ({ signal }): Promise<GetPetData> => getPet(client, input, { signal }),
  });
}

export type GetPlaceInput = operations["getPlace"]["parameters"]["path"];
export type GetPlaceData = operations["getPlace"]["responses"][200]["content"]["application/json"];
/** Where a ZIP code is: GET /v1/places/{zip} */
export function getPlace(client: HearthpawClient, input: GetPlaceInput, options?: CallOptions): Promise<GetPlaceData> {
  return client.call<GetPlaceData>({ method: "GET", path: "/v1/places/{zip}", places: {"path":["zip"]} }, input, options);
}
export function getPlaceQuery(client: HearthpawClient, input: GetPlaceInput) {
  return queryOptions({
    queryKey: ["getPlace", input] as const,
    queryFn: ({ signal }): Promise<GetPlaceData> => getPlace(client, input, { signal }),
  });
}

export type GetReservationInput = operations["getReservation"]["parameters"]["path"];
export type GetReservationData = operations["getReservation"]["responses"][200]["content"]["application/json"];
/** One of my reservations as a buyer: GET /v1/customer/pets/reserved/{id} */
export function getReservation(client: HearthpawClient, input: GetReservationInput, options?: CallOptions): Promise<GetReservationData> {
  return client.call<GetReservationData>({ method: "GET", path: "/v1/customer/pets/reserved/{id}", places: {"path":["id"]} }, input, options);
}
export function getReservationQuery(client: HearthpawClient, input: GetReservationInput) {
  return queryOptions({
    queryKey: ["getReservation", input] as const,
    queryFn: ({ signal }): Promise<GetReservationData> => getReservation(client, input, { signal }),
  });
}

export type GetSaleContractInput = operations["getSaleContract"]["parameters"]["path"];
export type GetSaleContractData = operations["getSaleContract"]["responses"][200]["content"]["application/json"];
/** A breeder's sale contract and health guarantee: GET /v1/breeders/{id}/contract */
export function getSaleContract(client: HearthpawClient, input: GetSaleContractInput, options?: CallOptions): Promise<GetSaleContractData> {
  return client.call<GetSaleContractData>({ method: "GET", path: "/v1/breeders/{id}/contract", places: {"path":["id"]} }, input, options);
}
export function getSaleContractQuery(client: HearthpawClient, input: GetSaleContractInput) {
  return queryOptions({
    queryKey: ["getSaleContract", input] as const,
    queryFn: ({ signal }): Promise<GetSaleContractData> => getSaleContract(client, input, { signal }),
  });
}

export type GetShelterJoinInput = NonNullable<operations["getShelterJoin"]["parameters"]["query"]>;
export type GetShelterJoinData = operations["getShelterJoin"]["responses"][200]["content"]["application/json"];
/** A shelter's invitation: GET /v1/shelter/join */
export function getShelterJoin(client: HearthpawClient, input: GetShelterJoinInput = {}, options?: CallOptions): Promise<GetShelterJoinData> {
  return client.call<GetShelterJoinData>({ method: "GET", path: "/v1/shelter/join", places: {"query":["token"]} }, input, options);
}
export function getShelterJoinQuery(client: HearthpawClient, input: GetShelterJoinInput = {}) {
  return queryOptions({
    queryKey: ["getShelterJoin", input] as const,
    queryFn: ({ signal }): Promise<GetShelterJoinData> => getShelterJoin(client, input, { signal }),
  });
}

export type GetSocialSignInUrlInput = operations["getSocialSignInUrl"]["parameters"]["path"] & NonNullable<operations["getSocialSignInUrl"]["parameters"]["query"]>;
export type GetSocialSignInUrlData = operations["getSocialSignInUrl"]["responses"][200]["content"]["application/json"];
/** Begin to sign in with Google or Facebook: GET /v1/auth/{provider}/url */
export function getSocialSignInUrl(client: HearthpawClient, input: GetSocialSignInUrlInput, options?: CallOptions): Promise<GetSocialSignInUrlData> {
  return client.call<GetSocialSignInUrlData>({ method: "GET", path: "/v1/auth/{provider}/url", places: {"path":["provider"],"query":["returnTo"]} }, input, options);
}
export function getSocialSignInUrlQuery(client: HearthpawClient, input: GetSocialSignInUrlInput) {
  return queryOptions({
    queryKey: ["getSocialSignInUrl", input] as const,
    queryFn: ({ signal }): Promise<GetSocialSignInUrlData> => getSocialSignInUrl(client, input, { signal }),
  });
}

export type GetUploadUrlInput = NonNullable<operations["getUploadUrl"]["parameters"]["query"]>;
export type GetUploadUrlData = operations["getUploadUrl"]["responses"][200]["content"]["application/json"];
/** Where to put a file: GET /v1/files/upload */
export function getUploadUrl(client: HearthpawClient, input: GetUploadUrlInput, options?: CallOptions): Promise<GetUploadUrlData> {
  return client.call<GetUploadUrlData>({ method: "GET", path: "/v1/files/upload", places: {"query":["fileName","contentType","purpose","size"]} }, input, options);
}
export function getUploadUrlQuery(client: HearthpawClient, input: GetUploadUrlInput) {
  return queryOptions({
    queryKey: ["getUploadUrl", input] as const,
    queryFn: ({ signal }): Promise<GetUploadUrlData> => getUploadUrl(client, input, { signal }),
  });
}

export type GetVerificationInput = Record<string, never>;
export type GetVerificationData = operations["getVerification"]["responses"][200]["content"]["application/json"];
/** Where my verification stands: GET /v1/breeders/verification */
export function getVerification(client: HearthpawClient, input: GetVerificationInput = {}, options?: CallOptions): Promise<GetVerificationData> {
  return client.call<GetVerificationData>({ method: "GET", path: "/v1/breeders/verification", places: {} }, input, options);
}
export function getVerificationQuery(client: HearthpawClient, input: GetVerificationInput = {}) {
  return queryOptions({
    queryKey: ["getVerification", input] as const,
    queryFn: ({ signal }): Promise<GetVerificationData> => getVerification(client, input, { signal }),
  });
}

export type ListAuditEntriesInput = NonNullable<operations["listAuditEntries"]["parameters"]["query"]>;
export type ListAuditEntriesData = operations["listAuditEntries"]["responses"][200]["content"]["application/json"];
/** Staff's decisions: GET /v1/admin/audit */
export function listAuditEntries(client: HearthpawClient, input: ListAuditEntriesInput = {}, options?: CallOptions): Promise<ListAuditEntriesData> {
  return client.call<ListAuditEntriesData>({ method: "GET", path: "/v1/admin/audit", places: {"query":["actorId","subjectId","cursor"]} }, input, options);
}
export function listAuditEntriesQuery(client: HearthpawClient, input: ListAuditEntriesInput = {}) {
  return queryOptions({
    queryKey: ["listAuditEntries", input] as const,
    queryFn: ({ signal }): Promise<ListAuditEntriesData> => listAuditEntries(client, input, { signal }),
  });
}

export type ListAvailableBreedsInput = Record<string, never>;
export type ListAvailableBreedsData = operations["listAvailableBreeds"]["responses"][200]["content"]["application/json"];
/** Breeds that have an available pet: GET /v1/breeds/available */
export function listAvailableBreeds(client: HearthpawClient, input: ListAvailableBreedsInput = {}, options?: CallOptions): Promise<ListAvailableBreedsData> {
  return client.call<ListAvailableBreedsData>({ method: "GET", path: "/v1/breeds/available", places: {} }, input, options);
}
export function listAvailableBreedsQuery(client: HearthpawClient, input: ListAvailableBreedsInput = {}) {
  return queryOptions({
    queryKey: ["listAvailableBreeds", input] as const,
    queryFn: ({ signal }): Promise<ListAvailableBreedsData> => listAvailableBreeds(client, input, { signal }),
  });
}

export type ListBreederReservationsInput = NonNullable<operations["listBreederReservations"]["parameters"]["query"]>;
export type ListBreederReservationsData = operations["listBreederReservations"]["responses"][200]["content"]["application/json"];
/** Reservations of my pets as their breeder: GET /v1/breeders/pets/reserved */
export function listBreederReservations(client: HearthpawClient, input: ListBreederReservationsInput = {}, options?: CallOptions): Promise<ListBreederReservationsData> {
  return client.call<ListBreederReservationsData>({ method: "GET", path: "/v1/breeders/pets/reserved", places: {"query":["status","cursor"]} }, input, options);
}
export function listBreederReservationsQuery(client: HearthpawClient, input: ListBreederReservationsInput = {}) {
  return queryOptions({
    queryKey: ["listBreederReservations", input] as const,
    queryFn: ({ signal }): Promise<ListBreederReservationsData> => listBreederReservations(client, input, { signal }),
  });
}

export type ListBreedsInput = Record<string, never>;
export type ListBreedsData = operations["listBreeds"]["responses"][200]["content"]["application/json"];
/** All breeds: GET /v1/breeds */
export function listBreeds(client: HearthpawClient, input: ListBreedsInput = {}, options?: CallOptions): Promise<ListBreedsData> {
  return client.call<ListBreedsData>({ method: "GET", path: "/v1/breeds", places: {} }, input, options);
}
export function listBreedsQuery(client: HearthpawClient, input: ListBreedsInput = {}) {
  return queryOptions({
    queryKey: ["listBreeds", input] as const,
    queryFn: ({ signal }): Promise<ListBreedsData> => listBreeds(client, input, { signal }),
  });
}

export type ListFeaturedPetsInput = NonNullable<operations["listFeaturedPets"]["parameters"]["query"]>;
export type ListFeaturedPetsData = operations["listFeaturedPets"]["responses"][200]["content"]["application/json"];
/** What the home page shows: GET /v1/featured/pets */
export function listFeaturedPets(client: HearthpawClient, input: ListFeaturedPetsInput = {}, options?: CallOptions): Promise<ListFeaturedPetsData> {
  return client.call<ListFeaturedPetsData>({ method: "GET", path: "/v1/featured/pets", places: {"query":["type"]} }, input, options);
}
export function listFeaturedPetsQuery(client: HearthpawClient, input: ListFeaturedPetsInput = {}) {
  return queryOptions({
    queryKey: ["listFeaturedPets", input] as const,
    queryFn: ({ signal }): Promise<ListFeaturedPetsData> => listFeaturedPets(client, input, { signal }),
  });
}

export type ListPaymentsInput = NonNullable<operations["listPayments"]["parameters"]["query"]>;
export type ListPaymentsData = operations["listPayments"]["responses"][200]["content"]["application/json"];
/** My payments: GET /v1/payments */
export function listPayments(client: HearthpawClient, input: ListPaymentsInput = {}, options?: CallOptions): Promise<ListPaymentsData> {
  return client.call<ListPaymentsData>({ method: "GET", path: "/v1/payments", places: {"query":["cursor"]} }, input, options);
}
export function listPaymentsQuery(client: HearthpawClient, input: ListPaymentsInput = {}) {
  return queryOptions({
    queryKey: ["listPayments", input] as const,
    queryFn: ({ signal }): Promise<ListPaymentsData> => listPayments(client, input, { signal }),
  });
}

export type ListReservationsInput = NonNullable<operations["listReservations"]["parameters"]["query"]>;
export type ListReservationsData = operations["listReservations"]["responses"][200]["content"]["application/json"];
/** My reservations as a buyer: GET /v1/customer/pets/reserved */
export function listReservations(client: HearthpawClient, input: ListReservationsInput = {}, options?: CallOptions): Promise<ListReservationsData> {
  return client.call<ListReservationsData>({ method: "GET", path: "/v1/customer/pets/reserved", places: {"query":["status","cursor"]} }, input, options);
}
export function listReservationsQuery(client: HearthpawClient, input: ListReservationsInput = {}) {
  return queryOptions({
    queryKey: ["listReservations", input] as const,
    queryFn: ({ signal }): Promise<ListReservationsData> => listReservations(client, input, { signal }),
  });
}

export type ListSessionsInput = Record<string, never>;
export type ListSessionsData = operations["listSessions"]["responses"][200]["content"]["application/json"];
/** Where I am signed in: GET /v1/users/sessions */
export function listSessions(client: HearthpawClient, input: ListSessionsInput = {}, options?: CallOptions): Promise<ListSessionsData> {
  return client.call<ListSessionsData>({ method: "GET", path: "/v1/users/sessions", places: {} }, input, options);
}
export function listSessionsQuery(client: HearthpawClient, input: ListSessionsInput = {}) {
  return queryOptions({
    queryKey: ["listSessions", input] as const,
    queryFn: ({ signal }): Promise<ListSessionsData> => listSessions(client, input, { signal }),
  });
}

export type ListSoldPetsInput = operations["listSoldPets"]["parameters"]["path"] & NonNullable<operations["listSoldPets"]["parameters"]["query"]>;
export type ListSoldPetsData = operations["listSoldPets"]["responses"][200]["content"]["application/json"];
/** A breeder's sold pets: GET /v1/pets/sold/{id} */
export function listSoldPets(client: HearthpawClient, input: ListSoldPetsInput, options?: CallOptions): Promise<ListSoldPetsData> {
  return client.call<ListSoldPetsData>({ method: "GET", path: "/v1/pets/sold/{id}", places: {"path":["id"],"query":["cursor"]} }, input, options);
}
export function listSoldPetsQuery(client: HearthpawClient, input: ListSoldPetsInput) {
  return queryOptions({
    queryKey: ["listSoldPets", input] as const,
    queryFn: ({ signal }): Promise<ListSoldPetsData> => listSoldPets(client, input, { signal }),
  });
}

export type ListUsersInput = NonNullable<operations["listUsers"]["parameters"]["query"]>;
export type ListUsersData = operations["listUsers"]["responses"][200]["content"]["application/json"];
/** Find accounts: GET /v1/admin/users */
export function listUsers(client: HearthpawClient, input: ListUsersInput = {}, options?: CallOptions): Promise<ListUsersData> {
  return client.call<ListUsersData>({ method: "GET", path: "/v1/admin/users", places: {"query":["q","role","accountStatus","cursor"]} }, input, options);
}
export function listUsersQuery(client: HearthpawClient, input: ListUsersInput = {}) {
  return queryOptions({
    queryKey: ["listUsers", input] as const,
    queryFn: ({ signal }): Promise<ListUsersData> => listUsers(client, input, { signal }),
  });
}

export type ListVerificationsInput = NonNullable<operations["listVerifications"]["parameters"]["query"]>;
export type ListVerificationsData = operations["listVerifications"]["responses"][200]["content"]["application/json"];
/** Verifications that wait for a decision: GET /v1/admin/verifications */
export function listVerifications(client: HearthpawClient, input: ListVerificationsInput = {}, options?: CallOptions): Promise<ListVerificationsData> {
  return client.call<ListVerificationsData>({ method: "GET", path: "/v1/admin/verifications", places: {"query":["status","cursor"]} }, input, options);
}
export function listVerificationsQuery(client: HearthpawClient, input: ListVerificationsInput = {}) {
  return queryOptions({
    queryKey: ["listVerifications", input] as const,
    queryFn: ({ signal }): Promise<ListVerificationsData> => listVerifications(client, input, { signal }),
  });
}

export type LogoutInput = Record<string, never>;
export type LogoutData = operations["logout"]["responses"][200]["content"]["application/json"];
/** Sign out: GET /v1/logout */
export function logout(client: HearthpawClient, input: LogoutInput = {}, options?: CallOptions): Promise<LogoutData> {
  return client.call<LogoutData>({ method: "GET", path: "/v1/logout", places: {} }, input, options);
}
export function logoutQuery(client: HearthpawClient, input: LogoutInput = {}) {
  return queryOptions({
    queryKey: ["logout", input] as const,
    queryFn: ({ signal }): Promise<LogoutData> => logout(client, input, { signal }),
  });
}

export type PayBalanceInput = { body: operations["payBalance"]["requestBody"]["content"]["application/json"] };
export type PayBalanceData = operations["payBalance"]["responses"][200]["content"]["application/json"];
/** Begin the payment of the balance: POST /v1/payments/pay-balance */
export function payBalance(client: HearthpawClient, input: PayBalanceInput, options?: CallOptions): Promise<PayBalanceData> {
  return client.call<PayBalanceData>({ method: "POST", path: "/v1/payments/pay-balance", places: {} }, input, options);
}
export function payBalanceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["payBalance"] as const,
    mutationFn: (input: PayBalanceInput): Promise<PayBalanceData> => payBalance(client, input),
  });
}

export type QuoteOrderInput = { body: operations["quoteOrder"]["requestBody"]["content"]["application/json"] };
export type QuoteOrderData = operations["quoteOrder"]["responses"][200]["content"]["application/json"];
/** What a pet would cost, line by line: POST /v1/payments/quote */
export function quoteOrder(client: HearthpawClient, input: QuoteOrderInput, options?: CallOptions): Promise<QuoteOrderData> {
  return client.call<QuoteOrderData>({ method: "POST", path: "/v1/payments/quote", places: {} }, input, options);
}
export function quoteOrderMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["quoteOrder"] as const,
    mutationFn: (input: QuoteOrderInput): Promise<QuoteOrderData> => quoteOrder(client, input),
  });
}

export type RedeemTokenInput = operations["redeemToken"]["parameters"]["path"] & { body: operations["redeemToken"]["requestBody"]["content"]["application/json"] };
export type RedeemTokenData = operations["redeemToken"]["responses"][200]["content"]["application/json"];
/** Redeem a link of a mail: POST /{token} */
export function redeemToken(client: HearthpawClient, input: RedeemTokenInput, options?: CallOptions): Promise<RedeemTokenData> {
  return client.call<RedeemTokenData>({ method: "POST", path: "/{token}", places: {"path":["token"]} }, input, options);
}
export function redeemTokenMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["redeemToken"] as const,
    mutationFn: (input: RedeemTokenInput): Promise<RedeemTokenData> => redeemToken(client, input),
  });
}

export type RefreshTokenInput = Record<string, never>;
export type RefreshTokenData = Omit<operations["refreshToken"]["responses"][200]["content"]["application/json"], "accessToken">;
/** Get a fresh access token: POST /v1/token/refresh */
export function refreshToken(client: HearthpawClient, input: RefreshTokenInput = {}, options?: CallOptions): Promise<RefreshTokenData> {
  return client.call<RefreshTokenData>({ method: "POST", path: "/v1/token/refresh", places: {} }, input, options);
}
export function refreshTokenMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["refreshToken"] as const,
    mutationFn: (input: RefreshTokenInput | void): Promise<RefreshTokenData> => refreshToken(client, input ?? {}),
  });
}

export type RemoveSecondFactorInput = Pick<NonNullable<operations["removeSecondFactor"]["parameters"]["header"]>, "x-second-factor">;
export type RemoveSecondFactorData = operations["removeSecondFactor"]["responses"][200]["content"]["application/json"];
/** Switch the second factor off: DELETE /v1/users/second-factor */
export function removeSecondFactor(client: HearthpawClient, input: RemoveSecondFactorInput, options?: CallOptions): Promise<RemoveSecondFactorData> {
  return client.call<RemoveSecondFactorData>({ method: "DELETE", path: "/v1/users/second-factor", places: {"header":["x-second-factor"]} }, input, options);
}
export function removeSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["removeSecondFactor"] as const,
    mutationFn: (input: RemoveSecondFactorInput): Promise<RemoveSecondFactorData> => removeSecondFactor(client, input),
  });
}

export type ResendVerificationInput = Record<string, never>;
export type ResendVerificationData = operations["resendVerification"]["responses"][200]["content"]["application/json"];
/** Send the verification mail again: POST /v1/users/email/verify/resend */
export function resendVerification(client: HearthpawClient, input: ResendVerificationInput = {}, options?: CallOptions): Promise<ResendVerificationData> {
  return client.call<ResendVerificationData>({ method: "POST", path: "/v1/users/email/verify/resend", places: {} }, input, options);
}
export function resendVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["resendVerification"] as const,
    mutationFn: (input: ResendVerificationInput | void): Promise<ResendVerificationData> => resendVerification(client, input ?? {}),
  });
}

export type ResetPasswordInput = { body: operations["resetPassword"]["requestBody"]["content"]["application/json"] };
export type ResetPasswordData = operations["resetPassword"]["responses"][200]["content"]["application/json"];
/** Set a new password by a code: POST /v1/password/reset */
export function resetPassword(client: HearthpawClient, input: ResetPasswordInput, options?: CallOptions): Promise<ResetPasswordData> {
  return client.call<ResetPasswordData>({ method: "POST", path: "/v1/password/reset", places: {} }, input, options);
}
export function resetPasswordMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["resetPassword"] as const,
    mutationFn: (input: ResetPasswordInput): Promise<ResetPasswordData> => resetPassword(client, input),
  });
}

export type SaveReservationProgressInput = { body: operations["saveReservationProgress"]["requestBody"]["content"]["application/json"] };
export type SaveReservationProgressData = operations["saveReservationProgress"]["responses"][200]["content"]["application/json"];
/** Keep the state of the checkout: POST /v1/reserve/save/progress */
export function saveReservationProgress(client: HearthpawClient, input: SaveReservationProgressInput, options?: CallOptions): Promise<SaveReservationProgressData> {
  return client.call<SaveReservationProgressData>({ method: "POST", path: "/v1/reserve/save/progress", places: {} }, input, options);
}
export function saveReservationProgressMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["saveReservationProgress"] as const,
    mutationFn: (input: SaveReservationProgressInput): Promise<SaveReservationProgressData> => saveReservationProgress(client, input),
  });
}

export type SearchPetsInput = NonNullable<operations["searchPets"]["parameters"]["query"]>;
export type SearchPetsData = operations["searchPets"]["responses"][200]["content"]["application/json"];
/** Search pets: cards and facet counts: GET /v1/pets/search/index */
export function searchPets(client: HearthpawClient, input: SearchPetsInput = {}, options?: CallOptions): Promise<SearchPetsData> {
  return client.call<SearchPetsData>({ method: "GET", path: "/v1/pets/search/index", places: {"query":["type","breed","breedName","sex","categories","sizeClass","age","coatType","generation","goodWith","color","delivery","priceMinCents","priceMaxCents","isRescue","isSmall","available","zip","distance","q","sort","sortType","page","cursor"]} }, input, options);
}
export function searchPetsQuery(client: HearthpawClient, input: SearchPetsInput = {}) {
  return queryOptions({
    queryKey: ["searchPets", input] as const,
    queryFn: ({ signal }): Promise<SearchPetsData> => searchPets(client, input, { signal }),
  });
}

export type SearchPetsLeanInput = NonNullable<operations["searchPetsLean"]["parameters"]["query"]>;
export type SearchPetsLeanData = operations["searchPetsLean"]["responses"][200]["content"]["application/json"];
/** Search pets: cards only: GET /v1/pets/search/lean */
export function searchPetsLean(client: HearthpawClient, input: SearchPetsLeanInput = {}, options?: CallOptions): Promise<SearchPetsLeanData> {
  return client.call<SearchPetsLeanData>({ method: "GET", path: "/v1/pets/search/lean", places: {"query":["type","breed","breedName","sex","categories","sizeClass","age","coatType","generation","goodWith","color","delivery","priceMinCents","priceMaxCents","isRescue","isSmall","available","zip","distance","q","sort","sortType","page","cursor"]} }, input, options);
}
export function searchPetsLeanQuery(client: HearthpawClient, input: SearchPetsLeanInput = {}) {
  return queryOptions({
    queryKey: ["searchPetsLean", input] as const,
    queryFn: ({ signal }): Promise<SearchPetsLeanData> => searchPetsLean(client, input, { signal }),
  });
}

export type SearchSpotlightInput = NonNullable<operations["searchSpotlight"]["parameters"]["query"]>;
export type SearchSpotlightData = operations["searchSpotlight"]["responses"][200]["content"]["application/json"];
/** A curated few: GET /v1/pets/spotlight */
export function searchSpotlight(client: HearthpawClient, input: SearchSpotlightInput = {}, options?: CallOptions): Promise<SearchSpotlightData> {
  return client.call<SearchSpotlightData>({ method: "GET", path: "/v1/pets/spotlight", places: {"query":["type","breed","categories","isRescue","isSmall","zip"]} }, input, options);
}
export function searchSpotlightQuery(client: HearthpawClient, input: SearchSpotlightInput = {}) {
  return queryOptions({
    queryKey: ["searchSpotlight", input] as const,
    queryFn: ({ signal }): Promise<SearchSpotlightData> => searchSpotlight(client, input, { signal }),
  });
}

export type SignInInput = { body: operations["signIn"]["requestBody"]["content"]["application/json"] };
export type SignInData = Omit<operations["signIn"]["responses"][200]["content"]["application/json"], "accessToken">;
/** Sign in with e-mail address and password: POST /v1/login */
export function signIn(client: HearthpawClient, input: SignInInput, options?: CallOptions): Promise<SignInData> {
  return client.call<SignInData>({ method: "POST", path: "/v1/login", places: {} }, input, options);
}
export function signInMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["signIn"] as const,
    mutationFn: (input: SignInInput): Promise<SignInData> => signIn(client, input),
  });
}

export type SignUpInput = { body: operations["signUp"]["requestBody"]["content"]["application/json"] };
export type SignUpData = Omit<operations["signUp"]["responses"][201]["content"]["application/json"], "accessToken">;
/** Create an account: POST /v1/users/new */
export function signUp(client: HearthpawClient, input: SignUpInput, options?: CallOptions): Promise<SignUpData> {
  return client.call<SignUpData>({ method: "POST", path: "/v1/users/new", places: {} }, input, options);
}
export function signUpMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["signUp"] as const,
    mutationFn: (input: SignUpInput): Promise<SignUpData> => signUp(client, input),
  });
}

export type StartReservationInput = { body: operations["startReservation"]["requestBody"]["content"]["application/json"] };
export type StartReservationData = operations["startReservation"]["responses"][201]["content"]["application/json"];
/** Hold a pet for 15 minutes: POST /v1/reserve/new */
export function startReservation(client: HearthpawClient, input: StartReservationInput, options?: CallOptions): Promise<StartReservationData> {
  return client.call<StartReservationData>({ method: "POST", path: "/v1/reserve/new", places: {} }, input, options);
}
export function startReservationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["startReservation"] as const,
    mutationFn: (input: StartReservationInput): Promise<StartReservationData> => startReservation(client, input),
  });
}

export type StartSecondFactorInput = Record<string, never>;
export type StartSecondFactorData = operations["startSecondFactor"]["responses"][200]["content"]["application/json"];
/** Begin to set up a second factor: POST /v1/users/second-factor */
export function startSecondFactor(client: HearthpawClient, input: StartSecondFactorInput = {}, options?: CallOptions): Promise<StartSecondFactorData> {
  return client.call<StartSecondFactorData>({ method: "POST", path: "/v1/users/second-factor", places: {} }, input, options);
}
export function startSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["startSecondFactor"] as const,
    mutationFn: (input: StartSecondFactorInput | void): Promise<StartSecondFactorData> => startSecondFactor(client, input ?? {}),
  });
}

export type SubmitVerificationInput = { body: operations["submitVerification"]["requestBody"]["content"]["application/json"] };
export type SubmitVerificationData = operations["submitVerification"]["responses"][200]["content"]["application/json"];
/** Hand in the documents: POST /v1/breeders/verification */
export function submitVerification(client: HearthpawClient, input: SubmitVerificationInput, options?: CallOptions): Promise<SubmitVerificationData> {
  return client.call<SubmitVerificationData>({ method: "POST", path: "/v1/breeders/verification", places: {} }, input, options);
}
export function submitVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["submitVerification"] as const,
    mutationFn: (input: SubmitVerificationInput): Promise<SubmitVerificationData> => submitVerification(client, input),
  });
}

export type UnsubscribeInput = { body: operations["unsubscribe"]["requestBody"]["content"]["application/json"] };
export type UnsubscribeData = operations["unsubscribe"]["responses"][200]["content"]["application/json"];
/** Stop a kind of mail: PUT /v1/user/setting/email/notifications/unsubscribe */
export function unsubscribe(client: HearthpawClient, input: UnsubscribeInput, options?: CallOptions): Promise<UnsubscribeData> {
  return client.call<UnsubscribeData>({ method: "PUT", path: "/v1/user/setting/email/notifications/unsubscribe", places: {} }, input, options);
}
export function unsubscribeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["unsubscribe"] as const,
    mutationFn: (input: UnsubscribeInput): Promise<UnsubscribeData> => unsubscribe(client, input),
  });
}

export type UnsubscribeOneClickInput = NonNullable<operations["unsubscribeOneClick"]["parameters"]["query"]> & { body: operations["unsubscribeOneClick"]["requestBody"]["content"]["application/x-www-form-urlencoded"] };
export type UnsubscribeOneClickData = operations["unsubscribeOneClick"]["responses"][200]["content"]["application/json"];
/** A mail program's one click: POST /v1/user/setting/email/notifications/unsubscribe */
export function unsubscribeOneClick(client: HearthpawClient, input: UnsubscribeOneClickInput, options?: CallOptions): Promise<UnsubscribeOneClickData> {
  return client.call<UnsubscribeOneClickData>({ method: "POST", path: "/v1/user/setting/email/notifications/unsubscribe", places: {"query":["token"]}, bodyType: "application/x-www-form-urlencoded" }, input, options);
}
export function unsubscribeOneClickMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["unsubscribeOneClick"] as const,
    mutationFn: (input: UnsubscribeOneClickInput): Promise<UnsubscribeOneClickData> => unsubscribeOneClick(client, input),
  });
}

export type UpdatePaymentIntentInput = { body: operations["updatePaymentIntent"]["requestBody"]["content"]["application/json"] };
export type UpdatePaymentIntentData = operations["updatePaymentIntent"]["responses"][200]["content"]["application/json"];
/** Change delivery, code, donation or payment type: POST /v1/payments/update-payment-intent */
export function updatePaymentIntent(client: HearthpawClient, input: UpdatePaymentIntentInput, options?: CallOptions): Promise<UpdatePaymentIntentData> {
  return client.call<UpdatePaymentIntentData>({ method: "POST", path: "/v1/payments/update-payment-intent", places: {} }, input, options);
}
export function updatePaymentIntentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updatePaymentIntent"] as const,
    mutationFn: (input: UpdatePaymentIntentInput): Promise<UpdatePaymentIntentData> => updatePaymentIntent(client, input),
  });
}

export type UpdateReservationStatusInput = { body: operations["updateReservationStatus"]["requestBody"]["content"]["application/json"] };
export type UpdateReservationStatusData = operations["updateReservationStatus"]["responses"][200]["content"]["application/json"];
/** Make one's own move on a reservation: PUT /v1/pets/reserved/status/update */
export function updateReservationStatus(client: HearthpawClient, input: UpdateReservationStatusInput, options?: CallOptions): Promise<UpdateReservationStatusData> {
  return client.call<UpdateReservationStatusData>({ method: "PUT", path: "/v1/pets/reserved/status/update", places: {} }, input, options);
}
export function updateReservationStatusMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateReservationStatus"] as const,
    mutationFn: (input: UpdateReservationStatusInput): Promise<UpdateReservationStatusData> => updateReservationStatus(client, input),
  });
}

export type UpdateUserInput = { body: operations["updateUser"]["requestBody"]["content"]["application/json"] };
export type UpdateUserData = operations["updateUser"]["responses"][200]["content"]["application/json"];
/** Change names, phone or picture: PUT /v1/users/update */
export function updateUser(client: HearthpawClient, input: UpdateUserInput, options?: CallOptions): Promise<UpdateUserData> {
  return client.call<UpdateUserData>({ method: "PUT", path: "/v1/users/update", places: {} }, input, options);
}
export function updateUserMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateUser"] as const,
    mutationFn: (input: UpdateUserInput): Promise<UpdateUserData> => updateUser(client, input),
  });
}

export type UpdateUserSettingInput = operations["updateUserSetting"]["parameters"]["path"] & { body: operations["updateUserSetting"]["requestBody"]["content"]["application/json"] };
export type UpdateUserSettingData = operations["updateUserSetting"]["responses"][200]["content"]["application/json"];
/** Change one setting: PUT /v1/user/setting/{userId}/update/key */
export function updateUserSetting(client: HearthpawClient, input: UpdateUserSettingInput, options?: CallOptions): Promise<UpdateUserSettingData> {
  return client.call<UpdateUserSettingData>({ method: "PUT", path: "/v1/user/setting/{userId}/update/key", places: {"path":["userId"]} }, input, options);
}
export function updateUserSettingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateUserSetting"] as const,
    mutationFn: (input: UpdateUserSettingInput): Promise<UpdateUserSettingData> => updateUserSetting(client, input),
  });
}

export type UpdateUserStatusInput = operations["updateUserStatus"]["parameters"]["path"] & { body: operations["updateUserStatus"]["requestBody"]["content"]["application/json"] };
export type UpdateUserStatusData = operations["updateUserStatus"]["responses"][200]["content"]["application/json"];
/** Change an account's status: PUT /v1/admin/users/{id}/status */
export function updateUserStatus(client: HearthpawClient, input: UpdateUserStatusInput, options?: CallOptions): Promise<UpdateUserStatusData> {
  return client.call<UpdateUserStatusData>({ method: "PUT", path: "/v1/admin/users/{id}/status", places: {"path":["id"]} }, input, options);
}
export function updateUserStatusMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateUserStatus"] as const,
    mutationFn: (input: UpdateUserStatusInput): Promise<UpdateUserStatusData> => updateUserStatus(client, input),
  });
}

export type ValidatePasswordCodeInput = { body: operations["validatePasswordCode"]["requestBody"]["content"]["application/json"] };
export type ValidatePasswordCodeData = operations["validatePasswordCode"]["responses"][200]["content"]["application/json"];
/** Check a reset code: POST /v1/password/code/validate */
export function validatePasswordCode(client: HearthpawClient, input: ValidatePasswordCodeInput, options?: CallOptions): Promise<ValidatePasswordCodeData> {
  return client.call<ValidatePasswordCodeData>({ method: "POST", path: "/v1/password/code/validate", places: {} }, input, options);
}
export function validatePasswordCodeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["validatePasswordCode"] as const,
    mutationFn: (input: ValidatePasswordCodeInput): Promise<ValidatePasswordCodeData> => validatePasswordCode(client, input),
  });
}

export type VerifyAndFinalizeInput = { body: operations["verifyAndFinalize"]["requestBody"]["content"]["application/json"] };
export type VerifyAndFinalizeData = operations["verifyAndFinalize"]["responses"][200]["content"]["application/json"];
/** Check a confirmed payment and complete what it pays for: POST /v1/payments/verify-and-finalize */
export function verifyAndFinalize(client: HearthpawClient, input: VerifyAndFinalizeInput, options?: CallOptions): Promise<VerifyAndFinalizeData> {
  return client.call<VerifyAndFinalizeData>({ method: "POST", path: "/v1/payments/verify-and-finalize", places: {} }, input, options);
}
export function verifyAndFinalizeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["verifyAndFinalize"] as const,
    mutationFn: (input: VerifyAndFinalizeInput): Promise<VerifyAndFinalizeData> => verifyAndFinalize(client, input),
  });
}
