import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listReports, type ListReportsInput, type StaffReport } from "@hearthpaw/client";
import type { QueuePages } from "../../components/staff/queue_pages.ts";
import { useClient } from "../../lib/client_context.ts";

/** Addresses of photos in messages expire after five minutes; they are refetched before. */
const PHOTOS_MS = 4 * 60_000;

export type Asked = Pick<NonNullable<ListReportsInput>, "status" | "kind">;

/** Returns reports of a status and kind: open ones the oldest first, decided ones the newest first. */
export function useReports(asked: Asked): QueuePages<StaffReport> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listReports", "queue", asked],
    queryFn: ({ pageParam, signal }) =>
      listReports(client, { ...asked, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ reports }) =>
        reports.some(({ messages }) => messages.some(({ images }) => images.length > 0))
      ) && PHOTOS_MS,
  }));
  return {
    ...query,
    error: query.error as ApiError | null,
    items: query.data?.pages.flatMap(({ reports }) => reports) ?? [],
  };
}
