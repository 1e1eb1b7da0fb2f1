// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Delete one of my files */
export const deleteFile: Operation = {
  id: "deleteFile",
  tag: "files",
  path: "/v1/files/delete",
  roles: ["user"],
  rate: "write",
  codes: ["file_in_use","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FileMessageAnswer,
    schema: S.FileMessageAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/files/delete",
    operationId: "deleteFile",
    tags: ["files"],
    summary: "Delete one of my files",
    request: {
      body: { required: true, content: { "application/json": { schema: S.DeleteFileBody } } },
    },
    responses: {
      200: { description: "The file no longer exists.", content: { "application/json": { schema: S.FileMessageAnswer } } },
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

/** Get an address to download a file from */
export const getDownloadUrl: Operation = {
  id: "getDownloadUrl",
  tag: "files",
  path: "/v1/files/download",
  roles: ["user"],
  rate: "read",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FileUrlAnswer,
    schema: S.FileUrlAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/files/download",
    operationId: "getDownloadUrl",
    tags: ["files"],
    summary: "Get an address to download a file from",
    request: {
      query: z.strictObject({
        fileKey: k.one(S.FileKey),
      }) as never,
    },
    responses: {
      200: { description: "A presigned address, valid for a few minutes.", content: { "application/json": { schema: S.FileUrlAnswer } } },
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

/** Get an address to download a file from (under /api) */
export const getFileUrl: Operation = {
  id: "getFileUrl",
  tag: "files",
  path: "/api/files/url",
  roles: ["user"],
  rate: "read",
  codes: ["storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FileUrlAnswer,
    schema: S.FileUrlAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/files/url",
    operationId: "getFileUrl",
    tags: ["files"],
    summary: "Get an address to download a file from (under /api)",
    request: {
      query: z.strictObject({
        fileKey: k.one(S.FileKey),
        bucketIndicator: k.one(k.refusedAs("malformed_request", z.enum(["public","private"]))),
      }) as never,
    },
    responses: {
      200: { description: "A presigned address, valid for a few minutes.", content: { "application/json": { schema: S.FileUrlAnswer } } },
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

/** Get an address to upload a file to */
export const getUploadUrl: Operation = {
  id: "getUploadUrl",
  tag: "files",
  path: "/v1/files/upload",
  roles: ["user"],
  rate: "write",
  codes: ["storage_unavailable","storage_full"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UploadUrlAnswer,
    schema: S.UploadUrlAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/files/upload",
    operationId: "getUploadUrl",
    tags: ["files"],
    summary: "Get an address to upload a file to",
    request: {
      query: z.strictObject({
        fileName: k.one(k.text(1, 200)),
        contentType: k.one(z.enum(["image/jpeg","image/png","image/webp","image/heic","video/mp4","video/quicktime","application/pdf"])),
        purpose: k.one(S.FilePurpose),
        size: k.one(k.integer(z.int().gte(1).lte(209715200))),
      }) as never,
    },
    responses: {
      200: { description: "Upload the file there, then attach its key.", content: { "application/json": { schema: S.UploadUrlAnswer } } },
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
