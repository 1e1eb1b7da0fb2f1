import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type ApiError, getPetQuery, type Pet } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { channels, events, type PetStatusChange } from "../../lib/realtime.ts";

/** Polling interval in ms for a pet that the visitor waits for, in case no live event arrives. */
const WAITING_MS = 20_000;

export type LivePet = {
  pet: Pet | undefined;
  error: ApiError | null;
  /** Whether the pet was loaded since the screen opened. */
  isFresh: boolean;
  refetch: UseQueryResult["refetch"];
};

/** Loads a pet for a page that can start without it. */
export async function loadLivePet({ client, queryClient }: LoadContext, id: string): Promise<void> {
  await queryClient.ensureQueryData(getPetQuery(client, { id })).catch(() => undefined);
}

/**
 * Returns a pet and keeps it up to date: its status and hold change within a second of the event. With
 * `isWaitedFor` the visitor is waiting for the pet to become available, so it is polled too.
 */
export function useLivePet(petId: string, isWaitedFor = false): LivePet {
  const queryClient = useQueryClient();
  const query = getPetQuery(useClient(), { id: petId });
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...query,
    refetchInterval: isWaitedFor ? WAITING_MS : false,
    refetchOnMount: isWaitedFor ? "always" : true,
    // A phone that slept in a pocket received no events.
    refetchOnWindowFocus: true,
  });
  async function hear(
    { status, onHold, holdUntil, promisedUntil = null }: PetStatusChange,
  ): Promise<void> {
    const { queryKey } = query;
    // A pending answer may be older than this event, and would undo it.
    if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (known: typeof data) =>
        known &&
        { pet: { ...known.pet, status: status as Pet["status"], onHold, holdUntil, promisedUntil } },
    );
  }
  useLive<PetStatusChange>(
    channels.pet(petId),
    events.status,
    (change) => void hear(change),
    // Covers events between the rendering of the page and the start of the subscription.
    () => void refetch(),
  );
  return { pet: data?.pet, error, isFresh: isFetchedAfterMount, refetch };
}
