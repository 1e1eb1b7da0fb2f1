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

/** Every reserved and sold pet, page by page. The profile already has the latest ones. */
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

/** Returns the slug in a breeder's address; 404 for a breeder that is not public. */
export async function loadBreederSlug({ client, queryClient }: LoadContext, id: string): Promise<string> {
  return (await found(queryClient.ensureQueryData(breederQuery(client, id)))).breederProfile.slug;
}

/** Loads a breeder's public page and returns its head. */
export async function loadBreeder({ client, queryClient }: LoadContext, id: string): Promise<PageHead> {
  const [{ breederProfile }] = await Promise.all([
    found(queryClient.ensureQueryData(breederQuery(client, id))),
    loadToday(queryClient),
  ]);
  // Search engines read the reviews in the page.
  if (breederProfile.ratingCount > 0) await queryClient.prefetchInfiniteQuery(reviewsQuery(client, id));
  return breederHead(breederProfile);
}

/** Returns the page's head for search engines and shared links. */
function breederHead(profile: BreederProfile): PageHead {
  const { name, cityAndState, story, breeds, pets, availableCount, coverImage } = profile;
  // A shelter has animals of every type; a breeder is known for one or two breeds.
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
