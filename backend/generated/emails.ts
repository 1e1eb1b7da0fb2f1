// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Ask about training */
export const askAboutTraining: Operation = {
  id: "askAboutTraining",
  tag: "emails",
  path: "/v1/emails/training-inquiry/new",
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
    path: "/v1/emails/training-inquiry/new",
    operationId: "askAboutTraining",
    tags: ["emails"],
    summary: "Ask about training",
    request: {
      body: { required: true, content: { "application/json": { schema: S.TrainingInquiryBody } } },
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

/** Ask a breeder a question by email */
export const askQuestion: Operation = {
  id: "askQuestion",
  tag: "emails",
  path: "/v1/emails/question/new",
  roles: ["none"],
  rate: "mail",
  codes: ["chat_blocked"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/emails/question/new",
    operationId: "askQuestion",
    tags: ["emails"],
    summary: "Ask a breeder a question by email",
    request: {
      body: { required: true, content: { "application/json": { schema: S.QuestionMailBody } } },
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** Contact support */
export const askSupport: Operation = {
  id: "askSupport",
  tag: "emails",
  path: "/v1/emails/question/support/new",
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
    path: "/v1/emails/question/support/new",
    operationId: "askSupport",
    tags: ["emails"],
    summary: "Contact support",
    request: {
      body: { required: true, content: { "application/json": { schema: S.SupportMailBody } } },
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
