import type { Charge, PaymentIntent, PaymentMethod, Scenario } from "./objects.ts";
import { type Call, emit, methodDetails, type Sandbox, seconds } from "./context.ts";
import { newId } from "./wire.ts";
import { availableOn, book } from "./balance.ts";
import { cardError } from "./cards.ts";

/** Returns the provider's fee on a charge: 2.9% and 30 cents, half a cent rounded up. */
export function providerFee(amountCents: number): number {
  return Math.floor((amountCents * 29 + 500) / 1000) + 30;
}

/** Delay between a charge and its dispute, for cards that cause one. */
const DISPUTED_AFTER_MS = 2000;

function newCharge(intent: PaymentIntent, method: PaymentMethod): Charge {
  return {
    id: newId("ch_"),
    object: "charge",
    created: seconds(),
    livemode: false,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: false,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method),
    receipt_email: intent.receipt_email,
    refunded: false,
    status: "failed",
  };
}

/** Moves the money: one captured charge and its fee. The intent has succeeded. */
export function capture(
  sandbox: Sandbox,
  call: Call | null,
  intent: PaymentIntent,
  method: PaymentMethod,
): void {
  const charge = newCharge(intent, method);
  const booked = book(sandbox, {
    source: charge.id,
    // Movements of other methods than cards have a different name
    // (docs.stripe.com/reports/balance-transaction-types).
    type: method.type === "card" ? "charge" : "payment",
    category: "charge",
    amount: intent.amount,
    fee: providerFee(intent.amount),
    availableOn: method._bypassesPending ? seconds() : availableOn(sandbox),
  });
  Object.assign(charge, {
    amount_captured: intent.amount,
    balance_transaction: booked.id,
    captured: true,
    paid: true,
    status: "succeeded",
  });
  sandbox.store.put(charge);
  Object.assign(intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  sandbox.store.put(intent);
  if (method._dispute) {
    sandbox.store.addTask(Date.now() + DISPUTED_AFTER_MS, "dispute", charge.id);
    sandbox.wake();
  }
  emit(sandbox, call, "charge.succeeded", charge);
  emit(sandbox, call, "payment_intent.succeeded", intent);
}

/** Records a decline by the bank: a failed charge. The intent waits for another method. */
export function declineCharge(
  sandbox: Sandbox,
  call: Call | null,
  intent: PaymentIntent,
  method: PaymentMethod,
  scenario: Extract<Scenario, { kind: "decline" }>,
): void {
  const error = cardError(scenario.code, scenario.declineCode);
  const charge = newCharge(intent, method);
  Object.assign(charge, { failure_code: error.code, failure_message: error.message });
  sandbox.store.put(charge);
  intent.latest_charge = charge.id;
  emit(sandbox, call, "charge.failed", charge);
  failIntent(sandbox, call, intent, method, error);
}

/** Records an attempt that failed without a charge (not authenticated, or refused on the other page). */
export function failIntent(
  sandbox: Sandbox,
  call: Call | null,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: PaymentIntent["last_payment_error"] & object,
): void {
  const { _scenario, _refund, _dispute, _inquiry, _bypassesPending, ...visible } = method;
  Object.assign(intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: visible },
  });
  sandbox.store.put(intent);
  emit(sandbox, call, "payment_intent.payment_failed", intent);
}
