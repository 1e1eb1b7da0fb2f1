// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { Json, Raw } from "../answer.ts";
import type { CurrentSession, CurrentUser } from "../http/auth.ts";
import type { Nothing, RequestInfo } from "../http/operation.ts";
import type { Services } from "../services.ts";
import type * as T from "./types.ts";

/** What each operation takes and answers. */
export interface Operations {
  /** Whether the process is alive (GET /healthz) */
  checkHealth: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.HealthAnswer>;
  };
  /** Whether the process can serve (GET /readyz) */
  checkReadiness: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ReadinessAnswer>;
  };
  /** Complete a sale as its breeder (POST /v1/breeders/reservation/complete) */
  completeReservation: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.CompleteReservationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Count a share (PUT /v1/pets/increment_shares/{id}) */
  countShare: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.CountShareBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** Count a view (PUT /v1/pets/increment_view/{id}) */
  countView: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** Begin the first payment of a reservation (POST /v1/payments/create-payment-intent) */
  createPaymentIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.CreatePaymentIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentIntentAnswer>;
  };
  /** Begin to keep a card for the balance (POST /v1/payments/create-setup-intent) */
  createSetupIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.CreateSetupIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SetupIntentAnswer>;
  };
  /** Complete the checkout (POST /v1/reserve/finalize) */
  finalizeReservation: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.FinalizeReservationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** A breed's facts (GET /v1/breeds/{slug}) */
  getBreed: {
    params: { slug: T.Slug };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedAnswer>;
  };
  /** A breeder's public page (GET /v1/profiles/breeder/{id}) */
  getBreederProfile: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreederProfileAnswer>;
  };
  /** What a browser needs to know (GET /v1/configuration) */
  getConfiguration: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ConfigurationAnswer>;
  };
  /** This document (GET /openapi.json) */
  getContract: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ContractDocument>;
  };
  /** Get a CSRF token (GET /v1/csrf-token) */
  getCsrfToken: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.CsrfTokenAnswer>;
  };
  /** Who is signed in (GET /v1/user) */
  getCurrentUser: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.CurrentUserAnswer>;
  };
  /** How a payment stands (GET /v1/payments/verify-intent-status) */
  getIntentStatus: {
    params: Nothing;
    query: { payment_intent: T.IntentId };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.IntentStatusAnswer>;
  };
  /** A public picture (GET /media/{fileName}) */
  getMedia: {
    params: { fileName: string };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Raw;
  };
  /** A pet (GET /v1/pets/{id}) */
  getPet: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** Where a ZIP code is (GET /v1/places/{zip}) */
  getPlace: {
    params: { zip: T.PostalCode };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PlaceAnswer>;
  };
  /** One of my reservations as a buyer (GET /v1/customer/pets/reserved/{id}) */
  getReservation: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** A breeder's sale contract and health guarantee (GET /v1/breeders/{id}/contract) */
  getSaleContract: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SaleContractAnswer>;
  };
  /** Breeds that have an available pet (GET /v1/breeds/available) */
  listAvailableBreeds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedsAnswer>;
  };
  /** Reservations of my pets as their breeder (GET /v1/breeders/pets/reserved) */
  listBreederReservations: {
    params: Nothing;
    query: { status?: T.ReservationStatus[]; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetsAnswer>;
  };
  /** All breeds (GET /v1/breeds) */
  listBreeds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedsAnswer>;
  };
  /** What the home page shows (GET /v1/featured/pets) */
  listFeaturedPets: {
    params: Nothing;
    query: { type?: T.PetType[] };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.FeaturedPetsAnswer>;
  };
  /** My payments (GET /v1/payments) */
  listPayments: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentsAnswer>;
  };
  /** My reservations as a buyer (GET /v1/customer/pets/reserved) */
  listReservations: {
    params: Nothing;
    query: { status?: T.ReservationStatus[]; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetsAnswer>;
  };
  /** A breeder's sold pets (GET /v1/pets/sold/{id}) */
  listSoldPets: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SoldPetsAnswer>;
  };
  /** Sign out (GET /v1/logout) */
  logout: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Begin the payment of the balance (POST /v1/payments/pay-balance) */
  payBalance: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PayBalanceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentIntentAnswer>;
  };
  /** What a pet would cost, line by line (POST /v1/payments/quote) */
  quoteOrder: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuoteOrderBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.OrderDetailsAnswer>;
  };
  /** Take an event of the payment provider (POST /v1/payments/webhook) */
  receiveWebhook: {
    params: Nothing;
    query: Nothing;
    headers: { "stripe-signature"?: string };
    body: T.PaymentEvent;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Get a fresh access token (POST /v1/token/refresh) */
  refreshToken: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.AccessTokenAnswer>;
  };
  /** Keep the state of the checkout (POST /v1/reserve/save/progress) */
  saveReservationProgress: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.SaveProgressBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservationProgressAnswer>;
  };
  /** Search pets: cards and facet counts (GET /v1/pets/search/index) */
  searchPets: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; breedName?: string; sex?: T.PetSex[]; categories?: T.BadgeId[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; q?: string; sort?: T.SearchSort; sortType: 1 | -1; page: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchAnswer>;
  };
  /** Search pets: cards only (GET /v1/pets/search/lean) */
  searchPetsLean: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; breedName?: string; sex?: T.PetSex[]; categories?: T.BadgeId[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; q?: string; sort?: T.SearchSort; sortType: 1 | -1; page: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchLeanAnswer>;
  };
  /** A curated few (GET /v1/pets/spotlight) */
  searchSpotlight: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; categories?: T.BadgeId[]; isRescue?: boolean; isSmall?: boolean; zip?: T.PostalCode };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SpotlightAnswer>;
  };
  /** Sign in with e-mail address and password (POST /v1/login) */
  signIn: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SignInBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SessionAnswer>;
  };
  /** Create an account (POST /v1/users/new) */
  signUp: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SignUpBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SessionAnswer>;
  };
  /** Hold a pet for 15 minutes (POST /v1/reserve/new) */
  startReservation: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.StartReservationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetIdAnswer>;
  };
  /** Change delivery, code, donation or payment type (POST /v1/payments/update-payment-intent) */
  updatePaymentIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.UpdatePaymentIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OrderDetailsAnswer>;
  };
  /** Make one's own move on a reservation (PUT /v1/pets/reserved/status/update) */
  updateReservationStatus: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateReservationStatusBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Check a confirmed payment and complete what it pays for (POST /v1/payments/verify-and-finalize) */
  verifyAndFinalize: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.VerifyAndFinalizeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
}

export type OperationId = keyof Operations;

/** What a handler receives: read, checked and, where the contract says so, filled with defaults. */
export type Input<K extends OperationId> = Omit<Operations[K], "answer"> & { request: RequestInfo };

/** What a handler answers: the body, or reply(), stored() or raw() of backend/answer.ts around it. */
export type Answer<K extends OperationId> = Operations[K]["answer"];

/** One function for each named operation. */
export type Handlers<K extends OperationId> = {
  [P in K]: (input: Input<P>, services: Services) => Answer<P> | Promise<Answer<P>>;
};
