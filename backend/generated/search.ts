// Generated from openapi/ by tools/generate.ts. Do not edit.

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";

/** Get what the home page shows (under /api) */
export const apiListFeaturedPets: Operation = {
  id: "apiListFeaturedPets",
  tag: "search",
  path: "/api/featured-pets",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: [],
  twin: { of: "listFeaturedPets", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FeaturedPetsAnswer,
    schema: S.FeaturedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/featured-pets",
    operationId: "apiListFeaturedPets",
    tags: ["search"],
    summary: "Get what the home page shows (under /api)",
    request: {
      query: z.strictObject({
        type: k.many(z.array(S.PetType).max(2)).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Content of the home page.", content: { "application/json": { schema: S.FeaturedPetsAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Search pets with facet counts (under /api) */
export const apiSearchPets: Operation = {
  id: "apiSearchPets",
  tag: "search",
  path: "/api/pets/search",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: ["zip_unknown"],
  twin: { of: "searchPets", moves: {} },
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SearchAnswer,
    schema: S.SearchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/api/pets/search",
    operationId: "apiSearchPets",
    tags: ["search"],
    summary: "Search pets with facet counts (under /api)",
    request: {
      query: z.strictObject({
        type: k.many(z.array(S.PetType).max(2)).optional(),
        breed: k.many(z.array(S.Id).max(30)).optional(),
        breedName: k.one(k.text(0, 80)).optional(),
        breedSlug: k.many(z.array(S.Slug).max(30)).optional(),
        sex: k.many(z.array(S.PetSex).max(2)).optional(),
        categories: k.many(z.array(k.number(S.BadgeId)).max(5)).optional(),
        adultSize: k.many(z.array(S.AdultSize).max(4)).optional(),
        sizeClass: k.many(z.array(S.SizeClass).max(7)).optional(),
        age: k.many(z.array(S.AgeBand).max(5)).optional(),
        coatType: k.many(z.array(S.CoatType).max(6)).optional(),
        generation: k.many(z.array(S.Generation).max(5)).optional(),
        goodWith: k.many(z.array(S.GoodWith).max(4)).optional(),
        color: k.many(z.array(k.text(1, 60)).max(20)).optional(),
        delivery: k.many(z.array(S.DeliveryOption).max(4)).optional(),
        priceMinCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
        priceMaxCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
        isRescue: k.one(k.truth(z.boolean())).optional(),
        isSmall: k.one(k.truth(z.boolean())).optional(),
        available: k.one(k.truth(z.boolean())).default(true),
        zip: k.one(S.PostalCode).optional(),
        distance: k.one(k.integer(z.int().gte(1).lte(5000))).optional(),
        state: k.many(z.array(S.State).max(10)).optional(),
        notBreed: k.many(z.array(S.Slug).max(10)).optional(),
        notColor: k.many(z.array(k.text(1, 60)).max(10)).optional(),
        notSizeClass: k.many(z.array(S.SizeClass).max(7)).optional(),
        notCoatType: k.many(z.array(S.CoatType).max(6)).optional(),
        notGeneration: k.many(z.array(S.Generation).max(5)).optional(),
        notRescue: k.one(k.truth(z.boolean())).optional(),
        notState: k.many(z.array(S.State).max(10)).optional(),
        notZip: k.many(z.array(S.PostalCode).max(3)).optional(),
        notDistance: k.one(k.integer(z.int().gte(1).lte(500))).optional(),
        q: k.one(k.text(0, 80)).optional(),
        sort: k.one(S.SearchSort).optional(),
        sortType: k.one(k.number(z.literal([1,-1]))).default(1),
        page: k.one(k.integer(z.int().gte(1).lte(500))).default(1),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "One page of cards, with the counts of every facet.", content: { "application/json": { schema: S.SearchAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get what the home page shows */
export const listFeaturedPets: Operation = {
  id: "listFeaturedPets",
  tag: "search",
  path: "/v1/featured/pets",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.FeaturedPetsAnswer,
    schema: S.FeaturedPetsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/featured/pets",
    operationId: "listFeaturedPets",
    tags: ["search"],
    summary: "Get what the home page shows",
    request: {
      query: z.strictObject({
        type: k.many(z.array(S.PetType).max(2)).optional(),
      }) as never,
    },
    responses: {
      200: { description: "Content of the home page.", content: { "application/json": { schema: S.FeaturedPetsAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List the pages of one part of the sitemap */
export const listSitemapPages: Operation = {
  id: "listSitemapPages",
  tag: "search",
  path: "/v1/sitemap/{name}",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SitemapPages,
    schema: S.SitemapPages,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/sitemap/{name}",
    operationId: "listSitemapPages",
    tags: ["search"],
    summary: "List the pages of one part of the sitemap",
    request: {
      params: z.strictObject({
        name: k.one(S.SitemapName),
      }) as never,
    },
    responses: {
      200: { description: "Pages of the part.", content: { "application/json": { schema: S.SitemapPages } } },
      400: { description: "A problem." },
      404: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** List the parts of the sitemap */
export const listSitemapParts: Operation = {
  id: "listSitemapParts",
  tag: "search",
  path: "/v1/sitemap",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SitemapParts,
    schema: S.SitemapParts,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/sitemap",
    operationId: "listSitemapParts",
    tags: ["search"],
    summary: "List the parts of the sitemap",
    request: {
    },
    responses: {
      200: { description: "Names of the parts.", content: { "application/json": { schema: S.SitemapParts } } },
      400: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Search pets with facet counts */
export const searchPets: Operation = {
  id: "searchPets",
  tag: "search",
  path: "/v1/pets/search/index",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: ["zip_unknown"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SearchAnswer,
    schema: S.SearchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/search/index",
    operationId: "searchPets",
    tags: ["search"],
    summary: "Search pets with facet counts",
    request: {
      query: z.strictObject({
        type: k.many(z.array(S.PetType).max(2)).optional(),
        breed: k.many(z.array(S.Id).max(30)).optional(),
        breedName: k.one(k.text(0, 80)).optional(),
        breedSlug: k.many(z.array(S.Slug).max(30)).optional(),
        sex: k.many(z.array(S.PetSex).max(2)).optional(),
        categories: k.many(z.array(k.number(S.BadgeId)).max(5)).optional(),
        adultSize: k.many(z.array(S.AdultSize).max(4)).optional(),
        sizeClass: k.many(z.array(S.SizeClass).max(7)).optional(),
        age: k.many(z.array(S.AgeBand).max(5)).optional(),
        coatType: k.many(z.array(S.CoatType).max(6)).optional(),
        generation: k.many(z.array(S.Generation).max(5)).optional(),
        goodWith: k.many(z.array(S.GoodWith).max(4)).optional(),
        color: k.many(z.array(k.text(1, 60)).max(20)).optional(),
        delivery: k.many(z.array(S.DeliveryOption).max(4)).optional(),
        priceMinCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
        priceMaxCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
        isRescue: k.one(k.truth(z.boolean())).optional(),
        isSmall: k.one(k.truth(z.boolean())).optional(),
        available: k.one(k.truth(z.boolean())).default(true),
        zip: k.one(S.PostalCode).optional(),
        distance: k.one(k.integer(z.int().gte(1).lte(5000))).optional(),
        state: k.many(z.array(S.State).max(10)).optional(),
        notBreed: k.many(z.array(S.Slug).max(10)).optional(),
        notColor: k.many(z.array(k.text(1, 60)).max(10)).optional(),
        notSizeClass: k.many(z.array(S.SizeClass).max(7)).optional(),
        notCoatType: k.many(z.array(S.CoatType).max(6)).optional(),
        notGeneration: k.many(z.array(S.Generation).max(5)).optional(),
        notRescue: k.one(k.truth(z.boolean())).optional(),
        notState: k.many(z.array(S.State).max(10)).optional(),
        notZip: k.many(z.array(S.PostalCode).max(3)).optional(),
        notDistance: k.one(k.integer(z.int().gte(1).lte(500))).optional(),
        q: k.one(k.text(0, 80)).optional(),
        sort: k.one(S.SearchSort).optional(),
        sortType: k.one(k.number(z.literal([1,-1]))).default(1),
        page: k.one(k.integer(z.int().gte(1).lte(500))).default(1),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "One page of cards, with the counts of every facet.", content: { "application/json": { schema: S.SearchAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Search pets without facet counts */
export const searchPetsLean: Operation = {
  id: "searchPetsLean",
  tag: "search",
  path: "/v1/pets/search/lean",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: ["zip_unknown"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SearchLeanAnswer,
    schema: S.SearchLeanAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/search/lean",
    operationId: "searchPetsLean",
    tags: ["search"],
    summary: "Search pets without facet counts",
    request: {
      query: z.strictObject({
        type: k.many(z.array(S.PetType).max(2)).optional(),
        breed: k.many(z.array(S.Id).max(30)).optional(),
        breedName: k.one(k.text(0, 80)).optional(),
        breedSlug: k.many(z.array(S.Slug).max(30)).optional(),
        sex: k.many(z.array(S.PetSex).max(2)).optional(),
        categories: k.many(z.array(k.number(S.BadgeId)).max(5)).optional(),
        adultSize: k.many(z.array(S.AdultSize).max(4)).optional(),
        sizeClass: k.many(z.array(S.SizeClass).max(7)).optional(),
        age: k.many(z.array(S.AgeBand).max(5)).optional(),
        coatType: k.many(z.array(S.CoatType).max(6)).optional(),
        generation: k.many(z.array(S.Generation).max(5)).optional(),
        goodWith: k.many(z.array(S.GoodWith).max(4)).optional(),
        color: k.many(z.array(k.text(1, 60)).max(20)).optional(),
        delivery: k.many(z.array(S.DeliveryOption).max(4)).optional(),
        priceMinCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
        priceMaxCents: k.one(k.integer(z.int().gte(0).lte(100000000))).optional(),
        isRescue: k.one(k.truth(z.boolean())).optional(),
        isSmall: k.one(k.truth(z.boolean())).optional(),
        available: k.one(k.truth(z.boolean())).default(true),
        zip: k.one(S.PostalCode).optional(),
        distance: k.one(k.integer(z.int().gte(1).lte(5000))).optional(),
        state: k.many(z.array(S.State).max(10)).optional(),
        notBreed: k.many(z.array(S.Slug).max(10)).optional(),
        notColor: k.many(z.array(k.text(1, 60)).max(10)).optional(),
        notSizeClass: k.many(z.array(S.SizeClass).max(7)).optional(),
        notCoatType: k.many(z.array(S.CoatType).max(6)).optional(),
        notGeneration: k.many(z.array(S.Generation).max(5)).optional(),
        notRescue: k.one(k.truth(z.boolean())).optional(),
        notState: k.many(z.array(S.State).max(10)).optional(),
        notZip: k.many(z.array(S.PostalCode).max(3)).optional(),
        notDistance: k.one(k.integer(z.int().gte(1).lte(500))).optional(),
        q: k.one(k.text(0, 80)).optional(),
        sort: k.one(S.SearchSort).optional(),
        sortType: k.one(k.number(z.literal([1,-1]))).default(1),
        page: k.one(k.integer(z.int().gte(1).lte(500))).default(1),
        cursor: k.one(S.Cursor).optional(),
      }) as never,
    },
    responses: {
      200: { description: "One page of cards.", content: { "application/json": { schema: S.SearchLeanAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Get a few picks of the day */
export const searchSpotlight: Operation = {
  id: "searchSpotlight",
  tag: "search",
  path: "/v1/pets/spotlight",
  roles: ["none"],
  rate: "read",
  limits: {"answerSeconds":10},
  isShared: true,
  codes: ["zip_unknown"],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SpotlightAnswer,
    schema: S.SpotlightAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/spotlight",
    operationId: "searchSpotlight",
    tags: ["search"],
    summary: "Get a few picks of the day",
    request: {
      query: z.strictObject({
        type: k.many(z.array(S.PetType).max(2)).optional(),
        breed: k.many(z.array(S.Id).max(30)).optional(),
        categories: k.many(z.array(k.number(S.BadgeId)).max(5)).optional(),
        isRescue: k.one(k.truth(z.boolean())).optional(),
        isSmall: k.one(k.truth(z.boolean())).optional(),
        zip: k.one(S.PostalCode).optional(),
      }) as never,
    },
    responses: {
      200: { description: "A curated selection.", content: { "application/json": { schema: S.SpotlightAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Suggest completions for the search box */
export const suggestSearch: Operation = {
  id: "suggestSearch",
  tag: "search",
  path: "/v1/pets/search/suggest",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.SearchSuggestionsAnswer,
    schema: S.SearchSuggestionsAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/search/suggest",
    operationId: "suggestSearch",
    tags: ["search"],
    summary: "Suggest completions for the search box",
    request: {
      query: z.strictObject({
        q: k.one(k.text(1, 200)),
      }) as never,
    },
    responses: {
      200: { description: "Best first.", content: { "application/json": { schema: S.SearchSuggestionsAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};

/** Turn typed words into filters */
export const understandSearch: Operation = {
  id: "understandSearch",
  tag: "search",
  path: "/v1/pets/search/understand",
  roles: ["none"],
  rate: "read",
  codes: [],
  answers: [{
    status: 200,
    contentTypes: ["application/json"],
    reduce: R.UnderstoodSearchAnswer,
    schema: S.UnderstoodSearchAnswer,
  }],
  route: createRoute<string, RouteConfig>({
    method: "get",
    path: "/v1/pets/search/understand",
    operationId: "understandSearch",
    tags: ["search"],
    summary: "Turn typed words into filters",
    request: {
      query: z.strictObject({
        q: k.one(k.text(1, 200)),
      }) as never,
    },
    responses: {
      200: { description: "Filters, and the words that stay text.", content: { "application/json": { schema: S.UnderstoodSearchAnswer } } },
      400: { description: "A problem." },
      422: { description: "A problem." },
      429: { description: "A problem." },
      500: { description: "A problem." },
      503: { description: "A problem." },
    },
  }),
};
