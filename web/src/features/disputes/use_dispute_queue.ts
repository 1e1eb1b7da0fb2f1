import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type AdminDispute, type ApiError, listDisputesToDecide } from "@hearthpaw/client";
import type { QueuePages } from "../../components/staff/queue_pages.ts";
import { useClient } from "../../lib/client_context.ts";

/** A line of the queue; its id is the dispute's id. */
export type Line = AdminDispute & { id: string };

/** Returns the open disputes, the longest open first, or the decided ones, the newest first. */
export function useDisputeQueue(isDecided: boolean): QueuePages<Line> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listDisputesToDecide", "queue", isDecided],
    queryFn: ({ pageParam, signal }) =>
      listDisputesToDecide(client, {
        ...(isDecided ? { status: "decided" } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  const lines =
    query.data?.pages.flatMap(({ disputes }) =>
      disputes.map((one): Line => ({ ...one, id: one.dispute.id }))
    ) ?? [];
  return { ...query, error: query.error as ApiError | null, items: lines };
}
