import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { type Entry, reversed } from "../../ledger/rules.ts";
import { entriesOf, lockBreeder, pendingCents, post } from "../../ledger/store.ts";
import { petChanged } from "../../pets/actions.ts";
import type { Services } from "../../../services.ts";
import { endAddOns } from "../add_on/index.ts";
import { endDelivery } from "../delivery/index.ts";
import { type Actor, freeSource, fundedSource, fundsReleasedAt } from "../order/index.ts";
import {
  type CancelCause,
  coverShortfall,
  type EndPart,
  type EndPlan,
  type FreedStatus,
  owe,
  planRefund,
  returnCovered,
  sharesSource,
} from "../refund_plan/index.ts";
import { settlePet } from "./complete_actions.ts";
import { retireCards } from "../payment/index.ts";
import { notify, reservationChanged } from "../notices/index.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "newId" | "addJob">;

export type Ending = {
  event: { id: string; actor: Actor; actorId: string | null; reason: string | null };
  /** Whether the pet can be sold to someone else. */
  isPetReturned: boolean;
  /** Status of the returned pet; available by default. */
  petTo?: FreedStatus;
  cause?: CancelCause | undefined;
  /** Cause recorded on refunds; by default the status that the sale moves to. */
  refundReason?: string;
  /** Whether the caller notifies both sides, so no cancellation email is sent. */
  isTold?: boolean;
};

/**
 * Ends a sale, whatever the reason: a cancellation, a dispute resolved for the buyer, a payment refunded in
 * full at the provider, or a chargeback lost before the hand-off. Every duty of an end is in this function,
 * so no way to end a sale can leave one out: refunds of every order, funding of codes, saved cards, open
 * add-ons, the breeder's funds, pet, emails and live events. A free sale ends like any other. The caller has
 * locked the checkout, and no payment can take money any more.
 */
export async function endSale(
  trx: Trx,
  services: Needs,
  checkout: store.Checkout,
  { move, parts, quote }: EndPlan,
  { event, isPetReturned, petTo, cause, refundReason, isTold }: Ending,
): Promise<void> {
  const { reservation, pet } = checkout;
  const { reason, actor, actorId } = event;
  await lockBreeder(trx, pet.breederId);
  await store.writeMove(trx, reservation, move, event, {
    ended_at: reservation.at,
    end_reason: reason,
    end_cause: cause ?? null,
    balance_due_at: null,
    refund_quote: reservation.paid_at && quote ? JSON.stringify(quote) : null,
  });
  // An unpaid reservation's buyer sees the end on the page.
  if (reservation.paid_at && !isTold) await notify(trx, services, reservation.id, "cancelled");
  else await reservationChanged(trx, services, reservation.id);
  await endAddOns(trx, checkout.addOnOrders, reservation.at);
  await retireCards(trx, services, reservation.id);
  const isOnTheWay = await endDelivery(trx, services, reservation.id);
  for (const { payment, back: entries, providerRefundId } of parts) {
    const refund = { payment, entries, reason: refundReason ?? move.to };
    if (providerRefundId) await owe(trx, services, { ...refund, providerRefundId });
    else if (!await planRefund(trx, services, refund)) await divide(trx, services, payment, entries);
  }
  await undoFunding(trx, services, checkout);
  await coverShortfall(trx, services, checkout, reservation.id);
  await returnCovered(trx, services, checkout);
  await settleFunds(trx, services, checkout);
  if (!["reserved", "sold", "adopted-sold"].includes(pet.status)) {
    return await petChanged(trx, services, pet.id);
  }
  const by = { id: actorId, role: actor };
  // A pet that a carrier still has can't be sold to someone else until it is back.
  const to = isOnTheWay && petTo !== "not-available" ? "temporary-pause" : petTo;
  await settlePet(trx, services, pet, by, { isReturned: isPetReturned, to, reason });
}

/**
 * Refunds to the buyer of an ended sale what a bank has returned, as the end itself would have done. Nobody
 * may keep money of a sale that is over. The caller has locked the checkout and the breeder.
 */
export async function giveRegained(
  trx: Trx,
  services: Needs,
  checkout: store.Checkout,
  { id, parts }: { id: string; parts: readonly EndPart[] },
): Promise<void> {
  for (const { payment, back: entries } of parts) {
    await planRefund(trx, services, { payment, entries, reason: "chargeback-returned" });
  }
  await coverShortfall(trx, services, checkout, `regained:${id}`);
}

/**
 * Books a cancellation that refunds nothing: the breeder's share repays what the platform had paid of an
 * earlier refund.
 */
async function divide(
  trx: Trx,
  services: Needs,
  payment: store.Payment,
  entries: readonly Entry[],
): Promise<void> {
  await post(trx, services.newId, {
    source: sharesSource(payment.id),
    kind: "refund-owed",
    orderId: payment.order_id,
    reservationId: payment.reservation_id,
    entries,
  });
}

/**
 * Schedules the release of the breeder's part of a kept deposit. Without such a part, nothing is left to
 * release.
 */
async function settleFunds(trx: Trx, services: Needs, { reservation, pet }: store.Checkout): Promise<void> {
  if (!reservation.paid_at) return;
  if (await pendingCents(trx, reservation.id, pet.breederId) <= 0) {
    return void await store.updateReservation(trx, reservation.id, { funds_settled_at: reservation.at });
  }
  await services.addJob(trx, "releaseFunds", { reservationId: reservation.id }, {
    key: `release:${reservation.id}`,
    runAt: fundsReleasedAt(reservation.at, false),
  });
}

/**
 * Returns the entries that undo everything the funders of a sale's codes have paid, with the source of the
 * booking that each undoes.
 */
export async function fundingOf(
  db: Trx,
  checkout: store.Checkout,
): Promise<{ orderId: string; source: string; entries: Entry[] }[]> {
  const sources = store.everyOrder(checkout).flatMap(({ order: { id } }) =>
    [freeSource(id), fundedSource(id)].map((source) => ({ orderId: id, source }))
  );
  return await Promise.all(
    sources.map(async (one) => ({ ...one, entries: reversed(await entriesOf(db, one.source)) })),
  );
}

async function undoFunding(
  trx: Trx,
  services: Pick<Services, "newId">,
  checkout: store.Checkout,
): Promise<void> {
  for (const { orderId, source, entries } of await fundingOf(trx, checkout)) {
    await post(trx, services.newId, {
      source: `cancelled-${source}`,
      kind: "funding-cancelled",
      orderId,
      reservationId: checkout.reservation.id,
      entries,
    });
  }
}
