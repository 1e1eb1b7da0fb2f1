import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";

/** Queries that include a reservation, its pet or its money. */
const TELLING: ReadonlySet<unknown> = new Set([
  "getReservation",
  "getDelivery",
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

/**
 * Reloads everything that a changed reservation may have made stale: visible queries at once, others on their
 * next use.
 */
export function refreshReservations(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => TELLING.has(name) });
}

/**
 * Keeps all pages of a signed-in user up to date when the other side or the passing of time changes a
 * reservation.
 */
export function useLiveReservations(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void refreshReservations(queryClient);
  useLive(user && channels.user(user.id), events.reservation, refresh, (isFirst) => isFirst || refresh());
}
