import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { type Entry, reversed } from "../ledger/rules.ts";
import { entriesOf, lockBreeder, pendingCents, post } from "../ledger/store.ts";
import { closeAddOns, endAddOns, hasOpenAddOns } from "./add_on_close_actions.ts";
import { closePayments, openPayments } from "./close_actions.ts";
import { type Cancellation, planCancellation } from "./cancellation_actions.ts";
import type { Side } from "./cancellation_rules.ts";
import { freeSource } from "./payable_actions.ts";
import { planRefund } from "./refund_actions.ts";
import { coverShortfall } from "./refundable_actions.ts";
import { settlePet } from "./complete_actions.ts";
import { fundedSource } from "./settle_actions.ts";
import { quoteOf } from "./refund_view.ts";
import { petChanged } from "../pets/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { fundsReleasedAt } from "./life_cycle_rules.ts";
import { retireCards } from "./kept_card_actions.ts";
import * as store from "./store.ts";
import { notify, reservationChanged } from "./notify_actions.ts";

type Trx = Kysely<Database>;
export type Mover = {
  id: string;
  actor: Side;
  reason?: string;
  /** What a quote has shown, in cents: another refund is not made. */
  expectedRefundCents?: number;
};

const MAX_ATTEMPTS = 5;

type Steps = {
  /** Whether it has been done already. */
  isDone: (db: Trx, checkout: store.Checkout) => Promise<boolean>;
  /** Fails where it cannot be done. */
  plan: (db: Trx, checkout: store.Checkout) => Promise<Cancellation>;
  carryOut: (trx: Trx, checkout: store.Checkout, plan: Cancellation) => Promise<void>;
};

/**
 * Ends a reservation once none of its payments can take money any more: open intents first, at the provider. Fails with
 * `transition_not_allowed`, or `payment_processing` where money is under way.
 */
export async function endReservation(services: Services, id: string, steps: Steps): Promise<void> {
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
 * Cancels a reservation for its buyer or breeder: open intents first, at the provider; then the pet is free again and
 * what the rules give back is on its way. Who has cancelled it already is answered the same. Fails with
 * `transition_not_allowed`, or `payment_processing` where money is under way.
 */
export async function cancelReservation(services: Services, reservationId: string, by: Mover): Promise<void> {
  await endReservation(services, reservationId, {
    isDone: (db, checkout) => isCancelledBy(db, checkout, by),
    plan: (db, checkout) => planAsShown(db, checkout, by),
    carryOut: (trx, checkout, plan) => cancelLocked(trx, services, checkout, plan, by),
  });
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
    detail: "The payment just went through. Check the reservation again before you cancel it.",
  });
}

/** The cancellation as it would be now. Fails with `refund_changed` where its buyer or breeder was shown another refund. */
async function planAsShown(db: Trx, checkout: store.Checkout, by: Mover): Promise<Cancellation> {
  const plan = await planCancellation(db, checkout, by.actor);
  if (by.expectedRefundCents !== undefined && by.expectedRefundCents !== plan.quote.refundCents) {
    fail("refund_changed", { refundQuote: quoteOf(checkout, plan, by.actor) });
  }
  return plan;
}

/** Carries a cancellation out. A pet that its buyer has is listed again only where `isPetReturned` says that it came back. */
export async function cancelLocked(
  trx: Trx,
  services: Services,
  checkout: store.Checkout,
  { move, parts, quote }: Cancellation,
  by: { id: string; actor: Side | "admin"; reason?: string; isPetReturned?: boolean },
): Promise<void> {
  const { reservation, pet } = checkout;
  // Of a hold that nobody has begun to pay for, nothing was booked and no card kept.
  const hasMoney = reservation.paid_at !== null || store.allPayments(checkout).length > 0;
  const event = { id: services.newId(), actor: by.actor, actorId: by.id, reason: by.reason ?? null };
  const ended = { ended_at: reservation.at, end_reason: by.reason ?? null, balance_due_at: null };
  if (!hasMoney) return await store.endHold(trx, reservation, move, event, ended);
  await lockBreeder(trx, pet.breederId);
  await store.writeMove(trx, reservation, move, event, {
    ...ended,
    refund_quote: reservation.paid_at ? JSON.stringify(quote) : null,
  });
  // Who has not paid yet was only looking: the page says it.
  if (reservation.paid_at) await notify(trx, services, reservation.id, "cancelled");
  else await reservationChanged(trx, services, reservation.id);
  await endAddOns(trx, checkout.addOnOrders, reservation.at);
  await giveMoneyBack(trx, services, checkout, { move, parts, quote });
  if (pet.status !== "reserved") return await petChanged(trx, services, pet.id);
  await settlePet(trx, services, pet, { id: by.id, role: by.actor }, {
    isReturned: by.isPetReturned ?? reservation.status !== "handed-over",
    reason: by.reason ?? null,
  });
}

async function giveMoneyBack(
  trx: Trx,
  services: Services,
  checkout: store.Checkout,
  { move, parts, quote }: Pick<Cancellation, "move" | "parts" | "quote">,
): Promise<void> {
  const { reservation, pet } = checkout;
  await retireCards(trx, services, reservation.id);
  for (const { payment, back } of parts) {
    await planRefund(trx, services, { payment, reason: move.to, entries: back });
  }
  await undoFunding(trx, services, checkout);
  await coverShortfall(trx, services, checkout, reservation.id);
  if (quote.refundCents < quote.paidCents && await pendingCents(trx, reservation.id, pet.breederId) > 0) {
    // The refunds are booked by then; what is left is the part of the deposit that stays with the breeder.
    await services.addJob(trx, "releaseFunds", { reservationId: reservation.id }, {
      key: `release:${reservation.id}`,
      runAt: fundsReleasedAt(reservation.at, false),
    });
  }
}

/** What the funder of a sale's code has paid for it, by the name of the booking. A sale that is cancelled costs nothing of it. */
export async function fundingOf(db: Trx, orderId: string): Promise<{ source: string; entries: Entry[] }[]> {
  const sources = [freeSource(orderId), fundedSource(orderId)];
  return await Promise.all(
    sources.map(async (source) => ({ source, entries: reversed(await entriesOf(db, source)) })),
  );
}

async function undoFunding(
  trx: Trx,
  services: Pick<Services, "newId">,
  { order, reservation }: store.Checkout,
): Promise<void> {
  for (const { source, entries } of await fundingOf(trx, order.id)) {
    await post(trx, services.newId, {
      source: `cancelled-${source}`,
      kind: "funding-cancelled",
      orderId: order.id,
      reservationId: reservation.id,
      entries,
    });
  }
}
