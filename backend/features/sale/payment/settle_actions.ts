import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { fundedEntries, paymentEntries, reversed, unusedPaymentEntries } from "../../ledger/rules.ts";
import { post } from "../../ledger/store.ts";
import { petChanged } from "../../pets/actions.ts";
import { setPetStatus } from "../../pets/status_store.ts";
import type { Intent } from "../../../platform/ports/payments/port.ts";
import {
  type Action,
  balanceDueAt as dueAtOf,
  bookedOrder,
  bookFee,
  type Checkout,
  ended,
  fundedSource,
  HOLD_MINUTES,
  lockCheckout,
  moveFor,
  type Payment,
  type ReturnReason,
  type Settlement,
  updateOrder,
  updateReservation,
  writeEvent,
  writeMove,
} from "../order/index.ts";
import type { Services } from "../../../services.ts";
import { beginDelivery } from "../delivery/index.ts";
import { keepCardLocked, planDrop, retireCards } from "./kept_card_actions.ts";
import { notify, reservationChanged } from "../notices/index.ts";
import {
  confirmedOffer,
  declineCodeOf,
  intentStatus,
  nextPaymentStatus,
  type OfferedColumn,
  offeredProgress,
  verdictOn,
} from "../price/index.ts";
import { issueReceipts } from "../receipt/index.ts";
import { planRefund } from "../refund_plan/index.ts";
import { settleAddOns } from "./add_on_settle_actions.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log">;

/**
 * The only completion of a payment. Reads the provider's intent, whatever a caller claims about it, and
 * applies its effect once. Checkout, webhook, reconciliation and the end of a hold all call this, in any
 * order and any number of times.
 */
export async function settleIntent(services: Needs, intentId: string): Promise<Settlement> {
  const known = await store.findPaymentByIntent(services.db, intentId);
  if (known?.status === "succeeded" && known.provider_fee_cents !== null) {
    return await ended(services.db, known);
  }
  const answer = await services.payments.retrieveIntent(intentId);
  if (answer.kind === "missing") return { kind: "missing" };
  if (answer.kind !== "done") return { kind: "unknown" };
  const intent = answer.value;
  const payment = known ?? await store.findPayment(services.db, intent.metadata.paymentId);
  if (!payment || (payment.intent_id !== null && payment.intent_id !== intent.id)) return { kind: "missing" };
  return await withTx(services.db, (trx) => applyIntent(trx, services, payment, intent));
}

/** Applies the state of a provider's intent to its payment and reservation. */
export async function applyIntent(
  trx: Trx,
  services: Needs,
  { id, reservation_id }: Pick<Payment, "id" | "reservation_id">,
  intent: Intent,
): Promise<Settlement> {
  const found = (await lockCheckout(trx, reservation_id))!;
  const bought = found.addOnOrders.find(({ payments }) => payments.some((one) => one.id === id));
  if (bought) return await settleAddOns(trx, services, found, bought, id, intent);
  const payment = found.payments.find((one) => one.id === id)!;
  if (payment.status === "succeeded") {
    await bookFee(trx, services, payment, intent);
    return await ended(trx, payment);
  }
  const seen = nextPaymentStatus<Payment["status"]>(payment.status, intentStatus(intent.status));
  const isConfirmed = seen === "succeeded" || seen === "processing";
  const checkout = isConfirmed ? await asConfirmed(trx, found, payment, intent) : found;
  if (seen === "succeeded") return await succeed(trx, services, checkout, payment, intent);
  const failure_code = intent.failure ? declineCodeOf(intent.failure) : null;
  // An event may report an intent before its own answer brings the secret.
  const client_secret = payment.client_secret ?? intent.clientSecret;
  const change = { status: seen, intent_id: intent.id, client_secret, failure_code };
  await store.updatePayment(trx, id, change);
  // A replaced intent changes nothing for the payment that is now in processing.
  const isReplaced = checkout.payments.some((other) => other.id !== id && other.status === "processing");
  if (payment.kind !== "Balance" && !isReplaced) {
    await followOpen(trx, services, checkout, seen, failure_code);
  }
  const now = { ...payment, ...change };
  if (seen === "processing") return { kind: "processing", payment: now };
  return { kind: "open", payment: now, status: seen, failure: intent.failure };
}

/** Returns the order as its buyer confirmed it, undoing a change that came too late for the payment. */
async function asConfirmed(
  trx: Trx,
  checkout: Checkout,
  payment: Payment,
  intent: Intent,
): Promise<Checkout> {
  const { reservation, order } = checkout;
  if (reservation.status !== "held" && reservation.status !== "processing") return checkout;
  const amountCents = intent.status === "succeeded" ? intent.receivedCents : intent.amountCents;
  const price = { totalCents: order.total_cents, depositCents: order.deposit_cents };
  const offer = confirmedOffer(payment.offers, { kind: payment.kind, amountCents }, price);
  if (!offer) return checkout;
  const progress = offeredProgress(reservation.progress, offer);
  await updateReservation(trx, reservation.id, { progress: JSON.stringify(progress) });
  return {
    ...checkout,
    order: await updateOrder(trx, order.id, {
      // An offer from before orders had add-ons has none.
      line_items: [],
      ...offer.order as Partial<Record<OfferedColumn, never>>,
    }),
    reservation: { ...reservation, progress },
  };
}

/** Moves a reservation whose first payment is now, or is no longer, in processing. */
async function followOpen(
  trx: Trx,
  services: Needs,
  { reservation, pet }: Checkout,
  seen: Payment["status"],
  failure: string | null,
): Promise<void> {
  const event = { id: services.newId(), actor: "system" as const, actorId: null };
  if (seen === "processing") {
    const move = moveFor(reservation.status, "await-payment", "system");
    if (!move) return;
    await writeMove(trx, reservation, move, event, { hold_expires_at: null });
    await reservationChanged(trx, services, reservation.id);
    return await petChanged(trx, services, reservation.pet_id);
  }
  const move = moveFor(reservation.status, "payment-failed", "system");
  if (!move) return;
  const reason = failure ? "The payment was refused." : "The payment didn't go through.";
  await backToHold(trx, services, { reservation, pet }, { ...event, reason });
}

/** Gives the buyer 15 new minutes to pay another way, or none if the breeder is suspended. */
async function backToHold(
  trx: Trx,
  services: Needs,
  { reservation, pet }: Pick<Checkout, "reservation" | "pet">,
  event: Parameters<typeof writeMove>[3],
): Promise<void> {
  const move = moveFor(reservation.status, "payment-failed", "system");
  if (!move) return;
  const { rows: [row] } = await sql<{ until: Date }>`
    select now() + make_interval(mins => ${
    pet.isBreederSuspended || !pet.isBreederVerified ? 0 : HOLD_MINUTES
  }) as until`.execute(trx);
  const runAt = row!.until;
  await writeMove(trx, reservation, move, event, { hold_expires_at: runAt });
  await reservationChanged(trx, services, reservation.id);
  await services.addJob(trx, "expireHold", { reservationId: reservation.id }, {
    key: `hold:${reservation.id}`,
    runAt,
  });
  await petChanged(trx, services, reservation.pet_id);
}

async function succeed(
  trx: Trx,
  services: Needs,
  checkout: Checkout,
  payment: Payment,
  intent: Intent,
): Promise<Settlement> {
  const { reservation, order, pet, payments } = checkout;
  const price = { totalCents: order.total_cents, depositCents: order.deposit_cents };
  const hasRival = payments.some((other) =>
    other.id !== payment.id && other.kind === payment.kind && other.status !== "canceled" &&
    !other.is_returned
  );
  const verdict = hasRival ? "late_payment" : verdictOn({
    kind: payment.kind,
    receivedCents: intent.receivedCents,
    reservationStatus: reservation.status,
    petStatus: pet.status,
    price,
  });
  await store.updatePayment(trx, payment.id, {
    status: "succeeded",
    intent_id: intent.id,
    amount_cents: intent.receivedCents,
    failure_code: null,
    brand: intent.charge?.method.brand ?? null,
    last4: intent.charge?.method.last4 ?? null,
    is_returned: verdict !== "take",
    offers: "[]",
    succeeded_at: sql<Date>`now()`,
  });
  const paid = {
    ...payment,
    status: "succeeded" as const,
    intent_id: intent.id,
    amount_cents: intent.receivedCents,
  };
  const entries = verdict === "take"
    ? paymentEntries(bookedOrder(order, pet.breederId), payment.kind)
    : unusedPaymentEntries(intent.receivedCents);
  await post(trx, services.newId, {
    source: `payment:${intent.id}`,
    kind: verdict === "take" ? `payment-${payment.kind.toLowerCase()}` : "payment-unused",
    orderId: order.id,
    reservationId: reservation.id,
    entries,
  });
  await bookFee(trx, services, paid, intent);
  if (verdict !== "take") {
    await giveBack(trx, services, checkout, paid, verdict);
    if (payment.saves_card && intent.paymentMethodId) await planDrop(trx, services, intent.paymentMethodId);
    return { kind: "returned", payment: paid, reason: verdict };
  }
  await countPayment(trx, services, checkout, payment.kind);
  if (payment.kind === "Deposit" && payment.saves_card && intent.paymentMethodId) {
    const { brand = null, last4 = null } = intent.charge?.method ?? {};
    const card = { id: intent.paymentMethodId, brand, last4 };
    await keepForBalance(trx, services, checkout, card);
  }
  return { kind: "paid", payment: paid };
}

/** Saves the deposit's card at the buyer's request, using the reservation's current state. */
async function keepForBalance(
  trx: Trx,
  services: Needs,
  { reservation }: Checkout,
  card: Parameters<typeof keepCardLocked>[3],
): Promise<void> {
  const now = (await lockCheckout(trx, reservation.id))!;
  if (now.order.total_cents > now.order.deposit_cents) await keepCardLocked(trx, services, now, card);
}

/** Moves the reservation for a payment of this kind, and its pet with it. */
export async function countPayment(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob">,
  { reservation, order, pet }: Checkout,
  kind: Payment["kind"],
): Promise<void> {
  const actions: Record<Payment["kind"], Action> = {
    Deposit: "pay-deposit",
    Full: "pay-full",
    Balance: "pay-balance",
  };
  const move = moveFor(reservation.status, actions[kind], "system");
  if (!move) throw new Error(`a ${kind} cannot be counted for a reservation that is ${reservation.status}`);
  const event = { id: services.newId(), actor: "system" as const, actorId: null };
  if (kind !== "Balance") {
    await post(trx, services.newId, {
      source: fundedSource(order.id),
      kind: "funded",
      orderId: order.id,
      reservationId: reservation.id,
      entries: fundedEntries(bookedOrder(order, pet.breederId)),
    });
  }
  await beginDelivery(trx, services, { reservationId: reservation.id, order });
  const happenings = { Deposit: "deposit-paid", Full: "paid", Balance: "balance-paid" } as const;
  await notify(trx, services, reservation.id, happenings[kind]);
  if (kind === "Balance") {
    await retireCards(trx, services, reservation.id);
    await writeMove(trx, reservation, move, event, { balance_due_at: null });
    return await issueReceipts(trx, { reservation, order, pet });
  }
  const balanceDueAt = kind === "Deposit" ? dueAtOf(reservation.at, pet) : null;
  await writeMove(trx, reservation, move, event, {
    hold_expires_at: null,
    paid_at: reservation.at,
    balance_due_at: balanceDueAt,
    progress: JSON.stringify({ ...reservation.progress, stepName: "completed" }),
  });
  const paymentType = kind === "Deposit" ? "deposit" : "full";
  if (order.payment_type !== paymentType) await updateOrder(trx, order.id, { payment_type: paymentType });
  await setPetStatus(trx, {
    eventId: services.newId(),
    petId: pet.id,
    from: pet.status,
    to: "reserved",
    actorId: null,
    actorRole: "system",
    reason: null,
  });
  await petChanged(trx, services, pet.id);
  await issueReceipts(trx, { reservation, order, pet }, balanceDueAt);
}

const RETURN_WORDS: Record<ReturnReason, string> = {
  late_payment: "A payment arrived when the pet couldn't be reserved anymore. We're refunding it in full.",
  amount_mismatch: "A payment arrived for a different amount than the order. We're refunding it in full.",
};

async function giveBack(
  trx: Trx,
  services: Needs,
  { reservation, pet }: Checkout,
  payment: Payment,
  reason: ReturnReason,
): Promise<void> {
  services.log.warn("returning a payment to its buyer", { paymentId: payment.id, reason });
  await notify(trx, services, reservation.id, "payment-returned", payment.id);
  await planRefund(trx, services, {
    payment,
    reason,
    entries: reversed(unusedPaymentEntries(payment.amount_cents)),
  });
  const event = {
    id: services.newId(),
    actor: "system" as const,
    actorId: null,
    reason: RETURN_WORDS[reason],
  };
  if (payment.kind !== "Balance" && reservation.status === "processing") {
    return await backToHold(trx, services, { reservation, pet }, event);
  }
  await writeEvent(trx, reservation, reservation.status, event);
}
