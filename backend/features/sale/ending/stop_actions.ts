import { forEachRow } from "../../../platform/batches.ts";
import { withTx } from "../../../platform/db/tx.ts";
import type { Services } from "../../../services.ts";
import {
  type Checkout,
  dueAfterStop,
  fillOld,
  findCheckout,
  findTurned,
  lockCheckout,
  stopWords,
  updateReservation,
  writeEvent,
} from "../order/index.ts";
import { closeAddOns } from "../add_on/index.ts";
import { closePayments, openPayments } from "../payment/index.ts";
import { notify, reservationChanged } from "../notices/index.ts";
import { endAllTakenBack } from "./taken_back_actions.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

/**
 * Ends sales whose money is back with their buyers, then notes which sales have stopped and which continue.
 * Every door checks the facts themselves. This only keeps the clock and notifies people, so it may run late.
 */
export async function noteStops(services: Needs, signal: AbortSignal): Promise<void> {
  await fillOld(services.db, { limit: 500 });
  await endAllTakenBack(services, signal);
  await forEachRow({
    page: (after, limit) => findTurned(services.db, after, limit),
    work: ({ id }) => noteStop(services, id),
    failed: "could not mark a sale as stopped or continued",
    log: services.log,
    signal,
  });
}

async function noteStop(services: Needs, id: string): Promise<void> {
  const isStopped = await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, id))!;
    const { reservation: { stop, stopped_at }, pet } = checkout;
    if ((stop === null) === (stopped_at === null)) return false;
    if (stop === null) {
      await resume(trx, services, checkout, stopped_at!);
      return false;
    }
    await updateReservation(trx, id, { stopped_at: checkout.reservation.at });
    await writeEvent(trx, checkout.reservation, checkout.reservation.status, {
      id: services.newId(),
      actor: "system",
      actorId: null,
      reason: stop === "seller-suspended"
        ? `The sale is paused: ${pet.sellerName} can't sell on Hearthpaw right now.`
        : stopWords(stop, "breeder", pet.sellerName),
    });
    // Disputes and chargebacks have their own emails.
    if (stop === "seller-suspended") await notify(trx, services, id, "sale-stopped");
    else await reservationChanged(trx, services, id);
    return true;
  });
  if (isStopped) await closeOpen(services, id);
}

/** Closes all open payments of a stopped sale. A payment that succeeded first counts and stays refundable. */
async function closeOpen(services: Needs, id: string): Promise<void> {
  const { reservation, payments, addOnOrders } = (await findCheckout(services.db, id))!;
  if (reservation.stop === null) return;
  await closePayments(services, openPayments(payments));
  await closeAddOns(services, addOnOrders);
}

/** Continues the sale. Its clock was paused, so an open balance is due that much later. */
async function resume(
  trx: Needs["db"],
  services: Needs,
  { reservation, pet: { timeZone } }: Checkout,
  stoppedAt: Date,
): Promise<void> {
  const { id, status, balance_due_at: dueAt, at: now } = reservation;
  const isDue = status === "deposit-paid" && dueAt !== null;
  await updateReservation(trx, id, {
    stopped_at: null,
    ...(isDue ? { balance_due_at: dueAfterStop(dueAt, { stoppedAt, now, timeZone }) } : {}),
  });
  await writeEvent(trx, reservation, status, {
    id: services.newId(),
    actor: "system",
    actorId: null,
    reason: "The sale continues.",
  });
  await notify(trx, services, id, "sale-resumed");
  await services.addJob(trx, "releaseFunds", { reservationId: id }, { key: `release:${id}` });
}
