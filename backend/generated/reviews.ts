// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Answer a review */
export const answerReview: Operation = {
  id: "answerReview",
  tag: "reviews",
  path: "/v1/reviews/{id}/answer",
  roles: ["breeder"],
  rate: "write",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewAnswer,
    schema: S.ReviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reviews/{id}/answer",
    operationId: "answerReview",
    tags: ["reviews"],
    summary: "Answer a review",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.AnswerReviewBody } } },
    },
    responses: {
      200: { description: "The review.", content: { "application/json": { schema: S.ReviewAnswer } } },
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

/** Delete my review */
export const deleteReview: Operation = {
  id: "deleteReview",
  tag: "reviews",
  path: "/v1/reviews/{id}",
  roles: ["consumer"],
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
    path: "/v1/reviews/{id}",
    operationId: "deleteReview",
    tags: ["reviews"],
    summary: "Delete my review",
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

/** Get the review of a reservation */
export const getReservationReview: Operation = {
  id: "getReservationReview",
  tag: "reviews",
  path: "/v1/pets/reserved/{id}/review",
  roles: ["user"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReservationReviewAnswer,
    schema: S.ReservationReviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/reserved/{id}/review",
    operationId: "getReservationReview",
    tags: ["reviews"],
    summary: "Get the review of a reservation",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The review, if there is one.", content: { "application/json": { schema: S.ReservationReviewAnswer } } },
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

/** List a breeder's reviews */
export const listReviews: Operation = {
  id: "listReviews",
  tag: "reviews",
  path: "/v1/breeders/{id}/reviews",
  roles: ["none"],
  rate: "read",
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewsAnswer,
    schema: S.ReviewsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/{id}/reviews",
    operationId: "listReviews",
    tags: ["reviews"],
    summary: "List a breeder's reviews",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        rating: k.one(k.integer(z.int().gte(1).lte(5))).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.ReviewsAnswer } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Report a review */
export const reportReview: Operation = {
  id: "reportReview",
  tag: "reviews",
  path: "/v1/reviews/{id}/report",
  roles: ["user"],
  rate: "write",
  codes: ["email_not_verified","own_review"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewReportAnswer,
    schema: S.ReviewReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reviews/{id}/report",
    operationId: "reportReview",
    tags: ["reviews"],
    summary: "Report a review",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ReportReviewBody } } },
    },
    responses: {
      200: { description: "Staff will look at it.", content: { "application/json": { schema: S.ReviewReportAnswer } } },
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

/** Change my review */
export const updateReview: Operation = {
  id: "updateReview",
  tag: "reviews",
  path: "/v1/reviews/{id}",
  roles: ["consumer"],
  rate: "write",
  codes: ["review_edit_closed","review_hidden","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewAnswer,
    schema: S.ReviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reviews/{id}",
    operationId: "updateReview",
    tags: ["reviews"],
    summary: "Change my review",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdateReviewBody } } },
    },
    responses: {
      200: { description: "The review.", content: { "application/json": { schema: S.ReviewAnswer } } },
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

/** Review a breeder */
export const writeReview: Operation = {
  id: "writeReview",
  tag: "reviews",
  path: "/v1/reviews",
  roles: ["consumer"],
  rate: "write",
  codes: ["review_exists","reservation_not_completed","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewAnswer,
    schema: S.ReviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/reviews",
    operationId: "writeReview",
    tags: ["reviews"],
    summary: "Review a breeder",
    request: {
      body: { required: true, content: { "application/json": { schema: S.WriteReviewBody } } },
    },
    responses: {
      200: { description: "The review.", content: { "application/json": { schema: S.ReviewAnswer } } },
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
