import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import {
  type ApiError,
  decideListing,
  listListingsInReview,
  type ReviewListing,
  translate,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import type { QueuePages } from "../../../components/staff/StaffQueue.tsx";
import { useReadAgain } from "../../../components/staff/use_staff_queues.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { type Decision, DECISIONS, type QueueStatus } from "./words.ts";

/** A line of the queue: the listing's id is the line's. */
export type Line = ReviewListing & { id: string };

/** Listings of one status, the longest waiting first. `leaving` are those whose decision is on its way. */
export function useListingQueue(status: QueueStatus, leaving: ReadonlySet<string>): QueuePages<Line> {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listListingsInReview", "queue", status],
    queryFn: ({ pageParam, signal }) =>
      listListingsInReview(client, { status, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  const lines =
    query.data?.pages.flatMap(({ pets }) => pets.map((one): Line => ({ ...one, id: one.pet.id }))) ?? [];
  return {
    ...query,
    error: query.error as ApiError | null,
    // Somebody who hands in again while a page is read can be on two pages.
    items: lines.filter(({ id }, index) =>
      !leaving.has(id) && lines.findIndex((one) => one.id === id) === index
    ),
  };
}

/** Refusals that mean that the listing is not what it was when the page was read. */
const CHANGED = ["transition_not_allowed", "not_found", "listing_incomplete", "pet_on_hold"];

/**
 * Decides listings. `decide` answers false when the listing had changed meanwhile, which it says itself, and throws other
 * failures. `approve` does not wait: the listing leaves at once and comes back if that fails.
 */
export function useDecideListing() {
  const client = useClient();
  const readAgain = useReadAgain("listListingsInReview");
  const { show } = useToast();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const decide = useCallback(async (one: Line, status: Decision, reason?: string): Promise<boolean> => {
    const name = one.pet.name ?? texts.theListing;
    try {
      await decideListing(client, { id: one.id, body: { status, ...(reason ? { reason } : {}) } });
    } catch (thrown) {
      const error = translate(thrown);
      if (!CHANGED.includes(error.code)) throw error;
      show({ tone: "info", ...changedWords(error, name) });
      await readAgain();
      return false;
    }
    show({ tone: "done", title: `${name}: ${DECISIONS[status].done}` });
    await readAgain();
    return true;
  }, [client, readAgain, show]);

  const approve = useCallback(async (one: Line): Promise<void> => {
    setLeaving((all) => new Set(all).add(one.id));
    try {
      await decide(one, "available");
    } catch (thrown) {
      const error = translate(thrown);
      show({
        tone: "fail",
        title: texts.theListingWasntApproved(one.pet.name),
        text: error.status === 0 ? texts.listingBackInQueue : error.message,
      });
    } finally {
      setLeaving((all) => new Set([...all].filter((id) => id !== one.id)));
    }
  }, [decide, show]);

  return { decide, approve, leaving };
}

function changedWords({ code, message }: ApiError, name: string): { title: string; text: string } {
  if (code === "listing_incomplete") return { title: texts.nameIsntCompleteAnymore(name), text: message };
  if (code === "pet_on_hold") return { title: texts.nameIsOnHold(name), text: message };
  if (code === "not_found") {
    return { title: texts.nameIsGone(name), text: texts.theBreederDeletedTheListing };
  }
  return { title: texts.decidedElsewhere, text: texts.listingAlreadyDecided(name) };
}
