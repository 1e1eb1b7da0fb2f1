import type { ReservationStatus } from "@hearthpaw/client";
import { StatusBadge } from "@hearthpaw/ui-kit";
import { statusBadge } from "./words.ts";

/** A reservation's status: its word, colour and icon. */
export function ReservationBadge({ status }: { status: ReservationStatus }) {
  const look = statusBadge[status];
  return <StatusBadge status={look.status} word={look.word} />;
}
