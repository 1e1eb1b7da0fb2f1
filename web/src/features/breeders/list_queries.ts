import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import {
  ApiError,
  type Breed,
  type BreederListAnswer,
  type HearthpawClient,
  listAvailableBreedsQuery,
  listBreeders,
  type ListedBreeder,
} from "@hearthpaw/client";
import { breederHref } from "../../lib/breeders.ts";
import type { PageHead } from "../../lib/head.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { type ListAddress, listAddress, listHref } from "./list_address.ts";
import * as texts from "./texts.tsx";

/** A part of the list; `placeError` says why the place was left out of the question. */
export type ListPart = BreederListAnswer & { placeError?: string };

/** The list part after part. A place that nobody knows is said, and the list is of everywhere. */
export const listQuery = (client: HearthpawClient, { cursor, ...filters }: ListAddress) =>
  infiniteQueryOptions({
    queryKey: ["listBreeders", filters, cursor ?? ""] as const,
    queryFn: async ({ pageParam, signal }): Promise<ListPart> => {
      const ask = (input: ListAddress, from: string): Promise<BreederListAnswer> =>
        listBreeders(client, { ...input, ...(from && { cursor: from }) }, { signal });
      const codeOf = (error: unknown) => error instanceof ApiError ? error.code : undefined;
      try {
        return await ask(filters, pageParam);
      } catch (error) {
        // An address may have been kept, or mistyped: the list begins at its top.
        if (codeOf(error) === "malformed_request" && pageParam === cursor) return await ask(filters, "");
        if (codeOf(error) !== "place_unknown") throw error;
        const { place: _, distance: _distance, sort, ...rest } = filters;
        const anywhere = { ...rest, ...(sort === "newest" && { sort }) };
        return { ...await ask(anywhere, ""), placeError: (error as ApiError).message };
      }
    },
    initialPageParam: cursor ?? "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 60_000,
    gcTime: 1_800_000,
  });

/** The breeds that somebody has pets of now, by name: what the list is narrowed by. */
export const breedChoices = (client: HearthpawClient) => ({
  ...listAvailableBreedsQuery(client),
  staleTime: 300_000,
});

/** All breeders of the parts, each once: one whose rating changed meanwhile stays where it stood first. */
export function breedersOf(data: InfiniteData<ListPart, unknown> | undefined): ListedBreeder[] {
  const known = new Set<string>();
  return (data?.pages ?? []).flatMap(({ breeders }) => breeders).filter(({ id }) =>
    !known.has(id) && known.add(id)
  );
}

/** "Shelters near Portland, OR": what the list is of, with the place only where it is known. */
export function listTitle(
  { kind }: ListAddress,
  breed: string | undefined,
  place: BreederListAnswer["place"],
): string {
  const what = kind === "breeder"
    ? "breeders"
    : kind === "shelter"
    ? "shelters"
    : texts.breedersAndSheltersInside;
  const title = breed ? `${breed} ${what}` : what.charAt(0).toUpperCase() + what.slice(1);
  return place ? `${title} ${place.isPoint ? "near" : "in"} ${place.label}` : title;
}

/** The name of the breed of this slug; the slug's own words where it is none of them. */
export function breedName(
  slug: string | undefined,
  breeds: readonly Breed[] | undefined,
): string | undefined {
  if (!slug) return undefined;
  return breeds?.find((breed) => breed.slug === slug)?.breedName ??
    slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** Fetches the first part of the list, and returns what the page is. On a screen that is there, a failure is the screen's. */
export async function loadBreederList(
  { client, queryClient }: LoadContext,
  search: Record<string, unknown>,
  isStay: boolean,
): Promise<PageHead> {
  const address = listAddress(search);
  try {
    const [{ pages: [first] }, { breeds }] = await Promise.all([
      queryClient.ensureInfiniteQueryData(listQuery(client, address)),
      queryClient.ensureQueryData(breedChoices(client)),
    ]);
    return listHead(address, first!, breedName(address.breed, breeds));
  } catch (error) {
    if (!isStay) throw error;
    return { title: listTitle(address, undefined, undefined), noIndex: true };
  }
}

function listHead(address: ListAddress, { breeders, place }: ListPart, breed: string | undefined): PageHead {
  const { breed: slug, kind } = address;
  const title = listTitle(address, breed, place);
  return {
    title,
    description: texts.breedersPageDescription(title),
    canonical: listHref({ breed: slug, kind }),
    // Every mixture of filters is a page; only those that people look for are worth a place in an index.
    noIndex: Boolean(address.place || address.sort || address.cursor) || breeders.length === 0,
    jsonLd: [{
      "@type": "ItemList",
      name: title,
      itemListElement: breeders.map((breeder, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: breederHref(breeder),
        name: breeder.name,
      })),
    }],
  };
}
