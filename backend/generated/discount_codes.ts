// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Add a promo code */
export const addDiscountCode: Operation = {
  id: "addDiscountCode",
  tag: "discount_codes",
  path: "/v1/admin/discount-codes",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["code_taken"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DiscountCodeAnswer,
    schema: S.DiscountCodeAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/discount-codes",
    operationId: "addDiscountCode",
    tags: ["discount_codes"],
    summary: "Add a promo code",
    request: {
      body: { required: true, content: { "application/json": { schema: S.DiscountCodeFields } } },
    },
    responses: {
      200: { description: "The code.", content: { "application/json": { schema: S.DiscountCodeAnswer } } },
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

/** List promo codes */
export const listDiscountCodes: Operation = {
  id: "listDiscountCodes",
  tag: "discount_codes",
  path: "/v1/admin/discount-codes",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DiscountCodesAnswer,
    schema: S.DiscountCodesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/discount-codes",
    operationId: "listDiscountCodes",
    tags: ["discount_codes"],
    summary: "List promo codes",
    request: {
      query: z.strictObject({
        q: k.one(k.text(0, 40)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.DiscountCodesAnswer } } },
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

/** Change a promo code */
export const updateDiscountCode: Operation = {
  id: "updateDiscountCode",
  tag: "discount_codes",
  path: "/v1/admin/discount-codes/{id}",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["code_taken"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DiscountCodeAnswer,
    schema: S.DiscountCodeAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/admin/discount-codes/{id}",
    operationId: "updateDiscountCode",
    tags: ["discount_codes"],
    summary: "Change a promo code",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DiscountCodeFields } } },
    },
    responses: {
      200: { description: "The code.", content: { "application/json": { schema: S.DiscountCodeAnswer } } },
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
