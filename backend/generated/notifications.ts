// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Add a reminder for myself */
export const addNotification: Operation = {
  id: "addNotification",
  tag: "notifications",
  path: "/v1/notifications",
  roles: ["user"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.NotificationAnswer,
    schema: S.NotificationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/notifications",
    operationId: "addNotification",
    tags: ["notifications"],
    summary: "Add a reminder for myself",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AddNotificationBody } } },
    },
    responses: {
      200: { description: "The notification.", content: { "application/json": { schema: S.NotificationAnswer } } },
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

/** Delete a notification */
export const deleteNotification: Operation = {
  id: "deleteNotification",
  tag: "notifications",
  path: "/v1/notifications/{id}/delete",
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
    path: "/v1/notifications/{id}/delete",
    operationId: "deleteNotification",
    tags: ["notifications"],
    summary: "Delete a notification",
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

/** List my notifications */
export const listNotifications: Operation = {
  id: "listNotifications",
  tag: "notifications",
  path: "/v1/user/{id}/notifications",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.NotificationsAnswer,
    schema: S.NotificationsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/user/{id}/notifications",
    operationId: "listNotifications",
    tags: ["notifications"],
    summary: "List my notifications",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.NotificationsAnswer } } },
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

/** Mark all notifications as read */
export const markNotificationsRead: Operation = {
  id: "markNotificationsRead",
  tag: "notifications",
  path: "/v1/user/{id}/notifications/read",
  roles: ["user"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.NotificationsReadAnswer,
    schema: S.NotificationsReadAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/user/{id}/notifications/read",
    operationId: "markNotificationsRead",
    tags: ["notifications"],
    summary: "Mark all notifications as read",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.MarkNotificationsReadBody } } },
    },
    responses: {
      200: { description: "Notifications that are still unread.", content: { "application/json": { schema: S.NotificationsReadAnswer } } },
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

/** Mark a notification as read, unread or archived */
export const updateNotification: Operation = {
  id: "updateNotification",
  tag: "notifications",
  path: "/v1/notifications/{id}",
  roles: ["user"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.NotificationAnswer,
    schema: S.NotificationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/notifications/{id}",
    operationId: "updateNotification",
    tags: ["notifications"],
    summary: "Mark a notification as read, unread or archived",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateNotificationBody } } },
    },
    responses: {
      200: { description: "The notification.", content: { "application/json": { schema: S.NotificationAnswer } } },
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
