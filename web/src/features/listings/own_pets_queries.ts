import { keepPreviousData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listOwnPets, type ListOwnPetsInput } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

/**
 * Loads the breeder's own listings page by page; the previous search's listings stay until the next ones
 * arrive.
 */
export function useOwnPets(filter: ListOwnPetsInput) {
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ["listOwnPets", filter, "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      listOwnPets(client, { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    error: query.error as ApiError | null,
    pets: query.data?.pages.flatMap((page) => page.pets) ?? [],
    counts: query.data?.pages[0]?.counts ?? [],
  };
}

/**
 * Reloads everything a change of listings may affect: the list with its counts, the dashboard, the listing
 * itself.
 */
export function refreshOwnPets(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    ["listOwnPets", "getDashboardPreview", "getOwnPet"].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] })
    ),
  );
}
