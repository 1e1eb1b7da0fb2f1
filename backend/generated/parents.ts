// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Add a parent */
export const addParent: Operation = {
  id: "addParent",
  tag: "parents",
  path: "/v1/breeders/pets/parents/add",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["file_not_usable","parents_do_not_fit"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentDetailsAnswer,
    schema: S.ParentDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/pets/parents/add",
    operationId: "addParent",
    tags: ["parents"],
    summary: "Add a parent",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ParentFields } } },
    },
    responses: {
      200: { description: "The parent.", content: { "application/json": { schema: S.ParentDetailsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Add a parent (under /api) */
export const apiAddParent: Operation = {
  id: "apiAddParent",
  tag: "parents",
  path: "/api/breeders/parents/add",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["file_not_usable","parents_do_not_fit"],
  twin: { of: "addParent", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentDetailsAnswer,
    schema: S.ParentDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/breeders/parents/add",
    operationId: "apiAddParent",
    tags: ["parents"],
    summary: "Add a parent (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ParentFields } } },
    },
    responses: {
      200: { description: "The parent.", content: { "application/json": { schema: S.ParentDetailsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Delete a parent (under /api) */
export const apiDeleteParent: Operation = {
  id: "apiDeleteParent",
  tag: "parents",
  path: "/api/breeders/parents/{id}/delete",
  roles: ["breeder"],
  rate: "write",
  codes: ["parent_in_use"],
  twin: { of: "deleteParent", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/api/breeders/parents/{id}/delete",
    operationId: "apiDeleteParent",
    tags: ["parents"],
    summary: "Delete a parent (under /api)",
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

/** List my parents (under /api) */
export const apiListOwnParents: Operation = {
  id: "apiListOwnParents",
  tag: "parents",
  path: "/api/breeders/parents",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  twin: { of: "listOwnParents", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentsAnswer,
    schema: S.ParentsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/breeders/parents",
    operationId: "apiListOwnParents",
    tags: ["parents"],
    summary: "List my parents (under /api)",
    request: {
    },
    responses: {
      200: { description: "The caller's parents.", content: { "application/json": { schema: S.ParentsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Change a parent (under /api) */
export const apiUpdateParent: Operation = {
  id: "apiUpdateParent",
  tag: "parents",
  path: "/api/breeders/parents/update",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["parents_do_not_fit","file_not_usable","parent_in_use"],
  twin: { of: "updateParent", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentDetailsAnswer,
    schema: S.ParentDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/api/breeders/parents/update",
    operationId: "apiUpdateParent",
    tags: ["parents"],
    summary: "Change a parent (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateParentBody } } },
    },
    responses: {
      200: { description: "The parent.", content: { "application/json": { schema: S.ParentDetailsAnswer } } },
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

/** Decide on a parent */
export const decideParent: Operation = {
  id: "decideParent",
  tag: "parents",
  path: "/v1/admin/parents/{id}/decide",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","reason_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentDetailsAnswer,
    schema: S.ParentDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/parents/{id}/decide",
    operationId: "decideParent",
    tags: ["parents"],
    summary: "Decide on a parent",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideParentBody } } },
    },
    responses: {
      200: { description: "The parent.", content: { "application/json": { schema: S.ParentDetailsAnswer } } },
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

/** Delete a parent */
export const deleteParent: Operation = {
  id: "deleteParent",
  tag: "parents",
  path: "/v1/breeders/pets/parents/{id}/delete",
  roles: ["breeder"],
  rate: "write",
  codes: ["parent_in_use"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/breeders/pets/parents/{id}/delete",
    operationId: "deleteParent",
    tags: ["parents"],
    summary: "Delete a parent",
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

/** List my parents */
export const listOwnParents: Operation = {
  id: "listOwnParents",
  tag: "parents",
  path: "/v1/breeders/pets/parents",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentsAnswer,
    schema: S.ParentsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/pets/parents",
    operationId: "listOwnParents",
    tags: ["parents"],
    summary: "List my parents",
    request: {
    },
    responses: {
      200: { description: "The caller's parents.", content: { "application/json": { schema: S.ParentsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List a breeder's parents */
export const listParents: Operation = {
  id: "listParents",
  tag: "parents",
  path: "/v1/breeders/{id}/pets/parents",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PublicParentsAnswer,
    schema: S.PublicParentsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/{id}/pets/parents",
    operationId: "listParents",
    tags: ["parents"],
    summary: "List a breeder's parents",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "As the public sees them.", content: { "application/json": { schema: S.PublicParentsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List parents waiting for a decision */
export const listParentsInReview: Operation = {
  id: "listParentsInReview",
  tag: "parents",
  path: "/v1/admin/parents",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewParentsAnswer,
    schema: S.ReviewParentsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/parents",
    operationId: "listParentsInReview",
    tags: ["parents"],
    summary: "List parents waiting for a decision",
    request: {
      query: z.strictObject({
        status: k.one(z.enum(["in-review","rejected"])).default("in-review"),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "A page of the queue.", content: { "application/json": { schema: S.ReviewParentsAnswer } } },
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

/** Change a parent */
export const updateParent: Operation = {
  id: "updateParent",
  tag: "parents",
  path: "/v1/breeders/pets/parents/update",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["parents_do_not_fit","file_not_usable","parent_in_use"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ParentDetailsAnswer,
    schema: S.ParentDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/pets/parents/update",
    operationId: "updateParent",
    tags: ["parents"],
    summary: "Change a parent",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateParentBody } } },
    },
    responses: {
      200: { description: "The parent.", content: { "application/json": { schema: S.ParentDetailsAnswer } } },
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
