import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type ApiError, decideParent, listParentsInReview, type ReviewParent } from "@hearthpaw/client";
import type { Decision } from "../../../components/staff/decisions.ts";
import type { QueuePages } from "../../../components/staff/queue_pages.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";

export type QueueStatus = "in-review" | "rejected";
/** A line of the queue; its id is the parent's id. */
export type Line = ReviewParent & { id: string };

/** Returns parents of one status, the longest waiting first. */
export function useParentQueue(status: QueueStatus): QueuePages<Line> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listParentsInReview", "queue", status],
    queryFn: ({ pageParam, signal }) =>
      listParentsInReview(client, { status, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  const lines =
    query.data?.pages.flatMap(({ parents }) => parents.map((one): Line => ({ ...one, id: one.parent.id }))) ??
      [];
  return {
    ...query,
    error: query.error as ApiError | null,
    // A parent submitted again during paging can be on two pages.
    items: lines.filter(({ id }, index) => lines.findIndex((one) => one.id === id) === index),
  };
}

/**
 * Returns a function that builds a decision on a parent in its reviewed version, with its call and messages.
 */
export function useParentDecision() {
  const client = useClient();
  return useCallback(({ parent }: Line, reason?: string): Omit<Decision, "kind" | "href"> => {
    const { id, name, updatedAt } = parent;
    return {
      id,
      typed: { reason: reason ?? "" },
      title: reason ? texts.nameRejected(name) : texts.nameVerified(name),
      failed: reason ? texts.nameWasntRejected(name) : texts.nameWasntVerified(name),
      send: (options) =>
        decideParent(client, {
          id,
          body: { updatedAt, ...(reason ? { decision: "reject", reason } : { decision: "approve" }) },
        }, options),
      changed: ({ code, message }) =>
        code === "transition_not_allowed" || code === "not_found"
          ? { title: texts.nameHasChanged(name), text: message }
          : undefined,
    };
  }, [client]);
}
