import { forEachRow } from "../../../platform/batches.ts";
import { ProblemError } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { endReservation } from "./cancel_actions.ts";
import { planTakenBack } from "../refund_plan/index.ts";
import { endSale } from "./end_sale_actions.ts";
import { findTakenBack } from "../order/index.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

const REASONS = {
  bank: "The buyer's bank returned the payment.",
  provider: "The payment was refunded in full with the payment provider.",
} as const;

/**
 * Ends a sale whose whole payment is back with its buyer before the hand-off, so no sale stays open without
 * its money. Frees the pet and refunds everything else that was paid. If money is under way, the sale is left
 * to the next run.
 */
export async function endTakenBack(services: Needs, reservationId: string): Promise<void> {
  const which = { id: reservationId };
  const [found] = await findTakenBack(services.db, which);
  if (!found) return;
  try {
    await endReservation(services, reservationId, {
      isDone: async (db) => (await findTakenBack(db, which)).length === 0,
      plan: (db, checkout) => planTakenBack(db, checkout, found.isByBank),
      async carryOut(trx, checkout, plan) {
        const reason = REASONS[found.isByBank ? "bank" : "provider"];
        await endSale(trx, services, checkout, plan, {
          event: { id: services.newId(), actor: "system", actorId: null, reason },
          isPetReturned: true,
        });
      },
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    services.log.warn("could not end a sale whose payment was taken back", {
      reservationId,
      code: error.code,
    });
  }
}

/** Ends every such sale that a lost event or a payment under way has left open. */
export async function endAllTakenBack(services: Needs, signal: AbortSignal): Promise<void> {
  await forEachRow({
    page: (after, limit) => findTakenBack(services.db, { ...(after ? { after } : {}), limit }),
    work: ({ id }) => endTakenBack(services, id),
    failed: "could not end a sale whose payment was taken back",
    log: services.log,
    signal,
  });
}
