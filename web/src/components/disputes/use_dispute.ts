import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Dispute, listDisputesQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { refreshReservations } from "../buying/reservation_changes.ts";

/** Addresses of files work for five minutes: a page that stays open asks for new ones before. */
const FRESH_MS = 240_000;

/** The problem that was reported about a reservation, and how to show what it has become. */
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
