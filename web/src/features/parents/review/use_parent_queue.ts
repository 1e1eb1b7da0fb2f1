import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type ApiError,
  decideParent,
  listParentsInReview,
  type ReviewParent,
  translate,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import type { QueuePages } from "../../../components/staff/StaffQueue.tsx";
import { useReadAgain } from "../../../components/staff/use_staff_queues.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";

export type QueueStatus = "in-review" | "rejected";
/** A line of the queue: the parent's id is the line's. */
export type Line = ReviewParent & { id: string };

/** Parents of one status, the longest waiting first. */
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
    // One that is submitted again while a page is read can be on two pages.
    items: lines.filter(({ id }, index) => lines.findIndex((one) => one.id === id) === index),
  };
}

/** Decides a parent as it was looked at. Says itself that it had changed meanwhile, and throws other failures. */
export function useDecideParent() {
  const client = useClient();
  const readAgain = useReadAgain("listParentsInReview");
  const { show } = useToast();
  return useCallback(async ({ parent }: Line, reason?: string): Promise<void> => {
    const { id, name, updatedAt } = parent;
    try {
      await decideParent(client, {
        id,
        body: { updatedAt, ...(reason ? { decision: "reject", reason } : { decision: "approve" }) },
      });
      show({ tone: "done", title: `${name}: ${reason ? "rejected" : "verified"}` });
    } catch (thrown) {
      const error = translate(thrown);
      if (error.code !== "transition_not_allowed" && error.code !== "not_found") throw error;
      show({ tone: "info", title: texts.nameHasChanged(name), text: error.message });
    }
    await readAgain();
  }, [client, readAgain, show]);
}
