import { useQuery } from "@tanstack/react-query";
import { finalizeReservation, type Reservation, translate } from "@hearthpaw/client";
import { useClient } from "../../../lib/client_context.ts";
import { Waiting } from "../Waiting.tsx";

/** Polling interval of a payment in progress, in ms. */
const ASK_MS = 4_000;

/** A payment for this reservation is in progress, made here or elsewhere; polls until it is decided. */
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
      // Any other answer means that the payment is decided; the reservation shows the outcome.
      if (error?.code !== "payment_processing" && error?.status !== 0) await onChange();
      return error?.code ?? "decided";
    },
    refetchInterval: ASK_MS,
    gcTime: 0,
  });
  return <Waiting petName={reservation.reservedPet.name} />;
}
