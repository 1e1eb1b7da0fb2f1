import { forEachRow } from "../../../platform/batches.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { alertStaff } from "../../mails/staff_actions.ts";
import type { Services } from "../../../services.ts";
import { completeLocked } from "./complete_actions.ts";
import { notify } from "../notices/index.ts";
import * as emails from "../notices/index.ts";
import {
  type Checkout,
  isWaiting,
  lastPaidAt,
  lockCheckout,
  stepOfWait,
  updateReservation,
} from "../order/index.ts";
import { findWaiting } from "./wait_store.ts";

/**
 * Takes the next step of every sale that waits for a button press: a reminder, its completion, or an alert to
 * staff. One failure does not stop the others.
 */
export async function moveWaitingSales(services: Services, signal?: AbortSignal): Promise<void> {
  await forEachRow({
    page: (after, limit) => findWaiting(services.db, after, limit),
    work: ({ id }) => moveWaitingSale(services, id),
    failed: "could not move a waiting sale",
    log: services.log,
    signal,
  });
}

/** Takes the next step of one waiting sale if it is due. Calling it twice takes each step once. */
export async function moveWaitingSale(services: Services, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const checkout = await lockCheckout(trx, id);
    if (!checkout) return;
    const { reservation } = checkout;
    const facts = waitFactsOf(checkout);
    if (!facts) return;
    const { step, state, lookAt } = stepOfWait(facts, {
      isStopped: reservation.stop !== null,
      now: reservation.at,
    });
    await updateReservation(trx, id, {
      wait_look_at: lookAt,
      wait_steps: state.steps,
      wait_stopped_ms: state.stoppedMs,
      wait_stopped_since: state.stoppedSince,
      ...(step === "staff" ? { stuck_since: reservation.at } : {}),
    });
    if (step === "complete") await completeLocked(trx, services, checkout, { actor: "system" });
    if (step === "remind") {
      await notify(trx, services, id, facts.status === "paid" ? "handover-due" : "completion-due", {
        round: state.steps,
      });
    }
    if (step === "staff") {
      const { publicUrl } = services.config;
      await alertStaff(trx, services, {
        kind: "sale-stuck",
        email: emails.saleStuck({ number: reservation.number, orderId: checkout.order.id, publicUrl }),
      });
    }
  });
}

function waitFactsOf({ reservation, pet, payments }: Checkout) {
  const { status, handed_over_at, wait_steps, wait_stopped_ms, wait_stopped_since } = reservation;
  if (!isWaiting(status)) return undefined;
  return {
    status,
    handedOverAt: handed_over_at,
    paidAt: lastPaidAt(reservation, payments),
    goHomeDate: pet.goHomeDate,
    timeZone: pet.timeZone,
    steps: wait_steps,
    stoppedMs: wait_stopped_ms,
    stoppedSince: wait_stopped_since,
  };
}
