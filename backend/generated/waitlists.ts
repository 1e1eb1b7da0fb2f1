// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Invite someone on my waitlist to choose first */
export const inviteWaitlist: Operation = {
  id: "inviteWaitlist",
  tag: "waitlists",
  path: "/v1/waitlists/invite",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed","pet_promised","pet_on_hold","pet_not_available","waitlist_not_next"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitlistAnswer,
    schema: S.WaitlistAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/waitlists/invite",
    operationId: "inviteWaitlist",
    tags: ["waitlists"],
    summary: "Invite someone on my waitlist to choose first",
    request: {
      body: { required: true, content: { "application/json": { schema: S.InviteWaitlistBody } } },
    },
    responses: {
      200: { description: "The place in the line.", content: { "application/json": { schema: S.WaitlistAnswer } } },
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

/** Join a waitlist, or add someone to mine */
export const joinWaitlist: Operation = {
  id: "joinWaitlist",
  tag: "waitlists",
  path: "/v1/waitlists/new",
  roles: ["user"],
  rate: "write",
  codes: ["email_not_verified","waitlist_joined","waitlist_full","own_program","chat_blocked"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitlistAnswer,
    schema: S.WaitlistAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/waitlists/new",
    operationId: "joinWaitlist",
    tags: ["waitlists"],
    summary: "Join a waitlist, or add someone to mine",
    request: {
      body: { required: true, content: { "application/json": { schema: S.JoinWaitlistBody } } },
    },
    responses: {
      200: { description: "The place in the line.", content: { "application/json": { schema: S.WaitlistAnswer } } },
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

/** Leave a waitlist, or remove someone from mine */
export const leaveWaitlist: Operation = {
  id: "leaveWaitlist",
  tag: "waitlists",
  path: "/v1/waitlists/{id}/remove",
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
    path: "/v1/waitlists/{id}/remove",
    operationId: "leaveWaitlist",
    tags: ["waitlists"],
    summary: "Leave a waitlist, or remove someone from mine",
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

/** List the waitlists I'm on, or the people on mine */
export const listWaitlists: Operation = {
  id: "listWaitlists",
  tag: "waitlists",
  path: "/v1/user/waitlists",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitlistsAnswer,
    schema: S.WaitlistsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/user/waitlists",
    operationId: "listWaitlists",
    tags: ["waitlists"],
    summary: "List the waitlists I'm on, or the people on mine",
    request: {
      query: z.strictObject({
        as: k.one(z.enum(["member","breeder"])).optional(),
        state: k.one(z.enum(["open","past"])).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "First come, first served.", content: { "application/json": { schema: S.WaitlistsAnswer } } },
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

/** Pass on the pets I was offered */
export const passWaitlist: Operation = {
  id: "passWaitlist",
  tag: "waitlists",
  path: "/v1/waitlists/{id}/pass",
  roles: ["user"],
  rate: "write",
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitlistAnswer,
    schema: S.WaitlistAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/waitlists/{id}/pass",
    operationId: "passWaitlist",
    tags: ["waitlists"],
    summary: "Pass on the pets I was offered",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The place in the line.", content: { "application/json": { schema: S.WaitlistAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Turn down someone on my waitlist */
export const rejectWaitlist: Operation = {
  id: "rejectWaitlist",
  tag: "waitlists",
  path: "/v1/waitlists/reject",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed","reason_missing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitlistAnswer,
    schema: S.WaitlistAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/waitlists/reject",
    operationId: "rejectWaitlist",
    tags: ["waitlists"],
    summary: "Turn down someone on my waitlist",
    request: {
      body: { required: true, content: { "application/json": { schema: S.RejectWaitlistBody } } },
    },
    responses: {
      200: { description: "The place in the line.", content: { "application/json": { schema: S.WaitlistAnswer } } },
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
