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

/** One part of the results. The first carries the counts of the facets, and what is wrong with the ZIP codes. */
export type SearchPart = {
  pets: PetCard[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
  page: number;
  facets?: SearchFacets;
  zipError?: string | undefined;
  /** What is wrong with the ZIP codes to stay away from. */
  awayError?: string | undefined;
  /** The cities of the ZIP codes and the names of the breeds that were asked about, by what stands in the address. */
  names?: Names;
  loosened?: SearchPetsData["data"]["loosened"];
};
type Place = { cursor: string } | { page: number };

const MINUTE = 60_000;
/** The results of a search, part after part; kept for half an hour, so that one finds the place again. */
export const searchQuery = (client: HearthpawClient, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ["search", searchInput(filters), filters.page] as const,
    queryFn: async ({ pageParam, signal }): Promise<SearchPart> => {
      const input = searchInput(filters);
      const ask = async (wanted: typeof input): Promise<SearchPart> => {
        // The counts come with the first part only: they are the same for all.
        if ("cursor" in pageParam) {
          return (await searchPetsLean(client, { ...wanted, cursor: pageParam.cursor }, { signal })).data;
        }
        const { data } = await searchPets(client, { ...wanted, page: pageParam.page }, { signal });
        const { near, notNear, breedNames = [], ...part } = data;
        // By what stands in the address: the filters on the screen may be newer than this answer.
        const names: Names = Object.fromEntries([
          [wanted.zip, near],
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

/** All pets of the parts, each once: a pet that moved while one was looking is shown where it stood first. */
export function petsOf(data: InfiniteData<SearchPart, unknown> | undefined): PetCard[] {
  const known = new Set<string>();
  return (data?.pages ?? []).flatMap(({ pets }) => pets).filter(({ id }) => !known.has(id) && known.add(id));
}

/** Fetches the first part, and returns what the page is. On a screen that is there, a failure is the screen's to show. */
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
  // What reads words is fetched for who types some.
  if (find) {
    const { hrefOfTyped } = await import("./typed_search.ts");
    throw redirect({ href: await hrefOfTyped(client, find, filters), statusCode: 302 });
  }
  // Neither a breed's name nor an id is in the address that it leads to, so that it never leads to itself.
  if (breedName || isOld) {
    const href = searchHrefOf(filters);
    throw redirect({ href: said ? withParameter(href, "said", said) : href, statusCode: 301 });
  }
  // What is said beside the results is of the words that are no filter.
  const words = said ?? filters.q;
  if (words) await queryClient.prefetchQuery(wordsQuery(client, words));
  const query = searchQuery(client, filters);
  const known = queryClient.getQueryState(query.queryKey);
  // The screen offers to try again; asking behind its back would take the button away.
  if (isStay && known?.status === "error" && known.fetchStatus === "idle") {
    return searchHead(filters, undefined);
  }
  try {
    const { pages: [first] } = await queryClient.ensureInfiniteQueryData(query);
    // An address that somebody wrote or kept: its words mean filters, and as words they find nothing.
    if (filters.q && first?.total === 0) {
      const { understood: { filters: meant } } = await queryClient.ensureQueryData(
        wordsQuery(client, filters.q),
      );
      if (meant.q !== filters.q) {
        const { understoodHref } = await import("./typed_search.ts");
        throw redirect({ href: understoodHref(meant, { ...filters, q: undefined }), statusCode: 302 });
      }
    }
    // A page beyond the end is none: search engines forget its address, and people are shown the way back.
    if (filters.page > 1 && first?.pets.length === 0) throw notFound();
    return searchHead(filters, first);
  } catch (error) {
    if (!isStay || isNotFound(error) || isRedirect(error)) throw error;
    return searchHead(filters, undefined);
  }
}

/** What the words perhaps mean that are no filter. */
export const wordsQuery = (client: HearthpawClient, words: string) => ({
  ...understandSearchQuery(client, { q: words }),
  staleTime: 5 * MINUTE,
});

/** Returns what a page of results says of itself; what only the results tell is left out while there are none. */
function searchHead(filters: Filters, part: SearchPart | undefined): PageHead {
  const { pets = [], total, facets } = part ?? {};
  const title = searchTitle(filters, facets, part?.names);
  // A kind of pet is no filter here: `/search` by itself has one.
  const active = activeFilters(filters, facets, part?.names).filter(({ key }) => key !== "type");
  const isWhole = active.length === 0 && !filters.zip && filters.sort === "newest";
  const noun = title.toLowerCase() === "pets" ? "pets" : title;
  return {
    // The place only where it is known.
    title: filters.zip && !part?.zipError
      ? texts.titleNearPage({ title, zip: filters.zip, page: filters.page })
      : texts.titlePage({ title, page: filters.page }),
    description: texts.searchPageDescription({
      total: total === undefined ? "" : `${numberText(total)} `,
      noun,
    }),
    canonical: searchHrefOf({ ...filters, zip: undefined, miles: undefined, sort: "newest" }),
    image: shareImage(pets[0]?.defaultImage),
    // Every mixture of filters is a page; only those that people look for are worth a place in an index.
    // By a word that is no breed nothing is found: nobody else's words become a page of ours.
    noIndex: !isWhole && !(active.length === 1 && active[0]!.key.startsWith("breed") && total),
    jsonLd: [petListJsonLd(pets)],
  };
}
