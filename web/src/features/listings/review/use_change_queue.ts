import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import {
  type ApiError,
  type ChangeKind,
  type ChangeRequest,
  decideChangeRequest,
  listChangeRequests,
  translate,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import type { QueuePages } from "../../../components/staff/StaffQueue.tsx";
import { useReadAgain } from "../../../components/staff/use_staff_queues.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { CHANGE_KINDS } from "./words.ts";

/** Open changes of one kind, or of all, the oldest first. `leaving` are those whose decision is on its way. */
export function useChangeQueue(
  kind: ChangeKind | undefined,
  leaving: ReadonlySet<string>,
): QueuePages<ChangeRequest> {
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
    items:
      query.data?.pages.flatMap(({ changeRequests }) => changeRequests).filter(({ id }) =>
        !leaving.has(id)
      ) ??
        [],
  };
}

/** Refusals that mean that the change is not open any more. */
const GONE = ["transition_not_allowed", "not_found"];

/**
 * Decides changes. `reject` answers when it is done and throws what fails beyond that somebody was quicker; `accept` does
 * not wait: the change leaves at once and comes back if that fails.
 */
export function useDecideChange() {
  const client = useClient();
  const readAgain = useReadAgain("listChangeRequests");
  const { show } = useToast();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const decide = useCallback(
    async (one: ChangeRequest, body: { decision: "accept" | "reject"; reason?: string }): Promise<void> => {
      try {
        await decideChangeRequest(client, { id: one.id, body });
      } catch (thrown) {
        const error = translate(thrown);
        if (!GONE.includes(error.code)) throw error;
        show({
          tone: "info",
          title: texts.changeAlreadyClosed,
          text: texts.changeClosedHint(one.breeder.name),
        });
        return await readAgain();
      }
      const what = `${one.petName}, ${CHANGE_KINDS[one.kind].name}`;
      show({ tone: "done", title: `${what}: ${body.decision === "accept" ? "accepted" : "rejected"}` });
      await readAgain();
    },
    [client, readAgain, show],
  );

  const accept = useCallback(async (one: ChangeRequest): Promise<void> => {
    setLeaving((all) => new Set(all).add(one.id));
    try {
      await decide(one, { decision: "accept" });
    } catch (thrown) {
      const error = translate(thrown);
      show({
        tone: "fail",
        title: texts.changeWasntAccepted(one.petName),
        text: error.status === 0 ? texts.changeBackInQueue : error.message,
      });
    } finally {
      setLeaving((all) => new Set([...all].filter((id) => id !== one.id)));
    }
  }, [decide, show]);

  const reject = useCallback(
    (one: ChangeRequest, reason: string) => decide(one, { decision: "reject", reason }),
    [decide],
  );
  return { accept, reject, leaving };
}
