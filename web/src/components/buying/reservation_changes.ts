import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";

/** Queries that tell of a reservation, its pet or its money. */
const TELLING: ReadonlySet<unknown> = new Set([
  "getReservation",
  "listReservations",
  "listBreederReservations",
  "getBreederReservation",
  "listPayments",
  "getAddOnOrder",
  "listSavedCards",
  "listDisputes",
  "getDashboardPreview",
  "listOwnPets",
  "getOwnPet",
  "getPet",
]);

/** Reads again whatever a change of a reservation may have made old: what is shown at once, the rest when it is next. */
export function refreshReservations(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => TELLING.has(name) });
}

/** Keeps every page of somebody who is signed in true while reservations change by the other side's doing, or by time. */
export function useLiveReservations(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void refreshReservations(queryClient);
  useLive(user && channels.user(user.id), events.reservation, refresh, (isFirst) => isFirst || refresh());
}
