import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { cancellationEntries } from "../ledger/rules.ts";
import { pendingCents } from "../ledger/store.ts";
import { closePayments, openPayments } from "./close_actions.ts";
import { planRefund, remainingEntries } from "./refund_actions.ts";
import { bookedOrder } from "./settle_actions.ts";
import { petChanged } from "../pets/actions.ts";
import { setPetStatus } from "../pets/status_store.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { isDepositRefundable } from "../state_rules/rules.ts";
import {
  balanceOverdue,
  depositRefundPercent,
  fundsReleasedAt,
  type Move,
  moveFor,
  refusalOf,
} from "./life_cycle_rules.ts";
import { statesOf } from "./sale_rules.ts";
import * as store from "./store.ts";
import { notify } from "./notify_actions.ts";

type Trx = Kysely<Database>;
export type Mover = { id: string; actor: "buyer" | "breeder"; reason?: string };

const MAX_ATTEMPTS = 5;

/**
 * Cancels a reservation for its buyer or breeder: open intents first, at the provider; then the pet is free again and
 * what the rules give back is on its way. Who has cancelled it already is answered the same. Fails with
 * `transition_not_allowed`, or `payment_processing` where money is under way.
 */
export async function cancelReservation(services: Services, reservationId: string, by: Mover): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const seen = (await store.findCheckout(services.db, reservationId))!;
    if (await isCancelledBy(services.db, seen, by)) return;
    moveOf(seen, by);
    const outcome = await closePayments(services, seen.payments);
    if (outcome !== "closed") refuseLate(outcome.kind);
    const isDone = await withTx(services.db, async (trx) => {
      const checkout = (await store.lockCheckout(trx, reservationId))!;
      if (await isCancelledBy(trx, checkout, by)) return true;
      const move = moveOf(checkout, by);
      if (openPayments(checkout.payments).length) return false;
      await cancelLocked(trx, services, checkout, move, by);
      return true;
    });
    if (isDone) return;
  }
  fail("payment_processing");
}

/** Said twice, it is cancelled once. */
async function isCancelledBy(db: Trx, { reservation }: store.Checkout, by: Mover): Promise<boolean> {
  const { id, status } = reservation;
  if (!status.startsWith("cancelled-") && status !== "refunded") return false;
  return await store.findCanceller(db, id) === by.id;
}

function refuseLate(kind: string): never {
  if (kind === "processing") fail("payment_processing");
  fail("transition_not_allowed", {
    detail: "The payment has just gone through. Look at the reservation again before you cancel it.",
  });
}

/** A breeder who cancels after the balance's grace releases the buyer, which counts as the buyer's cancellation. */
function moveOf({ reservation, pet }: store.Checkout, { actor }: Mover): Move {
  const { status, balance_due_at, at } = reservation;
  const isReleased = actor === "breeder" && status === "deposit-paid" && balance_due_at !== null &&
    balanceOverdue(balance_due_at, pet.timeZone, at);
  const move = moveFor(status, isReleased ? "release" : "cancel", actor);
  return move ?? fail("transition_not_allowed", { detail: refusalOf(status, "cancel", actor) });
}

async function cancelLocked(
  trx: Trx,
  services: Services,
  checkout: store.Checkout,
  move: Move,
  by: Mover,
): Promise<void> {
  const { reservation, pet, payments, order } = checkout;
  await store.writeMove(trx, reservation, move, {
    id: services.newId(),
    actor: by.actor,
    actorId: by.id,
    reason: by.reason ?? null,
  }, { ended_at: reservation.at, end_reason: by.reason ?? null, balance_due_at: null });
  // Who has not paid yet was only looking: the page says it.
  if (reservation.paid_at) await notify(trx, services, reservation.id, "cancelled");
  const depositPercent = refundShare(checkout, move.to === "cancelled-by-buyer" ? "buyer" : "breeder");
  for (const payment of payments) {
    if (payment.status !== "succeeded" || payment.is_returned || payment.intent_id === null) continue;
    const remaining = await remainingEntries(trx, payment);
    const entries = cancellationEntries(
      bookedOrder(order, pet.breederId),
      payment.kind,
      remaining,
      depositPercent,
    );
    await planRefund(trx, services, { payment, reason: move.to, entries });
  }
  if (depositPercent < 100 && await pendingCents(trx, reservation.id, pet.breederId) > 0) {
    // The refunds are booked by then; what is left is the part of the deposit that stays with the breeder.
    await services.addJob(trx, "releaseFunds", { reservationId: reservation.id }, {
      key: `release:${reservation.id}`,
      runAt: fundsReleasedAt(reservation.at, false),
    });
  }
  if (pet.status === "reserved") {
    await setPetStatus(trx, {
      eventId: services.newId(),
      petId: pet.id,
      from: pet.status,
      to: "available",
      actorId: by.id,
      actorRole: by.actor,
      reason: by.reason ?? null,
    });
  }
  await petChanged(trx, services, pet.id);
}

function refundShare({ reservation, pet, order }: store.Checkout, by: "buyer" | "breeder"): number {
  if (!reservation.paid_at) return 100;
  return depositRefundPercent({
    by,
    paidAt: reservation.paid_at,
    now: reservation.at,
    depositRefundable: order.deposit_refundable ??
      isDepositRefundable(pet.rules, statesOf(pet, reservation.progress.delivery?.address.state)),
    sellerSuspended: pet.isBreederSuspended,
    policyPercent: pet.depositRefundPercent,
  });
}
