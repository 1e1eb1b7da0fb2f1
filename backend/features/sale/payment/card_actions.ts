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

/** Problems after which nothing is left to charge: already paid, under way, or ended. */
const NOT_TO_CHARGE: ReadonlySet<string> = new Set([
  "already_paid",
  "payment_processing",
  "reservation_not_open",
  "balance_not_due",
  "deposit_first",
]);
/**
 * Thrown while nothing may be charged automatically: an account is suspended, a bank disputes a payment, or
 * the time for the balance is over.
 */
class ChargeOnHold extends Error {}
const MAX_ATTEMPTS = 3;
const BATCH_SIZE = 200;

/**
 * Removes a card. It is no longer charged, and the provider detaches it soon. Repeating it changes nothing.
 * Fails with `not_found`, or with `payment_processing` while the card is being charged.
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

/** Detaches a removed card at the provider. Throws if the outcome is unknown; the job retries. */
export async function detachCard(services: Pick<Services, "db" | "payments">, id: string): Promise<void> {
  const card = await store.findCard(services.db, id);
  if (!card?.removed_at || card.detached_at) return;
  const answer = await services.payments.detachCard(card.method_id);
  if (answer.kind === "unknown") throw new Error(`a card could not be let go: ${answer.reason}`);
  await store.noteDetached(services.db, id);
}

/**
 * Detaches a card at the provider that was set up or paid with but is not saved for anything. Throws if the
 * outcome is unknown.
 */
export async function dropCard({ payments }: Pick<Services, "payments">, methodId: string): Promise<void> {
  const answer = await payments.detachCard(methodId);
  if (answer.kind === "unknown") throw new Error(`a card could not be let go: ${answer.reason}`);
}

/** Charges the due balances of buyers who agreed to it. One failure does not stop the others. */
export async function chargeBalances(services: Services, signal?: AbortSignal): Promise<void> {
  for (const card of await store.findDueCards(services.db, BATCH_SIZE)) {
    if (signal?.aborted) return;
    await chargeCard(services, card).catch((error) =>
      services.log.warn("could not charge a balance", { savedCardId: card.id, error })
    );
  }
}

/**
 * Charges a saved card for the balance once. The intent is the one with which the buyer would pay, and the
 * key derives from our ids, so neither a lost answer nor a buyer who pays at the same moment causes a second
 * charge. A declined charge is reported to the buyer with a way to pay. If an answer is lost, the next run
 * asks for it again; it charges nothing once the sale is on hold.
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
    // A charge that was already started may have reached the provider.
    return await (isBegun ? takeUpBegun(services, card) : store.putOffCharge(services.db, id));
  }
  if (payment === "nothing") return void await store.endCharge(services.db, id, null);
  const intentId = payment.intent_id!;
  const answer = await services.payments.confirmIntent({
    intentId,
    paymentMethodId: card.method_id,
    isOffSession: true,
    // The provider repeats its answer for the same key, even the answer that the intent awaited another
    // method.
    idempotencyKey: `charge:${id}:${payment.id}${card.put_off > 0 ? `:${card.put_off}` : ""}`,
  });
  if (answer.kind === "unknown") return;
  await takeUp(services, card, payment, await settleIntent(services, intentId));
}

/**
 * Finds out, without charging, how a charge ended whose answer was lost. Otherwise a charge on hold would
 * stay under way, and the buyer could not remove the card. A charge that never reached the provider counts as
 * not started.
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
 * Records how a charge ended. The buyer is notified of a decline while a balance is still due. An intent that
 * was canceled or changed to another method was not declined: the sale has ended, or the buyer is paying
 * another way and may stop.
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

/** Returns the open payment of the balance, made for the customer whose card is saved. */
async function paymentFor(
  services: Services,
  card: store.SavedCard,
): Promise<Payment | "nothing" | "on hold" | "unknown"> {
  const { payment_customer_id: customerId } = await findCustomer(services.db, card.user_id);
  const guard = async (checkout: Checkout, trx: Trx) => {
    const kind = balanceKind(checkout);
    const { total_cents: totalCents, deposit_cents: depositCents } = checkout.order;
    // Charges only the amount that the buyer agreed to pay.
    if (amountOf(kind, { totalCents, depositCents }) !== card.amount_cents) fail("balance_not_due");
    if (!await store.isChargedNow(trx, card.reservation_id)) throw new ChargeOnHold();
    return kind;
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      const { payment } = await openPayment(services, card.reservation_id, "card", guard);
      if (!payment) return "nothing";
      if (payment.request?.customerId === customerId) return payment;
      // The payment was started before the buyer was a customer at the provider. Such an intent takes no
      // saved card.
      await closePayment(services, payment);
    } catch (error) {
      if (error instanceof ChargeOnHold) return "on hold";
      if (!(error instanceof ProblemError)) throw error;
      return NOT_TO_CHARGE.has(error.code) ? "nothing" : "unknown";
    }
  }
  return "unknown";
}
