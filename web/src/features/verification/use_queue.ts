import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type ApiError,
  decideVerification,
  listVerifications,
  translate,
  type Verification,
  type VerificationStatus,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import type { Decision as HeldDecision } from "../../components/staff/decisions.ts";
import { useReadAgain } from "../../components/staff/use_staff_queues.ts";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";

type CaseDecision = Omit<HeldDecision, "kind" | "href">;
export type Decision = "review" | "approve" | "ask" | "reject";

/** Returns verifications of one status, or all waiting ones, the earliest submitted first. */
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

const DONE: Readonly<Record<Exclude<Decision, "review">, string>> = {
  approve: "approved",
  ask: texts.waitingForMoreInfo,
  reject: "rejected",
};

/**
 * Returns a function that marks a case as in review. That decides nothing, so it takes effect at once and the
 * case keeps its place.
 */
export function useStartReview() {
  const client = useClient();
  const { show } = useToast();
  const readAgain = useReadAgain("listVerifications");
  return useCallback(async (one: Verification): Promise<void> => {
    try {
      await decideVerification(client, { id: one.id!, body: { decision: "review" } });
      show({ tone: "done", title: texts.nameDone({ name: one.breederName, done: texts.inReview }) });
    } catch (thrown) {
      const error = translate(thrown);
      show(
        GONE.includes(error.code)
          ? { tone: "info", title: texts.decidedElsewhere, text: texts.alreadyResolved(one.breederName) }
          : { tone: "fail", title: texts.nameDidntChange(one.breederName), text: error.message },
      );
    }
    await readAgain();
  }, [client, readAgain, show]);
}

const GONE = ["transition_not_allowed", "not_found"];

/** Returns a function that builds a decision on a case, with its call and messages. */
export function useCaseDecision() {
  const client = useClient();
  return useCallback(
    (one: Verification, decision: Exclude<Decision, "review">, reason?: string): CaseDecision => {
      const { breederName } = one;
      return {
        id: one.id!,
        typed: { reason: reason ?? "" },
        title: texts.nameDone({ name: breederName, done: DONE[decision] }),
        failed: texts.nameDidntChange(breederName),
        send: (options) =>
          decideVerification(
            client,
            { id: one.id!, body: { decision, ...(reason ? { reason } : {}) } },
            options,
          ),
        changed: ({ code }) =>
          GONE.includes(code)
            ? { title: texts.decidedElsewhere, text: texts.alreadyResolved(breederName) }
            : undefined,
      };
    },
    [client],
  );
}
