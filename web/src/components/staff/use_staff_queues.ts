import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getStaffQueuesQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { isHere } from "../../lib/presence.ts";

/**
 * Polling interval of the counts on an open page in use, in ms. Each visit and each decision also reloads
 * them.
 */
const COUNT_MS = 60_000;
/**
 * Maximum idle time in ms. Polling keeps the session alive, so an idle page stops, and its session can end.
 */
export const HERE_MS = 5 * 60_000;

/** Loads the number of waiting cases in each staff queue. */
export function useStaffQueues() {
  return useQuery({
    ...getStaffQueuesQuery(useClient()),
    staleTime: 0,
    // Polling does not help users without their second factor, whom the server rejects.
    refetchInterval: ({ state }) =>
      (state.error as { status?: number } | null)?.status === 403 || !isHere(HERE_MS) ? false : COUNT_MS,
  });
}

/** Returns a function that reloads this queue after a decision, together with the counts of all queues. */
export function useReadAgain(queue: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ["getStaffQueues"] });
    return queryClient.invalidateQueries({ queryKey: [queue] });
  }, [queryClient, queue]);
}
