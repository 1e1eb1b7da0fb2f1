// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Check that the process is alive */
export const checkHealth: Operation = {
  id: "checkHealth",
  tag: "system",
  path: "/healthz",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":5},
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.HealthAnswer,
    schema: S.HealthAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/healthz",
    operationId: "checkHealth",
    tags: ["system"],
    summary: "Check that the process is alive",
    request: {
    },
    responses: {
      200: { description: "The process answers.", content: { "application/json": { schema: S.HealthAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Check that the process can serve */
export const checkReadiness: Operation = {
  id: "checkReadiness",
  tag: "system",
  path: "/readyz",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":5},
  codes: ["not_ready"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReadinessAnswer,
    schema: S.ReadinessAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/readyz",
    operationId: "checkReadiness",
    tags: ["system"],
    summary: "Check that the process can serve",
    request: {
    },
    responses: {
      200: { description: "The process can serve. Otherwise the call returns 503 `not_ready`.", content: { "application/json": { schema: S.ReadinessAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get the settings that a browser needs */
export const getConfiguration: Operation = {
  id: "getConfiguration",
  tag: "system",
  path: "/v1/configuration",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ConfigurationAnswer,
    schema: S.ConfigurationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/configuration",
    operationId: "getConfiguration",
    tags: ["system"],
    summary: "Get the settings that a browser needs",
    request: {
    },
    responses: {
      200: { description: "The configuration.", content: { "application/json": { schema: S.ConfigurationAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get this document */
export const getContract: Operation = {
  id: "getContract",
  tag: "system",
  path: "/openapi.json",
  roles: ["none"],
  rate: "document",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ContractDocument,
    schema: S.ContractDocument,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/openapi.json",
    operationId: "getContract",
    tags: ["system"],
    summary: "Get this document",
    request: {
    },
    responses: {
      200: { description: "The bundled document.", content: { "application/json": { schema: S.ContractDocument } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get a public photo or video */
export const getMedia: Operation = {
  id: "getMedia",
  tag: "system",
  path: "/media/{fileName}",
  roles: ["none"],
  rate: "read",
  codes: ["storage_unavailable","range_not_satisfiable"],
  answers: [{ status: 200, contentTypes: ["image/avif","image/webp","image/jpeg","video/mp4","video/quicktime"] }, { status: 206, contentTypes: ["video/mp4","video/quicktime"] }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/media/{fileName}",
    operationId: "getMedia",
    tags: ["system"],
    summary: "Get a public photo or video",
    request: {
      params: z.strictObject({
        fileName: k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*[.](webp|jpg|mp4|mov)$", "u")), 0, 160)),
      }) as never,
      headers: z.strictObject({
        range: k.one(k.text(0, 200)).optional(),
        "if-range": k.one(k.text(0, 200)).optional(),
        accept: k.one(k.text(0, 1000)).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The whole file. A name always means the same file, so it may be cached for a year.", content: { "image/avif": { schema: z.unknown() }, "image/webp": { schema: z.unknown() }, "image/jpeg": { schema: z.unknown() }, "video/mp4": { schema: z.unknown() }, "video/quicktime": { schema: z.unknown() } } },
      206: { description: "The requested bytes. `Content-Range` has their positions and the total.", content: { "video/mp4": { schema: z.unknown() }, "video/quicktime": { schema: z.unknown() } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      416: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
