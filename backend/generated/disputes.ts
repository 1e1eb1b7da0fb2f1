// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Decide a dispute */
export const decideDispute: Operation = {
  id: "decideDispute",
  tag: "disputes",
  path: "/v1/admin/disputes/{id}/decide",
  roles: ["admin"],
  rate: "money",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["dispute_decided","refund_too_large","reply_due","storage_unavailable","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DisputeAnswer,
    schema: S.DisputeAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/disputes/{id}/decide",
    operationId: "decideDispute",
    tags: ["disputes"],
    summary: "Decide a dispute",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideDisputeBody } } },
    },
    responses: {
      200: { description: "The dispute.", content: { "application/json": { schema: S.DisputeAnswer } } },
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

/** List my disputes, or those about my pets */
export const listDisputes: Operation = {
  id: "listDisputes",
  tag: "disputes",
  path: "/v1/disputes",
  roles: ["user"],
  rate: "read",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DisputesAnswer,
    schema: S.DisputesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/disputes",
    operationId: "listDisputes",
    tags: ["disputes"],
    summary: "List my disputes, or those about my pets",
    request: {
      query: z.strictObject({
        status: k.one(S.DisputeStatus).optional(),
        reservedPetId: k.one(S.Id).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.DisputesAnswer } } },
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

/** List disputes that staff have to decide */
export const listDisputesToDecide: Operation = {
  id: "listDisputesToDecide",
  tag: "disputes",
  path: "/v1/admin/disputes",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AdminDisputesAnswer,
    schema: S.AdminDisputesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/disputes",
    operationId: "listDisputesToDecide",
    tags: ["disputes"],
    summary: "List disputes that staff have to decide",
    request: {
      query: z.strictObject({
        status: k.one(S.DisputeStatus).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Disputes to resolve, longest open first. With `status=decided`, the resolved disputes, newest first.", content: { "application/json": { schema: S.AdminDisputesAnswer } } },
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

/** Open a dispute */
export const openDispute: Operation = {
  id: "openDispute",
  tag: "disputes",
  path: "/v1/disputes",
  roles: ["consumer"],
  rate: "money",
  codes: ["dispute_too_late","dispute_exists","transition_not_allowed","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DisputeAnswer,
    schema: S.DisputeAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/disputes",
    operationId: "openDispute",
    tags: ["disputes"],
    summary: "Open a dispute",
    request: {
      body: { required: true, content: { "application/json": { schema: S.OpenDisputeBody } } },
    },
    responses: {
      200: { description: "The dispute.", content: { "application/json": { schema: S.DisputeAnswer } } },
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

/** See what a refund in a dispute would do */
export const quoteDispute: Operation = {
  id: "quoteDispute",
  tag: "disputes",
  path: "/v1/admin/disputes/{id}/quote",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: ["dispute_decided","refund_too_large"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DisputeQuoteAnswer,
    schema: S.DisputeQuoteAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/disputes/{id}/quote",
    operationId: "quoteDispute",
    tags: ["disputes"],
    summary: "See what a refund in a dispute would do",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        refundCents: k.one(k.integer(z.int().gte(1).lte(100000000))).optional(),
        breederCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The effect of the refund now.", content: { "application/json": { schema: S.DisputeQuoteAnswer } } },
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

/** Reply in a dispute */
export const replyDispute: Operation = {
  id: "replyDispute",
  tag: "disputes",
  path: "/v1/disputes/{id}/reply",
  roles: ["user"],
  rate: "money",
  codes: ["dispute_decided","dispute_full","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DisputeAnswer,
    schema: S.DisputeAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/disputes/{id}/reply",
    operationId: "replyDispute",
    tags: ["disputes"],
    summary: "Reply in a dispute",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ReplyDisputeBody } } },
    },
    responses: {
      200: { description: "The dispute.", content: { "application/json": { schema: S.DisputeAnswer } } },
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
