// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Add a favorite */
export const addFavourite: Operation = {
  id: "addFavourite",
  tag: "favourites",
  path: "/v1/pets/favorited/add",
  roles: ["consumer"],
  rate: "write",
  codes: ["own_pet","favourites_full"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FavoritedPetAnswer,
    schema: S.FavoritedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/pets/favorited/add",
    operationId: "addFavourite",
    tags: ["favourites"],
    summary: "Add a favorite",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AddFavouriteBody } } },
    },
    responses: {
      200: { description: "Added as the first of the list.", content: { "application/json": { schema: S.FavoritedPetAnswer } } },
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

/** List the ids of my favorites */
export const listFavouriteIds: Operation = {
  id: "listFavouriteIds",
  tag: "favourites",
  path: "/v1/pets/favorited/ids",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FavouriteIdsAnswer,
    schema: S.FavouriteIdsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/favorited/ids",
    operationId: "listFavouriteIds",
    tags: ["favourites"],
    summary: "List the ids of my favorites",
    request: {
    },
    responses: {
      200: { description: "Latest first.", content: { "application/json": { schema: S.FavouriteIdsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my favorites */
export const listFavourites: Operation = {
  id: "listFavourites",
  tag: "favourites",
  path: "/v1/pets/favorited",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FavoritedPetsAnswer,
    schema: S.FavoritedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/favorited",
    operationId: "listFavourites",
    tags: ["favourites"],
    summary: "List my favorites",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Latest first.", content: { "application/json": { schema: S.FavoritedPetsAnswer } } },
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

/** Remove a favorite */
export const removeFavourite: Operation = {
  id: "removeFavourite",
  tag: "favourites",
  path: "/v1/pets/favorited/{id}/remove",
  roles: ["consumer"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedFavouriteAnswer,
    schema: S.RemovedFavouriteAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/pets/favorited/{id}/remove",
    operationId: "removeFavourite",
    tags: ["favourites"],
    summary: "Remove a favorite",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "It no longer exists.", content: { "application/json": { schema: S.RemovedFavouriteAnswer } } },
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
