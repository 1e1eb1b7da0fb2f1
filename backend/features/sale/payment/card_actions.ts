import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { fail, ProblemError } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { closePayment } from "./close_actions.ts";
import { openPayment } from "./intent_actions.ts";
import { notify, reservationChanged } from "../notices/index.ts";
import { balanceKind } from "./payable_actions.ts";
import { amountOf, declineCodeOf } from "../price/index.ts";
import {
  type Checkout,
  findCheckout,
  findCustomer,
  lockCheckout,
  type Payment,
  type Settlement,
} from "../order/index.ts";
import { settleIntent } from "./settle_actions.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;

/** Problems after which nothing is left to charge: paid, under way, or over. */
const NOT_TO_CHARGE: ReadonlySet<string> = new Set([
  "already_paid",
  "payment_processing",
  "reservation_not_open",
  "balance_not_due",
  "deposit_first",
]);
/** Nothing is charged by itself now: an account is suspended, a bank contests the sale, or the time of the balance is over. */
class ChargeOnHold extends Error {}
const MAX_ATTEMPTS = 3;
const BATCH_SIZE = 200;

/**
 * Takes a card off: from now on it is not charged, and the provider lets go of it soon. Taken off twice, it is taken off
 * once. Fails with `not_found`, or `payment_processing` while it is being charged.
 */
export async function removeCard(services: Services, id: string, userId: string): Promise<void> {
  const seen = await store.findCard(services.db, id);
  if (seen?.user_id !== userId) fail("not_found");
  await withTx(services.db, async (trx) => {
    await lockCheckout(trx, seen.reservation_id);
    const card = (await store.lockCard(trx, id))!;
    if (card.removed_at) return;
    if (card.attempted_at && !card.answered_at) fail("payment_processing");
    await store.removeCard(trx, id);
    await services.addJob(trx, "detachCard", { savedCardId: id }, { key: `detach:${id}` });
    await reservationChanged(trx, services, card.reservation_id);
  });
}

/** Has the provider let go of a card that was taken off. Throws where nobody can tell; the job tries again. */
export async function detachCard(services: Pick<Services, "db" | "payments">, id: string): Promise<void> {
  const card = await store.findCard(services.db, id);
  if (!card?.removed_at || card.detached_at) return;
  const answer = await services.payments.detachCard(card.method_id);
  if (answer.kind === "unknown") throw new Error(`a card could not be let go: ${answer.reason}`);
  await store.noteDetached(services.db, id);
}

/** Has the provider let go of a card that was set up or paid with and is kept for nothing. Throws where nobody can tell. */
export async function dropCard({ payments }: Pick<Services, "payments">, methodId: string): Promise<void> {
  const answer = await payments.detachCard(methodId);
  if (answer.kind === "unknown") throw new Error(`a card could not be let go: ${answer.reason}`);
}

/** Charges the balances whose day has come and whose buyers let us. One that fails does not keep the others. */
export async function chargeBalances(services: Services, signal?: AbortSignal): Promise<void> {
  for (const card of await store.findDueCards(services.db, BATCH_SIZE)) {
    if (signal?.aborted) return;
    await chargeCard(services, card).catch((error) =>
      services.log.warn("a balance cannot be charged now", { savedCardId: card.id, error })
    );
  }
}

/**
 * Charges a kept card for the balance, once: the intent is the one that the buyer would pay with, and the key follows from
 * our ids, so neither a lost answer nor a buyer who pays at the same moment makes a second charge. A refusal is told to
 * the buyer, with the way to pay by hand; an answer that is lost is asked for again by the next run, which charges nothing
 * once the sale is on hold.
 */
async function chargeCard(
  services: Services,
  { id, isBegun }: { id: string; isBegun: boolean },
): Promise<void> {
  const card = await store.beginCharge(services.db, id);
  if (!card) return;
  const payment = await paymentFor(services, card);
  if (payment === "unknown") return;
  if (payment === "on hold") {
    // What was begun before may be at the provider.
    return await (isBegun ? takeUpBegun(services, card) : store.putOffCharge(services.db, id));
  }
  if (payment === "nothing") return void await store.endCharge(services.db, id, null);
  const intentId = payment.intent_id!;
  const answer = await services.payments.confirmIntent({
    intentId,
    paymentMethodId: card.method_id,
    isOffSession: true,
    // The provider repeats its answer to a key, also that the intent was waiting for another method.
    idempotencyKey: `charge:${id}:${payment.id}${card.put_off > 0 ? `:${card.put_off}` : ""}`,
  });
  if (answer.kind === "unknown") return;
  await takeUp(services, card, payment, await settleIntent(services, intentId));
}

/**
 * Takes up how a charge ended whose answer was lost, without charging: what is on hold would else be under way for as long,
 * and its buyer could not take the card off. One of which the provider has not heard is as if it had not begun.
 */
async function takeUpBegun(services: Services, card: store.SavedCard): Promise<void> {
  const checkout = await findCheckout(services.db, card.reservation_id);
  const payment = checkout?.payments.findLast(({ kind }) => kind === "Balance");
  const settlement = payment?.intent_id ? await settleIntent(services, payment.intent_id) : undefined;
  if (!payment || !settlement || (settlement.kind === "open" && !settlement.failure)) {
    return await store.putOffCharge(services.db, card.id);
  }
  await takeUp(services, card, payment, settlement);
}

/**
 * Records how a charge ended. The buyer learns of a refusal while they still have a balance to pay. Nobody refused an intent
 * that was canceled or changed to another method: the sale has ended, or its buyer is paying another way and may stop.
 */
async function takeUp(
  services: Services,
  card: store.SavedCard,
  payment: Payment,
  settlement: Settlement,
): Promise<void> {
  if (settlement.kind === "unknown") return;
  if (settlement.kind !== "open") return void await store.endCharge(services.db, card.id, null);
  const { status, failure } = settlement;
  const isReplaced = failure === null && (status === "canceled" || settlement.payment.method !== "card");
  const failureCode = isReplaced ? null : failure ? declineCodeOf(failure) : "not_charged";
  await withTx(services.db, async (trx) => {
    const { reservation } = (await lockCheckout(trx, card.reservation_id))!;
    const isOwed = reservation.status === "deposit-paid";
    if (isOwed && isReplaced) return await store.putOffCharge(trx, card.id);
    if (!await store.endCharge(trx, card.id, failureCode) || !isOwed) return;
    await notify(trx, services, card.reservation_id, "card-declined", payment.id);
  });
}

/** The open payment of the balance, of the customer who has kept the card. */
async function paymentFor(
  services: Services,
  card: store.SavedCard,
): Promise<Payment | "nothing" | "on hold" | "unknown"> {
  const { payment_customer_id: customerId } = await findCustomer(services.db, card.user_id);
  const guard = async (checkout: Checkout, trx: Trx) => {
    const kind = balanceKind(checkout);
    const { total_cents: totalCents, deposit_cents: depositCents } = checkout.order;
    // Only what was agreed to.
    if (amountOf(kind, { totalCents, depositCents }) !== card.amount_cents) fail("balance_not_due");
    if (!await store.isChargedNow(trx, card.reservation_id)) throw new ChargeOnHold();
    return kind;
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      const { payment } = await openPayment(services, card.reservation_id, "card", guard);
      if (!payment) return "nothing";
      if (payment.request?.customerId === customerId) return payment;
      // Begun before the buyer was a customer there: such an intent takes no kept card.
      await closePayment(services, payment);
    } catch (error) {
      if (error instanceof ChargeOnHold) return "on hold";
      if (!(error instanceof ProblemError)) throw error;
      return NOT_TO_CHARGE.has(error.code) ? "nothing" : "unknown";
    }
  }
  return "unknown";
}
