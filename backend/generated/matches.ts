// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Propose a match */
export const createMatch: Operation = {
  id: "createMatch",
  tag: "matches",
  path: "/v1/match/createMatch",
  roles: ["breeder"],
  rate: "write",
  codes: ["match_exists","parents_do_not_fit"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.NewMatchAnswer,
    schema: S.NewMatchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/match/createMatch",
    operationId: "createMatch",
    tags: ["matches"],
    summary: "Propose a match",
    request: {
      body: { required: true, content: { "application/json": { schema: S.CreateMatchBody } } },
    },
    responses: {
      200: { description: "The proposal.", content: { "application/json": { schema: S.NewMatchAnswer } } },
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

/** Find breeding partners for a parent */
export const findMatchingPets: Operation = {
  id: "findMatchingPets",
  tag: "matches",
  path: "/v1/match/findMatchingPets",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.CandidatesAnswer,
    schema: S.CandidatesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/match/findMatchingPets",
    operationId: "findMatchingPets",
    tags: ["matches"],
    summary: "Find breeding partners for a parent",
    request: {
      query: z.strictObject({
        parentId: k.one(S.Id),
        distance: k.one(k.integer(z.int().gte(1).lte(5000))).optional(),
        page: k.one(k.integer(z.int().gte(1).lte(500))).default(1),
      }) as never,
    },
    responses: {
      200: { description: "Ranked by health tests, breed and distance.", content: { "application/json": { schema: S.CandidatesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List the matches of my program */
export const listMatchesByBreeder: Operation = {
  id: "listMatchesByBreeder",
  tag: "matches",
  path: "/v1/match/findPastMatchesByBreederId/{id}",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MatchesAnswer,
    schema: S.MatchesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/match/findPastMatchesByBreederId/{id}",
    operationId: "listMatchesByBreeder",
    tags: ["matches"],
    summary: "List the matches of my program",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        state: k.one(z.enum(["running","past"])).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.MatchesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List the matches of a parent */
export const listMatchesByPet: Operation = {
  id: "listMatchesByPet",
  tag: "matches",
  path: "/v1/match/findPastMatchesByPetId/{id}",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MatchesAnswer,
    schema: S.MatchesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/match/findPastMatchesByPetId/{id}",
    operationId: "listMatchesByPet",
    tags: ["matches"],
    summary: "List the matches of a parent",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        state: k.one(z.enum(["running","past"])).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.MatchesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Accept, decline, withdraw or complete a match */
export const updateMatch: Operation = {
  id: "updateMatch",
  tag: "matches",
  path: "/v1/match/updateMatch/{matchId}",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UpdatedMatchAnswer,
    schema: S.UpdatedMatchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/match/updateMatch/{matchId}",
    operationId: "updateMatch",
    tags: ["matches"],
    summary: "Accept, decline, withdraw or complete a match",
    request: {
      params: z.strictObject({
        matchId: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateMatchBody } } },
    },
    responses: {
      200: { description: "The match as it is now.", content: { "application/json": { schema: S.UpdatedMatchAnswer } } },
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
