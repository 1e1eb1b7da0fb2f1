import type { Charge, Dispute, PaymentMethod } from "./objects.ts";
import { emit, type Sandbox, seconds } from "./context.ts";
import { book } from "./charges.ts";
import { badRequest, missing, newId } from "./wire.ts";

/** The provider's fee for a dispute, which is not given back where it is won. */
const FEE = 1500;
const EVIDENCE_DAYS = 9;

/** The buyer's bank contests a charge: its money and the fee leave the balance at once. */
export function openDispute(sandbox: Sandbox, chargeId: string, reason?: string): Dispute {
  const { store } = sandbox;
  const charge = store.get<Charge>("charge", chargeId);
  if (!charge?.captured) throw missing("charge", chargeId, "charge");
  if (charge.disputed) throw badRequest("charge_disputed", "The charge is disputed already.", "charge");
  const dispute: Dispute = {
    id: newId("dp_"),
    object: "dispute",
    created: seconds(),
    livemode: false,
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence_details: {
      due_by: seconds() + EVIDENCE_DAYS * 86_400,
      has_evidence: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: reason ?? store.get<PaymentMethod>("payment_method", charge.payment_method)?._dispute ??
      "general",
    status: "needs_response",
  };
  dispute.balance_transactions.push(book(sandbox, dispute.id, "adjustment", -dispute.amount, FEE));
  charge.disputed = true;
  store.put(charge);
  store.put(dispute);
  emit(sandbox, null, "charge.dispute.created", dispute);
  emit(sandbox, null, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank decides; a dispute that is won brings its money back. */
export function closeDispute(sandbox: Sandbox, id: string, outcome: "won" | "lost"): Dispute {
  const { store } = sandbox;
  const dispute = store.get<Dispute>("dispute", id);
  if (!dispute) throw missing("dispute", id, "dispute");
  if (dispute.status === "won" || dispute.status === "lost") return dispute;
  dispute.status = outcome;
  if (outcome === "won") {
    dispute.balance_transactions.push(book(sandbox, dispute.id, "adjustment", dispute.amount, 0));
  }
  store.put(dispute);
  emit(sandbox, null, "charge.dispute.closed", dispute);
  if (outcome === "won") emit(sandbox, null, "charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/** Whether the provider refuses refunds of a charge: while it is disputed, and where that was lost. */
export function isContested(sandbox: Sandbox, charge: Charge): boolean {
  return charge.disputed &&
    sandbox.store.find<Dispute>("dispute", { charge: charge.id }).some(({ status }) => status !== "won");
}
