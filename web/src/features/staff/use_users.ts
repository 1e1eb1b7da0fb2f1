import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  listAuditEntries,
  type ListAuditEntriesInput,
  listUsers,
  type ListUsersData,
  type ListUsersInput,
  listUsersQuery,
  type StaffUser,
} from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

type Pages = { pages: ListUsersData[]; pageParams: unknown[] };

/** Accounts page by page, the newest first; those of the search before stay while the next are on their way. */
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

/** One account by its id: `known` where it is in the list already, else asked for. */
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

/** Decisions page by page, the newest first. */
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

/** Puts a changed account in its place in every list that shows it; what was decided is read again. */
export function replaceUser(queryClient: QueryClient, changed: StaffUser): void {
  const replaced = (page: ListUsersData): ListUsersData => ({
    ...page,
    users: page.users.map((one) => one.id === changed.id ? changed : one),
  });
  queryClient.setQueriesData<Pages | ListUsersData>({ queryKey: ["listUsers"] }, (known) => {
    if (!known) return known;
    return "pages" in known ? { ...known, pages: known.pages.map(replaced) } : replaced(known);
  });
  void queryClient.invalidateQueries({ queryKey: ["listAuditEntries"] });
}
