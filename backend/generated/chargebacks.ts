// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Add evidence as staff */
export const addChargebackEvidence: Operation = {
  id: "addChargebackEvidence",
  tag: "chargebacks",
  path: "/v1/admin/chargebacks/{id}/evidence",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: ["chargeback_closed","evidence_submitted","evidence_too_late","evidence_full","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChargebackCaseAnswer,
    schema: S.ChargebackCaseAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/chargebacks/{id}/evidence",
    operationId: "addChargebackEvidence",
    tags: ["chargebacks"],
    summary: "Add evidence as staff",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.AddEvidenceBody } } },
    },
    responses: {
      200: { description: "The disputed payment as it is now.", content: { "application/json": { schema: S.ChargebackCaseAnswer } } },
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

/** Add evidence about my sale */
export const addOwnChargebackEvidence: Operation = {
  id: "addOwnChargebackEvidence",
  tag: "chargebacks",
  path: "/v1/breeders/chargebacks/{id}/evidence",
  roles: ["breeder"],
  rate: "write",
  codes: ["chargeback_closed","evidence_submitted","evidence_too_late","evidence_full","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnChargebackAnswer,
    schema: S.OwnChargebackAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/chargebacks/{id}/evidence",
    operationId: "addOwnChargebackEvidence",
    tags: ["chargebacks"],
    summary: "Add evidence about my sale",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.AddEvidenceBody } } },
    },
    responses: {
      200: { description: "The disputed payment as it is now.", content: { "application/json": { schema: S.OwnChargebackAnswer } } },
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

/** Get a disputed payment and its evidence */
export const getChargeback: Operation = {
  id: "getChargeback",
  tag: "chargebacks",
  path: "/v1/admin/chargebacks/{id}",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChargebackCaseAnswer,
    schema: S.ChargebackCaseAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/chargebacks/{id}",
    operationId: "getChargeback",
    tags: ["chargebacks"],
    summary: "Get a disputed payment and its evidence",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The disputed payment as it is now.", content: { "application/json": { schema: S.ChargebackCaseAnswer } } },
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

/** List disputed payments of my sales */
export const listOwnChargebacks: Operation = {
  id: "listOwnChargebacks",
  tag: "chargebacks",
  path: "/v1/breeders/chargebacks",
  roles: ["breeder"],
  rate: "read",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnChargebacksAnswer,
    schema: S.OwnChargebacksAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/chargebacks",
    operationId: "listOwnChargebacks",
    tags: ["chargebacks"],
    summary: "List disputed payments of my sales",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.OwnChargebacksAnswer } } },
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

/** Send the evidence to the bank */
export const submitChargebackEvidence: Operation = {
  id: "submitChargebackEvidence",
  tag: "chargebacks",
  path: "/v1/admin/chargebacks/{id}/submit",
  roles: ["admin"],
  rate: "money",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["chargeback_closed","evidence_submitted","evidence_too_late","evidence_too_large","evidence_refused","idempotency_conflict","payments_unavailable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChargebackCaseAnswer,
    schema: S.ChargebackCaseAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/chargebacks/{id}/submit",
    operationId: "submitChargebackEvidence",
    tags: ["chargebacks"],
    summary: "Send the evidence to the bank",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SubmitEvidenceBody } } },
    },
    responses: {
      200: { description: "The disputed payment as it is now.", content: { "application/json": { schema: S.ChargebackCaseAnswer } } },
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
