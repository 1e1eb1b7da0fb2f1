import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { closeAddOns, hasOpenAddOns } from "../add_on/index.ts";
import { closePayments, openPayments } from "../payment/index.ts";
import {
  type Cancellation,
  freedStatus,
  planCancellation,
  quoteOf,
  type Side,
} from "../refund_plan/index.ts";
import type { Mover } from "./complete_actions.ts";
import { endSale } from "./end_sale_actions.ts";
import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

const MAX_ATTEMPTS = 5;

type Steps<Plan> = {
  /** Whether the reservation has already ended this way. */
  isDone: (db: Trx, checkout: store.Checkout) => Promise<boolean>;
  /** Fails if the reservation cannot end this way. */
  plan: (db: Trx, checkout: store.Checkout) => Promise<Plan>;
  carryOut: (trx: Trx, checkout: store.Checkout, plan: Plan) => Promise<void>;
};

/**
 * Ends a reservation once none of its payments can take money any more. Closes its open intents at the
 * provider first. Fails with `transition_not_allowed`, or with `payment_processing` if money is under way.
 */
export async function endReservation<Plan>(services: Needs, id: string, steps: Steps<Plan>): Promise<void> {
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt++) {
    const open = await withTx(services.db, async (trx) => {
      const checkout = (await store.lockCheckout(trx, id))!;
      if (await steps.isDone(trx, checkout)) return undefined;
      const plan = await steps.plan(trx, checkout);
      if (openPayments(checkout.payments).length || hasOpenAddOns(checkout.addOnOrders)) return checkout;
      await steps.carryOut(trx, checkout, plan);
    });
    if (!open) return;
    const outcome = await closePayments(services, open.payments);
    if (outcome !== "closed") refuseLate(outcome.kind);
    await closeAddOns(services, open.addOnOrders);
  }
  fail("payment_processing");
}

/**
 * Cancels a reservation for its buyer or breeder. Closes open intents at the provider first; then frees the
 * pet and plans the refunds that the rules grant. Does nothing if the same person has already canceled it.
 * Fails with `transition_not_allowed`, or with `payment_processing` if money is under way.
 */
export async function cancelReservation(services: Services, reservationId: string, by: Mover): Promise<void> {
  await endReservation(services, reservationId, {
    isDone: (db, checkout) => isCanceledBy(db, checkout, by),
    plan: (db, checkout) => planAsShown(db, checkout, by),
    carryOut: (trx, checkout, plan) => cancelLocked(trx, services, checkout, plan, by),
  });
}

/** Whether this person has already canceled the reservation; a repeated request must not cancel twice. */
async function isCanceledBy(db: Trx, { reservation }: store.Checkout, by: Mover): Promise<boolean> {
  const { id, status } = reservation;
  if (!status.startsWith("cancelled-") && status !== "refunded") return false;
  return await store.findCanceler(db, id) === by.id;
}

function refuseLate(kind: string): never {
  if (kind === "processing") fail("payment_processing");
  fail("transition_not_allowed", {
    detail: "The payment just went through. Check the reservation again before you cancel it.",
  });
}

/**
 * Plans the cancellation as of now. Fails with `refund_changed` if the buyer or breeder was shown a different
 * refund.
 */
async function planAsShown(db: Trx, checkout: store.Checkout, by: Mover): Promise<Cancellation> {
  const plan = await planCancellation(db, checkout, by.actor);
  if (by.expectedRefundCents !== undefined && by.expectedRefundCents !== plan.quote.refundCents) {
    fail("refund_changed", { refundQuote: quoteOf(checkout, plan, by.actor) });
  }
  return plan;
}

/**
 * Carries out a cancellation; the caller has locked the checkout. A pet that the buyer has taken home is
 * listed again only if `isPetReturned` confirms its return.
 */
export async function cancelLocked(
  trx: Trx,
  services: Services,
  checkout: store.Checkout,
  plan: Cancellation,
  by: Pick<Mover, "id" | "reason" | "cause" | "listAgain"> & {
    actor: Side | "admin";
    isPetReturned?: boolean;
  },
): Promise<void> {
  const { reservation } = checkout;
  const event = { id: services.newId(), actor: by.actor, actorId: by.id, reason: by.reason ?? null };
  // A hold without a payment has no bookings and no saved card.
  if (reservation.paid_at === null && store.allPayments(checkout).length === 0) {
    const ended = { ended_at: reservation.at, end_reason: event.reason, balance_due_at: null };
    return await store.endHold(trx, reservation, plan.move, event, ended);
  }
  await endSale(trx, services, checkout, plan, {
    event,
    isPetReturned: by.isPetReturned ?? reservation.status !== "handed-over",
    petTo: freedStatus({ to: plan.move.to, cause: by.cause, listAgain: by.listAgain }),
    cause: by.cause,
  });
}
