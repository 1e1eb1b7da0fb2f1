// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get a breed's facts */
export const getBreed: Operation = {
  id: "getBreed",
  tag: "breeds",
  path: "/v1/breeds/{slug}",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreedAnswer,
    schema: S.BreedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeds/{slug}",
    operationId: "getBreed",
    tags: ["breeds"],
    summary: "Get a breed's facts",
    request: {
      params: z.strictObject({
        slug: k.one(S.Slug),
      }) as never,
    },
    responses: {
      200: { description: "The breed.", content: { "application/json": { schema: S.BreedAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List breeds with an available pet */
export const listAvailableBreeds: Operation = {
  id: "listAvailableBreeds",
  tag: "breeds",
  path: "/v1/breeds/available",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreedsAnswer,
    schema: S.BreedsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeds/available",
    operationId: "listAvailableBreeds",
    tags: ["breeds"],
    summary: "List breeds with an available pet",
    request: {
    },
    responses: {
      200: { description: "The breeds.", content: { "application/json": { schema: S.BreedsAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List all breeds */
export const listBreeds: Operation = {
  id: "listBreeds",
  tag: "breeds",
  path: "/v1/breeds",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreedsAnswer,
    schema: S.BreedsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeds",
    operationId: "listBreeds",
    tags: ["breeds"],
    summary: "List all breeds",
    request: {
    },
    responses: {
      200: { description: "The breeds.", content: { "application/json": { schema: S.BreedsAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List all breeds (without a prefix) */
export const listBreedsAtRoot: Operation = {
  id: "listBreedsAtRoot",
  tag: "breeds",
  path: "/breeds/",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  twin: { of: "listBreeds", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreedsAnswer,
    schema: S.BreedsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/breeds/",
    operationId: "listBreedsAtRoot",
    tags: ["breeds"],
    summary: "List all breeds (without a prefix)",
    request: {
    },
    responses: {
      200: { description: "The breeds.", content: { "application/json": { schema: S.BreedsAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Find the breeds that fit a home */
export const matchBreeds: Operation = {
  id: "matchBreeds",
  tag: "breeds",
  path: "/v1/breeds/match",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.BreedMatchesAnswer,
    schema: S.BreedMatchesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeds/match",
    operationId: "matchBreeds",
    tags: ["breeds"],
    summary: "Find the breeds that fit a home",
    request: {
      query: z.strictObject({
        type: k.one(S.PetType).optional(),
        home: k.one(z.enum(["apartment","house","yard"])).optional(),
        activity: k.one(z.enum(["low","medium","high"])).optional(),
        shedding: k.one(z.literal("low")).optional(),
        household: k.one(z.enum(["children","first_pet","children_and_first_pet"])).optional(),
        time: k.one(z.enum(["little","some","plenty"])).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The best breeds with some of their pets.", content: { "application/json": { schema: S.BreedMatchesAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
