import { stored } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type {
  FacetList,
  FeaturedCategory,
  SearchData,
  SearchFacets,
  SearchIndexData,
} from "../../generated/types.ts";
import { jsonArray, jsonMerge, jsonObject, type JsonText, jsonText } from "../../platform/json_text.ts";
import { createRecent } from "../../platform/pages/recent.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { ADULT_SIZES } from "../breeds/rules.ts";
import { priceWithFee } from "../pets/rules.ts";
import {
  ADULT_SIZE_LABELS,
  AGE_BANDS,
  AGE_LABELS,
  decodeCursor,
  encodeCursor,
  type Order,
  orderOf,
  PAGE_SIZE,
} from "./rules.ts";
import { areaIn, askedFilters, type Query } from "./actions.ts";
import { areaText } from "./pins_index.ts";
import { breedNamesOf, suggestTyped, understandTyped } from "./names_actions.ts";
import type { FacetRow } from "./engine_rules.ts";
import { findBreedPages, findPages, findStarts, type Section } from "./sitemap_store.ts";

/** Labels of facet values that are not self-explanatory. */
const LABELS: Record<string, Readonly<Record<string, string>>> = {
  type: { Dog: "Dogs", Cat: "Cats" },
  age: AGE_LABELS,
  adultSize: ADULT_SIZE_LABELS,
  categories: {
    "1": "Apartment Friendly",
    "3": "Family Raised",
    "5": "Family Friendly",
    "7": "Pet Friendly",
    "12": "Low Shedding",
  },
  goodWith: { otherAnimals: "Other pets", dogs: "Dogs", children: "Children", adults: "Adults" },
  training: {
    outdoorPottyAccess: "House training",
    crateTraining: "Crate training",
    leashWalking: "Leash walking",
    "pee-pads": "Pee pads",
  },
  documents: { healthRecords: "Health records", microchipped: "Microchip" },
  parentTests: {
    any: "Any health test",
    hips: "Hips",
    elbows: "Elbows",
    patellas: "Kneecaps (patellas)",
    heart: "Heart",
    eyes: "Eyes",
    thyroid: "Thyroid",
    hearing: "Hearing",
    spine: "Spine",
    dna: "DNA test",
  },
  delivery: { none: "None", honest: "Honest Delivery", pickup: "I'll Pick Up", flight: "Puppy Flight" },
  isRescue: { true: "Rescue" },
  hasVideo: { true: "Video" },
};

/** Number of pets and breeds in a row of the home page. */
const SHOWN = 12;

/** Returns one page as JSON text, by joining finished cards without parsing them. */
async function pageOf(query: Query, services: Services, withCounts: boolean) {
  const filters = await askedFilters(query, services.db);
  const order: Order = orderOf(query.sort, query.sortType, filters.near !== undefined);
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor, order) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
  const found = await services.search.find({
    filters,
    order,
    withCounts,
    at: { cursor, page: query.page },
    today: services.now(),
    withPoints: query.withPoints ?? false,
  });
  const rest = jsonText({
    total: found.total,
    totalIsExact: found.isExact,
    pageSize: PAGE_SIZE,
    page: query.page,
    nextCursor: found.next ? encodeCursor({ order, ...found.next }) : null,
  });
  const page: JsonText<SearchData> = jsonMerge(jsonObject({ pets: jsonArray(found.cards) }), rest);
  const { near, notNear, deliverTo } = filters;
  return { page, counts: found.counts, near, notNear, deliverTo, loosened: found.loosened };
}

/**
 * Returns facets as JSON text, built once for equal counts: the engine returns the same object until a pet
 * changes.
 */
function facetsOf(rows: readonly FacetRow[]): JsonText<SearchFacets> {
  const known = facetTexts.get(rows);
  if (known) return known;
  const text = jsonText(facetsFrom(rows));
  facetTexts.set(rows, text);
  return text;
}
const facetTexts = new WeakMap<readonly FacetRow[], JsonText<SearchFacets>>();

function facetsFrom(rows: readonly FacetRow[]): SearchFacets {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  const list = (facet: string): FacetList =>
    (byFacet.get(facet) ?? []).slice(0, 200).map(({ value, label, count }) => ({
      value,
      label: label ?? LABELS[facet]?.[value] ?? value,
      count,
    }));
  const limit = (facet: string) => {
    const value = byFacet.get(facet)?.[0]?.value;
    return value === undefined || value === null ? null : priceWithFee(Number(value));
  };
  return {
    type: list("type"),
    breed: list("breed"),
    sex: list("sex"),
    adultSize: list("adultSize").sort((a, b) =>
      ADULT_SIZES.indexOf(a.value as never) - ADULT_SIZES.indexOf(b.value as never)
    ),
    sizeClass: list("sizeClass"),
    age: list("age").sort((a, b) =>
      AGE_BANDS.indexOf(a.value as never) - AGE_BANDS.indexOf(b.value as never)
    ),
    coatType: list("coatType"),
    generation: list("generation"),
    categories: list("categories"),
    goodWith: list("goodWith"),
    training: list("training"),
    registry: list("registry"),
    documents: list("documents"),
    parentTests: list("parentTests"),
    color: list("color"),
    delivery: list("delivery"),
    isRescue: list("isRescue").filter(({ count }) => count > 0),
    hasVideo: list("hasVideo"),
    readyBy: list("readyBy").sort((a, b) => a.value < b.value ? -1 : 1),
    priceMinCents: limit("priceMin"),
    priceMaxCents: limit("priceMax"),
  };
}

/**
 * Cache duration for the parts of the sitemap. Finding their starts walks over all pets, and any stranger can
 * request it.
 */
const PARTS_KEPT_MS = 600_000;
const parts = new WeakMap<Services["db"], ReturnType<typeof createRecent<string[]>>>();

/** Returns the starts of a section's parts. A process computes them at most once in ten minutes. */
function startsOf(db: Services["db"], section: Section): Promise<string[]> {
  const recent = parts.get(db) ?? createRecent<string[]>({ freshMs: PARTS_KEPT_MS, most: 2 });
  parts.set(db, recent);
  return recent(section, () => findStarts(db, section), () => true);
}

/** Pages that are the same for everyone and belong to no row. */
const SITE_PAGES = [
  "/",
  "/dogs",
  "/cats",
  "/dog-breeds",
  "/cat-breeds",
  "/breed-match",
  "/breeders",
  "/become-a-breeder",
  "/shelter/join",
  "/help",
  "/how-it-works",
  "/buyer-protection",
  "/contact",
  "/accessibility",
  "/partners",
  "/terms",
  "/privacy",
];

export const search: Handlers<
  | "searchPetsLean"
  | "searchPets"
  | "mapPets"
  | "searchSpotlight"
  | "understandSearch"
  | "suggestSearch"
  | "listFeaturedPets"
  | "listSitemapParts"
  | "listSitemapPages"
> = {
  async searchPetsLean({ query }, services) {
    const { page } = await pageOf(query, services, false);
    return stored(jsonObject({ data: page }));
  },

  async searchPets({ query }, services) {
    const { page, counts, near, notNear, deliverTo, loosened } = await pageOf(query, services, true);
    const breedNames = await breedNamesOf(query, services);
    const more = jsonText<
      Pick<SearchIndexData, "near" | "notNear" | "deliverTo" | "breedNames" | "loosened">
    >({
      ...near?.name === undefined ? {} : { near: near.name },
      ...notNear.length ? { notNear: notNear.map(({ name }) => name ?? "") } : {},
      ...deliverTo?.name === undefined ? {} : { deliverTo: deliverTo.name },
      ...breedNames.length ? { breedNames } : {},
      ...loosened.length ? { loosened: [...loosened] } : {},
    });
    const rest = jsonMerge(jsonObject({ facets: facetsOf(counts) }), more);
    return stored(jsonObject({ data: jsonMerge(page, rest) }));
  },

  async mapPets({ query: { area, zoom, ...query } }, services) {
    const filters = await askedFilters({ ...query, sortType: 1, page: 1 }, services.db);
    const found = await services.search.map(filters, services.now(), { area: areaIn(area), zoom });
    return {
      data: { total: found.total, area: found.area ? areaText(found.area) : null, pins: found.pins },
    };
  },

  async searchSpotlight({ query }, services) {
    const filters = await askedFilters({ ...query, available: true, sortType: 1, page: 1 }, services.db);
    const today = services.now();
    const cards = await services.search.pick(filters, today, today.toISOString().slice(0, 10), SHOWN);
    return stored(jsonObject({ pets: jsonArray(cards) }));
  },

  async understandSearch({ query }, services) {
    return { understood: await understandTyped(query.q, services) };
  },

  async suggestSearch({ query }, services) {
    return { suggestions: await suggestTyped(query.q, services) };
  },

  async listFeaturedPets({ query }, services) {
    const types = query.type?.length ? query.type : (["Dog", "Cat"] as const);
    const filters = await askedFilters(
      { type: [...types], available: true, sortType: 1, page: 1 },
      services.db,
    );
    const { newest, breeds, badges } = await services.search.overview(filters, services.now(), SHOWN);
    const categories = badges.map(({ id, count }): FeaturedCategory => ({
      id,
      label: LABELS.categories![String(id)]!,
      availablePets: count,
    }));
    const rest = jsonText({ popularBreeds: breeds, categories });
    return stored(jsonObject({ pets: jsonMerge(jsonObject({ newlyAvailable: jsonArray(newest) }), rest) }));
  },

  async listSitemapParts(_input, { db }) {
    const sections: Section[] = ["breeders", "pets"];
    const starts = await Promise.all(sections.map((section) => startsOf(db, section)));
    const names = sections.flatMap((section, i) => starts[i]!.map((id) => `${section}-${id}`));
    return { parts: ["site", "breeds", ...names] };
  },

  async listSitemapPages({ params: { name } }, { db }) {
    if (name === "site") return { pages: SITE_PAGES.map((path) => ({ path, changedAt: null })) };
    if (name === "breeds") return { pages: await findBreedPages(db) };
    const [, section, from] = /^(breeders|pets)-(.+)$/.exec(name) ?? fail("not_found");
    const pages = await findPages(db, section as Section, from!);
    return { pages: pages.length > 0 ? pages : fail("not_found") };
  },
};
