// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Finish signing in with Google or Facebook */
export const finishSocialSignIn: Operation = {
  id: "finishSocialSignIn",
  tag: "auth",
  path: "/v1/auth/{provider}/callback",
  roles: ["none"],
  rate: "credentials",
  codes: ["social_refused","social_email_missing","email_not_accepted","terms_not_accepted","second_factor_needed","second_factor_wrong","email_not_linked","account_suspended","provider_not_configured","csrf_invalid","origin_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SocialSessionAnswer,
    schema: S.SocialSessionAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/auth/{provider}/callback",
    operationId: "finishSocialSignIn",
    tags: ["auth"],
    summary: "Finish signing in with Google or Facebook",
    request: {
      params: z.strictObject({
        provider: k.one(S.SocialProvider),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SocialCallbackBody } } },
    },
    responses: {
      200: { description: "Signed in, as after signIn. The person continues at `returnTo`, as given at the start.", content: { "application/json": { schema: S.SocialSessionAnswer } } },
      400: { description: "A problem." },
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

/** Get a CSRF token */
export const getCsrfToken: Operation = {
  id: "getCsrfToken",
  tag: "auth",
  path: "/v1/csrf-token",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.CsrfTokenAnswer,
    schema: S.CsrfTokenAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/csrf-token",
    operationId: "getCsrfToken",
    tags: ["auth"],
    summary: "Get a CSRF token",
    request: {
    },
    responses: {
      200: { description: "The token; the matching cookie is set.", content: { "application/json": { schema: S.CsrfTokenAnswer } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get the signed-in person */
export const getCurrentUser: Operation = {
  id: "getCurrentUser",
  tag: "auth",
  path: "/v1/user",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.CurrentUserAnswer,
    schema: S.CurrentUserAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/user",
    operationId: "getCurrentUser",
    tags: ["auth"],
    summary: "Get the signed-in person",
    request: {
    },
    responses: {
      200: { description: "The signed-in user.", content: { "application/json": { schema: S.CurrentUserAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Start signing in with Google or Facebook */
export const getSocialSignInUrl: Operation = {
  id: "getSocialSignInUrl",
  tag: "auth",
  path: "/v1/auth/{provider}/url",
  roles: ["none"],
  rate: "credentials",
  codes: ["provider_not_configured"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SocialUrlAnswer,
    schema: S.SocialUrlAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/auth/{provider}/url",
    operationId: "getSocialSignInUrl",
    tags: ["auth"],
    summary: "Start signing in with Google or Facebook",
    request: {
      params: z.strictObject({
        provider: k.one(S.SocialProvider),
      }) as never,
      query: z.strictObject({
        returnTo: k.one(S.ReturnPath).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The address to open in the browser.", content: { "application/json": { schema: S.SocialUrlAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List how I can sign in */
export const listSignInWays: Operation = {
  id: "listSignInWays",
  tag: "auth",
  path: "/v1/users/sign-in-ways",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SignInWaysAnswer,
    schema: S.SignInWaysAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/users/sign-in-ways",
    operationId: "listSignInWays",
    tags: ["auth"],
    summary: "List how I can sign in",
    request: {
    },
    responses: {
      200: { description: "Whether the account has a password, and its connected providers, oldest first.", content: { "application/json": { schema: S.SignInWaysAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Sign out */
export const logout: Operation = {
  id: "logout",
  tag: "auth",
  path: "/v1/logout",
  roles: ["any"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/logout",
    operationId: "logout",
    tags: ["auth"],
    summary: "Sign out",
    request: {
    },
    responses: {
      200: { description: "The session has ended on the server and the cookies are cleared.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get a fresh access token */
export const refreshToken: Operation = {
  id: "refreshToken",
  tag: "auth",
  path: "/v1/token/refresh",
  roles: ["cookie"],
  rate: "write",
  changesNothing: true,
  codes: ["refresh_missing","refresh_invalid","account_suspended","csrf_invalid","origin_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AccessTokenAnswer,
    schema: S.AccessTokenAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/token/refresh",
    operationId: "refreshToken",
    tags: ["auth"],
    summary: "Get a fresh access token",
    request: {
    },
    responses: {
      200: { description: "A fresh access token. A new refresh cookie replaces the old one.", content: { "application/json": { schema: S.AccessTokenAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Sign in with email address and password */
export const signIn: Operation = {
  id: "signIn",
  tag: "auth",
  path: "/v1/login",
  roles: ["none"],
  rate: "credentials",
  changesNothing: true,
  codes: ["wrong_credentials","second_factor_needed","second_factor_wrong","account_suspended","csrf_invalid","origin_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SessionAnswer,
    schema: S.SessionAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/login",
    operationId: "signIn",
    tags: ["auth"],
    summary: "Sign in with email address and password",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SignInBody } } },
    },
    responses: {
      200: { description: "Signed in. The refresh token is set as a cookie that scripts can't read.", content: { "application/json": { schema: S.SessionAnswer } } },
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

/** Create an account */
export const signUp: Operation = {
  id: "signUp",
  tag: "auth",
  path: "/v1/users/new",
  roles: ["none"],
  rate: "credentials",
  codes: ["email_taken","email_not_accepted","name_invalid","weak_password","program_required","zip_unknown","terms_not_accepted","program_name_taken","program_name_official","contact_details","csrf_invalid","origin_not_allowed"],
  answers: [{
    status: 201,
    contentTypes: ["application/json"],
    reduce: R.SessionAnswer,
    schema: S.SessionAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/new",
    operationId: "signUp",
    tags: ["auth"],
    summary: "Create an account",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SignUpBody } } },
    },
    responses: {
      201: { description: "Signed in. The refresh token is set as a cookie that scripts can't read.", content: { "application/json": { schema: S.SessionAnswer } } },
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
