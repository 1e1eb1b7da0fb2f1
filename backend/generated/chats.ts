// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Block, or take it back */
export const blockChat: Operation = {
  id: "blockChat",
  tag: "chats",
  path: "/v1/chats/{id}/block",
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
    method: "post",
    path: "/v1/chats/{id}/block",
    operationId: "blockChat",
    tags: ["chats"],
    summary: "Block, or take it back",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      501: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** My conversations */
export const listChats: Operation = {
  id: "listChats",
  tag: "chats",
  path: "/v1/chats",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChatsAnswer,
    schema: S.ChatsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/chats",
    operationId: "listChats",
    tags: ["chats"],
    summary: "My conversations",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The latest first.", content: { "application/json": { schema: S.ChatsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      501: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Messages of a chat */
export const listMessages: Operation = {
  id: "listMessages",
  tag: "chats",
  path: "/v1/chats/{id}/messages",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MessagesAnswer,
    schema: S.MessagesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/chats/{id}/messages",
    operationId: "listMessages",
    tags: ["chats"],
    summary: "Messages of a chat",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The newest first.", content: { "application/json": { schema: S.MessagesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      501: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Mark a chat as read */
export const markChatRead: Operation = {
  id: "markChatRead",
  tag: "chats",
  path: "/v1/chats/{id}/read",
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
    method: "post",
    path: "/v1/chats/{id}/read",
    operationId: "markChatRead",
    tags: ["chats"],
    summary: "Mark a chat as read",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      501: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Report a chat */
export const reportChat: Operation = {
  id: "reportChat",
  tag: "chats",
  path: "/v1/chats/{id}/report",
  roles: ["user"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChatReportAnswer,
    schema: S.ChatReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/chats/{id}/report",
    operationId: "reportChat",
    tags: ["chats"],
    summary: "Report a chat",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ReportChatBody } } },
    },
    responses: {
      200: { description: "Staff will look at it.", content: { "application/json": { schema: S.ChatReportAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      501: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Begin a chat, or write in one */
export const sendMessage: Operation = {
  id: "sendMessage",
  tag: "chats",
  path: "/v1/chats/new",
  roles: ["user"],
  rate: "write",
  codes: ["email_not_verified","chat_blocked","own_pet"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChatAnswer,
    schema: S.ChatAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/chats/new",
    operationId: "sendMessage",
    tags: ["chats"],
    summary: "Begin a chat, or write in one",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SendMessageBody } } },
    },
    responses: {
      200: { description: "The chat.", content: { "application/json": { schema: S.ChatAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      501: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
