// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Join as a shelter */
export const addShelter: Operation = {
  id: "addShelter",
  tag: "verification",
  path: "/api/shelter/add",
  roles: ["none"],
  rate: "credentials",
  codes: ["email_taken","email_not_accepted","name_invalid","weak_password","zip_unknown","terms_not_accepted","program_name_taken","program_name_official","contact_details","invitation_not_valid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/shelter/add",
    operationId: "addShelter",
    tags: ["verification"],
    summary: "Join as a shelter",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AddShelterBody } } },
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      403: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Decide on a verification */
export const decideVerification: Operation = {
  id: "decideVerification",
  tag: "verification",
  path: "/v1/admin/verifications/{id}/decide",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","reason_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.VerificationAnswer,
    schema: S.VerificationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/verifications/{id}/decide",
    operationId: "decideVerification",
    tags: ["verification"],
    summary: "Decide on a verification",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideVerificationBody } } },
    },
    responses: {
      200: { description: "The verification.", content: { "application/json": { schema: S.VerificationAnswer } } },
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

/** Get a shelter's invitation */
export const getShelterJoin: Operation = {
  id: "getShelterJoin",
  tag: "verification",
  path: "/v1/shelter/join",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ShelterJoinAnswer,
    schema: S.ShelterJoinAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/shelter/join",
    operationId: "getShelterJoin",
    tags: ["verification"],
    summary: "Get a shelter's invitation",
    request: {
      query: z.strictObject({
        token: k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]{20,400}$", "u")), 0, 400)).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The invitation, or an open form.", content: { "application/json": { schema: S.ShelterJoinAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get the status of my verification */
export const getVerification: Operation = {
  id: "getVerification",
  tag: "verification",
  path: "/v1/breeders/verification",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.VerificationAnswer,
    schema: S.VerificationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/verification",
    operationId: "getVerification",
    tags: ["verification"],
    summary: "Get the status of my verification",
    request: {
    },
    responses: {
      200: { description: "The verification.", content: { "application/json": { schema: S.VerificationAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Invite a shelter */
export const inviteShelter: Operation = {
  id: "inviteShelter",
  tag: "verification",
  path: "/v1/admin/shelters/invite",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["email_taken","email_not_accepted"],
  answers: [{
    status: 201,
    contentTypes: ["application/json"],
    reduce: R.ShelterInvitedAnswer,
    schema: S.ShelterInvitedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/shelters/invite",
    operationId: "inviteShelter",
    tags: ["verification"],
    summary: "Invite a shelter",
    request: {
      body: { required: true, content: { "application/json": { schema: S.InviteShelterBody } } },
    },
    responses: {
      201: { description: "The invitation was sent.", content: { "application/json": { schema: S.ShelterInvitedAnswer } } },
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

/** List verifications waiting for a decision */
export const listVerifications: Operation = {
  id: "listVerifications",
  tag: "verification",
  path: "/v1/admin/verifications",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.VerificationsAnswer,
    schema: S.VerificationsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/verifications",
    operationId: "listVerifications",
    tags: ["verification"],
    summary: "List verifications waiting for a decision",
    request: {
      query: z.strictObject({
        status: k.one(S.VerificationStatus).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Oldest first.", content: { "application/json": { schema: S.VerificationsAnswer } } },
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

/** Submit my documents for verification */
export const submitVerification: Operation = {
  id: "submitVerification",
  tag: "verification",
  path: "/v1/breeders/verification",
  roles: ["breeder"],
  rate: "write",
  codes: ["verification_in_review","transition_not_allowed","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.VerificationAnswer,
    schema: S.VerificationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/verification",
    operationId: "submitVerification",
    tags: ["verification"],
    summary: "Submit my documents for verification",
    request: {
      body: { required: true, content: { "application/json": { schema: S.VerificationFilesBody } } },
    },
    responses: {
      200: { description: "The verification.", content: { "application/json": { schema: S.VerificationAnswer } } },
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

/** Withdraw a verification */
export const withdrawVerification: Operation = {
  id: "withdrawVerification",
  tag: "verification",
  path: "/v1/admin/breeders/{id}/verification/withdraw",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","reason_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.VerificationAnswer,
    schema: S.VerificationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/breeders/{id}/verification/withdraw",
    operationId: "withdrawVerification",
    tags: ["verification"],
    summary: "Withdraw a verification",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.WithdrawVerificationBody } } },
    },
    responses: {
      200: { description: "The verification.", content: { "application/json": { schema: S.VerificationAnswer } } },
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
