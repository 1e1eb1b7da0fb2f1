import { infiniteQueryOptions } from "@tanstack/react-query";
import { type HearthpawClient, listReviews } from "@hearthpaw/client";

/** Loads a breeder's reviews page by page, newest first; `rating` limits them to one number of stars. */
export const reviewsQuery = (client: HearthpawClient, breederId: string, rating?: number) =>
  infiniteQueryOptions({
    queryKey: ["reviews", breederId, rating ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      listReviews(client, {
        id: breederId,
        ...(rating === undefined ? {} : { rating }),
        ...(pageParam && { cursor: pageParam }),
      }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
