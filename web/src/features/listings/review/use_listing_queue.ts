import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type ApiError, decideListing, listListingsInReview, type ReviewListing } from "@hearthpaw/client";
import type { Decision } from "../../../components/staff/decisions.ts";
import type { QueuePages } from "../../../components/staff/queue_pages.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { type Decision as Verdict, DECISIONS, type QueueStatus } from "./words.ts";

/** A line of the queue; its id is the listing's. */
export type Line = ReviewListing & { id: string };

/** Loads listings of one status, longest waiting first. */
export function useListingQueue(status: QueueStatus): QueuePages<Line> {
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
    // A listing that is resubmitted while a page loads can be on two pages.
    items: lines.filter(({ id }, index) => lines.findIndex((one) => one.id === id) === index),
  };
}

/** Error codes which mean that the listing has changed since the page was loaded. */
const CHANGED = ["transition_not_allowed", "not_found", "listing_incomplete", "pet_on_hold"];

/** Returns a function that builds a decision on a listing: the request to send and the words to show. */
export function useListingDecision() {
  const client = useClient();
  return useCallback((one: Line, status: Verdict, reason?: string): Omit<Decision, "kind" | "href"> => {
    const name = one.pet.name ?? texts.theListing;
    return {
      id: one.id,
      typed: { reason: reason ?? "" },
      title: texts.nameDone({ name, done: DECISIONS[status].done }),
      failed: status === "available"
        ? texts.theListingWasntApproved(one.pet.name)
        : texts.theListingDidntChange(one.pet.name),
      send: (options) =>
        decideListing(client, { id: one.id, body: { status, ...(reason ? { reason } : {}) } }, options),
      changed: (error) => CHANGED.includes(error.code) ? changedWords(error, name) : undefined,
    };
  }, [client]);
}

function changedWords({ code, message }: ApiError, name: string): { title: string; text: string } {
  if (code === "listing_incomplete") return { title: texts.nameIsntCompleteAnymore(name), text: message };
  if (code === "pet_on_hold") return { title: texts.nameIsOnHold(name), text: message };
  if (code === "not_found") {
    return { title: texts.nameIsGone(name), text: texts.theBreederDeletedTheListing };
  }
  return { title: texts.decidedElsewhere, text: texts.listingAlreadyResolved(name) };
}
