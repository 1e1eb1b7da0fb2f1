import type { BalanceTransaction, Charge, Dispute, PaymentMethod, Refund } from "./objects.ts";
import { emit, type Sandbox, seconds } from "./context.ts";
import { book } from "./balance.ts";
import { endRefund } from "./refund_outcomes.ts";
import { badRequest, missing, newId } from "./wire.ts";

/**
 * Disputes as described in docs.stripe.com/disputes/how-disputes-work. A bank decides its dispute
 * independently of the money's movements: see `closeDispute`.
 */

/**
 * "Dispute received" fee of a US account, not returned whatever the outcome (support.stripe.com, "Dispute
 * fees FAQ").
 */
const RECEIVED_FEE = 1500;
const EVIDENCE_DAYS = 9;
const ENDED: readonly Dispute["status"][] = ["won", "lost", "warning_closed"];

export interface DisputeDetails {
  /** Bank's reason. Default: the card's own, or `general`. */
  reason?: string | undefined;
  /** Disputed part of the charge. Default: all of it. */
  amount?: number | undefined;
  /** Whether the bank only asks: no money moves before it escalates. */
  isInquiry?: boolean | undefined;
}

/**
 * Opens a dispute by the buyer's bank. Its money and the fee leave the balance at once, except for an
 * inquiry.
 */
export function openDispute(sandbox: Sandbox, chargeId: string, details: DisputeDetails = {}): Dispute {
  const { store } = sandbox;
  const charge = store.get<Charge>("charge", chargeId);
  if (!charge?.captured) throw missing("charge", chargeId, "charge");
  if (charge.disputed) throw badRequest("charge_disputed", "The charge is disputed already.", "charge");
  const method = store.get<PaymentMethod>("payment_method", charge.payment_method);
  const isInquiry = details.isInquiry ?? method?._inquiry ?? false;
  const dispute: Dispute = {
    id: newId("dp_"),
    object: "dispute",
    created: seconds(),
    livemode: false,
    amount: details.amount ?? charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence: {},
    evidence_details: {
      due_by: seconds() + EVIDENCE_DAYS * 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isInquiry,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: details.reason ?? method?._dispute ?? "general",
    status: isInquiry ? "warning_needs_response" : "needs_response",
  };
  charge.disputed = true;
  store.put(charge);
  store.put(dispute);
  if (!isInquiry) withdraw(sandbox, dispute);
  emit(sandbox, null, "charge.dispute.created", dispute);
  if (!isInquiry) emit(sandbox, null, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Turns an inquiry into a chargeback. Only now does its money leave. */
export function escalateDispute(sandbox: Sandbox, id: string): Dispute {
  const dispute = needDispute(sandbox, id);
  if (!isInquiry(dispute)) throw badRequest("dispute_not_open", "Only an inquiry can be escalated.");
  dispute.status = "needs_response";
  dispute.is_charge_refundable = false;
  Object.assign(dispute.evidence_details, {
    due_by: seconds() + EVIDENCE_DAYS * 86_400,
    submission_count: 0,
  });
  withdraw(sandbox, dispute);
  emit(sandbox, null, "charge.dispute.updated", dispute);
  emit(sandbox, null, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Returns whether the bank has only asked until now. */
function isInquiry({ status }: Dispute): boolean {
  return status === "warning_needs_response" || status === "warning_under_review";
}

/** Returns the dispute with this id; throws 404 otherwise. */
export function needDispute({ store }: Sandbox, id: string): Dispute {
  const dispute = store.get<Dispute>("dispute", id);
  if (!dispute) throw missing("dispute", id, "dispute");
  return dispute;
}

function withdraw(sandbox: Sandbox, dispute: Dispute): void {
  dispute.balance_transactions.push(
    book(sandbox, {
      source: dispute.id,
      type: "adjustment",
      category: "dispute",
      amount: -dispute.amount,
      fee: RECEIVED_FEE,
    }),
  );
  sandbox.store.put(dispute);
  if (sandbox.settings().disputedRefunds === "arrive") return;
  // A pending refund of a disputed charge fails with this reason (docs.stripe.com/api/refunds/object).
  for (const { id, status } of sandbox.store.find<Refund>("refund", { charge: dispute.charge })) {
    if (status === "pending") endRefund(sandbox, id, "fail", "charge_for_pending_refund_disputed");
  }
}

/**
 * Charges the "dispute countered" fee when evidence is sent to the bank (support.stripe.com/topics/disputes).
 * It is a separate balance transaction, because the dispute lists only money withdrawn and reinstated.
 */
function chargeCounteredFee(sandbox: Sandbox, { id }: Dispute): void {
  bookCounteredFee(sandbox, id, -sandbox.settings().counteredFeeCents);
}

function bookCounteredFee(sandbox: Sandbox, source: string, amount: number): void {
  if (amount === 0) return;
  const description = amount < 0 ? "Dispute countered fee" : "Dispute countered fee returned";
  book(sandbox, { source, type: "stripe_fee", category: "fee", amount, description });
}

/** Sends evidence to the bank, from the provider's own dashboard or by `POST /v1/disputes/{id}`. */
export function answerDispute(sandbox: Sandbox, dispute: Dispute): Dispute {
  if (isAnswerable(dispute)) {
    if (!isInquiry(dispute)) chargeCounteredFee(sandbox, dispute);
    dispute.status = isInquiry(dispute) ? "warning_under_review" : "under_review";
    dispute.evidence_details.submission_count = 1;
    sandbox.store.put(dispute);
    emit(sandbox, null, "charge.dispute.updated", dispute);
  }
  return dispute;
}

/** Returns whether a bank accepts evidence: once, before its decision. */
export function isAnswerable({ status, evidence_details }: Dispute): boolean {
  return (status === "needs_response" || status === "warning_needs_response") &&
    evidence_details.submission_count === 0;
}

/**
 * A bank's decision. `reinstatedCents` is the returned part of the withdrawn money. Default: as much as
 * Stripe returns.
 */
export interface Decision {
  outcome: "won" | "lost";
  reinstatedCents?: number | undefined;
}

/**
 * Applies the bank's decision. A won dispute returns its money and the countered fee. A lost one returns the
 * part that had been refunded before (support.stripe.com, "Dispute for full charge amount after a partial
 * refund was issued"). An inquiry is closed, because it was not escalated in time.
 */
export function closeDispute(sandbox: Sandbox, id: string, { outcome, reinstatedCents }: Decision): Dispute {
  const dispute = needDispute(sandbox, id);
  if (ENDED.includes(dispute.status)) return dispute;
  if (isInquiry(dispute)) {
    dispute.status = "warning_closed";
    sandbox.store.put(dispute);
    emit(sandbox, null, "charge.dispute.closed", dispute);
    return dispute;
  }
  dispute.status = outcome;
  const withdrawn = 0 - dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  const back = reinstatedCents ?? (outcome === "won" ? withdrawn : refundedPart(sandbox, dispute, withdrawn));
  if (back > 0) {
    dispute.balance_transactions.push(
      book(sandbox, {
        source: id,
        type: "adjustment",
        category: "dispute_reversal",
        amount: Math.min(back, withdrawn),
      }),
    );
  }
  if (outcome === "won") {
    const fees = sandbox.store.find<BalanceTransaction>("balance_transaction", { source: id })
      .filter(({ type }) => type === "stripe_fee");
    bookCounteredFee(sandbox, id, 0 - fees.reduce((sum, { amount }) => sum + amount, 0));
  }
  sandbox.store.put(dispute);
  emit(sandbox, null, "charge.dispute.closed", dispute);
  if (back > 0) emit(sandbox, null, "charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/**
 * Returns the part of the withdrawn money that the buyer already had from refunds. Pending refunds do not
 * count.
 */
function refundedPart({ store }: Sandbox, { amount, charge }: Dispute, withdrawn: number): number {
  const refunded = store.find<Refund>("refund", { charge })
    .reduce((sum, refund) => refund.status === "succeeded" ? sum + refund.amount : sum, 0);
  const left = store.get<Charge>("charge", charge)!.amount_captured - refunded;
  return Math.max(0, withdrawn - Math.min(amount, left));
}

/**
 * Appeals a lost dispute (docs.stripe.com/api/disputes/object: `appeal_needs_response`, then
 * `appeal_under_review`), which may then be won. The money stays with the bank meanwhile.
 */
export function appealDispute(sandbox: Sandbox, id: string, isSent: boolean): Dispute {
  const dispute = needDispute(sandbox, id);
  if (dispute.status !== "lost" && dispute.status !== "appeal_needs_response") {
    throw badRequest("dispute_not_open", "Only a lost dispute can be appealed.");
  }
  dispute.status = isSent ? "appeal_under_review" : "appeal_needs_response";
  sandbox.store.put(dispute);
  emit(sandbox, null, "charge.dispute.updated", dispute);
  return dispute;
}

/** A fully refunded charge can no longer be disputed, which leaves its bank nothing to ask. */
export function closeInquiry(sandbox: Sandbox, charge: Charge): void {
  if (!charge.refunded || !charge.disputed) return;
  const open = sandbox.store.find<Dispute>("dispute", { charge: charge.id }).filter(isInquiry);
  for (const { id } of open) closeDispute(sandbox, id, { outcome: "won" });
}

/** Returns whether the provider refuses refunds of a charge: during a dispute, and after a lost one. */
export function isContested(sandbox: Sandbox, charge: Charge): boolean {
  return charge.disputed &&
    sandbox.store.find<Dispute>("dispute", { charge: charge.id })
      .some(({ status, is_charge_refundable }) => status !== "won" && !is_charge_refundable);
}
