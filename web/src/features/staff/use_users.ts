import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  listAuditEntries,
  type ListAuditEntriesInput,
  listUsers,
  type ListUsersInput,
  listUsersQuery,
  type StaffUser,
} from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

/**
 * Returns accounts page by page, the newest first. The previous search's accounts stay while the next ones
 * load.
 */
export function useUsers(filter: ListUsersInput) {
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ["listUsers", filter, "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      listUsers(client, { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    error: query.error as ApiError | null,
    users: query.data?.pages.flatMap((page) => page.users) ?? [],
  };
}

/** Returns one account by its id: `known` if the list has it, otherwise fetched. */
export function useUser(id: string | undefined, known: StaffUser | undefined) {
  const query = useQuery({
    ...listUsersQuery(useClient(), { q: id ?? "" }),
    enabled: id !== undefined && known === undefined,
  });
  return {
    user: known ?? query.data?.users[0],
    isPending: known === undefined && query.isPending,
    error: query.error as ApiError | null,
    refetch: query.refetch,
  };
}

/** Returns decisions page by page, the newest first. */
export function useEntries(filter: ListAuditEntriesInput) {
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ["listAuditEntries", filter, "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      listAuditEntries(client, { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return {
    ...query,
    error: query.error as ApiError | null,
    entries: query.data?.pages.flatMap((page) => page.entries) ?? [],
  };
}
