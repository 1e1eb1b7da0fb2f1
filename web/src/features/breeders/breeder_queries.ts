import { infiniteQueryOptions } from "@tanstack/react-query";
import {
  type BreederProfile,
  getBreederProfileQuery,
  type HearthpawClient,
  listSoldPets,
} from "@hearthpaw/client";
import { reviewsQuery } from "../../components/reviews/review_queries.ts";
import { breederHref } from "../../lib/breeders.ts";
import { found } from "../../lib/found.ts";
import type { PageHead } from "../../lib/head.ts";
import { breadcrumbsJsonLd } from "../../lib/json_ld.ts";
import { petListJsonLd, shareImage } from "../../lib/pets.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { loadToday } from "../../lib/today.ts";
import * as texts from "./texts.tsx";

export const breederQuery = (client: HearthpawClient, id: string) => getBreederProfileQuery(client, { id });

/** Every reserved and sold pet, page by page; the profile carries the latest of them already. */
export const soldPetsQuery = (client: HearthpawClient, id: string) =>
  infiniteQueryOptions({
    queryKey: ["breederSoldPets", { id }] as const,
    queryFn: ({ pageParam, signal }) =>
      listSoldPets(client, { id, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** "Breeder" or "Shelter". */
export const kindOf = ({ isShelter }: Pick<BreederProfile, "isShelter">): string =>
  isShelter ? texts.shelter : texts.breeder;

/** Returns the name that a breeder has in its address; 404 for what nobody may see. */
export async function loadBreederSlug({ client, queryClient }: LoadContext, id: string): Promise<string> {
  return (await found(queryClient.ensureQueryData(breederQuery(client, id)))).breederProfile.slug;
}

/** Fetches a breeder's public page, and returns what it is. */
export async function loadBreeder({ client, queryClient }: LoadContext, id: string): Promise<PageHead> {
  const [{ breederProfile }] = await Promise.all([
    found(queryClient.ensureQueryData(breederQuery(client, id))),
    loadToday(queryClient),
  ]);
  // What was written stands in the page that search engines read.
  if (breederProfile.ratingCount > 0) await queryClient.prefetchInfiniteQuery(reviewsQuery(client, id));
  return breederHead(breederProfile);
}

/** What the page says of itself to search engines and where its address is shared. */
function breederHead(profile: BreederProfile): PageHead {
  const { name, cityAndState, story, breeds, pets, availableCount, coverImage } = profile;
  // A shelter has animals of every kind; a breeder stands for one or two breeds.
  const breedNames = profile.isShelter
    ? ""
    : breeds.slice(0, 2).map(({ breedName }) => breedName).join(" and ");
  const path = breederHref(profile);
  const kind = kindOf(profile).toLowerCase();
  const title = texts.nameIn({ name, breedNames: breedNames ? `${breedNames} ` : "", kind, cityAndState });
  const description = texts.breederPageDescription({
    availableCount,
    story: story.slice(0, 220).replace(/\s+\S*$/, ""),
  }).trim();
  return {
    title,
    description,
    canonical: path,
    image: shareImage(coverImage ?? pets[0]?.defaultImage),
    jsonLd: [
      {
        "@type": profile.isShelter ? "AnimalShelter" : "LocalBusiness",
        name,
        url: path,
        ...(coverImage && { image: coverImage.fullUrl }),
        address: {
          "@type": "PostalAddress",
          addressLocality: profile.city,
          addressRegion: profile.state,
          addressCountry: "US",
        },
        ...(profile.ratingAverage !== null && profile.ratingCount > 0 && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: profile.ratingAverage,
            reviewCount: profile.ratingCount,
          },
        }),
      },
      petListJsonLd(pets),
      breadcrumbsJsonLd([{ name: texts.breedersAndShelters, path: "/breeders" }, { name }]),
    ],
  };
}
