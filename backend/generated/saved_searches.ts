// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Delete a saved search */
export const deleteSavedSearch: Operation = {
  id: "deleteSavedSearch",
  tag: "saved_searches",
  path: "/v1/searches/saved/{id}",
  roles: ["consumer"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/searches/saved/{id}",
    operationId: "deleteSavedSearch",
    tags: ["saved_searches"],
    summary: "Delete a saved search",
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
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my saved searches */
export const listSavedSearches: Operation = {
  id: "listSavedSearches",
  tag: "saved_searches",
  path: "/v1/searches/saved",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedSearchesAnswer,
    schema: S.SavedSearchesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/searches/saved",
    operationId: "listSavedSearches",
    tags: ["saved_searches"],
    summary: "List my saved searches",
    request: {
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.SavedSearchesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Open a saved search */
export const openSavedSearch: Operation = {
  id: "openSavedSearch",
  tag: "saved_searches",
  path: "/v1/searches/saved/{id}/open",
  roles: ["consumer"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedSearchAnswer,
    schema: S.SavedSearchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/searches/saved/{id}/open",
    operationId: "openSavedSearch",
    tags: ["saved_searches"],
    summary: "Open a saved search",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The saved search.", content: { "application/json": { schema: S.SavedSearchAnswer } } },
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

/** Save a search */
export const saveSearch: Operation = {
  id: "saveSearch",
  tag: "saved_searches",
  path: "/v1/searches/saved",
  roles: ["consumer"],
  rate: "write",
  codes: ["too_many_saved","zip_unknown"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedSearchAnswer,
    schema: S.SavedSearchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/searches/saved",
    operationId: "saveSearch",
    tags: ["saved_searches"],
    summary: "Save a search",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SaveSearchBody } } },
    },
    responses: {
      200: { description: "The saved search.", content: { "application/json": { schema: S.SavedSearchAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Rename a saved search, or change how often it sends alerts */
export const updateSavedSearch: Operation = {
  id: "updateSavedSearch",
  tag: "saved_searches",
  path: "/v1/searches/saved/{id}",
  roles: ["consumer"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedSearchAnswer,
    schema: S.SavedSearchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/searches/saved/{id}",
    operationId: "updateSavedSearch",
    tags: ["saved_searches"],
    summary: "Rename a saved search, or change how often it sends alerts",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateSavedSearchBody } } },
    },
    responses: {
      200: { description: "The saved search.", content: { "application/json": { schema: S.SavedSearchAnswer } } },
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
