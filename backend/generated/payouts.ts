// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** List my payouts with their lines */
export const listPayouts: Operation = {
  id: "listPayouts",
  tag: "payouts",
  path: "/v1/breeders/payouts",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PayoutsAnswer,
    schema: S.PayoutsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/payouts",
    operationId: "listPayouts",
    tags: ["payouts"],
    summary: "List my payouts with their lines",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.PayoutsAnswer } } },
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

/** Add or change my bank details */
export const startPayoutOnboarding: Operation = {
  id: "startPayoutOnboarding",
  tag: "payouts",
  path: "/v1/breeders/payouts/onboarding",
  roles: ["breeder"],
  rate: "write",
  secondFactor: "fresh",
  codes: ["second_factor_required","provider_refused","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OnboardingAnswer,
    schema: S.OnboardingAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/payouts/onboarding",
    operationId: "startPayoutOnboarding",
    tags: ["payouts"],
    summary: "Add or change my bank details",
    request: {
    },
    responses: {
      200: { description: "The payment provider's page for the breeder's bank details.", content: { "application/json": { schema: S.OnboardingAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
