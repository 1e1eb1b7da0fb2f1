import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Input } from "../../generated/handlers.ts";
import type { AcceptedContract, ReservedPetAnswer, ReservedPetsAnswer } from "../../generated/types.ts";
import { hashOf } from "../breeders/actions.ts";
import { findContract } from "../breeders/store.ts";
import { releaseHold } from "../sale/hold/index.ts";
import { findCheckout, moveFor } from "../sale/order/index.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { findLastGiven, findReservations, listedOf, oneReservation, type Which } from "./list_store.ts";
import { reservationOf } from "./view.ts";

const PAGE = 20;
type Viewer = "buyer" | "breeder";

/** Returns one reservation for the response; another user's fails with `not_found`. */
export async function showReservation(
  services: Services,
  which: Which & { id: string },
  viewer: Viewer,
): Promise<ReservedPetAnswer> {
  const [listed] = await findReservations(services.db, which, 1);
  if (!listed) fail("not_found");
  const { status, progress, consumer_id } = listed.reservation;
  const isNew = viewer === "buyer" && status === "held" && !(progress.contact && progress.delivery);
  const lastGiven = isNew ? await findLastGiven(services.db, consumer_id) : undefined;
  return {
    reservedPet: { ...reservationOf(listed, viewer, services.now()), ...(lastGiven && { lastGiven }) },
  };
}

/**
 * Cancels the buyer's own hold without a started payment, and returns the reservation. Returns undefined and
 * changes nothing for any other reservation, for another buyer's, or if a refund was expected:
 * `cancelReservation` handles those.
 */
export async function releaseOwnHold(
  services: Services,
  { id, buyerId, reason, expectedRefundCents }: {
    id: string;
    buyerId: string;
    reason: string | undefined;
    expectedRefundCents: number | undefined;
  },
): Promise<ReservedPetAnswer | undefined> {
  if (expectedRefundCents) return undefined;
  const { to } = moveFor("held", "cancel", "buyer")!;
  const rows = await releaseHold(
    services.db,
    { id, consumerId: buyerId, to, reason: reason ?? null, eventId: services.newId() },
    oneReservation(services.db, { id }),
  );
  if (!rows) return undefined;
  const [listed] = await listedOf(services.db, rows);
  return { reservedPet: reservationOf(listed!, "buyer", services.now()) };
}

/**
 * Returns the contract that the buyer of a reservation accepted, in the text of that time. The breeder may
 * read it once a payment exists. Fails with `not_found` if there is none.
 */
export async function showContract(
  db: Services["db"],
  reservationId: string,
  viewer: Viewer,
): Promise<AcceptedContract> {
  const { reservation, order, pet } = (await findCheckout(db, reservationId))!;
  const { sale_contract_id, accepted_at, terms_version } = order;
  const isShown = viewer === "buyer" || reservation.paid_at !== null;
  if (!isShown || !sale_contract_id || !accepted_at || !terms_version) return fail("not_found");
  const contract = (await findContract(db, sale_contract_id))!;
  const texts = { contractText: contract.contract_text, guaranteeText: contract.guarantee_text };
  return {
    reservationId,
    number: reservation.number,
    petName: pet.name,
    sellerName: pet.sellerName,
    isShelter: pet.sellerKind === "shelter",
    version: contract.version,
    hash: contract.hash,
    isIntact: hashOf(texts) === contract.hash,
    ...texts,
    acceptedAt: accepted_at.toISOString(),
    termsVersion: terms_version,
  };
}

/** Returns a page of reservations, newest first. */
export async function showPage(
  services: Services,
  which: Which,
  { query }: Pick<Input<"listReservations">, "query">,
  viewer: Viewer,
): Promise<ReservedPetsAnswer> {
  const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
  const rows = await findReservations(services.db, { ...which, statuses: query.status, after }, PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  const now = services.now();
  return {
    reservedPets: rows.slice(0, PAGE).map((row) => reservationOf(row, viewer, now)),
    nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.reservation.id }) : null,
  };
}
