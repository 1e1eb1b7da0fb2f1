// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** List what each state requires of a sale */
export const listStateRules: Operation = {
  id: "listStateRules",
  tag: "state_rules",
  path: "/v1/admin/state-rules",
  roles: ["admin"],
  rate: "read",
  staff: ["admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StateRulesAnswer,
    schema: S.StateRulesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/state-rules",
    operationId: "listStateRules",
    tags: ["state_rules"],
    summary: "List what each state requires of a sale",
    request: {
    },
    responses: {
      200: { description: "One rule for each state and DC.", content: { "application/json": { schema: S.StateRulesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Change a state's rule */
export const updateStateRule: Operation = {
  id: "updateStateRule",
  tag: "state_rules",
  path: "/v1/admin/state-rules/{state}",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: ["rule_changed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StateRuleAnswer,
    schema: S.StateRuleAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/admin/state-rules/{state}",
    operationId: "updateStateRule",
    tags: ["state_rules"],
    summary: "Change a state's rule",
    request: {
      params: z.strictObject({
        state: k.one(S.State),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.StateRuleFields } } },
    },
    responses: {
      200: { description: "The rule.", content: { "application/json": { schema: S.StateRuleAnswer } } },
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
