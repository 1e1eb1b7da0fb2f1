// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Find the ZIP code nearest to a point */
export const findNearestPlace: Operation = {
  id: "findNearestPlace",
  tag: "places",
  path: "/v1/places/nearest",
  roles: ["none"],
  rate: "read",
  changesNothing: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PlaceAnswer,
    schema: S.PlaceAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/places/nearest",
    operationId: "findNearestPlace",
    tags: ["places"],
    summary: "Find the ZIP code nearest to a point",
    request: {
      body: { required: true, content: { "application/json": { schema: S.PointBody } } },
    },
    responses: {
      200: { description: "The location of the ZIP code.", content: { "application/json": { schema: S.PlaceAnswer } } },
      400: { description: "A problem." },
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

/** Get the place of a ZIP code */
export const getPlace: Operation = {
  id: "getPlace",
  tag: "places",
  path: "/v1/places/{zip}",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PlaceAnswer,
    schema: S.PlaceAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/places/{zip}",
    operationId: "getPlace",
    tags: ["places"],
    summary: "Get the place of a ZIP code",
    request: {
      params: z.strictObject({
        zip: k.one(S.PostalCode),
      }) as never,
    },
    responses: {
      200: { description: "The location of the ZIP code.", content: { "application/json": { schema: S.PlaceAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
