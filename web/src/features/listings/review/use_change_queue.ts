import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type ApiError,
  type ChangeKind,
  type ChangeRequest,
  decideChangeRequest,
  listChangeRequests,
} from "@hearthpaw/client";
import type { Decision } from "../../../components/staff/decisions.ts";
import type { QueuePages } from "../../../components/staff/queue_pages.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { CHANGE_KINDS } from "./words.ts";

/** Loads open changes of one kind, or of all, oldest first. */
export function useChangeQueue(kind: ChangeKind | undefined): QueuePages<ChangeRequest> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listChangeRequests", "queue", kind ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      listChangeRequests(
        client,
        { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  return {
    ...query,
    error: query.error as ApiError | null,
    items: query.data?.pages.flatMap(({ changeRequests }) => changeRequests) ?? [],
  };
}

/** Error codes which mean that the change is no longer open. */
const GONE = ["transition_not_allowed", "not_found"];

/**
 * Returns a function that builds a decision on a change: the request to send and the words to show. A reason
 * rejects the change.
 */
export function useChangeDecision() {
  const client = useClient();
  return useCallback((one: ChangeRequest, reason?: string): Omit<Decision, "kind" | "href"> => {
    const { id, kind, petName, breeder } = one;
    const what = { petName, name: CHANGE_KINDS[kind].name };
    return {
      id,
      typed: { reason: reason ?? "" },
      title: reason ? texts.changeRejected(what) : texts.changeAccepted(what),
      failed: reason ? texts.changeWasntRejected(petName) : texts.changeWasntAccepted(petName),
      send: (options) =>
        decideChangeRequest(client, {
          id,
          body: reason ? { decision: "reject", reason } : { decision: "accept" },
        }, options),
      changed: ({ code }) =>
        GONE.includes(code)
          ? { title: texts.changeAlreadyClosed, text: texts.changeClosedHint(breeder.name) }
          : undefined,
    };
  }, [client]);
}
