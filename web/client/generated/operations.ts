// Generated from openapi/ by tools/generate.ts. Do not edit.

import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { HearthpawClient, CallOptions } from "../src/client.ts";
import type { operations } from "./types.ts";

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
