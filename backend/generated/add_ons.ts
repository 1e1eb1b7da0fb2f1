// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** List the add-ons */
export const listAddOns: Operation = {
  id: "listAddOns",
  tag: "add_ons",
  path: "/v1/add-ons",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AddOnsAnswer,
    schema: S.AddOnsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/add-ons",
    operationId: "listAddOns",
    tags: ["add_ons"],
    summary: "List the add-ons",
    request: {
      query: z.strictObject({
        petId: k.one(S.Id).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The catalog; ids never change.", content: { "application/json": { schema: S.AddOnsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
