// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Plan or record a litter */
export const addLitter: Operation = {
  id: "addLitter",
  tag: "litters",
  path: "/v1/breeders/litters",
  roles: ["breeder"],
  rate: "write",
  codes: ["parents_do_not_fit"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnLitterAnswer,
    schema: S.OwnLitterAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/litters",
    operationId: "addLitter",
    tags: ["litters"],
    summary: "Plan or record a litter",
    request: {
      body: { required: true, content: { "application/json": { schema: S.LitterBody } } },
    },
    responses: {
      200: { description: "The litter.", content: { "application/json": { schema: S.OwnLitterAnswer } } },
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

/** Delete a litter */
export const deleteLitter: Operation = {
  id: "deleteLitter",
  tag: "litters",
  path: "/v1/breeders/litters/{id}",
  roles: ["breeder"],
  rate: "write",
  codes: ["litter_in_use"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/breeders/litters/{id}",
    operationId: "deleteLitter",
    tags: ["litters"],
    summary: "Delete a litter",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "It no longer exists.", content: { "application/json": { schema: S.RemovedAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my litters */
export const listLitters: Operation = {
  id: "listLitters",
  tag: "litters",
  path: "/v1/breeders/litters",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnLittersAnswer,
    schema: S.OwnLittersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/litters",
    operationId: "listLitters",
    tags: ["litters"],
    summary: "List my litters",
    request: {
      query: z.strictObject({
        state: k.one(S.LitterState).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The caller's litters, latest first.", content: { "application/json": { schema: S.OwnLittersAnswer } } },
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

/** Change a litter */
export const updateLitter: Operation = {
  id: "updateLitter",
  tag: "litters",
  path: "/v1/breeders/litters/{id}",
  roles: ["breeder"],
  rate: "write",
  codes: ["parents_do_not_fit","transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnLitterAnswer,
    schema: S.OwnLitterAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/litters/{id}",
    operationId: "updateLitter",
    tags: ["litters"],
    summary: "Change a litter",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.LitterBody } } },
    },
    responses: {
      200: { description: "The litter.", content: { "application/json": { schema: S.OwnLitterAnswer } } },
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
