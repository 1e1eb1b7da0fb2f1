// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get a breeder's questions */
export const getApplicationForm: Operation = {
  id: "getApplicationForm",
  tag: "applications",
  path: "/v1/breeders/{id}/applications/form",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ApplicationFormAnswer,
    schema: S.ApplicationFormAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/{id}/applications/form",
    operationId: "getApplicationForm",
    tags: ["applications"],
    summary: "Get a breeder's questions",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The questions.", content: { "application/json": { schema: S.ApplicationFormAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get my questions to buyers */
export const getOwnApplicationForm: Operation = {
  id: "getOwnApplicationForm",
  tag: "applications",
  path: "/v1/breeders/applications/form",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ApplicationFormAnswer,
    schema: S.ApplicationFormAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/applications/form",
    operationId: "getOwnApplicationForm",
    tags: ["applications"],
    summary: "Get my questions to buyers",
    request: {
    },
    responses: {
      200: { description: "The questions.", content: { "application/json": { schema: S.ApplicationFormAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my applications, or those to my program */
export const listApplications: Operation = {
  id: "listApplications",
  tag: "applications",
  path: "/v1/applications",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ApplicationsAnswer,
    schema: S.ApplicationsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/applications",
    operationId: "listApplications",
    tags: ["applications"],
    summary: "List my applications, or those to my program",
    request: {
      query: z.strictObject({
        status: k.one(S.ApplicationStatus).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.ApplicationsAnswer } } },
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

/** Save or submit my answers */
export const submitApplication: Operation = {
  id: "submitApplication",
  tag: "applications",
  path: "/v1/applications",
  roles: ["consumer"],
  rate: "write",
  limits: {"bodyBytes":256000},
  codes: ["email_not_verified","own_pet","application_exists","answers_missing","chat_blocked"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ApplicationAnswer,
    schema: S.ApplicationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/applications",
    operationId: "submitApplication",
    tags: ["applications"],
    summary: "Save or submit my answers",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SubmitApplicationBody } } },
    },
    responses: {
      200: { description: "The application.", content: { "application/json": { schema: S.ApplicationAnswer } } },
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

/** Withdraw, approve or decline an application */
export const updateApplication: Operation = {
  id: "updateApplication",
  tag: "applications",
  path: "/v1/applications/{id}",
  roles: ["user"],
  rate: "write",
  codes: ["transition_not_allowed","reason_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ApplicationAnswer,
    schema: S.ApplicationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/applications/{id}",
    operationId: "updateApplication",
    tags: ["applications"],
    summary: "Withdraw, approve or decline an application",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateApplicationBody } } },
    },
    responses: {
      200: { description: "The application.", content: { "application/json": { schema: S.ApplicationAnswer } } },
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

/** Change my questions */
export const updateApplicationForm: Operation = {
  id: "updateApplicationForm",
  tag: "applications",
  path: "/v1/breeders/applications/form",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":256000},
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ApplicationFormAnswer,
    schema: S.ApplicationFormAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/applications/form",
    operationId: "updateApplicationForm",
    tags: ["applications"],
    summary: "Change my questions",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ApplicationFormBody } } },
    },
    responses: {
      200: { description: "The questions.", content: { "application/json": { schema: S.ApplicationFormAnswer } } },
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
