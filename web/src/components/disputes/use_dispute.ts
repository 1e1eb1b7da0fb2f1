import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Dispute, listDisputesQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { refreshReservations } from "../buying/reservation_changes.ts";

/** File addresses work for five minutes; an open page requests new ones before that. */
const FRESH_MS = 240_000;

/** Returns the reported problem of a reservation, and a function that shows its new state. */
export function useDispute(reservedPetId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const options = listDisputesQuery(client, { reservedPetId });
  const query = useQuery({ ...options, staleTime: FRESH_MS, refetchInterval: FRESH_MS });
  return {
    ...query,
    dispute: query.data?.disputes[0],
    changed(dispute: Dispute): void {
      queryClient.setQueryData(options.queryKey, { disputes: [dispute], nextCursor: null });
      void refreshReservations(queryClient);
    },
  };
}
