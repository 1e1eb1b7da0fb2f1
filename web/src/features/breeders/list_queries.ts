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

/** A part of the list. `placeError` says why the server ignored the place. */
export type ListPart = BreederListAnswer & { placeError?: string };

/** The list, part after part. If a place is unknown, the page says so and lists breeders everywhere. */
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
        // The address may be old or mistyped: the list starts at the top.
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

/** Filter choices: breeds with available pets, by name. */
export const breedChoices = (client: HearthpawClient) => ({
  ...listAvailableBreedsQuery(client),
  staleTime: 300_000,
});

/**
 * Returns all breeders of the parts, each once. A breeder whose rating changed meanwhile keeps the first
 * position.
 */
export function breedersOf(data: InfiniteData<ListPart, unknown> | undefined): ListedBreeder[] {
  const known = new Set<string>();
  return (data?.pages ?? []).flatMap(({ breeders }) => breeders).filter(({ id }) =>
    !known.has(id) && known.add(id)
  );
}

/**
 * Returns the title of the list: "Shelters near Portland, OR". It includes the place only if the place is
 * known.
 */
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

/** Returns the name of the slug's breed; for an unknown breed, the slug's words. */
export function breedName(
  slug: string | undefined,
  breeds: readonly Breed[] | undefined,
): string | undefined {
  if (!slug) return undefined;
  return breeds?.find((breed) => breed.slug === slug)?.breedName ??
    slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/**
 * Loads the first part of the list and returns the page's head. If the screen is already open, it handles a
 * failure.
 */
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
    // Every combination of filters is a page. Only combinations that people search for belong in an index.
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
