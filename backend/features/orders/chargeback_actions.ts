import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import {
  arrivedEntries,
  chargebackEntries,
  chargebackLostEntries,
  clearedCents,
  contestedEntries,
  type Entry,
  providerFeeEntries,
  reversed,
} from "../ledger/rules.ts";
import { entriesOf, lockBreeder, post } from "../ledger/store.ts";
import { fundsForLoss } from "../ledger/waiting_store.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import type { Dispute } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import * as store from "./chargeback_store.ts";
import { notify, reservationChanged } from "./notify_actions.ts";
import { findPaymentByIntent } from "./payment_store.ts";
import { finish, remainingEntries } from "./refund_actions.ts";
import { lockRefunds } from "./refund_store.ts";
import { settleIntent } from "./settle_actions.ts";
import * as emails from "./staff_emails.ts";
import { allPayments, type Checkout, lockCheckout, type Payment } from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

/**
 * Reads a dispute at the provider and writes how it stands: recorded, its money booked as contested, the sale's funds
 * frozen while it is open; once it is decided, the money is booked back or as lost.
 */
export async function syncDispute(services: Needs, disputeId: string): Promise<"done" | "unknown"> {
  const answer = await services.payments.retrieveDispute(disputeId);
  if (answer.kind === "unknown") return "unknown";
  if (answer.kind !== "done" || answer.value.intentId === null) return "done";
  const dispute = answer.value;
  const { intentId } = answer.value;
  // The charge first: of one that nobody has told us of yet, nothing would be there to lose, and all would be earned later.
  if ((await settleIntent(services, intentId)).kind === "unknown") return "unknown";
  const seen = await findPaymentByIntent(services.db, intentId);
  if (seen) await withTx(services.db, (trx) => apply(trx, services, seen, dispute));
  return "done";
}

const isOpen = (status: Dispute["status"] | undefined): boolean => status === "open" || status === "inquiry";

async function apply(trx: Trx, services: Needs, seen: Payment, dispute: Dispute): Promise<void> {
  const checkout = (await lockCheckout(trx, seen.reservation_id))!;
  const payment = allPayments(checkout).find(({ id }) => id === seen.id)!;
  const known = await store.lockChargeback(trx, dispute.id);
  // What has been decided is booked: an event that comes late changes nothing of it.
  if (known && !isOpen(known.status)) return;
  await lockBreeder(trx, checkout.pet.breederId);
  const id = known?.id ?? services.newId();
  await store.saveChargeback(trx, {
    ...{ id, provider_dispute_id: dispute.id, payment_id: payment.id, amount_cents: dispute.amountCents },
    ...{ fee_cents: dispute.feeCents, reason: dispute.reason, status: dispute.status },
    ...{ evidence_due_at: dispute.evidenceDueAt, opened_at: dispute.createdAt },
    closed_at: isOpen(dispute.status) ? null : checkout.reservation.at,
  });
  if (dispute.isAnswered) await store.noteAnswered(trx, id);
  const book = (what: string, kind: string, entries: readonly Entry[]) =>
    post(trx, services.newId, {
      ...{ source: `${what}:${dispute.id}`, kind, entries },
      ...{ orderId: payment.order_id, reservationId: payment.reservation_id },
    });
  await book("chargeback-fee", "provider-fee", providerFeeEntries(dispute.feeCents));
  const contested = chargebackEntries(dispute.amountCents);
  const hasMoved = dispute.withdrawnCents > 0 || dispute.status === "lost";
  if (hasMoved) await book("chargeback", "chargeback", contested);
  if (!known) await tell(trx, services, checkout, payment, id, "chargeback-opened", dispute);
  if (isOpen(dispute.status)) return;
  if (dispute.status === "lost") await lose(trx, services, checkout, payment, dispute, book);
  else if ((await entriesOf(trx, `chargeback:${dispute.id}`)).length) {
    await book("chargeback-won", "chargeback-won", reversed(contested));
  }
  await tell(
    trx,
    services,
    checkout,
    payment,
    id,
    dispute.status === "lost" ? "chargeback-lost" : "chargeback-won",
    dispute,
  );
  // What it has kept back may be due by now.
  const reservationId = checkout.reservation.id;
  await services.addJob(trx, "releaseFunds", { reservationId }, { key: `release:${reservationId}` });
}

/**
 * The money stays with the buyer. Refunds that are still owed for this payment are paid by that; the rest, as far as
 * the payment was not given back already, is the breeder's: of the sale's pending funds, then of what is available, then
 * owed by the breeder. Of add-ons bought later the breeder got nothing: their own lines are given up.
 */
async function lose(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  dispute: Dispute,
  book: (what: string, kind: string, entries: readonly Entry[]) => Promise<boolean>,
): Promise<void> {
  const { breederId } = checkout.pet;
  const remaining = await remainingEntries(trx, payment);
  const left = clearedCents(remaining);
  let rest = dispute.amountCents;
  for (const owed of await lockRefunds(trx, [payment.id])) {
    if ((owed.status !== "pending" && owed.status !== "failed") || owed.amount_cents > rest) continue;
    rest -= owed.amount_cents;
    const refunds = await lockRefunds(trx, allPayments(checkout).map(({ id }) => id));
    await finish(trx, services, { checkout, refunds, refund: owed }, {
      change: { status: "settled", settled_how: "chargeback" },
      source: `refund-settled:${owed.id}`,
      entries: arrivedEntries(owed.amount_cents, "chargebacks"),
    });
  }
  const lostCents = Math.min(rest, left);
  const entries = isForAddOns(checkout, payment)
    ? contestedEntries(remaining, lostCents)
    : chargebackLostEntries(
      breederId,
      lostCents,
      await fundsForLoss(trx, services.newId, {
        ...{ breederId, reservationId: checkout.reservation.id, lossCents: lostCents },
      }),
    );
  await book("chargeback-lost", "chargeback-lost", entries);
}

/** Whether a payment is of add-ons bought after the reservation: none of its money is the breeder's. */
const isForAddOns = ({ addOnOrders }: Checkout, { order_id }: Payment): boolean =>
  addOnOrders.some(({ order }) => order.id === order_id);

async function tell(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  id: string,
  happening: "chargeback-opened" | "chargeback-won" | "chargeback-lost",
  { amountCents, reason, evidenceDueAt }: Dispute,
): Promise<void> {
  const { reservation } = checkout;
  const isAddOns = isForAddOns(checkout, payment);
  services.log.warn("a chargeback has moved", { chargebackId: id, happening });
  if (isAddOns) await reservationChanged(trx, services, reservation.id);
  else await notify(trx, services, reservation.id, happening, id);
  await alertStaff(trx, services, {
    kind: happening,
    email: emails.chargebackMoved({
      id,
      happening,
      number: reservation.number,
      reason,
      amountCents,
      takenCents: await store.findTakenCents(trx, id),
      evidenceDueAt,
      isAddOns,
      publicUrl: services.config.publicUrl,
    }),
  });
}
