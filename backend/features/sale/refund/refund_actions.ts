import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { arrivedEntries, clearedCents, extraEntries, reversed } from "../../ledger/rules.ts";
import { entriesOf, lockBreeder, post } from "../../ledger/store.ts";
import { alertStaff } from "../../mails/staff_actions.ts";
import type { Answer, Refund as ProviderRefund } from "../../../platform/ports/payments/port.ts";
import {
  arrivalSource,
  bearLosses,
  bookOwed,
  finish,
  type Found,
  isAlive,
  isFinalRefusal,
  lockRefund,
  refundKey,
  retryPauseMs,
} from "../refund_plan/index.ts";
import { allPayments, writeEvent } from "../order/index.ts";
import { extraRefund, notifyArrival, reservationChanged } from "../notices/index.ts";
import type { Services } from "../../../services.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

/**
 * Makes a planned refund at the provider, with a separate key for each try, and books it once it has
 * succeeded. After a refusal or failure the refund stays owed and the next try is scheduled.
 * @throws if the outcome is unknown; the job retries with the same key.
 */
export async function makeRefund(services: Needs, refundId: string): Promise<void> {
  const refund = await store.beginTry(services.db, refundId);
  if (!refund?.intentId) return;
  const { intentId, attempt } = refund;
  let answer: Answer<ProviderRefund> | undefined;
  if (refund.provider_refund_id) answer = await services.payments.retrieveRefund(refund.provider_refund_id);
  else {
    // The provider may have made an earlier try that we gave up.
    if (attempt > 1) answer = await findMade(services, intentId, refundId);
    answer ??= await services.payments.refund({
      intentId,
      amountCents: refund.amount_cents,
      reason: "requested_by_customer",
      metadata: { refundId, reservationId: refund.reservationId, attempt: String(attempt) },
      idempotencyKey: refund.idempotency_key,
    });
    if (answer.kind === "refused") answer = await findMade(services, intentId, refundId) ?? answer;
  }
  if (answer.kind === "done") return await applyRefund(services, refundId, answer.value);
  if (answer.kind === "unknown") throw new Error(`the outcome of a refund is not known: ${answer.reason}`);
  const failure = answer.kind === "refused" ? answer.code : answer.kind;
  await withTx(services.db, async (trx) => {
    const found = await lockRefund(trx, refund);
    if (found.refund.status === "pending" && found.refund.attempt === attempt) {
      await fallBack(trx, services, found, failure);
    }
  });
}

/** Finds a try of this refund that the provider has made and that has not failed. */
async function findMade(
  services: Needs,
  intentId: string,
  refundId: string,
): Promise<Answer<ProviderRefund> | undefined> {
  const all = await services.payments.listRefunds(intentId);
  if (all.kind !== "done") return all.kind === "unknown" ? all : undefined;
  const made = all.value.find(({ metadata, status }) => metadata.refundId === refundId && isAlive(status));
  return made && { kind: "done", value: made };
}

/** Number of our try that made a refund at the provider; undefined if none did. */
const attemptOf = ({ metadata }: ProviderRefund): number | undefined =>
  metadata.refundId ? Number(metadata.attempt ?? 1) : undefined;

/**
 * Stores the state of a refund at the provider. A refund can fail even after it succeeded, if the buyer's
 * bank returns it; then it is owed again.
 */
export async function applyRefund(services: Needs, refundId: string, made: ProviderRefund): Promise<void> {
  const seen = (await store.findRefund(services.db, refundId))!;
  await withTx(services.db, async (trx) => {
    const found = await lockRefund(trx, seen);
    const { refund } = found;
    const isThisTry = refund.provider_refund_id === made.id ||
      (refund.provider_refund_id === null && (isAlive(made.status) || attemptOf(made) === refund.attempt));
    if (!isThisTry) return await bookExtra(trx, services, found, made);
    if (!isAlive(made.status)) {
      if (refund.status !== "pending" && refund.status !== "succeeded") return;
      return await fallBack(trx, services, found, made.failureReason ?? made.status);
    }
    if (refund.status === "settled") return await bookExtra(trx, services, found, made);
    if (refund.status === "succeeded") return;
    await store.updateRefund(trx, refund.id, {
      status: "pending",
      provider_refund_id: made.id,
      // A refund that was first made in the provider's dashboard was never owed.
      ...(refund.provider_refund_id === null ? { made_at: made.createdAt } : {}),
    });
    if (made.status === "succeeded") await arrive(trx, services, found);
  });
}

/**
 * Books money that reached the buyer although the refund was already paid, by another refund or another way.
 * We cannot take it back, so the platform bears it and staff follow up. Booked and alerted once per refund at
 * the provider.
 */
async function bookExtra(
  trx: Trx,
  services: Needs,
  { checkout, refund }: Found,
  made: ProviderRefund,
): Promise<void> {
  if (made.status !== "succeeded") return;
  const { reservation } = checkout;
  const payment = allPayments(checkout).find(({ id }) => id === refund.payment_id)!;
  const isNew = await post(trx, services.newId, {
    source: `refund-extra:${refund.id}:${made.id}`,
    kind: "refund-extra",
    orderId: payment.order_id,
    reservationId: reservation.id,
    entries: extraEntries(made.amountCents),
  });
  if (!isNew) return;
  services.log.error("a refund was made twice", {
    refundId: refund.id,
    status: refund.status,
    providerRefundId: made.id,
  });
  await alertExtra(trx, services, { number: reservation.number, amountCents: made.amountCents });
}

/** Asks staff to handle money that a buyer got beyond the owed amount. */
async function alertExtra(
  trx: Trx,
  services: Needs,
  { number, amountCents }: { number: string; amountCents: number },
): Promise<void> {
  const email = extraRefund({ number, amountCents, publicUrl: services.config.publicUrl });
  await alertStaff(trx, services, { kind: "refund-extra", email });
}

/** Books the arrival of an owed refund. */
async function arrive(trx: Trx, services: Needs, found: Found): Promise<void> {
  const { checkout, refund } = found;
  await finish(trx, services, found, {
    change: { status: "succeeded", failure: null },
    source: arrivalSource(refund.id, refund.attempt),
    entries: arrivedEntries(refund.amount_cents),
  });
  const { reservation, pet } = checkout;
  const payment = allPayments(checkout).find(({ id }) => id === refund.payment_id)!;
  await lockBreeder(trx, pet.breederId);
  const { platformCents } = await bearLosses(trx, services, checkout, payment);
  // The bank had already given the buyer this money.
  const amountCents = Math.min(platformCents, refund.amount_cents);
  if (amountCents > 0) await alertExtra(trx, services, { number: reservation.number, amountCents });
  await notifyArrival(trx, services, {
    reservationId: reservation.id,
    refundId: refund.id,
    wasReturned: refund.returned_at !== null,
    wasDelayed: refund.alerted_at !== null,
    now: checkout.reservation.at,
  });
}

/** Records a failed try: the money stays owed, and another try is scheduled if it could help. */
async function fallBack(
  trx: Trx,
  services: Needs,
  { checkout, refund }: Found,
  failure: string,
): Promise<void> {
  const { reservation } = checkout;
  const payment = allPayments(checkout).find(({ id }) => id === refund.payment_id)!;
  const isFinal = isFinalRefusal(failure);
  services.log.error("a refund did not arrive", {
    refundId: refund.id,
    attempt: refund.attempt,
    failure,
    isFinal,
  });
  await bookOwed(trx, services, payment, refund);
  if (refund.status === "succeeded") {
    const source = arrivalSource(refund.id, refund.attempt);
    await post(trx, services.newId, {
      source: `refund-failed:${refund.id}:${refund.attempt}`,
      kind: "refund-failed",
      orderId: payment.order_id,
      reservationId: reservation.id,
      entries: reversed(arrivedEntries(-clearedCents(await entriesOf(trx, source)))),
    });
    await store.addRefunded(trx, payment.id, -refund.amount_cents);
    await writeEvent(trx, reservation, reservation.status, {
      id: services.newId(),
      actor: "system",
      actorId: null,
      reason: "The bank sent a refund back. It is still owed to the buyer.",
    });
  }
  await reservationChanged(trx, services, reservation.id);
  await store.planTry(trx, refund, {
    status: isFinal ? "failed" : "pending",
    failure,
    idempotencyKey: refundKey(refund.id, refund.attempt + 1),
    pauseMs: retryPauseMs(refund.attempt),
  });
  // The provider refuses to refund a charge that a bank took back. In that case the bank's money pays the
  // refunds.
  await lockBreeder(trx, checkout.pet.breederId);
  await bearLosses(trx, services, checkout, payment);
}
