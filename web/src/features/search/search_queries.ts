import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { isNotFound, isRedirect, notFound, redirect } from "@tanstack/react-router";
import {
  ApiError,
  type HearthpawClient,
  type PetCard,
  type SearchFacets,
  searchPets,
  type SearchPetsData,
  searchPetsLean,
  understandSearchQuery,
} from "@hearthpaw/client";
import { numberText } from "@hearthpaw/ui-kit";
import type { PageHead } from "../../lib/head.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { petListJsonLd, shareImage } from "../../lib/pets.ts";
import {
  activeFilters,
  type Filters,
  filtersOf,
  type Names,
  searchHrefOf,
  searchInput,
  searchTitle,
  withParameter,
} from "./filters_rules.ts";
import { searchAddress, UUID } from "./search_address.ts";
import * as texts from "./texts.tsx";

/** One part of the results. The first part has the facet counts and the errors of the ZIP codes. */
export type SearchPart = {
  pets: PetCard[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
  page: number;
  facets?: SearchFacets;
  zipError?: string | undefined;
  /** Error about the ZIP codes to leave out. */
  awayError?: string | undefined;
  /** Cities of the requested ZIP codes and names of the requested breeds, by their values in the address. */
  names?: Names;
  loosened?: SearchPetsData["data"]["loosened"];
};
type Place = { cursor: string } | { page: number };

const MINUTE = 60_000;
/**
 * Loads the results of a search part by part. Kept for half an hour: visitors who return find their place
 * again.
 */
export const searchQuery = (client: HearthpawClient, filters: Filters, withPoints = false) =>
  infiniteQueryOptions({
    queryKey: ["search", searchInput(filters), filters.page, withPoints] as const,
    queryFn: async ({ pageParam, signal }): Promise<SearchPart> => {
      const input = { ...searchInput(filters), withPoints: withPoints || undefined };
      const ask = async (wanted: typeof input): Promise<SearchPart> => {
        // Only the first part has the counts: they are the same for all.
        if ("cursor" in pageParam) {
          return (await searchPetsLean(client, { ...wanted, cursor: pageParam.cursor }, { signal })).data;
        }
        const { data } = await searchPets(client, { ...wanted, page: pageParam.page }, { signal });
        const { near, notNear, deliverTo, breedNames = [], ...part } = data;
        // Keyed by the requested values: the filters on the screen may be newer than this answer.
        const names: Names = Object.fromEntries([
          [wanted.zip, near],
          [wanted.deliverTo, deliverTo],
          ...wanted.notZip?.map((zip, at) => [zip, notNear?.[at]] as const) ?? [],
          ...breedNames.map(({ slug, name }) => [slug, name] as const),
        ]);
        return { ...part, names };
      };
      try {
        return await ask(input);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "zip_unknown") throw error;
        const { zip: zipError, ...away } = error.fieldErrors;
        const anywhere = { zip: undefined, distance: undefined, sort: "newest", sortType: -1 } as const;
        const wanted = {
          ...input,
          notZip: input.notZip?.filter((_, at) => !away[`notZip.${at}`]),
          ...zipError && anywhere,
        };
        return { ...await ask(wanted), zipError, awayError: Object.values(away).join(" ") };
      }
    },
    initialPageParam: { page: filters.page } as Place,
    getNextPageParam: ({ nextCursor }): Place | undefined => nextCursor ? { cursor: nextCursor } : undefined,
    staleTime: 5 * MINUTE,
    gcTime: 30 * MINUTE,
  });

/** Returns all pets of the parts, each once: a pet that moved meanwhile keeps its first position. */
export function petsOf(data: InfiniteData<SearchPart, unknown> | undefined): PetCard[] {
  const known = new Set<string>();
  return (data?.pages ?? []).flatMap(({ pets }) => pets).filter(({ id }) => !known.has(id) && known.add(id));
}

/**
 * Loads the first part and returns the page's head. While the visitor stays on the page, the screen shows a
 * failure.
 */
export async function loadSearch(
  { client, queryClient }: LoadContext,
  path: Filters["path"],
  search: Record<string, unknown>,
  isStay: boolean,
): Promise<PageHead> {
  let filters = filtersOf(path, search);
  const { find, said, breedName } = searchAddress(search);
  const { lists } = filters;
  const isOld = lists.breed.some((word) => UUID.test(word));
  if (isOld) {
    const { slugsOf } = await import("./typed_search.ts");
    filters = { ...filters, lists: { ...lists, breed: await slugsOf(client, lists.breed) } };
  }
  // Loads the parser only when the visitor has typed words.
  if (find) {
    const { hrefOfTyped } = await import("./typed_search.ts");
    throw redirect({ href: await hrefOfTyped(client, find, filters), statusCode: 302 });
  }
  // The new address has neither a breed's name nor an id, so it never redirects to itself.
  if (breedName || isOld) {
    const href = searchHrefOf(filters);
    throw redirect({ href: said ? withParameter(href, "said", said) : href, statusCode: 301 });
  }
  // The notes beside the results are about the words outside the filters.
  const words = said ?? filters.q;
  if (words) await queryClient.prefetchQuery(wordsQuery(client, words));
  const query = searchQuery(client, filters);
  const known = queryClient.getQueryState(query.queryKey);
  // The screen offers a retry button; an automatic retry would remove it.
  if (isStay && known?.status === "error" && known.fetchStatus === "idle") {
    return searchHead(filters, undefined);
  }
  try {
    const { pages: [first] } = await queryClient.ensureInfiniteQueryData(query);
    // In a hand-written or saved address, words may mean filters and match nothing as words.
    if (filters.q && first?.total === 0) {
      const { understood: { filters: meant } } = await queryClient.ensureQueryData(
        wordsQuery(client, filters.q),
      );
      if (meant.q !== filters.q) {
        const { understoodHref } = await import("./typed_search.ts");
        throw redirect({ href: understoodHref(meant, { ...filters, q: undefined }), statusCode: 302 });
      }
    }
    // A page beyond the end does not exist: search engines drop its address, and visitors get a link back.
    if (filters.page > 1 && first?.pets.length === 0) throw notFound();
    return searchHead(filters, first);
  } catch (error) {
    if (!isStay || isNotFound(error) || isRedirect(error)) throw error;
    return searchHead(filters, undefined);
  }
}

/** Loads the possible meanings of words outside the filters. */
export const wordsQuery = (client: HearthpawClient, words: string) => ({
  ...understandSearchQuery(client, { q: words }),
  staleTime: 5 * MINUTE,
});

/** Returns the head of a results page; without results it leaves out the facts that need them. */
function searchHead(filters: Filters, part: SearchPart | undefined): PageHead {
  const { pets = [], total, facets } = part ?? {};
  const title = searchTitle(filters, facets, part?.names);
  // The kind of pet does not count as a filter here: `/search` always has one.
  const active = activeFilters(filters, facets, part?.names).filter(({ key }) => key !== "type");
  const isWhole = active.length === 0 && !filters.zip && filters.sort === "newest";
  const noun = title.toLowerCase() === "pets" ? "pets" : title;
  return {
    // Names the place only if it is known.
    title: filters.zip && !part?.zipError
      ? texts.titleNearPage({ title, zip: filters.zip, page: filters.page })
      : texts.titlePage({ title, page: filters.page }),
    description: texts.searchPageDescription({
      total: total === undefined ? "" : `${numberText(total)} `,
      noun,
    }),
    canonical: searchHrefOf({
      ...filters,
      zip: undefined,
      miles: undefined,
      area: undefined,
      sort: "newest",
    }),
    image: shareImage(pets[0]?.defaultImage),
    // Every combination of filters is a page, but only those that people search for belong in an index. A
    // word that is no breed finds nothing, and must not become an indexed page of ours.
    noIndex: !isWhole && !(active.length === 1 && active[0]!.key.startsWith("breed") && total),
    jsonLd: [petListJsonLd(pets)],
  };
}
