// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Join a private channel */
export const authorizeChannel: Operation = {
  id: "authorizeChannel",
  tag: "realtime",
  path: "/v1/realtime/auth",
  roles: ["user"],
  rate: "write",
  changesNothing: true,
  codes: ["channel_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChannelAuthAnswer,
    schema: S.ChannelAuthAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/realtime/auth",
    operationId: "authorizeChannel",
    tags: ["realtime"],
    summary: "Join a private channel",
    request: {
      body: { required: true, content: { "application/x-www-form-urlencoded": { schema: z.strictObject({
        socket_id: k.one(k.text(3, 60)),
        channel_name: k.one(k.text(3, 160)),
      }) } } },
    },
    responses: {
      200: { description: "The signature that the messaging service requires.", content: { "application/json": { schema: S.ChannelAuthAnswer } } },
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
