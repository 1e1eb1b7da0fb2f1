import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import {
  type ApiError,
  decideVerification,
  listVerifications,
  type Verification,
  type VerificationStatus,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useReadAgain } from "../../components/staff/use_staff_queues.ts";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";

export type Decision = "review" | "approve" | "ask" | "reject";

/** Verifications of one status, or all that wait, those first that were handed in first. */
export function useQueue(status: VerificationStatus | undefined) {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listVerifications", "queue", status ?? "waiting"],
    queryFn: ({ pageParam, signal }) =>
      listVerifications(client, {
        ...(status ? { status } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  return {
    ...query,
    error: query.error as ApiError | null,
    cases: query.data?.pages.flatMap(({ verifications }) => verifications) ?? [],
  };
}

const DONE: Readonly<Record<Decision, string>> = {
  review: texts.inReview,
  approve: "approved",
  ask: texts.waitingForMoreInfo,
  reject: "rejected",
};

/** Decides a case and reads the queue again. Returns false when somebody else was quicker, which it says itself. */
export function useDecide() {
  const client = useClient();
  const { show } = useToast();
  const readAgain = useReadAgain("listVerifications");
  return async (one: Verification, decision: Decision, reason?: string): Promise<boolean> => {
    try {
      await decideVerification(client, { id: one.id!, body: { decision, ...(reason ? { reason } : {}) } });
    } catch (thrown) {
      const error = thrown as ApiError;
      if (error.code !== "transition_not_allowed" && error.code !== "not_found") throw error;
      show({
        tone: "info",
        title: texts.decidedElsewhere,
        text: texts.alreadyDecided(one.breederName),
      });
      await readAgain();
      return false;
    }
    show({ tone: "done", title: `${one.breederName}: ${DONE[decision]}` });
    await readAgain();
    return true;
  };
}
