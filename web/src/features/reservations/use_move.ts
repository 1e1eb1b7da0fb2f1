import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  completeReservation,
  getReservation,
  type Reservation,
  translate,
  updateReservationStatus,
  type UpdateReservationStatusBody,
} from "@hearthpaw/client";
import { refreshReservations } from "../../components/buying/reservation_changes.ts";
import { useClient } from "../../lib/client_context.ts";

/**
 * Returns functions that act on a reservation and pass the changed reservation to `onChange`. If the
 * reservation has changed meanwhile, it is reloaded to correct the buttons.
 */
export function useMove(reservation: Reservation, onChange: (now: Reservation) => void) {
  const client = useClient();
  const [error, setError] = useState<ApiError>();
  const queryClient = useQueryClient();
  /** Makes the move; returns the error if it was refused. */
  async function move(
    action: UpdateReservationStatusBody["action"],
    { reason, expectedRefundCents, cause, listAgain }: Pick<
      UpdateReservationStatusBody,
      "reason" | "expectedRefundCents" | "cause" | "listAgain"
    > = {},
  ): Promise<ApiError | undefined> {
    setError(undefined);
    const reservedPetId = reservation.id;
    try {
      const { reservedPet } = action === "complete"
        ? await completeReservation(client, { body: { reservedPetId } })
        : await updateReservationStatus(client, {
          body: {
            reservedPetId,
            action,
            ...(reason?.trim() ? { reason: reason.trim() } : {}),
            ...(expectedRefundCents === undefined ? {} : { expectedRefundCents }),
            ...(cause ? { cause } : {}),
            ...(listAgain === undefined ? {} : { listAgain }),
          },
        });
      onChange(reservedPet);
      return undefined;
    } catch (thrown) {
      const refused = translate(thrown);
      setError(refused);
      return refused;
    } finally {
      // Lists, dashboards and the pet's own page show it too.
      void refreshReservations(queryClient);
    }
  }
  /** Reloads the reservation as its buyer sees it. */
  async function look(): Promise<void> {
    await getReservation(client, { id: reservation.id }).then(
      ({ reservedPet }) => onChange(reservedPet),
      () => {},
    );
  }
  return { move, look, error, forget: () => setError(undefined) };
}
