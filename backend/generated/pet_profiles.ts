// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Add a pet that I own */
export const addPetProfile: Operation = {
  id: "addPetProfile",
  tag: "pet_profiles",
  path: "/v1/pets/profiles/add",
  roles: ["consumer"],
  rate: "write",
  codes: ["file_not_usable","pet_profiles_full"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetProfileAnswer,
    schema: S.PetProfileAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/pets/profiles/add",
    operationId: "addPetProfile",
    tags: ["pet_profiles"],
    summary: "Add a pet that I own",
    request: {
      body: { required: true, content: { "application/json": { schema: S.PetProfileFields } } },
    },
    responses: {
      200: { description: "The profile.", content: { "application/json": { schema: S.PetProfileAnswer } } },
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

/** Delete a pet that I own */
export const deletePetProfile: Operation = {
  id: "deletePetProfile",
  tag: "pet_profiles",
  path: "/v1/pets/profiles/{id}/delete",
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
    path: "/v1/pets/profiles/{id}/delete",
    operationId: "deletePetProfile",
    tags: ["pet_profiles"],
    summary: "Delete a pet that I own",
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

/** List the pets I own */
export const listPetProfiles: Operation = {
  id: "listPetProfiles",
  tag: "pet_profiles",
  path: "/v1/pets/profiles",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetProfilesAnswer,
    schema: S.PetProfilesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/profiles",
    operationId: "listPetProfiles",
    tags: ["pet_profiles"],
    summary: "List the pets I own",
    request: {
    },
    responses: {
      200: { description: "The caller's pets.", content: { "application/json": { schema: S.PetProfilesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Change a pet that I own */
export const updatePetProfile: Operation = {
  id: "updatePetProfile",
  tag: "pet_profiles",
  path: "/v1/pets/profiles/update",
  roles: ["consumer"],
  rate: "write",
  codes: ["file_not_usable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetProfileAnswer,
    schema: S.PetProfileAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/pets/profiles/update",
    operationId: "updatePetProfile",
    tags: ["pet_profiles"],
    summary: "Change a pet that I own",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdatePetProfileBody } } },
    },
    responses: {
      200: { description: "The profile.", content: { "application/json": { schema: S.PetProfileAnswer } } },
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
