import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type ApiError, getPetQuery, type Pet } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { channels, events, type PetStatusChange } from "../../lib/realtime.ts";

/** How often a pet that one waits for is asked for, in case no live event arrives, in ms. */
const WAITING_MS = 20_000;

export type LivePet = {
  pet: Pet | undefined;
  error: ApiError | null;
  /** It has been read since the screen is shown. */
  isFresh: boolean;
  refetch: UseQueryResult["refetch"];
};

/** Fetches a pet for a page that can begin without it. */
export async function loadLivePet({ client, queryClient }: LoadContext, id: string): Promise<void> {
  await queryClient.ensureQueryData(getPetQuery(client, { id })).catch(() => undefined);
}

/**
 * A pet, kept true while it is shown: its status and hold change within a second of the event. `isWaitedFor`: somebody
 * looks at the screen until the pet is free, so it is asked for as well.
 */
export function useLivePet(petId: string, isWaitedFor = false): LivePet {
  const queryClient = useQueryClient();
  const query = getPetQuery(useClient(), { id: petId });
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...query,
    refetchInterval: isWaitedFor ? WAITING_MS : false,
    refetchOnMount: isWaitedFor ? "always" : true,
    // A phone that slept in a pocket heard nothing.
    refetchOnWindowFocus: true,
  });
  async function hear(
    { status, onHold, holdUntil, promisedUntil = null }: PetStatusChange,
  ): Promise<void> {
    const { queryKey } = query;
    // An answer that is on its way may have been made before this, and would undo it.
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
    // Between the page's making and the first moment of listening, too, something may have happened.
    () => void refetch(),
  );
  return { pet: data?.pet, error, isFresh: isFetchedAfterMount, refetch };
}
