import type { Charge, PaymentMethod, Refund } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { badRequest, type Form, mergeMetadata, missing, newId, readParams } from "./wire.ts";
import { needIntent } from "./intents.ts";
import { closeInquiry, isContested } from "./disputes.ts";
import { book } from "./balance.ts";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"];
const LATE_MS = 2000;

/**
 * `POST /v1/refunds`. One transaction reads and reduces the remaining amount, so parallel refunds never
 * exceed it.
 */
export function createRefund(sandbox: Sandbox, call: Call, form: Form): Refund {
  const params = readParams(form, ["payment_intent", "charge", "amount", "reason", "metadata"]);
  const { store } = sandbox;
  const chargeId = params.text("charge") ??
    needIntent(sandbox, call, params.need("payment_intent")).latest_charge;
  const charge = store.get<Charge>("charge", chargeId);
  if (!charge && params.text("charge")) throw missing("charge", chargeId ?? "", "charge");
  if (!charge?.captured) {
    throw badRequest(
      "payment_intent_unexpected_state",
      "There is no successful charge to refund.",
      "payment_intent",
    );
  }
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = params.cents("amount") ?? left;
  if (left === 0) {
    throw badRequest("charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
  }
  if (amount <= 0) throw badRequest("parameter_invalid_integer", "Invalid positive integer", "amount");
  if (amount > left) {
    throw badRequest(
      "amount_too_large",
      `Refund amount (${amount}) is greater than what is left (${left})`,
      "amount",
    );
  }
  if (isContested(sandbox, charge)) {
    throw badRequest("charge_disputed", `Charge ${charge.id} is disputed and cannot be refunded.`);
  }
  const reason = params.text("reason");
  if (reason && !REASONS.includes(reason)) throw badRequest("parameter_invalid", "Invalid reason", "reason");
  const ending = store.get<PaymentMethod>("payment_method", charge.payment_method)?._refund;
  const refund: Refund = {
    id: newId("re_"),
    object: "refund",
    created: seconds(),
    amount,
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    metadata: mergeMetadata({}, params.map("metadata")),
    payment_intent: charge.payment_intent,
    reason: reason ?? null,
    // A bank returns a refund after it was reported as successful.
    status: ending === "late" ? "pending" : "succeeded",
  };
  // Movements of other methods than cards have a different name
  // (docs.stripe.com/reports/balance-transaction-types).
  const type = charge.payment_method_details.type === "card" ? "refund" : "payment_refund";
  refund.balance_transaction =
    book(sandbox, { source: refund.id, type, category: "refund", amount: -amount }).id;
  store.put(refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  store.put(charge);
  emit(sandbox, call, "refund.created", refund);
  emit(sandbox, call, "charge.refunded", charge);
  closeInquiry(sandbox, charge);
  if (ending) store.addTask(Date.now() + LATE_MS, "refund", refund.id);
  sandbox.wake();
  return refund;
}
