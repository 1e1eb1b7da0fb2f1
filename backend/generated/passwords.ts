// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Change my password */
export const changePassword: Operation = {
  id: "changePassword",
  tag: "passwords",
  path: "/v1/password/change",
  roles: ["user"],
  rate: "credentials",
  codes: ["wrong_password","password_missing","weak_password"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/password/change",
    operationId: "changePassword",
    tags: ["passwords"],
    summary: "Change my password",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ChangePasswordBody } } },
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** Request a reset code by email */
export const forgotPassword: Operation = {
  id: "forgotPassword",
  tag: "passwords",
  path: "/v1/password/forgot",
  roles: ["none"],
  rate: "mail",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/password/forgot",
    operationId: "forgotPassword",
    tags: ["passwords"],
    summary: "Request a reset code by email",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ForgotPasswordBody } } },
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

/** Set a new password with a code */
export const resetPassword: Operation = {
  id: "resetPassword",
  tag: "passwords",
  path: "/v1/password/reset",
  roles: ["none"],
  rate: "code",
  codes: ["code_wrong","code_used_up","weak_password"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/password/reset",
    operationId: "resetPassword",
    tags: ["passwords"],
    summary: "Set a new password with a code",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ResetPasswordBody } } },
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

/** Check a reset code */
export const validatePasswordCode: Operation = {
  id: "validatePasswordCode",
  tag: "passwords",
  path: "/v1/password/code/validate",
  roles: ["none"],
  rate: "code",
  changesNothing: true,
  codes: ["code_wrong","code_used_up"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/password/code/validate",
    operationId: "validatePasswordCode",
    tags: ["passwords"],
    summary: "Check a reset code",
    request: {
      body: { required: true, content: { "application/json": { schema: S.PasswordCodeBody } } },
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
