// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get the whole history of an order */
export const getOrderStory: Operation = {
  id: "getOrderStory",
  tag: "orders",
  path: "/v1/admin/orders/{id}",
  roles: ["admin"],
  rate: "read",
  staff: ["support","finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OrderStoryAnswer,
    schema: S.OrderStoryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/orders/{id}",
    operationId: "getOrderStory",
    tags: ["orders"],
    summary: "Get the whole history of an order",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The order's whole history.", content: { "application/json": { schema: S.OrderStoryAnswer } } },
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

/** List payments that a bank disputes */
export const listChargebacks: Operation = {
  id: "listChargebacks",
  tag: "orders",
  path: "/v1/admin/chargebacks",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChargebacksAnswer,
    schema: S.ChargebacksAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/chargebacks",
    operationId: "listChargebacks",
    tags: ["orders"],
    summary: "List payments that a bank disputes",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Open ones first, nearest deadline first; then the others, latest first.", content: { "application/json": { schema: S.ChargebacksAnswer } } },
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

/** Find orders */
export const listOrders: Operation = {
  id: "listOrders",
  tag: "orders",
  path: "/v1/admin/orders",
  roles: ["admin"],
  rate: "read",
  staff: ["support","finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffOrdersAnswer,
    schema: S.StaffOrdersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/orders",
    operationId: "listOrders",
    tags: ["orders"],
    summary: "Find orders",
    request: {
      query: z.strictObject({
        q: k.one(k.text(0, 254)).optional(),
        waiting: k.one(z.literal("hand-off")).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.StaffOrdersAnswer } } },
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

/** Preview what a price pays out */
export const previewPrice: Operation = {
  id: "previewPrice",
  tag: "orders",
  path: "/v1/breeders/price-preview",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PricePreviewAnswer,
    schema: S.PricePreviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/price-preview",
    operationId: "previewPrice",
    tags: ["orders"],
    summary: "Preview what a price pays out",
    request: {
      query: z.strictObject({
        priceCents: k.one(k.integer(z.int().gte(0).lte(5000000))),
      }) as never,
    },
    responses: {
      200: { description: "The payout of the price.", content: { "application/json": { schema: S.PricePreviewAnswer } } },
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

/** Quote a refund by staff */
export const quoteOrderRefund: Operation = {
  id: "quoteOrderRefund",
  tag: "orders",
  path: "/v1/admin/orders/{id}/refund-quote",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: ["order_unpaid","dispute_open","chargeback_open","refund_too_large","transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffRefundQuoteAnswer,
    schema: S.StaffRefundQuoteAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/orders/{id}/refund-quote",
    operationId: "quoteOrderRefund",
    tags: ["orders"],
    summary: "Quote a refund by staff",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        scope: k.one(S.RefundScope).optional(),
        amountCents: k.one(k.integer(z.int().gte(1).lte(100000000))).optional(),
        bornBy: k.one(S.RefundBearer).optional(),
        isPetReturned: k.one(k.truth(z.boolean())).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The effect of the refund now.", content: { "application/json": { schema: S.StaffRefundQuoteAnswer } } },
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

/** Refund an order */
export const refundOrder: Operation = {
  id: "refundOrder",
  tag: "orders",
  path: "/v1/admin/orders/{id}/refund",
  roles: ["admin"],
  rate: "money",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["order_unpaid","dispute_open","chargeback_open","refund_changed","refund_too_large","transition_not_allowed","idempotency_conflict","payment_processing","payments_unavailable","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffOrderAnswer,
    schema: S.StaffOrderAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/orders/{id}/refund",
    operationId: "refundOrder",
    tags: ["orders"],
    summary: "Refund an order",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.RefundOrderBody } } },
    },
    responses: {
      200: { description: "The order as it is now.", content: { "application/json": { schema: S.StaffOrderAnswer } } },
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
