import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listReports, type ListReportsInput, type StaffReport } from "@hearthpaw/client";
import type { QueuePages } from "../../components/staff/StaffQueue.tsx";
import { useClient } from "../../lib/client_context.ts";

export type Asked = Pick<NonNullable<ListReportsInput>, "status" | "kind">;

/** Reports of a status and kind: open ones the oldest first, decided ones the newest first. */
export function useReports(asked: Asked): QueuePages<StaffReport> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listReports", "queue", asked],
    queryFn: ({ pageParam, signal }) =>
      listReports(client, { ...asked, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  return {
    ...query,
    error: query.error as ApiError | null,
    items: query.data?.pages.flatMap(({ reports }) => reports) ?? [],
  };
}
