import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { isOurFault } from "../../../platform/provider_answers.ts";
import { chargebackEntries, providerFeeEntries } from "../../ledger/rules.ts";
import { lockBreeder, post } from "../../ledger/store.ts";
import { alertStaff } from "../../mails/staff_actions.ts";
import type { Dispute } from "../../../platform/ports/payments/port.ts";
import type { Services } from "../../../services.ts";
import { bearLosses, planRegained } from "../refund_plan/index.ts";
import { isStale } from "./chargeback_rules.ts";
import * as store from "../order/index.ts";
import {
  allPayments,
  type Checkout,
  ENDED,
  findPaymentByIntent,
  lockCheckout,
  moveFor,
  type Payment,
} from "../order/index.ts";
import { endTakenBack, giveRegained } from "../ending/index.ts";
import { notify, reservationChanged } from "../notices/index.ts";
import { syncRefunds } from "../refund/index.ts";
import { settleIntent } from "../payment/index.ts";
import * as emails from "../notices/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;
type Happening = "chargeback-opened" | "chargeback-won" | "chargeback-lost";

/**
 * Reads a dispute at the provider and books its movements: money taken and returned, in whole or in part, and
 * each fee, as often as they happen. The status is recorded and shown; it only decides who bears the missing
 * money. A sale ends if its whole payment is lost before the hand-off.
 */
export async function syncDispute(services: Needs, disputeId: string): Promise<"done" | "unknown"> {
  const answer = await services.payments.retrieveDispute(disputeId);
  if (answer.kind === "unknown" || isOurFault(answer)) return "unknown";
  if (answer.kind !== "done" || answer.value.intentId === null) return "done";
  const dispute = answer.value;
  const { intentId } = answer.value;
  // Settles the charge first. Without it there would be nothing to lose yet, and the whole amount would be
  // earned later.
  if ((await settleIntent(services, intentId)).kind === "unknown") return "unknown";
  const seen = await findPaymentByIntent(services.db, intentId);
  if (!seen) return "done";
  // A refund may have been made although its answer was lost. The money that the bank took does not pay that
  // refund.
  if (await syncRefunds(services, intentId) === "unknown") return "unknown";
  await withTx(services.db, (trx) => apply(trx, services, seen, dispute));
  await endTakenBack(services, seen.reservation_id);
  return "done";
}

const isOpen = (status: Dispute["status"] | undefined): boolean => status === "open" || status === "inquiry";

async function apply(trx: Trx, services: Needs, seen: Payment, dispute: Dispute): Promise<void> {
  const checkout = (await lockCheckout(trx, seen.reservation_id))!;
  const payment = allPayments(checkout).find(({ id }) => id === seen.id)!;
  await store.fillOld(trx, { disputeId: dispute.id });
  const known = await store.lockChargeback(trx, dispute.id);
  if (known && isStale(known, dispute)) return;
  await lockBreeder(trx, checkout.pet.breederId);
  const { at } = checkout.reservation;
  const id = known?.id ?? services.newId();
  await store.saveChargeback(trx, {
    id,
    provider_dispute_id: dispute.id,
    payment_id: payment.id,
    amount_cents: dispute.amountCents,
    fee_cents: dispute.feeCents,
    taken_cents: dispute.withdrawnCents,
    reason: dispute.reason,
    movements: dispute.movements.length,
    status: dispute.status,
    opened_at: dispute.createdAt,
    evidence_due_at: dispute.evidenceDueAt,
    closed_at: isOpen(dispute.status) ? null : known?.closed_at ?? at,
  });
  if (dispute.isAnswered) await store.noteAnswered(trx, id);
  await bookMovements(trx, services, payment, known, dispute);
  const bearing = await bearLosses(trx, services, checkout, payment);
  if (ENDED.has(checkout.reservation.status)) {
    const parts = await planRegained(trx, checkout);
    await giveRegained(trx, services, checkout, { id: `${id}:${dispute.movements.length}`, parts });
  }
  const happening = happeningOf(known?.status, dispute.status);
  if (!known && happening !== "chargeback-opened") {
    await tell(trx, services, checkout, payment, { id, happening: "chargeback-opened", dispute, bearing });
  }
  if (happening) await tell(trx, services, checkout, payment, { id, happening, dispute, bearing });
  await services.addJob(trx, "noteStops", {}, { key: "stops" });
  if (isOpen(dispute.status)) return;
  // Funds that were kept back may be due now.
  const reservationId = checkout.reservation.id;
  await services.addJob(trx, "releaseFunds", { reservationId }, { key: `release:${reservationId}` });
}

/**
 * Returns the news of a status change, or undefined if nothing changed. An appealed loss is news only once
 * the appeal is decided.
 */
function happeningOf(before: Dispute["status"] | undefined, now: Dispute["status"]): Happening | undefined {
  if (isOpen(now)) return before === undefined ? "chargeback-opened" : undefined;
  if (before === now) return undefined;
  return now === "lost" ? "chargeback-lost" : "chargeback-won";
}

/**
 * Books the movements since the last reading: the difference between the provider's sums and the booked sums.
 */
async function bookMovements(
  trx: Trx,
  services: Needs,
  payment: Payment,
  known: store.Chargeback | undefined,
  { id, withdrawnCents, feeCents, movements }: Dispute,
): Promise<void> {
  const book = (what: string, kind: string, entries: ReturnType<typeof chargebackEntries>) =>
    post(trx, services.newId, {
      source: known ? `${what}:${id}:${movements.length}` : `${what}:${id}`,
      kind,
      entries,
      orderId: payment.order_id,
      reservationId: payment.reservation_id,
    });
  const taken = withdrawnCents - (known?.taken_cents ?? 0);
  await book("chargeback", taken < 0 ? "chargeback-won" : "chargeback", chargebackEntries(taken));
  await book("chargeback-fee", "provider-fee", providerFeeEntries(feeCents - (known?.fee_cents ?? 0)));
}

/**
 * Whether a payment is for add-ons bought after the reservation. The breeder has no share in such a payment.
 */
const isForAddOns = ({ addOnOrders }: Checkout, { order_id }: Payment): boolean =>
  addOnOrders.some(({ order }) => order.id === order_id);

async function tell(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  { id, happening, dispute: { amountCents, reason, evidenceDueAt }, bearing }: {
    id: string;
    happening: Happening;
    dispute: Dispute;
    bearing: Awaited<ReturnType<typeof bearLosses>>;
  },
): Promise<void> {
  const { reservation } = checkout;
  const isAddOns = isForAddOns(checkout, payment);
  services.log.warn("a chargeback changed", { chargebackId: id, happening });
  // If the loss ends the sale, both sides are notified of the end instead.
  const isStillOpen = moveFor(reservation.status, "cancel", "system") !== undefined;
  const isEnding = happening === "chargeback-lost" && bearing.isWhole && isStillOpen;
  if (isAddOns || isEnding) await reservationChanged(trx, services, reservation.id);
  else await notify(trx, services, reservation.id, happening, id);
  await alertStaff(trx, services, {
    kind: happening,
    email: emails.chargebackMoved({
      id,
      happening,
      number: reservation.number,
      reason,
      amountCents,
      evidenceDueAt,
      isAddOns,
      takenCents: bearing.breederCents,
      publicUrl: services.config.publicUrl,
    }),
  });
}
