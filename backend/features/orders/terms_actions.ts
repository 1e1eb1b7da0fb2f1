import { forEachRow } from "../../platform/batches.ts";
import { withTx } from "../../platform/db/tx.ts";
import { isDepositRefundable } from "../state_rules/rules.ts";
import type { Services } from "../../services.ts";
import { termsOf } from "./listing_store.ts";
import { statesOf } from "./sale_rules.ts";
import { findWithoutTerms, lockCheckout, updateOrder } from "./store.ts";

/**
 * Freezes the terms of orders from before they were kept, as the listing and its seller stand at this moment; returns how
 * many. What was said to those buyers is recorded nowhere else: from now on nobody changes it to their worse.
 */
export async function freezeTerms(
  services: Pick<Services, "db" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  return await forEachRow({
    page: (after, limit) => findWithoutTerms(services.db, after, limit),
    work: ({ reservationId }) =>
      withTx(services.db, async (trx) => {
        const { pet, order, reservation } = (await lockCheckout(trx, reservationId))!;
        if (order.terms) return;
        const state = reservation.progress.delivery?.address.state;
        await updateOrder(trx, order.id, {
          terms: JSON.stringify(termsOf(pet)),
          ...(state && order.deposit_refundable === null
            ? { deposit_refundable: isDepositRefundable(pet.rules, statesOf(pet, state)) }
            : {}),
        });
      }),
    failed: "the terms of an order cannot be frozen now",
    log: services.log,
    ...(signal ? { signal } : {}),
  });
}
