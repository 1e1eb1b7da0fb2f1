import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getPetQuery, type Pet } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events, type PetStatusChange } from "../../lib/realtime.ts";

/** How often a pet that one waits for is asked for, in case no live event arrives, in ms. */
const WAITING_MS = 20_000;

/** A pet, kept true while it is shown. `isWaitedFor`: somebody looks at the screen until it is free. */
export function useLivePet(petId: string, isWaitedFor = false): {
  pet: Pet | undefined;
  /** It has been read since the screen is shown. */
  isFresh: boolean;
} {
  const queryClient = useQueryClient();
  const query = getPetQuery(useClient(), { id: petId });
  const { data, isFetchedAfterMount, refetch } = useQuery({
    ...query,
    refetchInterval: isWaitedFor ? WAITING_MS : false,
    refetchOnMount: isWaitedFor ? "always" : true,
  });
  useLive<PetStatusChange>(
    channels.pet(petId),
    events.status,
    ({ status, onHold, holdUntil }) =>
      queryClient.setQueryData(
        query.queryKey,
        (known: typeof data) =>
          known && { pet: { ...known.pet, status: status as Pet["status"], onHold, holdUntil } },
      ),
    (isFirst) => void (isFirst || refetch()),
  );
  return { pet: data?.pet, isFresh: isFetchedAfterMount };
}
