// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get my notification settings */
export const getUserSettings: Operation = {
  id: "getUserSettings",
  tag: "settings",
  path: "/v1/user/settings",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserSettingsAnswer,
    schema: S.UserSettingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/user/settings",
    operationId: "getUserSettings",
    tags: ["settings"],
    summary: "Get my notification settings",
    request: {
    },
    responses: {
      200: { description: "The settings as they are now.", content: { "application/json": { schema: S.UserSettingsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Open the page that unsubscribes */
export const openUnsubscribe: Operation = {
  id: "openUnsubscribe",
  tag: "settings",
  path: "/v1/user/setting/email/notifications/unsubscribe",
  roles: ["token"],
  rate: "read",
  codes: ["link_not_valid"],
  answers: [{ status: 303, contentTypes: [] }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/user/setting/email/notifications/unsubscribe",
    operationId: "openUnsubscribe",
    tags: ["settings"],
    summary: "Open the page that unsubscribes",
    request: {
      query: z.strictObject({
        token: k.one(S.UnsubscribeToken),
      }) as never,
    },
    responses: {
      303: { description: "The address of the page that asks, with the token in its fragment, is in `location`." },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Stop one kind of email */
export const unsubscribe: Operation = {
  id: "unsubscribe",
  tag: "settings",
  path: "/v1/user/setting/email/notifications/unsubscribe",
  roles: ["token","user"],
  rate: "write",
  codes: ["link_not_valid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserSettingsAnswer,
    schema: S.UserSettingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/user/setting/email/notifications/unsubscribe",
    operationId: "unsubscribe",
    tags: ["settings"],
    summary: "Stop one kind of email",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UnsubscribeBody } } },
    },
    responses: {
      200: { description: "The settings that an email's token turned off, or all settings of the caller as they are now.", content: { "application/json": { schema: S.UserSettingsAnswer } } },
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

/** Unsubscribe with one click in an email app */
export const unsubscribeOneClick: Operation = {
  id: "unsubscribeOneClick",
  tag: "settings",
  path: "/v1/user/setting/email/notifications/unsubscribe",
  roles: ["token"],
  rate: "write",
  codes: ["link_not_valid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/user/setting/email/notifications/unsubscribe",
    operationId: "unsubscribeOneClick",
    tags: ["settings"],
    summary: "Unsubscribe with one click in an email app",
    request: {
      query: z.strictObject({
        token: k.one(S.UnsubscribeToken),
      }) as never,
      body: { required: false, content: { "*/*": { schema: z.unknown() } } },
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** Change my quiet hours */
export const updateQuietHours: Operation = {
  id: "updateQuietHours",
  tag: "settings",
  path: "/v1/user/setting/{userId}/quiet-hours",
  roles: ["user"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserSettingsAnswer,
    schema: S.UserSettingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/user/setting/{userId}/quiet-hours",
    operationId: "updateQuietHours",
    tags: ["settings"],
    summary: "Change my quiet hours",
    request: {
      params: z.strictObject({
        userId: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.QuietHours } } },
    },
    responses: {
      200: { description: "The settings as they are now.", content: { "application/json": { schema: S.UserSettingsAnswer } } },
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

/** Change a notification setting */
export const updateUserSetting: Operation = {
  id: "updateUserSetting",
  tag: "settings",
  path: "/v1/user/setting/{userId}/update/key",
  roles: ["user"],
  rate: "write",
  codes: ["phone_not_confirmed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UserSettingsAnswer,
    schema: S.UserSettingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/user/setting/{userId}/update/key",
    operationId: "updateUserSetting",
    tags: ["settings"],
    summary: "Change a notification setting",
    request: {
      params: z.strictObject({
        userId: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UserSettingBody } } },
    },
    responses: {
      200: { description: "The settings as they are now.", content: { "application/json": { schema: S.UserSettingsAnswer } } },
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
