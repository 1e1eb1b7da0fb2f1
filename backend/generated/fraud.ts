// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Clear or keep a case about a listing */
export const decideListingCase: Operation = {
  id: "decideListingCase",
  tag: "fraud",
  path: "/v1/admin/fraud-cases/{id}/decide-listing",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FraudCaseAnswer,
    schema: S.FraudCaseAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/fraud-cases/{id}/decide-listing",
    operationId: "decideListingCase",
    tags: ["fraud"],
    summary: "Clear or keep a case about a listing",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideFraudCaseBody } } },
    },
    responses: {
      200: { description: "The case as it is now.", content: { "application/json": { schema: S.FraudCaseAnswer } } },
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

/** Clear or keep a case about payouts */
export const decideMoneyCase: Operation = {
  id: "decideMoneyCase",
  tag: "fraud",
  path: "/v1/admin/fraud-cases/{id}/decide-money",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FraudCaseAnswer,
    schema: S.FraudCaseAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/fraud-cases/{id}/decide-money",
    operationId: "decideMoneyCase",
    tags: ["fraud"],
    summary: "Clear or keep a case about payouts",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideFraudCaseBody } } },
    },
    responses: {
      200: { description: "The case as it is now.", content: { "application/json": { schema: S.FraudCaseAnswer } } },
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

/** List fraud cases */
export const listFraudCases: Operation = {
  id: "listFraudCases",
  tag: "fraud",
  path: "/v1/admin/fraud-cases",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FraudCasesAnswer,
    schema: S.FraudCasesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/fraud-cases",
    operationId: "listFraudCases",
    tags: ["fraud"],
    summary: "List fraud cases",
    request: {
      query: z.strictObject({
        status: k.one(z.enum(["open","kept","cleared"])).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Open cases oldest first, decided cases newest first.", content: { "application/json": { schema: S.FraudCasesAnswer } } },
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
