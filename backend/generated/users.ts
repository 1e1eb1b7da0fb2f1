// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Accept the terms in force */
export const acceptTerms: Operation = {
  id: "acceptTerms",
  tag: "users",
  path: "/v1/users/terms",
  roles: ["user"],
  rate: "write",
  codes: ["terms_not_accepted"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserAnswer,
    schema: S.UserAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/users/terms",
    operationId: "acceptTerms",
    tags: ["users"],
    summary: "Accept the terms in force",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AcceptTermsBody } } },
    },
    responses: {
      200: { description: "The account as it is now.", content: { "application/json": { schema: S.UserAnswer } } },
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

/** Change my email address */
export const changeEmail: Operation = {
  id: "changeEmail",
  tag: "users",
  path: "/v1/users/email/change",
  roles: ["user"],
  rate: "mail",
  codes: ["wrong_password","password_missing","second_factor_needed","second_factor_wrong","email_taken","email_not_accepted"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/email/change",
    operationId: "changeEmail",
    tags: ["users"],
    summary: "Change my email address",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ChangeEmailBody } } },
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

/** Check what closing my account needs */
export const checkClosing: Operation = {
  id: "checkClosing",
  tag: "users",
  path: "/v1/users/me/closing",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ClosingAnswer,
    schema: S.ClosingAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/users/me/closing",
    operationId: "checkClosing",
    tags: ["users"],
    summary: "Check what closing my account needs",
    request: {
    },
    responses: {
      200: { description: "The requirements for closing now.", content: { "application/json": { schema: S.ClosingAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Check whether an address can be used for a new account */
export const checkEmail: Operation = {
  id: "checkEmail",
  tag: "users",
  path: "/v1/users/email/check/{email}",
  roles: ["none"],
  rate: "addressCheck",
  codes: ["email_not_accepted"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.EmailCheckAnswer,
    schema: S.EmailCheckAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/users/email/check/{email}",
    operationId: "checkEmail",
    tags: ["users"],
    summary: "Check whether an address can be used for a new account",
    request: {
      params: z.strictObject({
        email: k.refusedAs("email_not_accepted", k.one(S.Email)),
      }) as never,
    },
    responses: {
      200: { description: "The answer for the form.", content: { "application/json": { schema: S.EmailCheckAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Close my account */
export const closeAccount: Operation = {
  id: "closeAccount",
  tag: "users",
  path: "/v1/users/me",
  roles: ["user"],
  rate: "credentials",
  codes: ["wrong_password","second_factor_needed","second_factor_wrong","sign_in_again","reservations_open","money_open","balance_changed","staff_account"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/users/me",
    operationId: "closeAccount",
    tags: ["users"],
    summary: "Close my account",
    request: {
      body: { required: true, content: { "application/json": { schema: S.CloseAccountBody } } },
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

/** Confirm my phone number with the code */
export const confirmPhone: Operation = {
  id: "confirmPhone",
  tag: "users",
  path: "/v1/users/phone/confirm",
  roles: ["user"],
  rate: "code",
  codes: ["phone_missing","phone_taken","code_wrong","code_used_up"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserAnswer,
    schema: S.UserAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/phone/confirm",
    operationId: "confirmPhone",
    tags: ["users"],
    summary: "Confirm my phone number with the code",
    request: {
      body: { required: true, content: { "application/json": { schema: S.PhoneCodeBody } } },
    },
    responses: {
      200: { description: "The account as it is now.", content: { "application/json": { schema: S.UserAnswer } } },
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

/** Turn on two-step verification */
export const confirmSecondFactor: Operation = {
  id: "confirmSecondFactor",
  tag: "users",
  path: "/v1/users/second-factor",
  roles: ["user"],
  rate: "credentials",
  codes: ["wrong_password","second_factor_wrong","second_factor_exists","second_factor_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RecoveryCodesAnswer,
    schema: S.RecoveryCodesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/users/second-factor",
    operationId: "confirmSecondFactor",
    tags: ["users"],
    summary: "Turn on two-step verification",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SecondFactorProofBody } } },
    },
    responses: {
      200: { description: "Two-step verification is on.", content: { "application/json": { schema: S.RecoveryCodesAnswer } } },
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

/** Sign out everywhere else */
export const endOtherSessions: Operation = {
  id: "endOtherSessions",
  tag: "users",
  path: "/v1/users/sessions",
  roles: ["user"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/users/sessions",
    operationId: "endOtherSessions",
    tags: ["users"],
    summary: "Sign out everywhere else",
    request: {
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Sign out one session */
export const endSession: Operation = {
  id: "endSession",
  tag: "users",
  path: "/v1/users/sessions/{id}",
  roles: ["user"],
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
    path: "/v1/users/sessions/{id}",
    operationId: "endSession",
    tags: ["users"],
    summary: "Sign out one session",
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

/** Download a copy of my data */
export const exportUser: Operation = {
  id: "exportUser",
  tag: "users",
  path: "/v1/users/export",
  roles: ["user"],
  rate: "export",
  limits: {"answerSeconds":60},
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ExportAnswer,
    schema: S.ExportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/users/export",
    operationId: "exportUser",
    tags: ["users"],
    summary: "Download a copy of my data",
    request: {
    },
    responses: {
      200: { description: "All of the caller's data.", content: { "application/json": { schema: S.ExportAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Check whether my two-step verification is on */
export const getSecondFactor: Operation = {
  id: "getSecondFactor",
  tag: "users",
  path: "/v1/users/second-factor",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SecondFactorAnswer,
    schema: S.SecondFactorAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/users/second-factor",
    operationId: "getSecondFactor",
    tags: ["users"],
    summary: "Check whether my two-step verification is on",
    request: {
    },
    responses: {
      200: { description: "Its status.", content: { "application/json": { schema: S.SecondFactorAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List where I'm signed in */
export const listSessions: Operation = {
  id: "listSessions",
  tag: "users",
  path: "/v1/users/sessions",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SessionsAnswer,
    schema: S.SessionsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/users/sessions",
    operationId: "listSessions",
    tags: ["users"],
    summary: "List where I'm signed in",
    request: {
    },
    responses: {
      200: { description: "The current session first.", content: { "application/json": { schema: S.SessionsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Pay out what is left before I close my account */
export const payOutForClosing: Operation = {
  id: "payOutForClosing",
  tag: "users",
  path: "/v1/users/me/closing/payout",
  roles: ["breeder"],
  rate: "write",
  codes: ["payout_not_possible"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ClosingAnswer,
    schema: S.ClosingAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/me/closing/payout",
    operationId: "payOutForClosing",
    tags: ["users"],
    summary: "Pay out what is left before I close my account",
    request: {
    },
    responses: {
      200: { description: "The requirements for closing now.", content: { "application/json": { schema: S.ClosingAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Enter a two-step verification code for this session */
export const proveSecondFactor: Operation = {
  id: "proveSecondFactor",
  tag: "users",
  path: "/v1/users/second-factor/prove",
  roles: ["user"],
  rate: "credentials",
  codes: ["second_factor_wrong","second_factor_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/second-factor/prove",
    operationId: "proveSecondFactor",
    tags: ["users"],
    summary: "Enter a two-step verification code for this session",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SecondFactorCodeBody } } },
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

/** Receive a text that somebody wrote to our number */
export const receiveText: Operation = {
  id: "receiveText",
  tag: "users",
  path: "/v1/texts/incoming",
  roles: ["signature"],
  rate: "webhook",
  codes: ["signature_invalid"],
  answers: [{ status: 204, contentTypes: [] }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/texts/incoming",
    operationId: "receiveText",
    tags: ["users"],
    summary: "Receive a text that somebody wrote to our number",
    request: {
      headers: z.strictObject({
        "x-twilio-signature": k.one(k.text(0, 200)).optional(),
      }) as never,
      body: { required: true, content: { "application/x-www-form-urlencoded": { schema: z.strictObject({
        MessageSid: k.one(k.text(1, 64)),
        From: k.one(k.text(1, 40)),
        Body: k.one(k.text(0, 1600)),
      }).catchall(z.unknown()) } } },
    },
    responses: {
      204: { description: "The text was read. The reply to HELP is a separate text." },
      400: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Redeem a link from an email */
export const redeemToken: Operation = {
  id: "redeemToken",
  tag: "users",
  path: "/{token}",
  roles: ["none"],
  rate: "credentials",
  codes: ["link_not_valid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RedeemedAnswer,
    schema: S.RedeemedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/{token}",
    operationId: "redeemToken",
    tags: ["users"],
    summary: "Redeem a link from an email",
    request: {
      params: z.strictObject({
        token: k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]{20,400}$", "u")), 0, 400)),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.RedeemTokenBody } } },
    },
    responses: {
      200: { description: "It worked. `url` is the next page.", content: { "application/json": { schema: S.RedeemedAnswer } } },
      400: { description: "A problem." },
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

/** Turn off two-step verification */
export const removeSecondFactor: Operation = {
  id: "removeSecondFactor",
  tag: "users",
  path: "/v1/users/second-factor",
  roles: ["user"],
  rate: "credentials",
  codes: ["wrong_password","second_factor_wrong","second_factor_required","second_factor_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/users/second-factor",
    operationId: "removeSecondFactor",
    tags: ["users"],
    summary: "Turn off two-step verification",
    request: {
      headers: z.strictObject({
        "x-second-factor": k.one(S.SecondFactorCode),
        "x-password": k.one(k.length(z.string().regex(new RegExp("^[!-~]+$", "u")), 1, 2400)).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get new recovery codes */
export const renewRecoveryCodes: Operation = {
  id: "renewRecoveryCodes",
  tag: "users",
  path: "/v1/users/second-factor/recovery-codes",
  roles: ["user"],
  rate: "credentials",
  codes: ["wrong_password","second_factor_wrong","second_factor_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RecoveryCodesAnswer,
    schema: S.RecoveryCodesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/second-factor/recovery-codes",
    operationId: "renewRecoveryCodes",
    tags: ["users"],
    summary: "Get new recovery codes",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SecondFactorProofBody } } },
    },
    responses: {
      200: { description: "Two-step verification is on.", content: { "application/json": { schema: S.RecoveryCodesAnswer } } },
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

/** Start moving two-step verification to another app */
export const replaceSecondFactor: Operation = {
  id: "replaceSecondFactor",
  tag: "users",
  path: "/v1/users/second-factor/replace",
  roles: ["user"],
  rate: "credentials",
  codes: ["wrong_password","second_factor_wrong","second_factor_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SecondFactorSecretAnswer,
    schema: S.SecondFactorSecretAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/second-factor/replace",
    operationId: "replaceSecondFactor",
    tags: ["users"],
    summary: "Start moving two-step verification to another app",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SecondFactorProofBody } } },
    },
    responses: {
      200: { description: "Put it into an authenticator app, then confirm it with a code.", content: { "application/json": { schema: S.SecondFactorSecretAnswer } } },
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

/** Send the verification email again */
export const resendVerification: Operation = {
  id: "resendVerification",
  tag: "users",
  path: "/v1/users/email/verify/resend",
  roles: ["user"],
  rate: "mail",
  codes: ["email_already_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/email/verify/resend",
    operationId: "resendVerification",
    tags: ["users"],
    summary: "Send the verification email again",
    request: {
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Text a code to my phone number */
export const sendPhoneCode: Operation = {
  id: "sendPhoneCode",
  tag: "users",
  path: "/v1/users/phone/code",
  roles: ["user"],
  rate: "code",
  codes: ["email_not_verified","phone_missing","phone_confirmed","phone_taken","texts_not_offered","too_many_codes"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/phone/code",
    operationId: "sendPhoneCode",
    tags: ["users"],
    summary: "Text a code to my phone number",
    request: {
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Start setting up two-step verification */
export const startSecondFactor: Operation = {
  id: "startSecondFactor",
  tag: "users",
  path: "/v1/users/second-factor",
  roles: ["user"],
  rate: "credentials",
  codes: ["second_factor_exists"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SecondFactorSecretAnswer,
    schema: S.SecondFactorSecretAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/users/second-factor",
    operationId: "startSecondFactor",
    tags: ["users"],
    summary: "Start setting up two-step verification",
    request: {
    },
    responses: {
      200: { description: "Put it into an authenticator app, then confirm it with a code.", content: { "application/json": { schema: S.SecondFactorSecretAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Change my name, phone number or photo */
export const updateUser: Operation = {
  id: "updateUser",
  tag: "users",
  path: "/v1/users/update",
  roles: ["user"],
  rate: "write",
  codes: ["name_invalid","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserAnswer,
    schema: S.UserAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/users/update",
    operationId: "updateUser",
    tags: ["users"],
    summary: "Change my name, phone number or photo",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UpdateUserBody } } },
    },
    responses: {
      200: { description: "The account as it is now.", content: { "application/json": { schema: S.UserAnswer } } },
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
