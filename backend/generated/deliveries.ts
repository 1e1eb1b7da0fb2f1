// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Accept or decline a delivery, or set its window */
export const answerDelivery: Operation = {
  id: "answerDelivery",
  tag: "deliveries",
  path: "/v1/deliveries/answer",
  roles: ["token"],
  rate: "write",
  codes: ["link_not_valid","delivery_changed","window_not_valid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.CarrierDeliveryAnswer,
    schema: S.CarrierDeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/deliveries/answer",
    operationId: "answerDelivery",
    tags: ["deliveries"],
    summary: "Accept or decline a delivery, or set its window",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AnswerDeliveryBody } } },
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.CarrierDeliveryAnswer } } },
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

/** Get the delivery of a reservation */
export const getDelivery: Operation = {
  id: "getDelivery",
  tag: "deliveries",
  path: "/v1/pets/reserved/{id}/delivery",
  roles: ["user"],
  rate: "read",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DeliveryAnswer,
    schema: S.DeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/reserved/{id}/delivery",
    operationId: "getDelivery",
    tags: ["deliveries"],
    summary: "Get the delivery of a reservation",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.DeliveryAnswer } } },
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

/** Get an address for a photo of a delivery */
export const getDeliveryUploadUrl: Operation = {
  id: "getDeliveryUploadUrl",
  tag: "deliveries",
  path: "/v1/deliveries/upload",
  roles: ["token"],
  rate: "write",
  changesNothing: true,
  codes: ["link_not_valid","delivery_changed","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UploadUrlAnswer,
    schema: S.UploadUrlAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/deliveries/upload",
    operationId: "getDeliveryUploadUrl",
    tags: ["deliveries"],
    summary: "Get an address for a photo of a delivery",
    request: {
      body: { required: true, content: { "application/json": { schema: S.UploadDeliveryPhotoBody } } },
    },
    responses: {
      200: { description: "Upload the file there, then attach its key.", content: { "application/json": { schema: S.UploadUrlAnswer } } },
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

/** Get one delivery, as staff see it */
export const getStaffDelivery: Operation = {
  id: "getStaffDelivery",
  tag: "deliveries",
  path: "/v1/admin/deliveries/{id}",
  roles: ["admin"],
  rate: "read",
  staff: ["support","finance","admin"],
  secondFactor: "required",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffDeliveryAnswer,
    schema: S.StaffDeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/deliveries/{id}",
    operationId: "getStaffDelivery",
    tags: ["deliveries"],
    summary: "Get one delivery, as staff see it",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.StaffDeliveryAnswer } } },
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

/** List deliveries */
export const listDeliveries: Operation = {
  id: "listDeliveries",
  tag: "deliveries",
  path: "/v1/admin/deliveries",
  roles: ["admin"],
  rate: "read",
  staff: ["support","finance","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffDeliveriesAnswer,
    schema: S.StaffDeliveriesAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/deliveries",
    operationId: "listDeliveries",
    tags: ["deliveries"],
    summary: "List deliveries",
    request: {
      query: z.strictObject({
        status: k.one(S.DeliveryStatus).optional(),
        q: k.one(k.text(0, 80)).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "A page of deliveries.", content: { "application/json": { schema: S.StaffDeliveriesAnswer } } },
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

/** Offer a delivery to a carrier */
export const offerDelivery: Operation = {
  id: "offerDelivery",
  tag: "deliveries",
  path: "/v1/admin/deliveries/{id}/offer",
  roles: ["admin"],
  rate: "write",
  staff: ["support","finance","admin"],
  secondFactor: "required",
  codes: ["delivery_changed","window_not_valid","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffDeliveryAnswer,
    schema: S.StaffDeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/deliveries/{id}/offer",
    operationId: "offerDelivery",
    tags: ["deliveries"],
    summary: "Offer a delivery to a carrier",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.OfferDeliveryBody } } },
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.StaffDeliveryAnswer } } },
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

/** Open a delivery by its link */
export const openDeliveryLink: Operation = {
  id: "openDeliveryLink",
  tag: "deliveries",
  path: "/v1/deliveries/open",
  roles: ["token"],
  rate: "read",
  changesNothing: true,
  codes: ["link_not_valid"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.CarrierDeliveryAnswer,
    schema: S.CarrierDeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/deliveries/open",
    operationId: "openDeliveryLink",
    tags: ["deliveries"],
    summary: "Open a delivery by its link",
    request: {
      body: { required: true, content: { "application/json": { schema: S.OpenDeliveryLinkBody } } },
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.CarrierDeliveryAnswer } } },
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

/** Report the pick-up or the hand-off */
export const reportDelivery: Operation = {
  id: "reportDelivery",
  tag: "deliveries",
  path: "/v1/deliveries/report",
  roles: ["token"],
  rate: "write",
  codes: ["link_not_valid","delivery_changed","balance_due","sale_stopped","too_early","too_young","code_wrong","code_used_up","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.CarrierDeliveryAnswer,
    schema: S.CarrierDeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/deliveries/report",
    operationId: "reportDelivery",
    tags: ["deliveries"],
    summary: "Report the pick-up or the hand-off",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ReportDeliveryBody } } },
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.CarrierDeliveryAnswer } } },
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

/** Save where the carrier picks the pet up */
export const savePickUp: Operation = {
  id: "savePickUp",
  tag: "deliveries",
  path: "/v1/pets/reserved/{id}/pick-up",
  roles: ["breeder"],
  rate: "write",
  codes: ["delivery_changed","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DeliveryAnswer,
    schema: S.DeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/pets/reserved/{id}/pick-up",
    operationId: "savePickUp",
    tags: ["deliveries"],
    summary: "Save where the carrier picks the pet up",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DeliveryPickUp } } },
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.DeliveryAnswer } } },
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

/** Change a delivery */
export const updateDelivery: Operation = {
  id: "updateDelivery",
  tag: "deliveries",
  path: "/v1/admin/deliveries/{id}/update",
  roles: ["admin"],
  rate: "write",
  staff: ["support","finance","admin"],
  secondFactor: "required",
  codes: ["delivery_changed","delivery_charged","window_not_valid","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.StaffDeliveryAnswer,
    schema: S.StaffDeliveryAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/deliveries/{id}/update",
    operationId: "updateDelivery",
    tags: ["deliveries"],
    summary: "Change a delivery",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateDeliveryBody } } },
    },
    responses: {
      200: { description: "The delivery as it is now.", content: { "application/json": { schema: S.StaffDeliveryAnswer } } },
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
