// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Answer what staff asked about a change of mine */
export const answerClaimChange: Operation = {
  id: "answerClaimChange",
  tag: "breeders",
  path: "/v1/breeders/claim-changes/{id}/answer",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederDataAnswer,
    schema: S.BreederDataAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/claim-changes/{id}/answer",
    operationId: "answerClaimChange",
    tags: ["breeders"],
    summary: "Answer what staff asked about a change of mine",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.AnswerClaimChangeBody } } },
    },
    responses: {
      200: { description: "The caller's program.", content: { "application/json": { schema: S.BreederDataAnswer } } },
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

/** Change my public page (under /api) */
export const apiUpdateBreederProfile: Operation = {
  id: "apiUpdateBreederProfile",
  tag: "breeders",
  path: "/api/user/breeder/update",
  roles: ["breeder"],
  rate: "write",
  codes: ["zip_unknown","file_not_usable","name_invalid","program_name_taken","program_name_official","contact_details"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederProfileAnswer,
    schema: S.BreederProfileAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/api/user/breeder/update",
    operationId: "apiUpdateBreederProfile",
    tags: ["breeders"],
    summary: "Change my public page (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateBreederBody } } },
    },
    responses: {
      200: { description: "The breeder's public page.", content: { "application/json": { schema: S.BreederProfileAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Ask staff to accept new photos of where my pets live */
export const changePremises: Operation = {
  id: "changePremises",
  tag: "breeders",
  path: "/v1/breeders/premises",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederDataAnswer,
    schema: S.BreederDataAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/premises",
    operationId: "changePremises",
    tags: ["breeders"],
    summary: "Ask staff to accept new photos of where my pets live",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ChangePremisesBody } } },
    },
    responses: {
      200: { description: "The caller's program.", content: { "application/json": { schema: S.BreederDataAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Confirm my sale contract and health guarantee */
export const confirmSaleContract: Operation = {
  id: "confirmSaleContract",
  tag: "breeders",
  path: "/v1/breeders/contract/confirm",
  roles: ["breeder"],
  rate: "write",
  codes: ["contract_changed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SaleContractAnswer,
    schema: S.SaleContractAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/contract/confirm",
    operationId: "confirmSaleContract",
    tags: ["breeders"],
    summary: "Confirm my sale contract and health guarantee",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ConfirmSaleContractBody } } },
    },
    responses: {
      200: { description: "The sale contract and health guarantee that apply now.", content: { "application/json": { schema: S.SaleContractAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Decide on a change of a verified claim */
export const decideClaimChange: Operation = {
  id: "decideClaimChange",
  tag: "breeders",
  path: "/v1/admin/claim-changes/{id}/decide",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","reason_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ClaimChangeAnswer,
    schema: S.ClaimChangeAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/claim-changes/{id}/decide",
    operationId: "decideClaimChange",
    tags: ["breeders"],
    summary: "Decide on a change of a verified claim",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideClaimChangeBody } } },
    },
    responses: {
      200: { description: "The change.", content: { "application/json": { schema: S.ClaimChangeAnswer } } },
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

/** Get my program with everything in it */
export const getBreederData: Operation = {
  id: "getBreederData",
  tag: "breeders",
  path: "/api/user/breeder/",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederDataAnswer,
    schema: S.BreederDataAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/user/breeder/",
    operationId: "getBreederData",
    tags: ["breeders"],
    summary: "Get my program with everything in it",
    request: {
    },
    responses: {
      200: { description: "The caller's program.", content: { "application/json": { schema: S.BreederDataAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get my program (without a prefix) */
export const getBreederDataAtRoot: Operation = {
  id: "getBreederDataAtRoot",
  tag: "breeders",
  path: "/user/breeder/",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  twin: { of: "getBreederData", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederDataAnswer,
    schema: S.BreederDataAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/user/breeder/",
    operationId: "getBreederDataAtRoot",
    tags: ["breeders"],
    summary: "Get my program (without a prefix)",
    request: {
    },
    responses: {
      200: { description: "The caller's program.", content: { "application/json": { schema: S.BreederDataAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get a breeder's public page */
export const getBreederProfile: Operation = {
  id: "getBreederProfile",
  tag: "breeders",
  path: "/v1/profiles/breeder/{id}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederProfileAnswer,
    schema: S.BreederProfileAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/profiles/breeder/{id}",
    operationId: "getBreederProfile",
    tags: ["breeders"],
    summary: "Get a breeder's public page",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        mostPets: k.one(k.integer(z.int().gte(0).lte(60))).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The breeder's public page.", content: { "application/json": { schema: S.BreederProfileAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get a breeder's sale contract and health guarantee */
export const getSaleContract: Operation = {
  id: "getSaleContract",
  tag: "breeders",
  path: "/v1/breeders/{id}/contract",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SaleContractAnswer,
    schema: S.SaleContractAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/{id}/contract",
    operationId: "getSaleContract",
    tags: ["breeders"],
    summary: "Get a breeder's sale contract and health guarantee",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The sale contract and health guarantee that apply now.", content: { "application/json": { schema: S.SaleContractAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List breeders and shelters */
export const listBreeders: Operation = {
  id: "listBreeders",
  tag: "breeders",
  path: "/v1/breeders",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: ["place_unknown"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederListAnswer,
    schema: S.BreederListAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders",
    operationId: "listBreeders",
    tags: ["breeders"],
    summary: "List breeders and shelters",
    request: {
      query: z.strictObject({
        breed: k.one(k.text(0, 80)).optional(),
        kind: k.one(z.enum(["breeder","shelter"])).optional(),
        place: k.one(k.text(0, 80)).optional(),
        distance: k.one(k.integer(z.int().gte(1).lte(5000))).optional(),
        sort: k.one(z.enum(["rating","distance","newest"])).default("rating"),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "One page of the list.", content: { "application/json": { schema: S.BreederListAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List changes of verified claims waiting for a decision */
export const listClaimChanges: Operation = {
  id: "listClaimChanges",
  tag: "breeders",
  path: "/v1/admin/claim-changes",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ClaimChangesAnswer,
    schema: S.ClaimChangesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/claim-changes",
    operationId: "listClaimChanges",
    tags: ["breeders"],
    summary: "List changes of verified claims waiting for a decision",
    request: {
      query: z.strictObject({
        kind: k.one(S.ClaimKind).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Oldest first.", content: { "application/json": { schema: S.ClaimChangesAnswer } } },
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

/** Change my public page */
export const updateBreederProfile: Operation = {
  id: "updateBreederProfile",
  tag: "breeders",
  path: "/v1/breeders/profile/{id}/update",
  roles: ["breeder"],
  rate: "write",
  codes: ["zip_unknown","file_not_usable","name_invalid","program_name_taken","program_name_official","contact_details"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederProfileAnswer,
    schema: S.BreederProfileAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/profile/{id}/update",
    operationId: "updateBreederProfile",
    tags: ["breeders"],
    summary: "Change my public page",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateBreederBody } } },
    },
    responses: {
      200: { description: "The breeder's public page.", content: { "application/json": { schema: S.BreederProfileAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Change my sale contract and health guarantee */
export const updateSaleContract: Operation = {
  id: "updateSaleContract",
  tag: "breeders",
  path: "/v1/breeders/contract",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":400000},
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SaleContractAnswer,
    schema: S.SaleContractAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/contract",
    operationId: "updateSaleContract",
    tags: ["breeders"],
    summary: "Change my sale contract and health guarantee",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateSaleContractBody } } },
    },
    responses: {
      200: { description: "The sale contract and health guarantee that apply now.", content: { "application/json": { schema: S.SaleContractAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Withdraw a change of a verified claim of mine */
export const withdrawClaimChange: Operation = {
  id: "withdrawClaimChange",
  tag: "breeders",
  path: "/v1/breeders/claim-changes/{id}/withdraw",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreederDataAnswer,
    schema: S.BreederDataAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/claim-changes/{id}/withdraw",
    operationId: "withdrawClaimChange",
    tags: ["breeders"],
    summary: "Withdraw a change of a verified claim of mine",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The caller's program.", content: { "application/json": { schema: S.BreederDataAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
