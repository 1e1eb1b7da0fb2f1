import {
  type Configuration,
  type HearthpawClient,
  listFeaturedPetsQuery,
  searchPetsLeanQuery,
  searchSpotlightQuery,
} from "@hearthpaw/client";
import { loadConfiguration } from "../../lib/configuration.ts";
import type { PageHead } from "../../lib/head.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { shareImage } from "../../lib/pets.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import type { HomeSearch } from "./home_address.ts";
import * as texts from "./texts.tsx";

/** The quick filters of the home page; the address contains the chosen one. */
const quickFilters = [
  { id: "all", label: texts.chipShowAll, search: {} },
  { id: "small", label: texts.small, search: { adultSize: ["small"] } },
  { id: "low-shedding", label: texts.lowShedding, search: { categories: [12] } },
  { id: "family-friendly", label: texts.familyFriendly, search: { categories: [5] } },
] as const;

export type QuickFilter = (typeof quickFilters)[number]["id"];
export type HomeFilter = { type: "Dogs" | "Cats"; quick: QuickFilter };

/** Returns the filter in the address; dogs and all pets by default. */
export function homeFilterOf({ type, show }: HomeSearch): HomeFilter {
  const kind = type ?? "Dogs";
  return { type: kind, quick: quickOf(kind).find(({ id }) => id === show)?.id ?? "all" };
}

/** Returns the quick filters for a kind of pet. Cats have no adult size. */
export const quickOf = (type: HomeFilter["type"]) =>
  quickFilters.filter(({ id }) => type === "Dogs" || id !== "small");

/** Returns the address of the home page with this filter. */
export function homeHref({ type, quick }: HomeFilter): string {
  const search = { type: type === "Dogs" ? undefined : type, show: quick === "all" ? undefined : quick };
  return `/${stringifySearch(search)}`;
}

/** Returns the address of the full search for a home filter. */
export function searchHref({ type, quick }: HomeFilter, place: Record<string, unknown> = {}): string {
  const { search } = quickFilters.find(({ id }) => id === quick)!;
  return `/${type.toLowerCase()}${stringifySearch({ ...search, ...place })}`;
}

const petType = (
  { type }: Pick<HomeFilter, "type">,
) => (type === "Dogs" ? ["Dog" as const] : ["Cat" as const]);

/** Loads newly available pets, popular breeds and categories. */
export const featuredQuery = (client: HearthpawClient, filter: HomeFilter) =>
  listFeaturedPetsQuery(client, { type: petType(filter) });

/** Parameters of a search near a place, and from farther away if the pet can be delivered. */
export const NEAR = { distance: 100, orDelivered: true, sort: "distance" } as const;

/** Loads the pets for a quick filter: the newest, or the nearest to a ZIP code. */
export const quickQuery = (client: HearthpawClient, filter: HomeFilter, zip?: string) => {
  const { search } = quickFilters.find(({ id }) => id === filter.quick)!;
  const { adultSize, categories } = search as {
    adultSize?: readonly "small"[];
    categories?: readonly (5 | 12)[];
  };
  return searchPetsLeanQuery(client, {
    type: petType(filter),
    available: true,
    ...zip ? { zip, ...NEAR } : { sort: "newest", sortType: -1 },
    adultSize: adultSize && [...adultSize],
    categories: categories && [...categories],
  });
};

export const spotlightQuery = (client: HearthpawClient, filter: HomeFilter) =>
  searchSpotlightQuery(client, { type: petType(filter) });

/**
 * Loads the data of the home page and returns its head. While the visitor stays on the page, the screen shows
 * a failure.
 */
export async function loadHome(
  { client, queryClient }: LoadContext,
  search: HomeSearch,
  isStay: boolean,
): Promise<PageHead> {
  const filter = homeFilterOf(search);
  const parts = Promise.all([
    queryClient.ensureQueryData(spotlightQuery(client, filter)),
    queryClient.ensureQueryData(featuredQuery(client, filter)),
    filter.quick === "all" ? undefined : queryClient.ensureQueryData(quickQuery(client, filter)),
  ]);
  const [spotlight, configuration] = await Promise.all([
    parts.then(([first]) => first, (error) => {
      if (!isStay) throw error;
    }),
    // The page renders without it, with fewer facts about the company.
    loadConfiguration(client, queryClient).catch(() => undefined),
  ]);
  return homeHead(filter, shareImage(spotlight?.pets[0]?.defaultImage), configuration);
}

function homeHead(
  { type, quick }: HomeFilter,
  image: string | undefined,
  configuration: Configuration | undefined,
): PageHead {
  const isStart = type === "Dogs" && quick === "all";
  return {
    title: type === "Dogs" ? texts.homePageTitle : texts.kittensRaisedWithCare,
    description: texts.homeDescription,
    canonical: type === "Dogs" ? "/" : "/?type=Cats",
    image,
    noIndex: quick !== "all",
    jsonLd: isStart ? [organizationJsonLd(configuration)] : [],
  };
}

/** Returns the company's structured data for search engines. */
const organizationJsonLd = (configuration: Configuration | undefined): Record<string, unknown> => ({
  "@type": "Organization",
  name: "Hearthpaw",
  url: "/",
  logo: "/apple-touch-icon.png",
  ...(configuration && {
    contactPoint: {
      "@type": "ContactPoint",
      contactType: texts.customerService,
      telephone: configuration.supportPhone,
      email: configuration.supportEmail,
      areaServed: "US",
      availableLanguage: texts.english,
    },
  }),
});
