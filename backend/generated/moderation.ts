// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Keep or remove what was reported */
export const decideReport: Operation = {
  id: "decideReport",
  tag: "moderation",
  path: "/v1/admin/reports/{id}/decide",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","pet_on_hold"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffReportAnswer,
    schema: S.StaffReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/reports/{id}/decide",
    operationId: "decideReport",
    tags: ["moderation"],
    summary: "Keep or remove what was reported",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideReportBody } } },
    },
    responses: {
      200: { description: "The report as it is now.", content: { "application/json": { schema: S.StaffReportAnswer } } },
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

/** List reports */
export const listReports: Operation = {
  id: "listReports",
  tag: "moderation",
  path: "/v1/admin/reports",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffReportsAnswer,
    schema: S.StaffReportsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/reports",
    operationId: "listReports",
    tags: ["moderation"],
    summary: "List reports",
    request: {
      query: z.strictObject({
        kind: k.one(z.enum(["post","listing","chat","review"])).optional(),
        status: k.one(z.enum(["open","kept","removed"])).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Open reports oldest first, decided reports newest first.", content: { "application/json": { schema: S.StaffReportsAnswer } } },
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

/** Restore a hidden review */
export const restoreReported: Operation = {
  id: "restoreReported",
  tag: "moderation",
  path: "/v1/admin/reports/{id}/restore",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffReportAnswer,
    schema: S.StaffReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/reports/{id}/restore",
    operationId: "restoreReported",
    tags: ["moderation"],
    summary: "Restore a hidden review",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.RestoreReportedBody } } },
    },
    responses: {
      200: { description: "The report as it is now.", content: { "application/json": { schema: S.StaffReportAnswer } } },
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
