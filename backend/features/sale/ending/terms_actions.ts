import type { Kysely } from "kysely";
import { forEachRow } from "../../../platform/batches.ts";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { dayIn } from "../../places/zone_rules.ts";
import { isDepositRefundable } from "../../state_rules/rules.ts";
import type { Services } from "../../../services.ts";
import {
  balanceDueAt,
  type Checkout,
  findWithoutTerms,
  lockCheckout,
  moveCharge,
  statesOf,
  termsOf,
  updateOrder,
  updateReservation,
  writeEvent,
} from "../order/index.ts";
import { reservationChanged } from "../notices/index.ts";

/**
 * Freezes the terms of orders made before terms were stored, using the current listing and seller, and the
 * go-home date of orders made before that was stored. Returns how many. The terms that those buyers saw are
 * recorded nowhere else; from now on they cannot change for the worse.
 */
export async function freezeTerms(
  services: Pick<Services, "db" | "log" | "newId" | "addJob">,
  signal?: AbortSignal,
): Promise<number> {
  return await forEachRow({
    page: (after, limit) => findWithoutTerms(services.db, after, limit),
    work: ({ reservationId }) =>
      withTx(services.db, async (trx) => {
        const checkout = (await lockCheckout(trx, reservationId))!;
        const { pet, order, reservation } = checkout;
        if (order.terms && order.go_home_on !== null) return;
        const state = reservation.progress.delivery?.address.state;
        await updateOrder(trx, order.id, {
          go_home_on: pet.goHomeDate,
          ...(order.terms ? {} : { terms: JSON.stringify(termsOf(pet)) }),
          ...(state && order.terms === null && order.deposit_refundable === null
            ? { deposit_refundable: isDepositRefundable(pet.rules, statesOf(pet, state)) }
            : {}),
        });
        await postponeBalance(trx, services, checkout);
      }),
    failed: "could not freeze the terms of an order",
    log: services.log,
    ...(signal ? { signal } : {}),
  });
}

/**
 * Moves a balance that was due before its pet may leave to the day it should have had. Before the go-home
 * date was stored, the balance of a pet without an entered date was due 72 hours after the deposit.
 */
async function postponeBalance(
  trx: Kysely<Database>,
  services: Pick<Services, "newId" | "addJob">,
  { pet, reservation }: Checkout,
): Promise<void> {
  const { id, status, paid_at, balance_due_at } = reservation;
  if (status !== "deposit-paid" || !paid_at || !balance_due_at) return;
  const dueAt = balanceDueAt(paid_at, pet);
  if (dueAt <= balance_due_at) return;
  await updateReservation(trx, id, { balance_due_at: dueAt });
  await moveCharge(trx, id, dayIn(pet.timeZone, dueAt));
  await writeEvent(trx, reservation, status, {
    id: services.newId(),
    actor: "system",
    actorId: null,
    reason: "The balance is due 3 days before the go-home date.",
  });
  await reservationChanged(trx, services, id);
}
