import type { Charge, PaymentMethod, Refund } from "./objects.ts";
import { emit, type Sandbox } from "./context.ts";
import { missing } from "./wire.ts";
import { book } from "./balance.ts";

/** `GET /v1/refunds/{id}` */
export function needRefund(sandbox: Sandbox, id: string): Refund {
  const refund = sandbox.store.get<Refund>("refund", id);
  if (!refund) throw missing("refund", id, "refund");
  return refund;
}

/** Ends a refund as its card determines, or as requested. A failed one returns the money to the balance. */
export function endRefund(
  sandbox: Sandbox,
  id: string,
  outcome?: "succeed" | "fail",
  reason = "expired_or_canceled_card",
): void {
  const { store } = sandbox;
  const refund = needRefund(sandbox, id);
  if (refund.status === "failed" || refund.status === "canceled") return;
  const charge = store.get<Charge>("charge", refund.charge)!;
  const fails = outcome === undefined
    ? store.get<PaymentMethod>("payment_method", charge.payment_method)?._refund === "fails"
    : outcome === "fail";
  refund.status = fails ? "failed" : "succeeded";
  if (fails) {
    refund.failure_reason = reason;
    refund.failure_balance_transaction =
      book(sandbox, { source: refund.id, type: "refund_failure", amount: refund.amount }).id;
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    store.put(charge);
  }
  store.put(refund);
  emit(sandbox, null, fails ? "refund.failed" : "refund.updated", refund);
}
