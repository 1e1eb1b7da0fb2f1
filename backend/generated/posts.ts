// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Comment on a post */
export const addComment: Operation = {
  id: "addComment",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified","thread_full"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/comment",
    operationId: "addComment",
    tags: ["posts"],
    summary: "Comment on a post",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.PostTextBody } } },
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Write a post */
export const addPost: Operation = {
  id: "addPost",
  tag: "posts",
  path: "/v1/breederlink/posts/new",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/new",
    operationId: "addPost",
    tags: ["posts"],
    summary: "Write a post",
    request: {
      body: { required: true, content: { "application/json": { schema: S.NewPostBody } } },
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Reply to a comment */
export const addReply: Operation = {
  id: "addReply",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified","thread_full"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply",
    operationId: "addReply",
    tags: ["posts"],
    summary: "Reply to a comment",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.PostTextBody } } },
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Bookmark a post or remove the bookmark */
export const bookmarkPost: Operation = {
  id: "bookmarkPost",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/bookmark",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/bookmark",
    operationId: "bookmarkPost",
    tags: ["posts"],
    summary: "Bookmark a post or remove the bookmark",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        wanted: k.one(k.truth(z.boolean())).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Delete my comment */
export const deleteComment: Operation = {
  id: "deleteComment",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}",
    operationId: "deleteComment",
    tags: ["posts"],
    summary: "Delete my comment",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Delete my post */
export const deletePost: Operation = {
  id: "deletePost",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/breederlink/posts/{id}",
    operationId: "deletePost",
    tags: ["posts"],
    summary: "Delete my post",
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
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Delete my reply */
export const deleteReply: Operation = {
  id: "deleteReply",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}",
    operationId: "deleteReply",
    tags: ["posts"],
    summary: "Delete my reply",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
        replyId: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Get a post with its comments */
export const getPost: Operation = {
  id: "getPost",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}",
  roles: ["breeder"],
  rate: "read",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostAnswer,
    schema: S.PostAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breederlink/posts/{id}",
    operationId: "getPost",
    tags: ["posts"],
    summary: "Get a post with its comments",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The post.", content: { "application/json": { schema: S.PostAnswer } } },
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

/** Like or unlike a comment */
export const likeComment: Operation = {
  id: "likeComment",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}/like",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}/like",
    operationId: "likeComment",
    tags: ["posts"],
    summary: "Like or unlike a comment",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        wanted: k.one(k.truth(z.boolean())).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Like or unlike a post */
export const likePost: Operation = {
  id: "likePost",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/like",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/like",
    operationId: "likePost",
    tags: ["posts"],
    summary: "Like or unlike a post",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        wanted: k.one(k.truth(z.boolean())).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Like or unlike a reply */
export const likeReply: Operation = {
  id: "likeReply",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like",
    operationId: "likeReply",
    tags: ["posts"],
    summary: "Like or unlike a reply",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
        replyId: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        wanted: k.one(k.truth(z.boolean())).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** List a post's comments */
export const listPostComments: Operation = {
  id: "listPostComments",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comments",
  roles: ["breeder"],
  rate: "read",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostCommentsAnswer,
    schema: S.PostCommentsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breederlink/posts/{id}/comments",
    operationId: "listPostComments",
    tags: ["posts"],
    summary: "List a post's comments",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.PostCommentsAnswer } } },
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

/** List tags in use */
export const listPostTags: Operation = {
  id: "listPostTags",
  tag: "posts",
  path: "/v1/breederlink/posts/tags",
  roles: ["breeder"],
  rate: "read",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostTagsAnswer,
    schema: S.PostTagsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breederlink/posts/tags",
    operationId: "listPostTags",
    tags: ["posts"],
    summary: "List tags in use",
    request: {
    },
    responses: {
      200: { description: "Most frequent first.", content: { "application/json": { schema: S.PostTagsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List posts */
export const listPosts: Operation = {
  id: "listPosts",
  tag: "posts",
  path: "/v1/breederlink/posts",
  roles: ["breeder"],
  rate: "read",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostsAnswer,
    schema: S.PostsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breederlink/posts",
    operationId: "listPosts",
    tags: ["posts"],
    summary: "List posts",
    request: {
      query: z.strictObject({
        bookmarked: k.one(k.truth(z.boolean())).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.PostsAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      409: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List posts with a tag */
export const listPostsByTag: Operation = {
  id: "listPostsByTag",
  tag: "posts",
  path: "/v1/breederlink/posts/tags/{tag}",
  roles: ["breeder"],
  rate: "read",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostsAnswer,
    schema: S.PostsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breederlink/posts/tags/{tag}",
    operationId: "listPostsByTag",
    tags: ["posts"],
    summary: "List posts with a tag",
    request: {
      params: z.strictObject({
        tag: k.one(S.PostTag),
      }) as never,
      query: z.strictObject({
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Newest first.", content: { "application/json": { schema: S.PostsAnswer } } },
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

/** Report a post */
export const reportPost: Operation = {
  id: "reportPost",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/report",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified","own_post"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostReportAnswer,
    schema: S.PostReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/report",
    operationId: "reportPost",
    tags: ["posts"],
    summary: "Report a post",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ReportPostBody } } },
    },
    responses: {
      200: { description: "Staff will look at it.", content: { "application/json": { schema: S.PostReportAnswer } } },
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

/** Hide or show my name on a post */
export const togglePostAnonymity: Operation = {
  id: "togglePostAnonymity",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/anonymity",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/anonymity",
    operationId: "togglePostAnonymity",
    tags: ["posts"],
    summary: "Hide or show my name on a post",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Change my comment */
export const updateComment: Operation = {
  id: "updateComment",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}",
    operationId: "updateComment",
    tags: ["posts"],
    summary: "Change my comment",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.PostTextBody } } },
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Change my post */
export const updatePost: Operation = {
  id: "updatePost",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified","file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}",
    operationId: "updatePost",
    tags: ["posts"],
    summary: "Change my post",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.UpdatePostBody } } },
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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

/** Change my reply */
export const updateReply: Operation = {
  id: "updateReply",
  tag: "posts",
  path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}",
  roles: ["breeder"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PostDetailsAnswer,
    schema: S.PostDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}",
    operationId: "updateReply",
    tags: ["posts"],
    summary: "Change my reply",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
        commentId: k.one(S.Id),
        replyId: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.PostTextBody } } },
    },
    responses: {
      200: { description: "The post as it is now.", content: { "application/json": { schema: S.PostDetailsAnswer } } },
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
