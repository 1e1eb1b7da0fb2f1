import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getStaffQueuesQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { isHere } from "../../lib/presence.ts";

/** An open page counts again so often while somebody is at it; each visit does, and each decision. */
const COUNT_MS = 60_000;
/** Counting keeps the session open: a page that nobody has touched for so long stops, so that the session ends. */
export const HERE_MS = 5 * 60_000;

/** How much waits in each of staff's queues. */
export function useStaffQueues() {
  return useQuery({
    ...getStaffQueuesQuery(useClient()),
    staleTime: 0,
    // Who is refused, for want of the second factor, is not let in by asking again.
    refetchInterval: ({ state }) =>
      (state.error as { status?: number } | null)?.status === 403 || !isHere(HERE_MS) ? false : COUNT_MS,
  });
}

/** Returns what reads the queue of this name again after a decision, and counts what waits in all of them meanwhile. */
export function useReadAgain(queue: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ["getStaffQueues"] });
    return queryClient.invalidateQueries({ queryKey: [queue] });
  }, [queryClient, queue]);
}
