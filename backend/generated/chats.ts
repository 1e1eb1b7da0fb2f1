// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Block or unblock the other person */
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
    summary: "Block or unblock the other person",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        isBlocked: k.one(k.truth(z.boolean())).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** Count my unread messages */
export const countUnreadMessages: Operation = {
  id: "countUnreadMessages",
  tag: "chats",
  path: "/v1/chats/unread",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UnreadMessagesAnswer,
    schema: S.UnreadMessagesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/chats/unread",
    operationId: "countUnreadMessages",
    tags: ["chats"],
    summary: "Count my unread messages",
    request: {
    },
    responses: {
      200: { description: "The number over all chats.", content: { "application/json": { schema: S.UnreadMessagesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Delete a quick reply */
export const deleteQuickReply: Operation = {
  id: "deleteQuickReply",
  tag: "chats",
  path: "/v1/chats/replies/{id}",
  roles: ["breeder"],
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
    path: "/v1/chats/replies/{id}",
    operationId: "deleteQuickReply",
    tags: ["chats"],
    summary: "Delete a quick reply",
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

/** Find the conversation a first message would start */
export const findChat: Operation = {
  id: "findChat",
  tag: "chats",
  path: "/v1/chats/find",
  roles: ["user"],
  rate: "read",
  codes: ["own_pet"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FoundChatAnswer,
    schema: S.FoundChatAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/chats/find",
    operationId: "findChat",
    tags: ["chats"],
    summary: "Find the conversation a first message would start",
    request: {
      query: z.strictObject({
        petId: k.one(S.Id).optional(),
        breederId: k.one(S.Id).optional(),
        reservedPetId: k.one(S.Id).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The other person, and the chat if there is one.", content: { "application/json": { schema: S.FoundChatAnswer } } },
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

/** Get one of my conversations */
export const getChat: Operation = {
  id: "getChat",
  tag: "chats",
  path: "/v1/chats/{id}",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChatAnswer,
    schema: S.ChatAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/chats/{id}",
    operationId: "getChat",
    tags: ["chats"],
    summary: "Get one of my conversations",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The chat.", content: { "application/json": { schema: S.ChatAnswer } } },
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

/** List my conversations */
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
    summary: "List my conversations",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
        petId: k.one(S.Id).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Latest first.", content: { "application/json": { schema: S.ChatsAnswer } } },
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

/** List the messages of a conversation */
export const listMessages: Operation = {
  id: "listMessages",
  tag: "chats",
  path: "/v1/chats/{id}/messages",
  roles: ["user"],
  rate: "heavy",
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
    summary: "List the messages of a conversation",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
        after: k.one(S.Id).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.MessagesAnswer } } },
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

/** List my quick replies */
export const listQuickReplies: Operation = {
  id: "listQuickReplies",
  tag: "chats",
  path: "/v1/chats/replies",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.QuickRepliesAnswer,
    schema: S.QuickRepliesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/chats/replies",
    operationId: "listQuickReplies",
    tags: ["chats"],
    summary: "List my quick replies",
    request: {
    },
    responses: {
      200: { description: "Sorted by the time they were saved.", content: { "application/json": { schema: S.QuickRepliesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Mark a conversation as read */
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
    summary: "Mark a conversation as read",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        messageId: k.one(S.Id).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** Mute or unmute a conversation */
export const muteChat: Operation = {
  id: "muteChat",
  tag: "chats",
  path: "/v1/chats/{id}/mute",
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
    path: "/v1/chats/{id}/mute",
    operationId: "muteChat",
    tags: ["chats"],
    summary: "Mute or unmute a conversation",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.MuteChatBody } } },
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** Report a conversation */
export const reportChat: Operation = {
  id: "reportChat",
  tag: "chats",
  path: "/v1/chats/{id}/report",
  roles: ["user"],
  rate: "write",
  codes: ["email_not_verified"],
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
    summary: "Report a conversation",
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
      409: { description: "A problem." },
      413: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Save a quick reply */
export const saveQuickReply: Operation = {
  id: "saveQuickReply",
  tag: "chats",
  path: "/v1/chats/replies",
  roles: ["breeder"],
  rate: "write",
  codes: ["too_many_replies"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.QuickReplyAnswer,
    schema: S.QuickReplyAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/chats/replies",
    operationId: "saveQuickReply",
    tags: ["chats"],
    summary: "Save a quick reply",
    request: {
      body: { required: true, content: { "application/json": { schema: S.QuickReplyBody } } },
    },
    responses: {
      200: { description: "The quick reply as it is saved.", content: { "application/json": { schema: S.QuickReplyAnswer } } },
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

/** Start a conversation, or write in one */
export const sendMessage: Operation = {
  id: "sendMessage",
  tag: "chats",
  path: "/v1/chats/new",
  roles: ["user"],
  rate: "write",
  codes: ["email_not_verified","chat_blocked","chat_closed","own_pet","file_not_usable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SentMessageAnswer,
    schema: S.SentMessageAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/chats/new",
    operationId: "sendMessage",
    tags: ["chats"],
    summary: "Start a conversation, or write in one",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SendMessageBody } } },
    },
    responses: {
      200: { description: "The message, and the chat that it is in.", content: { "application/json": { schema: S.SentMessageAnswer } } },
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

/** Show the other person that I'm typing */
export const tellTyping: Operation = {
  id: "tellTyping",
  tag: "chats",
  path: "/v1/chats/{id}/typing",
  roles: ["user"],
  rate: "typing",
  changesNothing: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/chats/{id}/typing",
    operationId: "tellTyping",
    tags: ["chats"],
    summary: "Show the other person that I'm typing",
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
      503: { description: "A problem." },
    },
  }),
};
