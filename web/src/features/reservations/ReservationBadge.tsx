import type { Reservation } from "@hearthpaw/client";
import { StatusBadge } from "@hearthpaw/ui-kit";
import { badgeOf } from "./words.ts";

/** A reservation's status: its word, color and icon. */
export function ReservationBadge({ reservation }: {
  reservation: Pick<Reservation, "status" | "orderDetails" | "breeder">;
}) {
  const look = badgeOf(reservation);
  return <StatusBadge status={look.status} word={look.word} />;
}
