import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import type { Services } from "../../../services.ts";
import { coverEntries, type Entry, uncoverEntries } from "../../ledger/rules.ts";
import { balanceCents, coveredCents, pendingCents, post } from "../../ledger/store.ts";
import { fundsForLoss } from "../../ledger/waiting_store.ts";
import { type Checkout, everyOrder, findLostCents, type Order, type Payment } from "../order/index.ts";
import { planRefund, remainingEntries } from "./refund_book_actions.ts";
import type { Refundable } from "./refundable_rules.ts";

type Db = Kysely<Database>;
export type Part = Refundable & { order: Order; payment: Payment };

/**
 * Returns the refundable part of each payment of a sale, including add-ons bought later. Lock the checkout
 * before acting on it.
 */
export async function refundablesOf(db: Db, checkout: Checkout): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { order, payments } of everyOrder(checkout)) {
    for (const payment of payments) {
      if (payment.status !== "succeeded" || payment.is_returned || payment.intent_id === null) continue;
      const remaining = await remainingEntries(db, payment);
      parts.push({ order, payment, remaining, lostCents: await findLostCents(db, payment.id) });
    }
  }
  return parts;
}

/**
 * Books refunds to the buyer as `back` moves them out of these payments. The breeder covers any shortfall of
 * the sale's pending funds. The caller has locked the checkout and the breeder. `id` is the decision's.
 */
export async function giveBack(
  trx: Db,
  services: Pick<Services, "newId" | "addJob">,
  checkout: Checkout,
  { id, reason, parts, back }: {
    id: string;
    reason: string;
    parts: readonly Pick<Part, "payment">[];
    back: readonly (readonly Entry[])[];
  },
): Promise<void> {
  for (const [index, entries] of back.entries()) {
    await planRefund(trx, services, {
      payment: parts[index]!.payment,
      reason,
      entries,
      decisionId: id,
    });
  }
  await coverShortfall(trx, services, checkout, id);
}

type Sale = {
  reservation: Pick<Checkout["reservation"], "id">;
  order: Pick<Checkout["order"], "id">;
  pet: Pick<Checkout["pet"], "breederId">;
};

/**
 * Covers the shortfall that refunds have left in a sale's pending funds. The caller has locked the checkout
 * and the breeder.
 */
export async function coverShortfall(
  trx: Db,
  services: Pick<Services, "newId">,
  { reservation, order, pet: { breederId } }: Sale,
  id: string,
): Promise<void> {
  const short = 0 - await pendingCents(trx, reservation.id, breederId);
  if (short <= 0) return;
  const { availableCents } = await fundsForLoss(trx, services.newId, {
    breederId,
    reservationId: reservation.id,
    lossCents: short,
  });
  await post(trx, services.newId, {
    source: `shortfall:${id}`,
    kind: "shortfall",
    orderId: order.id,
    reservationId: reservation.id,
    entries: coverEntries(breederId, short, availableCents),
  });
}

/**
 * Returns an earlier cover to the breeder of an ended sale at once, as far as the sale's pending funds are no
 * longer short. It was the breeder's own money, so it doesn't wait like earnings. The caller has locked the
 * checkout and the breeder.
 */
export async function returnCovered(
  trx: Db,
  services: Pick<Services, "newId">,
  { reservation, order, pet: { breederId } }: Sale,
): Promise<void> {
  const amountCents = Math.min(
    await pendingCents(trx, reservation.id, breederId),
    await coveredCents(trx, reservation.id, breederId),
  );
  if (amountCents <= 0) return;
  await post(trx, services.newId, {
    source: `shortfall-returned:${reservation.id}`,
    kind: "shortfall-returned",
    orderId: order.id,
    reservationId: reservation.id,
    entries: uncoverEntries(breederId, amountCents, 0 - await balanceCents(trx, "breeder-debts", breederId)),
  });
}
