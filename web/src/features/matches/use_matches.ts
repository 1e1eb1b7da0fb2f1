import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { getBreederDataQuery, listMatchesByBreeder, listMatchesByPet } from "@hearthpaw/client";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";

/** Returns the user's matches page by page, of all animals or of one; live events keep them current. */
export function useMatches(state: "running" | "past", petId?: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["matches"] });
  useLive(user && channels.user(user.id), events.match, refresh, (isFirst) => isFirst || refresh());
  const own = useQuery(getBreederDataQuery(client));
  const breederId = own.data?.breederData.breederProfile.id;
  const query = useInfiniteQuery({
    queryKey: ["matches", state, petId ?? "all"] as const,
    enabled: petId !== undefined || breederId !== undefined,
    queryFn: ({ pageParam, signal }) => {
      const more = { state, ...(pageParam && { cursor: pageParam }) };
      return petId === undefined
        ? listMatchesByBreeder(client, { id: breederId!, ...more }, { signal })
        : listMatchesByPet(client, { id: petId, ...more }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return {
    ...query,
    error: query.error ?? own.error,
    matches: query.data?.pages.flatMap(({ matches }) => matches),
  };
}
