import type { QueryClient } from "@tanstack/react-query";
import {
  type HearthpawClient,
  listFeaturedPetsQuery,
  searchPetsLeanQuery,
  searchSpotlightQuery,
} from "@hearthpaw/client";
import { one } from "../../lib/addresses.ts";
import type { PageHead } from "../../lib/head.ts";
import { stringifySearch } from "../../lib/search_params.ts";

/** The quick filters of the home page; they live in its address. */
export const quickFilters = [
  { id: "all", label: "Show All", search: {} },
  { id: "small", label: "Small", search: { isSmall: true } },
  { id: "low-shedding", label: "Low Shedding", search: { categories: [12] } },
  { id: "family-friendly", label: "Family Friendly", search: { categories: [5] } },
] as const;

export type QuickFilter = (typeof quickFilters)[number]["id"];
export type HomeFilter = { type: "Dogs" | "Cats"; quick: QuickFilter };

/** What the address says; dogs and everything unless told. */
export function homeFilterOf(search: Record<string, unknown>): HomeFilter {
  const quick = quickFilters.find(({ id }) => id === one(search.show))?.id ?? "all";
  return { type: one(search.type) === "Cats" ? "Cats" : "Dogs", quick };
}

/** The address of the home page with this filter. */
export function homeHref({ type, quick }: HomeFilter): string {
  const search = { type: type === "Dogs" ? undefined : type, show: quick === "all" ? undefined : quick };
  return `/${stringifySearch(search)}`;
}

/** The address of the whole search that a home filter begins. */
export function searchHref({ type, quick }: HomeFilter): string {
  const { search } = quickFilters.find(({ id }) => id === quick)!;
  return `/${type.toLowerCase()}${stringifySearch(search)}`;
}

export const petType = (
  { type }: Pick<HomeFilter, "type">,
) => (type === "Dogs" ? ["Dog" as const] : ["Cat" as const]);

/** Newly available pets, popular breeds and categories. */
export const featuredQuery = (client: HearthpawClient, filter: HomeFilter) =>
  listFeaturedPetsQuery(client, { type: petType(filter) });

/** The listing under a quick filter. */
export const quickQuery = (client: HearthpawClient, filter: HomeFilter) => {
  const { search } = quickFilters.find(({ id }) => id === filter.quick)!;
  const { isSmall, categories } = search as { isSmall?: true; categories?: readonly (5 | 12)[] };
  return searchPetsLeanQuery(client, {
    type: petType(filter),
    available: true,
    sort: "newest",
    sortType: -1,
    isSmall,
    categories: categories && [...categories],
  });
};

export const spotlightQuery = (client: HearthpawClient, filter: HomeFilter) =>
  searchSpotlightQuery(client, { type: petType(filter) });

/** Fetches what the home page shows, and says what it is. */
export async function loadHome(
  client: HearthpawClient,
  queryClient: QueryClient,
  search: Record<string, unknown>,
): Promise<{ head: PageHead }> {
  const filter = homeFilterOf(search);
  const [, spotlight] = await Promise.all([
    queryClient.ensureQueryData(featuredQuery(client, filter)),
    queryClient.ensureQueryData(spotlightQuery(client, filter)),
    filter.quick === "all" ? undefined : queryClient.ensureQueryData(quickQuery(client, filter)),
  ]);
  const isStart = filter.type === "Dogs" && filter.quick === "all";
  return {
    head: {
      title: filter.type === "Dogs"
        ? "Hearthpaw: puppies and kittens raised with care"
        : "Kittens raised with care",
      description:
        "Meet puppies and kittens from breeders and shelters whom we have checked. Health records, honest prices, and a deposit that is protected until they are home.",
      canonical: filter.type === "Dogs" ? "/" : "/?type=Cats",
      image: spotlight.pets[0]?.defaultImage?.fullUrl,
      noIndex: filter.quick !== "all",
      jsonLd: isStart ? [{ "@type": "Organization", name: "Hearthpaw" }] : [],
    },
  };
}
