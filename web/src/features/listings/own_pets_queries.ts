import { keepPreviousData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listOwnPets, type ListOwnPetsInput } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

/** One's own listings page by page; those of the search before stay while the next are on their way. */
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

/** Reads again what a change of listings may have changed: the list with its counts, the first page, the listing itself. */
export function refreshOwnPets(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    ["listOwnPets", "getDashboardPreview", "getOwnPet"].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] })
    ),
  );
}
