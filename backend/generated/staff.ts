// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Change someone's rank */
export const changeStaffRank: Operation = {
  id: "changeStaffRank",
  tag: "staff",
  path: "/v1/admin/staff/{id}/rank",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: ["own_account","last_admin"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffMembersAnswer,
    schema: S.StaffMembersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/admin/staff/{id}/rank",
    operationId: "changeStaffRank",
    tags: ["staff"],
    summary: "Change someone's rank",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ChangeStaffRankBody } } },
    },
    responses: {
      200: { description: "The staff as they are now.", content: { "application/json": { schema: S.StaffMembersAnswer } } },
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

/** Get an invitation to the staff */
export const getStaffInvitation: Operation = {
  id: "getStaffInvitation",
  tag: "staff",
  path: "/v1/staff/invitation",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffInvitationAnswer,
    schema: S.StaffInvitationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/staff/invitation",
    operationId: "getStaffInvitation",
    tags: ["staff"],
    summary: "Get an invitation to the staff",
    request: {
      query: z.strictObject({
        token: k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]{20,400}$", "u")), 0, 400)),
      }) as never,
    },
    responses: {
      200: { description: "The invitation's status.", content: { "application/json": { schema: S.StaffInvitationAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Count what needs a staff decision */
export const getStaffQueues: Operation = {
  id: "getStaffQueues",
  tag: "staff",
  path: "/v1/admin/queues",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","support","finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffQueuesAnswer,
    schema: S.StaffQueuesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/queues",
    operationId: "getStaffQueues",
    tags: ["staff"],
    summary: "Count what needs a staff decision",
    request: {
    },
    responses: {
      200: { description: "Every queue, even the empty ones.", content: { "application/json": { schema: S.StaffQueuesAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Invite someone to the staff */
export const inviteStaff: Operation = {
  id: "inviteStaff",
  tag: "staff",
  path: "/v1/admin/staff/invitations",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: ["email_not_accepted","staff_already","staff_join_refused"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffMembersAnswer,
    schema: S.StaffMembersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/staff/invitations",
    operationId: "inviteStaff",
    tags: ["staff"],
    summary: "Invite someone to the staff",
    request: {
      body: { required: true, content: { "application/json": { schema: S.InviteStaffBody } } },
    },
    responses: {
      200: { description: "The staff as they are now.", content: { "application/json": { schema: S.StaffMembersAnswer } } },
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

/** Join the staff */
export const joinStaff: Operation = {
  id: "joinStaff",
  tag: "staff",
  path: "/v1/staff/join",
  roles: ["user"],
  rate: "write",
  codes: ["link_not_valid","email_not_verified","staff_already","staff_join_refused"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/staff/join",
    operationId: "joinStaff",
    tags: ["staff"],
    summary: "Join the staff",
    request: {
      body: { required: true, content: { "application/json": { schema: S.JoinStaffBody } } },
    },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: S.Ok } } },
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

/** List what staff decided and looked at */
export const listAuditEntries: Operation = {
  id: "listAuditEntries",
  tag: "staff",
  path: "/v1/admin/audit",
  roles: ["admin"],
  rate: "read",
  staff: ["admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AuditEntriesAnswer,
    schema: S.AuditEntriesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/audit",
    operationId: "listAuditEntries",
    tags: ["staff"],
    summary: "List what staff decided and looked at",
    request: {
      query: z.strictObject({
        kind: k.one(z.enum(["decisions","reads"])).optional(),
        actorId: k.one(S.Id).optional(),
        subjectId: k.one(k.text(0, 60)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.AuditEntriesAnswer } } },
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

/** List the staff */
export const listStaff: Operation = {
  id: "listStaff",
  tag: "staff",
  path: "/v1/admin/staff",
  roles: ["admin"],
  rate: "read",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffMembersAnswer,
    schema: S.StaffMembersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/staff",
    operationId: "listStaff",
    tags: ["staff"],
    summary: "List the staff",
    request: {
    },
    responses: {
      200: { description: "The staff as they are now.", content: { "application/json": { schema: S.StaffMembersAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Find accounts */
export const listUsers: Operation = {
  id: "listUsers",
  tag: "staff",
  path: "/v1/admin/users",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","support","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffUsersAnswer,
    schema: S.StaffUsersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/users",
    operationId: "listUsers",
    tags: ["staff"],
    summary: "Find accounts",
    request: {
      query: z.strictObject({
        q: k.one(k.text(0, 80)).optional(),
        role: k.one(S.Role).optional(),
        accountStatus: k.one(S.AccountStatus).optional(),
        trustAsked: k.one(k.truth(z.boolean())).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.StaffUsersAnswer } } },
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

/** Remove someone from the staff */
export const removeStaff: Operation = {
  id: "removeStaff",
  tag: "staff",
  path: "/v1/admin/staff/{id}",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: ["own_account","last_admin"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffMembersAnswer,
    schema: S.StaffMembersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/admin/staff/{id}",
    operationId: "removeStaff",
    tags: ["staff"],
    summary: "Remove someone from the staff",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The staff as they are now.", content: { "application/json": { schema: S.StaffMembersAnswer } } },
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

/** Trust a breeder, or stop trusting */
export const updateBreederTrust: Operation = {
  id: "updateBreederTrust",
  tag: "staff",
  path: "/v1/admin/breeders/{id}/trust",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffUserAnswer,
    schema: S.StaffUserAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/admin/breeders/{id}/trust",
    operationId: "updateBreederTrust",
    tags: ["staff"],
    summary: "Trust a breeder, or stop trusting",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateBreederTrustBody } } },
    },
    responses: {
      200: { description: "The account as it is now.", content: { "application/json": { schema: S.StaffUserAnswer } } },
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

/** Change an account's status */
export const updateUserStatus: Operation = {
  id: "updateUserStatus",
  tag: "staff",
  path: "/v1/admin/users/{id}/status",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "required",
  codes: ["own_account","transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffUserAnswer,
    schema: S.StaffUserAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/admin/users/{id}/status",
    operationId: "updateUserStatus",
    tags: ["staff"],
    summary: "Change an account's status",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateUserStatusBody } } },
    },
    responses: {
      200: { description: "The account as it is now.", content: { "application/json": { schema: S.StaffUserAnswer } } },
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

/** Withdraw an invitation */
export const withdrawStaffInvitation: Operation = {
  id: "withdrawStaffInvitation",
  tag: "staff",
  path: "/v1/admin/staff/invitations/{id}",
  roles: ["admin"],
  rate: "write",
  staff: ["admin"],
  secondFactor: "fresh",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffMembersAnswer,
    schema: S.StaffMembersAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/admin/staff/invitations/{id}",
    operationId: "withdrawStaffInvitation",
    tags: ["staff"],
    summary: "Withdraw an invitation",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The staff as they are now.", content: { "application/json": { schema: S.StaffMembersAnswer } } },
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
