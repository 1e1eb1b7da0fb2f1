// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Submit a draft for review */
export const addListing: Operation = {
  id: "addListing",
  tag: "listings",
  path: "/v1/breeders/pets/add",
  roles: ["breeder"],
  rate: "write",
  codes: ["listing_incomplete","listing_not_draft","email_not_verified","breeder_not_verified","contract_not_confirmed","terms_not_accepted"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetDetailsAnswer,
    schema: S.PetDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/pets/add",
    operationId: "addListing",
    tags: ["listings"],
    summary: "Submit a draft for review",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AddListingBody } } },
    },
    responses: {
      200: { description: "The listing as its breeder edits it.", content: { "application/json": { schema: S.PetDetailsAnswer } } },
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

/** Submit a draft for review (under /api) */
export const apiAddListing: Operation = {
  id: "apiAddListing",
  tag: "listings",
  path: "/api/breeders/add-new-pet",
  roles: ["breeder"],
  rate: "write",
  codes: ["listing_incomplete","listing_not_draft","email_not_verified","breeder_not_verified","contract_not_confirmed","terms_not_accepted"],
  twin: { of: "addListing", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetDetailsAnswer,
    schema: S.PetDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/breeders/add-new-pet",
    operationId: "apiAddListing",
    tags: ["listings"],
    summary: "Submit a draft for review (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.AddListingBody } } },
    },
    responses: {
      200: { description: "The listing as its breeder edits it.", content: { "application/json": { schema: S.PetDetailsAnswer } } },
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

/** Delete a listing (under /api) */
export const apiDeleteListing: Operation = {
  id: "apiDeleteListing",
  tag: "listings",
  path: "/api/breeders/delete-pet/{id}",
  roles: ["breeder"],
  rate: "write",
  codes: ["pet_on_hold","archive_instead"],
  twin: { of: "deleteListing", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/api/breeders/delete-pet/{id}",
    operationId: "apiDeleteListing",
    tags: ["listings"],
    summary: "Delete a listing (under /api)",
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

/** Delete a listing (under /api, with the id in the query) */
export const apiDeleteListingByQuery: Operation = {
  id: "apiDeleteListingByQuery",
  tag: "listings",
  path: "/api/breeders/delete-pet",
  roles: ["breeder"],
  rate: "write",
  codes: ["pet_on_hold","archive_instead"],
  twin: { of: "deleteListing", moves: {"id":{"from":"query","to":"path"}} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/api/breeders/delete-pet",
    operationId: "apiDeleteListingByQuery",
    tags: ["listings"],
    summary: "Delete a listing (under /api, with the id in the query)",
    request: {
      query: z.strictObject({
        id: k.refusedAs("not_found", k.one(S.Id)),
      }) as never,
    },
    responses: {
      200: { description: "It no longer exists.", content: { "application/json": { schema: S.RemovedAnswer } } },
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

/** Get the dashboard's first view (under /api) */
export const apiGetDashboardPreview: Operation = {
  id: "apiGetDashboardPreview",
  tag: "listings",
  path: "/api/breeders/preview",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  twin: { of: "getDashboardPreview", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DashboardPreviewAnswer,
    schema: S.DashboardPreviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/breeders/preview",
    operationId: "apiGetDashboardPreview",
    tags: ["listings"],
    summary: "Get the dashboard's first view (under /api)",
    request: {
    },
    responses: {
      200: { description: "The caller's tasks today.", content: { "application/json": { schema: S.DashboardPreviewAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List my listings (under /api) */
export const apiListOwnPets: Operation = {
  id: "apiListOwnPets",
  tag: "listings",
  path: "/api/breeders/pets",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  twin: { of: "listOwnPets", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetsAnswer,
    schema: S.OwnPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/breeders/pets",
    operationId: "apiListOwnPets",
    tags: ["listings"],
    summary: "List my listings (under /api)",
    request: {
      query: z.strictObject({
        status: k.many(z.array(S.PetStatus).max(13)).optional(),
        q: k.one(k.text(0, 80)).optional(),
        sort: k.one(z.enum(["updated","name","price","views"])).default("updated"),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The caller's listings.", content: { "application/json": { schema: S.OwnPetsAnswer } } },
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

/** Save a draft (under /api) */
export const apiSaveListingDraft: Operation = {
  id: "apiSaveListingDraft",
  tag: "listings",
  path: "/api/breeders/save-add-new-progress",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["file_not_usable","listing_not_draft","storage_unavailable","parents_do_not_fit"],
  twin: { of: "saveListingDraft", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetDetailsAnswer,
    schema: S.PetDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/breeders/save-add-new-progress",
    operationId: "apiSaveListingDraft",
    tags: ["listings"],
    summary: "Save a draft (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ListingFields } } },
    },
    responses: {
      200: { description: "The listing as its breeder edits it.", content: { "application/json": { schema: S.PetDetailsAnswer } } },
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

/** Change a listing (under /api) */
export const apiUpdateListing: Operation = {
  id: "apiUpdateListing",
  tag: "listings",
  path: "/api/breeders/update-pet",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["file_not_usable","pet_on_hold","transition_not_allowed","listing_incomplete","storage_unavailable","parents_do_not_fit"],
  twin: { of: "updateListing", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetAnswer,
    schema: S.OwnPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/api/breeders/update-pet",
    operationId: "apiUpdateListing",
    tags: ["listings"],
    summary: "Change a listing (under /api)",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ListingFields } } },
    },
    responses: {
      200: { description: "The listing as it is now.", content: { "application/json": { schema: S.OwnPetAnswer } } },
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

/** Upload a video (under /api) */
export const apiUploadPetVideo: Operation = {
  id: "apiUploadPetVideo",
  tag: "listings",
  path: "/api/breeders/upload-pet-video",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":64000000,"bodySeconds":120},
  codes: ["file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetVideoLocationAnswer,
    schema: S.PetVideoLocationAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/api/breeders/upload-pet-video",
    operationId: "apiUploadPetVideo",
    tags: ["listings"],
    summary: "Upload a video (under /api)",
    request: {
      body: { required: true, content: { "multipart/form-data": { schema: z.strictObject({
        petId: k.one(S.Id).optional(),
        video: k.one(k.file()),
      }) } } },
    },
    responses: {
      200: { description: "The video's address.", content: { "application/json": { schema: S.PetVideoLocationAnswer } } },
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

/** Decide on a change */
export const decideChangeRequest: Operation = {
  id: "decideChangeRequest",
  tag: "listings",
  path: "/v1/admin/change-requests/{id}/decide",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","reason_missing","breeder_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChangeRequestAnswer,
    schema: S.ChangeRequestAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/change-requests/{id}/decide",
    operationId: "decideChangeRequest",
    tags: ["listings"],
    summary: "Decide on a change",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideChangeBody } } },
    },
    responses: {
      200: { description: "The change as it is now.", content: { "application/json": { schema: S.ChangeRequestAnswer } } },
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

/** Decide on a listing */
export const decideListing: Operation = {
  id: "decideListing",
  tag: "listings",
  path: "/v1/admin/listings/{id}/decide",
  roles: ["admin"],
  rate: "write",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: ["transition_not_allowed","reason_missing","pet_on_hold","listing_incomplete","breeder_not_verified","listing_set_aside"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetAnswer,
    schema: S.OwnPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/admin/listings/{id}/decide",
    operationId: "decideListing",
    tags: ["listings"],
    summary: "Decide on a listing",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.DecideListingBody } } },
    },
    responses: {
      200: { description: "The listing as it is now.", content: { "application/json": { schema: S.OwnPetAnswer } } },
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

/** Delete several of my files */
export const deleteBreederFiles: Operation = {
  id: "deleteBreederFiles",
  tag: "listings",
  path: "/api/breeders/files",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":256000},
  codes: ["file_in_use","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ListingMessageAnswer,
    schema: S.ListingMessageAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/api/breeders/files",
    operationId: "deleteBreederFiles",
    tags: ["listings"],
    summary: "Delete several of my files",
    request: {
      body: { required: true, content: { "application/json": { schema: S.FileKeysBody } } },
    },
    responses: {
      200: { description: "A sentence about the result.", content: { "application/json": { schema: S.ListingMessageAnswer } } },
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

/** Delete a listing */
export const deleteListing: Operation = {
  id: "deleteListing",
  tag: "listings",
  path: "/v1/breeders/pets/{id}/delete",
  roles: ["breeder"],
  rate: "write",
  codes: ["pet_on_hold","archive_instead"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.RemovedAnswer,
    schema: S.RemovedAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/v1/breeders/pets/{id}/delete",
    operationId: "deleteListing",
    tags: ["listings"],
    summary: "Delete a listing",
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

/** Delete several listings */
export const deleteListings: Operation = {
  id: "deleteListings",
  tag: "listings",
  path: "/api/breeders/pets",
  roles: ["breeder"],
  rate: "write",
  codes: ["pet_on_hold","archive_instead"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ListingMessageAnswer,
    schema: S.ListingMessageAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "delete",
    path: "/api/breeders/pets",
    operationId: "deleteListings",
    tags: ["listings"],
    summary: "Delete several listings",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ListingIdsBody } } },
    },
    responses: {
      200: { description: "A sentence about the result.", content: { "application/json": { schema: S.ListingMessageAnswer } } },
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

/** Get the dashboard's first view */
export const getDashboardPreview: Operation = {
  id: "getDashboardPreview",
  tag: "listings",
  path: "/v1/breeder/dashboard/preview",
  roles: ["breeder"],
  rate: "heavy",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.DashboardPreviewAnswer,
    schema: S.DashboardPreviewAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeder/dashboard/preview",
    operationId: "getDashboardPreview",
    tags: ["listings"],
    summary: "Get the dashboard's first view",
    request: {
    },
    responses: {
      200: { description: "The caller's tasks today.", content: { "application/json": { schema: S.DashboardPreviewAnswer } } },
      400: { description: "A problem." },
      401: { description: "A problem." },
      403: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get one of my listings to edit */
export const getOwnPet: Operation = {
  id: "getOwnPet",
  tag: "listings",
  path: "/v1/breeders/pets/{id}/details",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetAnswer,
    schema: S.OwnPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/pets/{id}/details",
    operationId: "getOwnPet",
    tags: ["listings"],
    summary: "Get one of my listings to edit",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
    },
    responses: {
      200: { description: "The listing as it is now.", content: { "application/json": { schema: S.OwnPetAnswer } } },
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

/** Import listings from CSV */
export const importListings: Operation = {
  id: "importListings",
  tag: "listings",
  path: "/v1/breeders/pets/import",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":10000000,"bodySeconds":60,"answerSeconds":60},
  codes: ["file_not_usable","import_running"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ImportReportAnswer,
    schema: S.ImportReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/pets/import",
    operationId: "importListings",
    tags: ["listings"],
    summary: "Import listings from CSV",
    request: {
      query: z.strictObject({
        dryRun: k.one(k.truth(z.boolean())).default(false),
      }) as never,
      body: { required: true, content: { "multipart/form-data": { schema: z.strictObject({
        file: k.one(k.file()),
        columns: k.many(z.array(S.ImportColumn).max(200)).optional(),
      }) } } },
    },
    responses: {
      200: { description: "The changes that the file would make, or has made.", content: { "application/json": { schema: S.ImportReportAnswer } } },
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

/** List changes waiting for a decision */
export const listChangeRequests: Operation = {
  id: "listChangeRequests",
  tag: "listings",
  path: "/v1/admin/change-requests",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ChangeRequestsAnswer,
    schema: S.ChangeRequestsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/change-requests",
    operationId: "listChangeRequests",
    tags: ["listings"],
    summary: "List changes waiting for a decision",
    request: {
      query: z.strictObject({
        kind: k.one(S.ChangeKind).optional(),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Oldest first.", content: { "application/json": { schema: S.ChangeRequestsAnswer } } },
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

/** List listings waiting for a decision */
export const listListingsInReview: Operation = {
  id: "listListingsInReview",
  tag: "listings",
  path: "/v1/admin/listings",
  roles: ["admin"],
  rate: "read",
  staff: ["moderator","admin"],
  secondFactor: "required",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ReviewListingsAnswer,
    schema: S.ReviewListingsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/admin/listings",
    operationId: "listListingsInReview",
    tags: ["listings"],
    summary: "List listings waiting for a decision",
    request: {
      query: z.strictObject({
        status: k.one(z.enum(["in-review","not-approved-internal"])).default("in-review"),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Longest waiting first.", content: { "application/json": { schema: S.ReviewListingsAnswer } } },
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

/** List my listings */
export const listOwnPets: Operation = {
  id: "listOwnPets",
  tag: "listings",
  path: "/v1/breeders/pets",
  roles: ["breeder"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetsAnswer,
    schema: S.OwnPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/breeders/pets",
    operationId: "listOwnPets",
    tags: ["listings"],
    summary: "List my listings",
    request: {
      query: z.strictObject({
        status: k.many(z.array(S.PetStatus).max(13)).optional(),
        q: k.one(k.text(0, 80)).optional(),
        sort: k.one(z.enum(["updated","name","price","views"])).default("updated"),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "The caller's listings.", content: { "application/json": { schema: S.OwnPetsAnswer } } },
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

/** Report a listing */
export const reportListing: Operation = {
  id: "reportListing",
  tag: "listings",
  path: "/v1/pets/{id}/report",
  roles: ["user"],
  rate: "write",
  codes: ["email_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.ListingReportAnswer,
    schema: S.ListingReportAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/pets/{id}/report",
    operationId: "reportListing",
    tags: ["listings"],
    summary: "Report a listing",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ReportListingBody } } },
    },
    responses: {
      200: { description: "Staff will look at it.", content: { "application/json": { schema: S.ListingReportAnswer } } },
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

/** Save a draft */
export const saveListingDraft: Operation = {
  id: "saveListingDraft",
  tag: "listings",
  path: "/v1/breeders/pets/new/progress",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["file_not_usable","listing_not_draft","storage_unavailable","parents_do_not_fit"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetDetailsAnswer,
    schema: S.PetDetailsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/pets/new/progress",
    operationId: "saveListingDraft",
    tags: ["listings"],
    summary: "Save a draft",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ListingFields } } },
    },
    responses: {
      200: { description: "The listing as its breeder edits it.", content: { "application/json": { schema: S.PetDetailsAnswer } } },
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

/** Change a listing */
export const updateListing: Operation = {
  id: "updateListing",
  tag: "listings",
  path: "/v1/breeders/pets/update",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":128000},
  codes: ["file_not_usable","pet_on_hold","transition_not_allowed","listing_incomplete","storage_unavailable","parents_do_not_fit"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetAnswer,
    schema: S.OwnPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/pets/update",
    operationId: "updateListing",
    tags: ["listings"],
    summary: "Change a listing",
    request: {
      body: { required: true, content: { "application/json": { schema: S.ListingFields } } },
    },
    responses: {
      200: { description: "The listing as it is now.", content: { "application/json": { schema: S.OwnPetAnswer } } },
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

/** Pause, publish, archive or mark as sold */
export const updateListingStatus: Operation = {
  id: "updateListingStatus",
  tag: "listings",
  path: "/v1/breeders/pets/{id}/status",
  roles: ["breeder"],
  rate: "write",
  codes: ["transition_not_allowed","pet_on_hold","listing_incomplete","reason_missing","breeder_not_verified"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.OwnPetAnswer,
    schema: S.OwnPetAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "put",
    path: "/v1/breeders/pets/{id}/status",
    operationId: "updateListingStatus",
    tags: ["listings"],
    summary: "Pause, publish, archive or mark as sold",
    request: {
      params: z.strictObject({
        id: k.one(S.Id),
      }) as never,
      body: { required: true, content: { "application/json": { schema: S.ListingStatusBody } } },
    },
    responses: {
      200: { description: "The listing as it is now.", content: { "application/json": { schema: S.OwnPetAnswer } } },
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

/** Upload a video */
export const uploadPetVideo: Operation = {
  id: "uploadPetVideo",
  tag: "listings",
  path: "/v1/breeders/pets/video/upload",
  roles: ["breeder"],
  rate: "write",
  limits: {"bodyBytes":64000000,"bodySeconds":120},
  codes: ["file_not_usable","storage_unavailable"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.PetVideoAnswer,
    schema: S.PetVideoAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "post",
    path: "/v1/breeders/pets/video/upload",
    operationId: "uploadPetVideo",
    tags: ["listings"],
    summary: "Upload a video",
    request: {
      body: { required: true, content: { "multipart/form-data": { schema: z.strictObject({
        petId: k.one(S.Id).optional(),
        video: k.one(k.file()),
      }) } } },
    },
    responses: {
      200: { description: "The video as it is kept.", content: { "application/json": { schema: S.PetVideoAnswer } } },
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
