// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Start paying for add-ons after the reservation */
export const buyAddOns: Operation = {
  id: "buyAddOns",
  tag: "payments",
  path: "/v1/payments/add-ons",
  roles: ["consumer"],
  rate: "money",
  codes: ["sale_stopped","add_ons_not_possible","add_on_bought","add_on_unknown","price_changed","payment_processing","financing_not_allowed","afterpay_not_possible","method_not_available","provider_refused","tax_unavailable","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AddOnPaymentAnswer,
    schema: S.AddOnPaymentAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/add-ons",
    operationId: "buyAddOns",
    tags: ["payments"],
    summary: "Start paying for add-ons after the reservation",
    request: {
      body: { required: true, content: { "application/json": { schema: S.BuyAddOnsBody } } },
    },
    responses: {
      200: { description: "The intent to confirm, and the order that it pays for.", content: { "application/json": { schema: S.AddOnPaymentAnswer } } },
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

/** Start the first payment of a reservation */
export const createPaymentIntent: Operation = {
  id: "createPaymentIntent",
  tag: "payments",
  path: "/v1/payments/create-payment-intent",
  roles: ["consumer"],
  rate: "money",
  codes: ["sale_stopped","hold_expired","reservation_not_open","already_paid","payment_processing","price_changed","terms_not_accepted","details_missing","delivery_not_possible","state_not_allowed","financing_not_allowed","afterpay_not_possible","method_not_available","provider_refused","tax_unavailable","total_too_small","discount_not_valid","discount_used_up","deposit_not_offered","add_on_unknown","deployment_changed","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PaymentIntentAnswer,
    schema: S.PaymentIntentAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/create-payment-intent",
    operationId: "createPaymentIntent",
    tags: ["payments"],
    summary: "Start the first payment of a reservation",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.CreatePaymentIntentBody } } },
    },
    responses: {
      200: { description: "Confirm the intent in the browser, then call verifyAndFinalize.", content: { "application/json": { schema: S.PaymentIntentAnswer } } },
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

/** Start saving a card for the balance */
export const createSetupIntent: Operation = {
  id: "createSetupIntent",
  tag: "payments",
  path: "/v1/payments/create-setup-intent",
  roles: ["consumer"],
  rate: "money",
  codes: ["sale_stopped","reservation_not_open","hold_expired","deployment_changed","provider_refused","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SetupIntentAnswer,
    schema: S.SetupIntentAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/create-setup-intent",
    operationId: "createSetupIntent",
    tags: ["payments"],
    summary: "Start saving a card for the balance",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.CreateSetupIntentBody } } },
    },
    responses: {
      200: { description: "Ready to save a card for the balance.", content: { "application/json": { schema: S.SetupIntentAnswer } } },
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

/** Get an order of add-ons */
export const getAddOnOrder: Operation = {
  id: "getAddOnOrder",
  tag: "payments",
  path: "/v1/payments/add-ons/{id}",
  roles: ["consumer"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AddOnOrderAnswer,
    schema: S.AddOnOrderAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/payments/add-ons/{id}",
    operationId: "getAddOnOrder",
    tags: ["payments"],
    summary: "Get an order of add-ons",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The order.", content: { "application/json": { schema: S.AddOnOrderAnswer } } },
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

/** Get the status of a payment */
export const getIntentStatus: Operation = {
  id: "getIntentStatus",
  tag: "payments",
  path: "/v1/payments/verify-intent-status",
  roles: ["user"],
  rate: "read",
  codes: ["payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.IntentStatusAnswer,
    schema: S.IntentStatusAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/payments/verify-intent-status",
    operationId: "getIntentStatus",
    tags: ["payments"],
    summary: "Get the status of a payment",
    request: {
      query: z.strictObject({
        payment_intent: k.one(S.IntentId),
      }) as never,
    },
    responses: {
      200: { description: "The payment's status, read from the provider.", content: { "application/json": { schema: S.IntentStatusAnswer } } },
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

/** Save a card for the balance */
export const keepCard: Operation = {
  id: "keepCard",
  tag: "payments",
  path: "/v1/payments/saved-cards",
  roles: ["consumer"],
  rate: "money",
  codes: ["payment_incomplete","balance_not_due","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedCardAnswer,
    schema: S.SavedCardAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/saved-cards",
    operationId: "keepCard",
    tags: ["payments"],
    summary: "Save a card for the balance",
    request: {
      body: { required: true, content: { "application/json": { schema: S.KeepCardBody } } },
    },
    responses: {
      200: { description: "The saved card.", content: { "application/json": { schema: S.SavedCardAnswer } } },
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

/** List my payments */
export const listPayments: Operation = {
  id: "listPayments",
  tag: "payments",
  path: "/v1/payments",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PaymentsAnswer,
    schema: S.PaymentsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/payments",
    operationId: "listPayments",
    tags: ["payments"],
    summary: "List my payments",
    request: {
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The payments, newest first.", content: { "application/json": { schema: S.PaymentsAnswer } } },
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

/** List the cards saved for a balance */
export const listSavedCards: Operation = {
  id: "listSavedCards",
  tag: "payments",
  path: "/v1/payments/saved-cards",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedCardsAnswer,
    schema: S.SavedCardsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/payments/saved-cards",
    operationId: "listSavedCards",
    tags: ["payments"],
    summary: "List the cards saved for a balance",
    request: {
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.SavedCardsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Start paying the balance */
export const payBalance: Operation = {
  id: "payBalance",
  tag: "payments",
  path: "/v1/payments/pay-balance",
  roles: ["consumer"],
  rate: "money",
  codes: ["sale_stopped","deposit_first","balance_not_due","already_paid","reservation_not_open","payment_processing","financing_not_allowed","afterpay_not_possible","method_not_available","provider_refused","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PaymentIntentAnswer,
    schema: S.PaymentIntentAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/pay-balance",
    operationId: "payBalance",
    tags: ["payments"],
    summary: "Start paying the balance",
    request: {
      body: { required: true, content: { "application/json": { schema: S.PayBalanceBody } } },
    },
    responses: {
      200: { description: "Confirm the intent in the browser, then call verifyAndFinalize.", content: { "application/json": { schema: S.PaymentIntentAnswer } } },
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

/** Quote add-ons after the reservation */
export const quoteAddOns: Operation = {
  id: "quoteAddOns",
  tag: "payments",
  path: "/v1/payments/add-ons/quote",
  roles: ["consumer"],
  rate: "money",
  changesNothing: true,
  codes: ["sale_stopped","add_ons_not_possible","add_on_bought","add_on_unknown","tax_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.AddOnQuoteAnswer,
    schema: S.AddOnQuoteAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/add-ons/quote",
    operationId: "quoteAddOns",
    tags: ["payments"],
    summary: "Quote add-ons after the reservation",
    request: {
      body: { required: true, content: { "application/json": { schema: S.QuoteAddOnsBody } } },
    },
    responses: {
      200: { description: "The price of the add-ons.", content: { "application/json": { schema: S.AddOnQuoteAnswer } } },
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

/** Quote what a pet costs, line by line */
export const quoteOrder: Operation = {
  id: "quoteOrder",
  tag: "payments",
  path: "/v1/payments/quote",
  roles: ["none"],
  rate: "money",
  changesNothing: true,
  codes: ["zip_unknown","add_on_unknown","total_too_small","donation_not_offered"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OrderDetailsAnswer,
    schema: S.OrderDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/quote",
    operationId: "quoteOrder",
    tags: ["payments"],
    summary: "Quote what a pet costs, line by line",
    request: {
      body: { required: true, content: { "application/json": { schema: S.QuoteOrderBody } } },
    },
    responses: {
      200: { description: "The price, line by line. Nothing is stored.", content: { "application/json": { schema: S.OrderDetailsAnswer } } },
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

/** Quote the refund for a cancellation */
export const quoteRefund: Operation = {
  id: "quoteRefund",
  tag: "payments",
  path: "/v1/payments/refund-quote",
  roles: ["user"],
  rate: "money",
  changesNothing: true,
  codes: ["transition_not_allowed"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RefundQuoteAnswer,
    schema: S.RefundQuoteAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/refund-quote",
    operationId: "quoteRefund",
    tags: ["payments"],
    summary: "Quote the refund for a cancellation",
    request: {
      body: { required: true, content: { "application/json": { schema: S.RefundQuoteBody } } },
    },
    responses: {
      200: { description: "The refund if the caller cancels now. Nothing is stored.", content: { "application/json": { schema: S.RefundQuoteAnswer } } },
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

/** Receive an event from the payment provider */
export const receiveWebhook: Operation = {
  id: "receiveWebhook",
  tag: "payments",
  path: "/v1/payments/webhook",
  roles: ["signature"],
  rate: "webhook",
  limits: {"bodyBytes":1000000},
  codes: ["signature_invalid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.Ok,
    schema: S.Ok,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/webhook",
    operationId: "receiveWebhook",
    tags: ["payments"],
    summary: "Receive an event from the payment provider",
    request: {
      headers: z.strictObject({
        "stripe-signature": k.one(k.text(0, 2000)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.PaymentEvent } } },
    },
    responses: {
      200: { description: "The event was received. A repeated event has no further effect.", content: { "application/json": { schema: S.Ok } } },
      400: { description: "A problem." },
      413: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Remove a saved card */
export const removeSavedCard: Operation = {
  id: "removeSavedCard",
  tag: "payments",
  path: "/v1/payments/saved-cards/{id}",
  roles: ["user"],
  rate: "write",
  codes: ["payment_processing"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SavedCardRemovedAnswer,
    schema: S.SavedCardRemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/payments/saved-cards/{id}",
    operationId: "removeSavedCard",
    tags: ["payments"],
    summary: "Remove a saved card",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The card is no longer saved.", content: { "application/json": { schema: S.SavedCardRemovedAnswer } } },
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

/** Change delivery, promo code, donation or payment type */
export const updatePaymentIntent: Operation = {
  id: "updatePaymentIntent",
  tag: "payments",
  path: "/v1/payments/update-payment-intent",
  roles: ["consumer"],
  rate: "money",
  codes: ["hold_expired","reservation_not_open","already_paid","payment_in_progress","add_on_unknown","state_not_allowed","donation_not_offered","total_too_small","deployment_changed","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OrderDetailsAnswer,
    schema: S.OrderDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/update-payment-intent",
    operationId: "updatePaymentIntent",
    tags: ["payments"],
    summary: "Change delivery, promo code, donation or payment type",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdatePaymentIntentBody } } },
    },
    responses: {
      200: { description: "The order with its prices.", content: { "application/json": { schema: S.OrderDetailsAnswer } } },
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

/** Check a confirmed payment and complete what it pays for */
export const verifyAndFinalize: Operation = {
  id: "verifyAndFinalize",
  tag: "payments",
  path: "/v1/payments/verify-and-finalize",
  roles: ["consumer"],
  rate: "money",
  codes: ["hold_expired","reservation_not_open","payment_processing","payment_incomplete","card_declined","payment_refunded","price_changed","payments_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservedPetAnswer,
    schema: S.ReservedPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/payments/verify-and-finalize",
    operationId: "verifyAndFinalize",
    tags: ["payments"],
    summary: "Check a confirmed payment and complete what it pays for",
    request: {
      headers: z.strictObject({
        "x-session-id": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{1,64}$", "u")), 0, 64)).optional(),
        "x-deployment-version": k.one(k.length(z.string().regex(new RegExp("^[A-Za-z0-9.-]{1,40}$", "u")), 0, 40)).optional(),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.VerifyAndFinalizeBody } } },
    },
    responses: {
      200: { description: "The reservation.", content: { "application/json": { schema: S.ReservedPetAnswer } } },
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
