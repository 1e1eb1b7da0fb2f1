// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get a pet (under /api) */
export const apiGetPet: Operation = {
  id: "apiGetPet",
  tag: "pets",
  path: "/api/pet/{id}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: ["pet_gone"],
  twin: { of: "getPet", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetAnswer,
    schema: S.PetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/pet/{id}",
    operationId: "apiGetPet",
    tags: ["pets"],
    summary: "Get a pet (under /api)",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The pet.", content: { "application/json": { schema: S.PetAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      410: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List littermates (under /api) */
export const apiListSiblings: Operation = {
  id: "apiListSiblings",
  tag: "pets",
  path: "/api/pet/siblings/{id}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  twin: { of: "listSiblings", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SiblingsAnswer,
    schema: S.SiblingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/pet/siblings/{id}",
    operationId: "apiListSiblings",
    tags: ["pets"],
    summary: "List littermates (under /api)",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "Pets of the same litter, available ones first.", content: { "application/json": { schema: S.SiblingsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List littermates (under /api, with the id in the query) */
export const apiListSiblingsByQuery: Operation = {
  id: "apiListSiblingsByQuery",
  tag: "pets",
  path: "/api/pet/siblings",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  twin: { of: "listSiblings", moves: {"id":{"from":"query","to":"path"}} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SiblingsAnswer,
    schema: S.SiblingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/pet/siblings",
    operationId: "apiListSiblingsByQuery",
    tags: ["pets"],
    summary: "List littermates (under /api, with the id in the query)",
    request: {
      query: z.strictObject({
        id: k.refusedAs("not_found", k.one(S.Id)),
      }) as never,
    },
    responses: {
      200: { description: "Pets of the same litter, available ones first.", content: { "application/json": { schema: S.SiblingsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Count a share */
export const countShare: Operation = {
  id: "countShare",
  tag: "pets",
  path: "/v1/pets/increment_shares/{id}",
  roles: ["none"],
  rate: "count",
  changesNothing: true,
  codes: ["pet_gone"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetAnswer,
    schema: S.PetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/pets/increment_shares/{id}",
    operationId: "countShare",
    tags: ["pets"],
    summary: "Count a share",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.CountShareBody } } },
    },
    responses: {
      200: { description: "The pet.", content: { "application/json": { schema: S.PetAnswer } } },
      400: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      410: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Count a view */
export const countView: Operation = {
  id: "countView",
  tag: "pets",
  path: "/v1/pets/increment_view/{id}",
  roles: ["none"],
  rate: "count",
  changesNothing: true,
  codes: ["pet_gone"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetAnswer,
    schema: S.PetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/pets/increment_view/{id}",
    operationId: "countView",
    tags: ["pets"],
    summary: "Count a view",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The pet.", content: { "application/json": { schema: S.PetAnswer } } },
      400: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      410: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get a pet */
export const getPet: Operation = {
  id: "getPet",
  tag: "pets",
  path: "/v1/pets/{id}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: ["pet_gone"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetAnswer,
    schema: S.PetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/{id}",
    operationId: "getPet",
    tags: ["pets"],
    summary: "Get a pet",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The pet.", content: { "application/json": { schema: S.PetAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      410: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List littermates */
export const listSiblings: Operation = {
  id: "listSiblings",
  tag: "pets",
  path: "/v1/pets/siblings/{id}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SiblingsAnswer,
    schema: S.SiblingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/siblings/{id}",
    operationId: "listSiblings",
    tags: ["pets"],
    summary: "List littermates",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "Pets of the same litter, available ones first.", content: { "application/json": { schema: S.SiblingsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List a breeder's sold pets */
export const listSoldPets: Operation = {
  id: "listSoldPets",
  tag: "pets",
  path: "/v1/pets/sold/{id}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SoldPetsAnswer,
    schema: S.SoldPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/sold/{id}",
    operationId: "listSoldPets",
    tags: ["pets"],
    summary: "List a breeder's sold pets",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The breeder's reserved, sold, sold-external and adopted-sold pets, latest first.", content: { "application/json": { schema: S.SoldPetsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
