import { useQuery } from "@tanstack/react-query";
import { finalizeReservation, type Reservation, translate } from "@hearthpaw/client";
import { useClient } from "../../../lib/client_context.ts";
import { Waiting } from "../Waiting.tsx";

/** How often a payment that takes its time is asked for, in ms. */
const ASK_MS = 4_000;

/** A payment is under way for this reservation, made here or elsewhere; asks until it is decided. */
export function Processing({ reservation, onChange }: {
  reservation: Reservation;
  onChange: () => Promise<unknown>;
}) {
  const client = useClient();
  useQuery({
    queryKey: ["finalizeReservation", reservation.id],
    queryFn: async () => {
      const body = { reservedPetId: reservation.id };
      const error = await finalizeReservation(client, { body }).then(() => undefined, translate);
      // Whatever else is said, it has been decided: the reservation itself tells how.
      if (error?.code !== "payment_processing" && error?.status !== 0) await onChange();
      return error?.code ?? "decided";
    },
    refetchInterval: ASK_MS,
    gcTime: 0,
  });
  return <Waiting petName={reservation.reservedPet.name} />;
}
