import { forEachRow } from "../../../platform/batches.ts";
import { formatCents } from "../../../platform/money.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { arrivedEntries, clearedCents, refundEntries } from "../../ledger/rules.ts";
import { lockBreeder } from "../../ledger/store.ts";
import type { Refund as ProviderRefund } from "../../../platform/ports/payments/port.ts";
import { endReservation, endSale } from "../ending/index.ts";
import {
  bookOwed,
  bookSettled,
  coverShortfall,
  isAlive,
  isUnderWay,
  owe,
  planCancellation,
  remainingEntries,
} from "../refund_plan/index.ts";
import {
  allPayments,
  type Checkout,
  findCheckout,
  findPaymentByIntent,
  lockCheckout,
  lockPayment,
  moveFor,
  type Payment,
  writeEvent,
} from "../order/index.ts";
import { applyRefund } from "./refund_actions.ts";
import { notify } from "../notices/index.ts";
import { ProblemError } from "../../../platform/problem.ts";
import { isOurFault } from "../../../platform/provider_answers.ts";
import type { Services } from "../../../services.ts";
import * as store from "../order/index.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

/**
 * Reads all refunds of an intent at the provider and stores the news: the state of our refunds, and refunds
 * that an operator made in the provider's dashboard, which are booked in proportion.
 */
export async function syncRefunds(services: Needs, intentId: string): Promise<"done" | "unknown"> {
  const payment = await findPaymentByIntent(services.db, intentId);
  if (!payment) return "done";
  const answer = await services.payments.listRefunds(intentId);
  if (answer.kind === "unknown" || isOurFault(answer)) return "unknown";
  if (answer.kind !== "done") return "done";
  for (const made of answer.value.toReversed()) {
    const planned = made.metadata.refundId && await store.findRefund(services.db, made.metadata.refundId);
    if (!planned && await isWhole(services.db, payment, made)) await endBy(services, payment, made);
    const refundId = planned ? planned.id : await adopt(services, payment, made);
    if (refundId) await applyRefund(services, refundId, made);
  }
  return "done";
}

/**
 * Whether a refund made in the provider's dashboard takes all the remaining money of a payment before the
 * hand-off. No sale may stay open without its money, so such a refund ends it.
 */
async function isWhole(
  db: Needs["db"],
  { id, reservation_id }: Payment,
  made: ProviderRefund,
): Promise<boolean> {
  const checkout = (await findCheckout(db, reservation_id))!;
  const payment = checkout.payments.find((one) => one.id === id);
  if (!payment || payment.status !== "succeeded" || payment.is_returned || !isAlive(made.status)) {
    return false;
  }
  if (!moveFor(checkout.reservation.status, "cancel", "system")) return false;
  const rows = await store.findRefundsOf(db, [id]);
  if (rows.some((row) => row.provider_refund_id === made.id || isTryThatFailed(row, made))) return false;
  const left = clearedCents(await remainingEntries(db, payment));
  return left > 0 && coveredBy(rows, made, left, checkout.reservation.at) !== undefined;
}

/**
 * Returns the owed refunds that a dashboard refund covers in addition to all the remaining money of a
 * payment; undefined unless the amounts match exactly. Refunds that the provider is already making are not
 * included.
 */
function coveredBy(
  rows: readonly store.Refund[],
  made: ProviderRefund,
  left: number,
  now: Date,
): store.Refund[] | undefined {
  let rest = made.amountCents - left;
  // A refund that may still fail has paid nothing yet.
  if (rest > 0 && made.status !== "succeeded") return undefined;
  const covered = rows.filter((row) => {
    const isFree = (row.status === "pending" || row.status === "failed") && !isUnderWay(row, now);
    if (!isFree || row.amount_cents > rest) return false;
    rest -= row.amount_cents;
    return true;
  });
  return rest === 0 ? covered : undefined;
}

/** Books owed refunds as paid by a refund that an operator made. */
async function settleCovered(
  trx: Needs["db"],
  services: Needs,
  checkout: Checkout,
  covered: readonly store.Refund[],
): Promise<void> {
  for (const refund of covered) {
    const refunds = await store.lockRefunds(trx, allPayments(checkout).map(({ id }) => id));
    await bookSettled(trx, services, { checkout, refunds, refund }, {
      how: "other",
      entries: arrivedEntries(refund.amount_cents),
    });
  }
}

/**
 * Ends the sale whose payment the provider has refunded in full. If money is under way, the sale is left to
 * staff.
 */
async function endBy(services: Needs, seen: Payment, made: ProviderRefund): Promise<void> {
  try {
    await endReservation(services, seen.reservation_id, {
      isDone: async (db) => !await isWhole(db, seen, made),
      plan: async (db, checkout) => await planCancellation(db, checkout, "system"),
      async carryOut(trx, checkout, plan) {
        const reason = "The payment was refunded in full with the payment provider.";
        const parts = plan.parts.map((part) =>
          part.payment.id === seen.id ? { ...part, providerRefundId: made.id } : part
        );
        const rows = await store.lockRefunds(trx, [seen.id]);
        const left = clearedCents(await remainingEntries(trx, seen));
        const covered = coveredBy(rows, made, left, checkout.reservation.at) ?? [];
        await endSale(trx, services, checkout, { ...plan, parts }, {
          event: { id: services.newId(), actor: "system", actorId: null, reason },
          isPetReturned: true,
        });
        await settleCovered(trx, services, checkout, covered);
      },
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    services.log.warn("could not end a sale refunded at the provider", {
      reservationId: seen.reservation_id,
      code: error.code,
    });
  }
}

/** Whether an owed refund of the same amount could not be made, so an operator's refund pays it. */
const isTryThatFailed = (row: store.Refund, made: ProviderRefund): boolean =>
  row.amount_cents === made.amountCents && row.provider_refund_id === null && row.failure !== null &&
  (row.status === "pending" || row.status === "failed");

/**
 * Returns the id of the row for a refund that was not planned here: the owed refund of the same amount that
 * could not be made, or a new row. Undefined if no payment is left to refund.
 */
async function adopt(services: Needs, seen: Payment, made: ProviderRefund): Promise<string | undefined> {
  return await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, seen.reservation_id))!;
    const payment = (await lockPayment(trx, seen.id))!;
    const rows = await store.lockRefunds(trx, [payment.id]);
    const known = rows.find((row) => row.provider_refund_id === made.id);
    if (known) return known.id;
    if (payment.status !== "succeeded" || !isAlive(made.status)) return undefined;
    const owed = rows.find((row) => isTryThatFailed(row, made));
    if (owed) return owed.id;
    const remaining = await remainingEntries(trx, payment);
    const captured = clearedCents(remaining);
    const covered = captured < made.amountCents
      ? coveredBy(rows, made, captured, checkout.reservation.at)
      : [];
    if (covered === undefined) {
      services.log.error("the provider refunded more than a payment has left", {
        paymentId: payment.id,
        providerRefundId: made.id,
      });
      return undefined;
    }
    const { reservation, pet } = checkout;
    await lockBreeder(trx, pet.breederId);
    const amountCents = Math.min(captured, made.amountCents);
    await settleCovered(trx, services, checkout, covered);
    if (amountCents === 0) return undefined;
    const id = await owe(trx, services, {
      payment,
      reason: "provider",
      providerRefundId: made.id,
      entries: refundEntries(remaining, {
        amountCents,
        alreadyRefundedCents: 0,
        capturedCents: captured,
      }),
    });
    // The breeder has to repay funds that were already released.
    await coverShortfall(trx, services, checkout, id);
    await writeEvent(trx, reservation, reservation.status, {
      id: services.newId(),
      actor: "admin",
      actorId: null,
      reason: `Refund of ${formatCents(made.amountCents)}, made with the payment provider.`,
    });
    await notify(trx, services, reservation.id, "goodwill", id);
    return id;
  });
}

/**
 * Books as owed the refunds that an earlier build left open without a booking; returns how many. A failed
 * refund that a later refund replaced is no longer owed.
 */
export async function bookOpenRefunds(services: Needs): Promise<number> {
  return await forEachRow({
    page: (after, limit) => store.findUnbooked(services.db, after, limit),
    work: (seen) => bookOpen(services, seen),
    failed: "could not book an owed refund",
    log: services.log,
  });
}

async function bookOpen(services: Needs, seen: { id: string; reservationId: string }): Promise<void> {
  await withTx(services.db, async (trx) => {
    const payments = allPayments((await lockCheckout(trx, seen.reservationId))!);
    const refund = (await store.lockRefunds(trx, payments.map(({ id }) => id))).find(({ id }) =>
      id === seen.id
    )!;
    if (refund.status !== "pending" && refund.status !== "failed") return;
    const payment = payments.find(({ id }) => id === refund.payment_id)!;
    const left = clearedCents(await remainingEntries(trx, payment, refund.id));
    if (left >= refund.amount_cents) await bookOwed(trx, services, payment, refund);
    else await store.updateRefund(trx, refund.id, { status: "settled", settled_how: "other" });
  });
}
