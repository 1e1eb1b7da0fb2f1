import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Input } from "../../generated/handlers.ts";
import type { ReservedPetAnswer, ReservedPetsAnswer } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { findReservations, type Which } from "./list_store.ts";
import { reservationOf } from "./view.ts";

const PAGE = 20;
type Viewer = "buyer" | "breeder";

/** One reservation for the answer; somebody else's is `not_found`. */
export async function showReservation(
  services: Services,
  which: Which & { id: string },
  viewer: Viewer,
): Promise<ReservedPetAnswer> {
  const [listed] = await findReservations(services.db, which, 1);
  return { reservedPet: reservationOf(listed ?? fail("not_found"), viewer, services.now()) };
}

/** A page of reservations, the newest first. */
export async function showPage(
  services: Services,
  which: Which,
  { query }: Pick<Input<"listReservations">, "query">,
  viewer: Viewer,
): Promise<ReservedPetsAnswer> {
  const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
    fail("malformed_request", { detail: "The cursor is not one of this list." });
  const rows = await findReservations(services.db, { ...which, statuses: query.status, after }, PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  const now = services.now();
  return {
    reservedPets: rows.slice(0, PAGE).map((row) => reservationOf(row, viewer, now)),
    nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.reservation.id }) : null,
  };
}
