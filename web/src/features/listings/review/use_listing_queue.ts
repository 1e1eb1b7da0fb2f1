import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type ApiError, decideListing, listListingsInReview, type ReviewListing } from "@hearthpaw/client";
import type { Decision } from "../../../components/staff/decisions.ts";
import type { QueuePages } from "../../../components/staff/queue_pages.ts";
import { useClient } from "../../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { type Decision as Verdict, DECISIONS, type QueueStatus } from "./words.ts";

/** A line of the queue: the listing's id is the line's. */
export type Line = ReviewListing & { id: string };

/** Listings of one status, the longest waiting first. */
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
    // Somebody who hands in again while a page is read can be on two pages.
    items: lines.filter(({ id }, index) => lines.findIndex((one) => one.id === id) === index),
  };
}

/** Refusals that mean that the listing is not what it was when the page was read. */
const CHANGED = ["transition_not_allowed", "not_found", "listing_incomplete", "pet_on_hold"];

/** What deciding a listing sends and says. */
export function useListingDecision() {
  const client = useClient();
  return useCallback((one: Line, status: Verdict, reason?: string): Omit<Decision, "queue" | "href"> => {
    const name = one.pet.name ?? texts.theListing;
    return {
      id: one.id,
      reason,
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
  return { title: texts.decidedElsewhere, text: texts.listingAlreadyDecided(name) };
}
