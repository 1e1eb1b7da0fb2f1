// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Approve a request as the second person */
export const approveMoney: Operation = {
  id: "approveMoney",
  tag: "money",
  path: "/v1/admin/approvals/{id}/approve",
  roles: ["admin"],
  rate: "money",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["own_request","approval_over","order_unpaid","dispute_open","chargeback_open","refund_changed","refund_too_large","transition_not_allowed","idempotency_conflict","payment_processing","payments_unavailable","dispute_decided","reply_due","balance_changed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MoneyApprovalsAnswer,
    schema: S.MoneyApprovalsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/approvals/{id}/approve",
    operationId: "approveMoney",
    tags: ["money"],
    summary: "Approve a request as the second person",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "Requests that wait now, oldest first.", content: { "application/json": { schema: S.MoneyApprovalsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Restore the sale of a payment that we lost */
export const attachFinding: Operation = {
  id: "attachFinding",
  tag: "money",
  path: "/v1/admin/reconciliation/findings/{id}/attach",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["finding_settled","finding_refused","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MoneyFindingAnswer,
    schema: S.MoneyFindingAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/reconciliation/findings/{id}/attach",
    operationId: "attachFinding",
    tags: ["money"],
    summary: "Restore the sale of a payment that we lost",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The finding as it is now.", content: { "application/json": { schema: S.MoneyFindingAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get the last comparison of the books with the payment provider */
export const getReconciliation: Operation = {
  id: "getReconciliation",
  tag: "money",
  path: "/v1/admin/reconciliation",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReconciliationAnswer,
    schema: S.ReconciliationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/reconciliation",
    operationId: "getReconciliation",
    tags: ["money"],
    summary: "Get the last comparison of the books with the payment provider",
    request: {
    },
    responses: {
      200: { description: "The last comparison and its differences.", content: { "application/json": { schema: S.ReconciliationAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Keep money as unexplained */
export const keepFinding: Operation = {
  id: "keepFinding",
  tag: "money",
  path: "/v1/admin/reconciliation/findings/{id}/keep",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["finding_settled","finding_refused","payments_unavailable","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MoneyFindingAnswer,
    schema: S.MoneyFindingAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/reconciliation/findings/{id}/keep",
    operationId: "keepFinding",
    tags: ["money"],
    summary: "Keep money as unexplained",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SettleFindingBody } } },
    },
    responses: {
      200: { description: "The finding as it is now.", content: { "application/json": { schema: S.MoneyFindingAnswer } } },
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

/** List money waiting for a second person */
export const listMoneyApprovals: Operation = {
  id: "listMoneyApprovals",
  tag: "money",
  path: "/v1/admin/approvals",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MoneyApprovalsAnswer,
    schema: S.MoneyApprovalsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/approvals",
    operationId: "listMoneyApprovals",
    tags: ["money"],
    summary: "List money waiting for a second person",
    request: {
    },
    responses: {
      200: { description: "Requests that wait now, oldest first.", content: { "application/json": { schema: S.MoneyApprovalsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List refunds that haven't arrived */
export const listOwedRefunds: Operation = {
  id: "listOwedRefunds",
  tag: "money",
  path: "/v1/admin/refunds",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwedRefundsAnswer,
    schema: S.OwedRefundsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/refunds",
    operationId: "listOwedRefunds",
    tags: ["money"],
    summary: "List refunds that haven't arrived",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Longest owed first.", content: { "application/json": { schema: S.OwedRefundsAnswer } } },
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

/** List money that has waited for a day */
export const listWaitingMoney: Operation = {
  id: "listWaitingMoney",
  tag: "money",
  path: "/v1/admin/money-waiting",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitingMoneyAnswer,
    schema: S.WaitingMoneyAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/money-waiting",
    operationId: "listWaitingMoney",
    tags: ["money"],
    summary: "List money that has waited for a day",
    request: {
      query: z.strictObject({
        kind: k.one(S.WaitingMoneyKind).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Waiting money, oldest first.", content: { "application/json": { schema: S.WaitingMoneyAnswer } } },
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

/** List payouts and balances that wait */
export const listWaitingPayouts: Operation = {
  id: "listWaitingPayouts",
  tag: "money",
  path: "/v1/admin/payouts",
  roles: ["admin"],
  rate: "read",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitingPayoutsAnswer,
    schema: S.WaitingPayoutsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/payouts",
    operationId: "listWaitingPayouts",
    tags: ["money"],
    summary: "List payouts and balances that wait",
    request: {
    },
    responses: {
      200: { description: "Payouts and balances that wait now.", content: { "application/json": { schema: S.WaitingPayoutsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Refund a payment that we lost */
export const refundFinding: Operation = {
  id: "refundFinding",
  tag: "money",
  path: "/v1/admin/reconciliation/findings/{id}/refund",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["finding_settled","finding_refused","payments_unavailable","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MoneyFindingAnswer,
    schema: S.MoneyFindingAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/reconciliation/findings/{id}/refund",
    operationId: "refundFinding",
    tags: ["money"],
    summary: "Refund a payment that we lost",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SettleFindingBody } } },
    },
    responses: {
      200: { description: "The finding as it is now.", content: { "application/json": { schema: S.MoneyFindingAnswer } } },
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

/** Refuse a request as the second person */
export const refuseMoney: Operation = {
  id: "refuseMoney",
  tag: "money",
  path: "/v1/admin/approvals/{id}/refuse",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["own_request","approval_over"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.MoneyApprovalsAnswer,
    schema: S.MoneyApprovalsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/approvals/{id}/refuse",
    operationId: "refuseMoney",
    tags: ["money"],
    summary: "Refuse a request as the second person",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.RefuseMoneyBody } } },
    },
    responses: {
      200: { description: "Requests that wait now, oldest first.", content: { "application/json": { schema: S.MoneyApprovalsAnswer } } },
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

/** Try a payout again */
export const retryPayout: Operation = {
  id: "retryPayout",
  tag: "money",
  path: "/v1/admin/payouts/{id}/retry",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["payout_moved"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitingPayoutsAnswer,
    schema: S.WaitingPayoutsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/payouts/{id}/retry",
    operationId: "retryPayout",
    tags: ["money"],
    summary: "Try a payout again",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "Payouts and balances that wait now.", content: { "application/json": { schema: S.WaitingPayoutsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Try a refund again */
export const retryRefund: Operation = {
  id: "retryRefund",
  tag: "money",
  path: "/v1/admin/refunds/{id}/retry",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["refund_not_owed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwedRefundAnswer,
    schema: S.OwedRefundAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/refunds/{id}/retry",
    operationId: "retryRefund",
    tags: ["money"],
    summary: "Try a refund again",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The refund as it is now.", content: { "application/json": { schema: S.OwedRefundAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      404: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Settle a breeder's debt or available funds */
export const settleBalance: Operation = {
  id: "settleBalance",
  tag: "money",
  path: "/v1/admin/breeders/{id}/balance/settled",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["balance_changed","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitingPayoutsAnswer,
    schema: S.WaitingPayoutsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/breeders/{id}/balance/settled",
    operationId: "settleBalance",
    tags: ["money"],
    summary: "Settle a breeder's debt or available funds",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SettleBalanceBody } } },
    },
    responses: {
      200: { description: "Payouts and balances that wait now.", content: { "application/json": { schema: S.WaitingPayoutsAnswer } } },
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

/** Leave a returned payout with the breeder's account */
export const settlePayout: Operation = {
  id: "settlePayout",
  tag: "money",
  path: "/v1/admin/payouts/{id}/settled",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["payout_moved","payments_unavailable","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.WaitingPayoutsAnswer,
    schema: S.WaitingPayoutsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/payouts/{id}/settled",
    operationId: "settlePayout",
    tags: ["money"],
    summary: "Leave a returned payout with the breeder's account",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SettlePayoutBody } } },
    },
    responses: {
      200: { description: "Payouts and balances that wait now.", content: { "application/json": { schema: S.WaitingPayoutsAnswer } } },
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

/** Mark a refund as paid another way */
export const settleRefund: Operation = {
  id: "settleRefund",
  tag: "money",
  path: "/v1/admin/refunds/{id}/settled",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "fresh",
  codes: ["refund_not_owed","refund_under_way","payments_unavailable","approval_waiting"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwedRefundAnswer,
    schema: S.OwedRefundAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/refunds/{id}/settled",
    operationId: "settleRefund",
    tags: ["money"],
    summary: "Mark a refund as paid another way",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.SettleRefundBody } } },
    },
    responses: {
      200: { description: "The refund as it is now.", content: { "application/json": { schema: S.OwedRefundAnswer } } },
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

/** Compare the books with the payment provider now */
export const startReconciliation: Operation = {
  id: "startReconciliation",
  tag: "money",
  path: "/v1/admin/reconciliation",
  roles: ["admin"],
  rate: "write",
  staff: ["finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReconciliationAnswer,
    schema: S.ReconciliationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/reconciliation",
    operationId: "startReconciliation",
    tags: ["money"],
    summary: "Compare the books with the payment provider now",
    request: {
    },
    responses: {
      200: { description: "The last comparison and its differences.", content: { "application/json": { schema: S.ReconciliationAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
