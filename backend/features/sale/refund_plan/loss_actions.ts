import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import {
  arrivedEntries,
  chargebackLostEntries,
  clearedCents,
  contestedEntries,
  debtEntries,
  type Entry,
  returnedEntries,
} from "../../ledger/rules.ts";
import { balanceCents, post } from "../../ledger/store.ts";
import { fundsForLoss } from "../../ledger/waiting_store.ts";
import type { Services } from "../../../services.ts";
import * as store from "../order/index.ts";
import { bookSettled, isUnderWay, remainingEntries, reopenSettled } from "./refund_book_actions.ts";
import { allPayments, type Checkout, lockRefunds, type Payment } from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "newId" | "addJob">;

/** Shares of a payment's losses in cents, and whether nothing of the payment is left. */
export type Bearing = { breederCents: number; platformCents: number; isWhole: boolean };

/**
 * Decides who bears the money that banks have taken from a payment and keep, and books the difference to
 * earlier bookings. Call it after anything that changes the result: a bank's decision, an appeal, a partial
 * return, a failed refund.
 *
 * The money first pays refunds that are still owed and that the provider is not making. The rest, unless the
 * payment was already refunded, is borne: after the hand-off by the breeder (the sale's pending funds, then
 * available ones, then debt); before it by the payment's own lines, because no share has been earned. The
 * platform bears anything beyond that, which stays in `chargebacks`. The caller has locked the checkout and
 * the breeder.
 */
export async function bearLosses(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
): Promise<Bearing> {
  const chargebacks = await store.findChargebacksOf(trx, payment.id);
  // A loss counts while it is appealed.
  const closed = chargebacks.filter(({ status, lost_cents }) =>
    status === "lost" || status === "won" || lost_cents > 0
  );
  const takenCents = closed.reduce((sum, one) => sum + one.taken_cents, 0);
  // Money that covers the loss cannot pay for anything else, so a refund planned since then is owed in
  // addition.
  const borneCents = chargebacks.reduce((sum, { lost_cents }) => sum + lost_cents, 0);
  const forOthers = takenCents -
    await settleRefunds(trx, services, checkout, payment, { takenCents, borneCents });
  const left = clearedCents(await remainingEntries(trx, payment));
  let target = Math.min(Math.max(0, forOthers), left);
  for (const one of chargebacks) {
    const isClosed = closed.includes(one);
    const cents = isClosed ? Math.min(target, Math.max(0, one.taken_cents)) : 0;
    target -= cents;
    await bear(trx, services, checkout, payment, one, cents);
  }
  const borne = (await Promise.all(chargebacks.map((one) => store.findBorne(trx, one.provider_dispute_id))))
    .flat();
  const lostCents = 0 - cents(borne, ({ account }) => account === "chargebacks");
  return {
    breederCents: cents(borne, ({ breederId }) => breederId !== undefined),
    platformCents: Math.max(0, forOthers - lostCents),
    isWhole: lostCents > 0 && left - lostCents <= 0,
  };
}

const cents = (entries: readonly Entry[], isCounted: (entry: Entry) => boolean): number =>
  entries.filter(isCounted).reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * Pays owed refunds with money that banks have taken; returns the cents of all refunds of this payment paid
 * that way. If a bank returns that money, they are owed again. Money that already counts as a borne loss pays
 * none. A refund that the provider is making is left alone; if it fails, it is handled here.
 */
async function settleRefunds(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  { takenCents, borneCents }: { takenCents: number; borneCents: number },
): Promise<number> {
  const own = await lockRefunds(trx, [payment.id]);
  const byBank = own.filter(({ settled_how }) => settled_how === "chargeback");
  let paid = byBank.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  // A won appeal returns the money that had paid them.
  for (const refund of byBank.reverse()) {
    if (paid <= takenCents) break;
    await reopenSettled(trx, services, { checkout, refund });
    paid -= refund.amount_cents;
  }
  for (const refund of own) {
    const isOwed = refund.status === "pending" || refund.status === "failed";
    if (!isOwed || isUnderWay(refund, checkout.reservation.at)) continue;
    if (paid + refund.amount_cents > takenCents - borneCents) continue;
    const refunds = await lockRefunds(trx, allPayments(checkout).map(({ id }) => id));
    await bookSettled(trx, services, { checkout, refunds, refund }, {
      how: "chargeback",
      entries: arrivedEntries(refund.amount_cents, "chargebacks"),
    });
    paid += refund.amount_cents;
  }
  return paid;
}

/** Books the difference to the part of this chargeback that is already borne. */
async function bear(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  { id, provider_dispute_id: disputeId, lost_cents: before }: store.Chargeback,
  lostCents: number,
): Promise<void> {
  if (lostCents === before) return;
  const { reservation, pet: { breederId } } = checkout;
  const about = { orderId: payment.order_id, reservationId: payment.reservation_id };
  const borne = await store.findBorne(trx, disputeId);
  const source = borne.length === 0 && before === 0
    ? `chargeback-lost:${disputeId}`
    : `chargeback-lost:${disputeId}:${services.newId()}`;
  await store.setLostCents(trx, id, lostCents);
  if (lostCents > before) {
    const entries = await lossEntries(trx, services, checkout, payment, {
      lostCents: lostCents - before,
      before,
    });
    return void await post(trx, services.newId, { ...about, source, kind: "chargeback-lost", entries });
  }
  const account = reservation.funds_settled_at ? "breeder-available" : "breeder-pending";
  const entries = returnedEntries(borne, before - lostCents, account);
  await post(trx, services.newId, { ...about, source, kind: "chargeback-lost", entries });
  if (account === "breeder-pending") return;
  // The breeder's debts are deducted from it, as from every release.
  const debt = 0 - await balanceCents(trx, "breeder-debts", breederId);
  const available = await balanceCents(trx, "breeder-available", breederId);
  await post(trx, services.newId, {
    ...about,
    source: `debt:${source}`,
    kind: "debt",
    entries: debtEntries(breederId, debt, available),
  });
}

async function lossEntries(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  { lostCents, before }: { lostCents: number; before: number },
): Promise<Entry[]> {
  const { reservation, pet: { breederId }, order } = checkout;
  const isHandedOver = reservation.handed_over_at !== null || reservation.completed_at !== null;
  if (isHandedOver && payment.order_id === order.id) {
    const loss = { breederId, reservationId: reservation.id, lossCents: lostCents };
    return chargebackLostEntries(breederId, lostCents, await fundsForLoss(trx, services.newId, loss));
  }
  return contestedEntries(await remainingEntries(trx, payment), lostCents, before);
}
