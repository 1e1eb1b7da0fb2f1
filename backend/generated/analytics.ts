// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get my available funds */
export const getAvailableFunds: Operation = {
  id: "getAvailableFunds",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/available-funds",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AvailableFundsAnswer,
    schema: S.AvailableFundsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/available-funds",
    operationId: "getAvailableFunds",
    tags: ["analytics"],
    summary: "Get my available funds",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "In US cents, summed from the ledger.", content: { "application/json": { schema: S.AvailableFundsAnswer } } },
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

/** Get my average selling price */
export const getAvgSellingPrice: Operation = {
  id: "getAvgSellingPrice",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/average-selling-price",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AvgSellingPriceAnswer,
    schema: S.AvgSellingPriceAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/average-selling-price",
    operationId: "getAvgSellingPrice",
    tags: ["analytics"],
    summary: "Get my average selling price",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "In US cents, summed from the ledger.", content: { "application/json": { schema: S.AvgSellingPriceAnswer } } },
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

/** Get all of my program's figures */
export const getBreederAnalytics: Operation = {
  id: "getBreederAnalytics",
  tag: "analytics",
  path: "/v1/analytics/breeder/{breederId}",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AnalyticsAnswer,
    schema: S.AnalyticsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeder/{breederId}",
    operationId: "getBreederAnalytics",
    tags: ["analytics"],
    summary: "Get all of my program's figures",
    request: {
      params: z.strictObject({
        breederId: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "All figures.", content: { "application/json": { schema: S.AnalyticsAnswer } } },
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

/** Get my pending funds */
export const getPendingFunds: Operation = {
  id: "getPendingFunds",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/pending-funds",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PendingFundsAnswer,
    schema: S.PendingFundsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/pending-funds",
    operationId: "getPendingFunds",
    tags: ["analytics"],
    summary: "Get my pending funds",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "In US cents, summed from the ledger.", content: { "application/json": { schema: S.PendingFundsAnswer } } },
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

/** Get how many pets I sold */
export const getPetsSold: Operation = {
  id: "getPetsSold",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/number-of-pets-sold",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetsSoldAnswer,
    schema: S.PetsSoldAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/number-of-pets-sold",
    operationId: "getPetsSold",
    tags: ["analytics"],
    summary: "Get how many pets I sold",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The number.", content: { "application/json": { schema: S.PetsSoldAnswer } } },
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

/** Get my sales over time */
export const getSalesGrowth: Operation = {
  id: "getSalesGrowth",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/sales-growth",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SalesGrowthAnswer,
    schema: S.SalesGrowthAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/sales-growth",
    operationId: "getSalesGrowth",
    tags: ["analytics"],
    summary: "Get my sales over time",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "One point per day or month.", content: { "application/json": { schema: S.SalesGrowthAnswer } } },
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

/** Get my sales revenue */
export const getSalesRevenue: Operation = {
  id: "getSalesRevenue",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/sales-revenue",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SalesRevenueAnswer,
    schema: S.SalesRevenueAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/sales-revenue",
    operationId: "getSalesRevenue",
    tags: ["analytics"],
    summary: "Get my sales revenue",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
      }) as never,
    },
    responses: {
      200: { description: "In US cents, summed from the ledger.", content: { "application/json": { schema: S.SalesRevenueAnswer } } },
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

/** Get a year of sales, fees, refunds and payouts */
export const getYearlyStatement: Operation = {
  id: "getYearlyStatement",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/statements/{year}",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.YearlyStatementAnswer,
    schema: S.YearlyStatementAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/statements/{year}",
    operationId: "getYearlyStatement",
    tags: ["analytics"],
    summary: "Get a year of sales, fees, refunds and payouts",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        year: k.one(k.integer(S.Year)),
      }) as never,
    },
    responses: {
      200: { description: "The year.", content: { "application/json": { schema: S.YearlyStatementAnswer } } },
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

/** List my ledger entries */
export const listTransactions: Operation = {
  id: "listTransactions",
  tag: "analytics",
  path: "/v1/analytics/breeders/{id}/transactions",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.TransactionsAnswer,
    schema: S.TransactionsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/analytics/breeders/{id}/transactions",
    operationId: "listTransactions",
    tags: ["analytics"],
    summary: "List my ledger entries",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        timeframe: k.one(S.Timeframe).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.TransactionsAnswer } } },
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
