import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, type FraudCase, listFraudCases } from "@hearthpaw/client";
import type { QueuePages } from "../../components/staff/queue_pages.ts";
import { useClient } from "../../lib/client_context.ts";

/** Returns fraud cases of a status: open ones the oldest first, decided ones the newest first. */
export function useFraudCases(status: FraudCase["status"]): QueuePages<FraudCase> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listFraudCases", "queue", status],
    queryFn: ({ pageParam, signal }) =>
      listFraudCases(client, { status, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  return {
    ...query,
    error: query.error as ApiError | null,
    items: query.data?.pages.flatMap(({ cases }) => cases) ?? [],
  };
}
