// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Complete a sale as its breeder (under /api) */
export const apiCompleteReservation: Operation = {
  id: "apiCompleteReservation",
  tag: "reservations",
  path: "/api/breeders/complete-reservation",
  roles: ["breeder"],
  rate: "money",
  codes: ["sale_stopped","balance_due","delivery_unfinished","transition_not_allowed","too_young","too_early"],
  twin: { of: "completeReservation", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/breeders/complete-reservation",
    operationId: "apiCompleteReservation",
    tags: ["reservations"],
    summary: "Complete a sale as its breeder (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.CompleteReservationBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Complete the checkout (under /api) */
export const apiFinalizeReservation: Operation = {
  id: "apiFinalizeReservation",
  tag: "reservations",
  path: "/api/reserve-pet/finalize",
  roles: ["consumer"],
  rate: "money",
  codes: ["sale_stopped","hold_expired","reservation_not_open","payment_processing","payment_incomplete","card_declined","payment_refunded","price_changed","terms_not_accepted","state_not_allowed","payments_unavailable"],
  twin: { of: "finalizeReservation", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/reserve-pet/finalize",
    operationId: "apiFinalizeReservation",
    tags: ["reservations"],
    summary: "Complete the checkout (under /api)",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.FinalizeReservationBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get one of my reservations as a buyer (under /api) */
export const apiGetReservation: Operation = {
  id: "apiGetReservation",
  tag: "reservations",
  path: "/api/reserved-pet/{id}",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  twin: { of: "getReservation", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/reserved-pet/{id}",
    operationId: "apiGetReservation",
    tags: ["reservations"],
    summary: "Get one of my reservations as a buyer (under /api)",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get one of my reservations (under /api, with the id in the query) */
export const apiGetReservationByQuery: Operation = {
  id: "apiGetReservationByQuery",
  tag: "reservations",
  path: "/api/reserved-pet",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  twin: { of: "getReservation", moves: {"id":{"from":"query","to":"path"}} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/reserved-pet",
    operationId: "apiGetReservationByQuery",
    tags: ["reservations"],
    summary: "Get one of my reservations (under /api, with the id in the query)",
    request: {
      query: z.strictObject({
        id: k.refusedAs("not_found", k.one(S.Id)),
      }) as never,
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List reservations of my pets (under /api) */
export const apiListBreederReservations: Operation = {
  id: "apiListBreederReservations",
  tag: "reservations",
  path: "/api/breeders/reserved-pets",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  twin: { of: "listBreederReservations", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetsAnswer,
    schema: S.ReservedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/breeders/reserved-pets",
    operationId: "apiListBreederReservations",
    tags: ["reservations"],
    summary: "List reservations of my pets (under /api)",
    request: {
      query: z.strictObject({
        status: k.many(z.array(S.ReservationStatus).max(11)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The reservations, newest first.", content: { "application/json": { schema: S.ReservedPetsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my reservations as a buyer (under /api) */
export const apiListReservations: Operation = {
  id: "apiListReservations",
  tag: "reservations",
  path: "/api/reserved-pets",
  roles: ["consumer"],
  rate: "heavy",
  codes: [],
  twin: { of: "listReservations", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetsAnswer,
    schema: S.ReservedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/reserved-pets",
    operationId: "apiListReservations",
    tags: ["reservations"],
    summary: "List my reservations as a buyer (under /api)",
    request: {
      query: z.strictObject({
        status: k.many(z.array(S.ReservationStatus).max(11)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The reservations, newest first.", content: { "application/json": { schema: S.ReservedPetsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Save the state of the checkout (under /api) */
export const apiSaveReservationProgress: Operation = {
  id: "apiSaveReservationProgress",
  tag: "reservations",
  path: "/api/reserve-pet/save-reservation-progress",
  roles: ["consumer"],
  rate: "money",
  codes: ["hold_expired","reservation_not_open","payment_in_progress","zip_unknown","add_on_unknown","state_not_allowed","donation_not_offered","total_too_small","deployment_changed"],
  twin: { of: "saveReservationProgress", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservationProgressAnswer,
    schema: S.ReservationProgressAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/reserve-pet/save-reservation-progress",
    operationId: "apiSaveReservationProgress",
    tags: ["reservations"],
    summary: "Save the state of the checkout (under /api)",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SaveProgressBody } } },
    },
    responses: {
      200: { description: "Saved. The order has its new prices.", content: { "application/json": { schema: S.ReservationProgressAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Hold a pet for 15 minutes (under /api) */
export const apiStartReservation: Operation = {
  id: "apiStartReservation",
  tag: "reservations",
  path: "/api/reserve-pet",
  roles: ["consumer"],
  rate: "money",
  codes: ["pet_on_hold","pet_not_available","pet_promised","application_needed","own_pet","zip_unknown","add_on_unknown","state_not_allowed","donation_not_offered","total_too_small","too_many_holds","deployment_changed"],
  twin: { of: "startReservation", moves: {} },
  answers: [{
    status: 201,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetIdAnswer,
    schema: S.ReservedPetIdAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/reserve-pet",
    operationId: "apiStartReservation",
    tags: ["reservations"],
    summary: "Hold a pet for 15 minutes (under /api)",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.StartReservationBody } } },
    },
    responses: {
      201: { description: "The pet is held for 15 minutes, with its prices and fees frozen. The id is the reservation's id.", content: { "application/json": { schema: S.ReservedPetIdAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Cancel, extend, complete or confirm a reservation (under /api) */
export const apiUpdateReservationStatus: Operation = {
  id: "apiUpdateReservationStatus",
  tag: "reservations",
  path: "/api/reserved-pets/update-status",
  roles: ["user"],
  rate: "money",
  codes: ["sale_stopped","transition_not_allowed","balance_due","delivery_unfinished","payment_processing","payments_unavailable","too_young","too_early","refund_changed"],
  twin: { of: "updateReservationStatus", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/api/reserved-pets/update-status",
    operationId: "apiUpdateReservationStatus",
    tags: ["reservations"],
    summary: "Cancel, extend, complete or confirm a reservation (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateReservationStatusBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Complete a sale as its breeder */
export const completeReservation: Operation = {
  id: "completeReservation",
  tag: "reservations",
  path: "/v1/breeders/reservation/complete",
  roles: ["breeder"],
  rate: "money",
  codes: ["sale_stopped","balance_due","delivery_unfinished","transition_not_allowed","too_young","too_early"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/reservation/complete",
    operationId: "completeReservation",
    tags: ["reservations"],
    summary: "Complete a sale as its breeder",
    request: {
      body: { required: true, content: { "application/json": { schema: S.CompleteReservationBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Complete the checkout */
export const finalizeReservation: Operation = {
  id: "finalizeReservation",
  tag: "reservations",
  path: "/v1/reserve/finalize",
  roles: ["consumer"],
  rate: "money",
  codes: ["sale_stopped","hold_expired","reservation_not_open","payment_processing","payment_incomplete","card_declined","payment_refunded","price_changed","terms_not_accepted","state_not_allowed","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reserve/finalize",
    operationId: "finalizeReservation",
    tags: ["reservations"],
    summary: "Complete the checkout",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.FinalizeReservationBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get the contract and health guarantee that the buyer accepted */
export const getAcceptedContract: Operation = {
  id: "getAcceptedContract",
  tag: "reservations",
  path: "/v1/pets/reserved/{id}/contract",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AcceptedContractAnswer,
    schema: S.AcceptedContractAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/reserved/{id}/contract",
    operationId: "getAcceptedContract",
    tags: ["reservations"],
    summary: "Get the contract and health guarantee that the buyer accepted",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The accepted contract.", content: { "application/json": { schema: S.AcceptedContractAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get one reservation of my pets */
export const getBreederReservation: Operation = {
  id: "getBreederReservation",
  tag: "reservations",
  path: "/v1/breeders/pets/reserved/{id}",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/pets/reserved/{id}",
    operationId: "getBreederReservation",
    tags: ["reservations"],
    summary: "Get one reservation of my pets",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get the receipt of a payment */
export const getReceipt: Operation = {
  id: "getReceipt",
  tag: "reservations",
  path: "/v1/receipts/{id}",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReceiptAnswer,
    schema: S.ReceiptAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/receipts/{id}",
    operationId: "getReceipt",
    tags: ["reservations"],
    summary: "Get the receipt of a payment",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The receipt.", content: { "application/json": { schema: S.ReceiptAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get one of my reservations as a buyer */
export const getReservation: Operation = {
  id: "getReservation",
  tag: "reservations",
  path: "/v1/customer/pets/reserved/{id}",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/customer/pets/reserved/{id}",
    operationId: "getReservation",
    tags: ["reservations"],
    summary: "Get one of my reservations as a buyer",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List reservations of my pets */
export const listBreederReservations: Operation = {
  id: "listBreederReservations",
  tag: "reservations",
  path: "/v1/breeders/pets/reserved",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetsAnswer,
    schema: S.ReservedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/pets/reserved",
    operationId: "listBreederReservations",
    tags: ["reservations"],
    summary: "List reservations of my pets",
    request: {
      query: z.strictObject({
        status: k.many(z.array(S.ReservationStatus).max(11)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The reservations, newest first.", content: { "application/json": { schema: S.ReservedPetsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my reservations as a buyer */
export const listReservations: Operation = {
  id: "listReservations",
  tag: "reservations",
  path: "/v1/customer/pets/reserved",
  roles: ["consumer"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetsAnswer,
    schema: S.ReservedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/customer/pets/reserved",
    operationId: "listReservations",
    tags: ["reservations"],
    summary: "List my reservations as a buyer",
    request: {
      query: z.strictObject({
        status: k.many(z.array(S.ReservationStatus).max(11)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The reservations, newest first.", content: { "application/json": { schema: S.ReservedPetsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Save the state of the checkout */
export const saveReservationProgress: Operation = {
  id: "saveReservationProgress",
  tag: "reservations",
  path: "/v1/reserve/save/progress",
  roles: ["consumer"],
  rate: "money",
  codes: ["hold_expired","reservation_not_open","payment_in_progress","zip_unknown","add_on_unknown","state_not_allowed","donation_not_offered","total_too_small","deployment_changed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservationProgressAnswer,
    schema: S.ReservationProgressAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reserve/save/progress",
    operationId: "saveReservationProgress",
    tags: ["reservations"],
    summary: "Save the state of the checkout",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SaveProgressBody } } },
    },
    responses: {
      200: { description: "Saved. The order has its new prices.", content: { "application/json": { schema: S.ReservationProgressAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Hold a pet for 15 minutes */
export const startReservation: Operation = {
  id: "startReservation",
  tag: "reservations",
  path: "/v1/reserve/new",
  roles: ["consumer"],
  rate: "money",
  codes: ["pet_on_hold","pet_not_available","pet_promised","application_needed","own_pet","zip_unknown","add_on_unknown","state_not_allowed","donation_not_offered","total_too_small","too_many_holds","deployment_changed"],
  answers: [{
    status: 201,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetIdAnswer,
    schema: S.ReservedPetIdAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reserve/new",
    operationId: "startReservation",
    tags: ["reservations"],
    summary: "Hold a pet for 15 minutes",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.StartReservationBody } } },
    },
    responses: {
      201: { description: "The pet is held for 15 minutes, with its prices and fees frozen. The id is the reservation's id.", content: { "application/json": { schema: S.ReservedPetIdAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Cancel, extend, complete or confirm a reservation */
export const updateReservationStatus: Operation = {
  id: "updateReservationStatus",
  tag: "reservations",
  path: "/v1/pets/reserved/status/update",
  roles: ["user"],
  rate: "money",
  codes: ["sale_stopped","transition_not_allowed","balance_due","delivery_unfinished","payment_processing","payments_unavailable","too_young","too_early","refund_changed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/pets/reserved/status/update",
    operationId: "updateReservationStatus",
    tags: ["reservations"],
    summary: "Cancel, extend, complete or confirm a reservation",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateReservationStatusBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
