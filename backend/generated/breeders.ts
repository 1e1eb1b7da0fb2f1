// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../http/kit.ts";
import type { Operation } from "../http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** A breeder's public page */
export const getBreederProfile: Operation = {
  id: "getBreederProfile",
  tag: "breeders",
  path: "/v1/profiles/breeder/{id}",
  roles: ["none"],
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
    summary: "A breeder's public page",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The breeder's public page.", content: { "application/json": { schema: S.BreederProfileAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** A breeder's sale contract and health guarantee */
export const getSaleContract: Operation = {
  id: "getSaleContract",
  tag: "breeders",
  path: "/v1/breeders/{id}/contract",
  roles: ["none"],
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
    summary: "A breeder's sale contract and health guarantee",
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
      503: { description: "A problem." },
    },
  }),
};
