import type { BalanceTransaction, Charge, Dispute, PaymentMethod, Refund } from "./objects.ts";
import { emit, type Sandbox, seconds } from "./context.ts";
import { book } from "./balance.ts";
import { endRefund } from "./refunds.ts";
import { badRequest, missing, newId } from "./wire.ts";

/**
 * Disputes as docs.stripe.com/disputes/how-disputes-work describes them. A dispute is decided by its bank, whatever its
 * money does: see `closeDispute`.
 */

/** "Dispute received" fee of a US account, kept whatever the outcome (support.stripe.com, "Dispute fees FAQ"). */
const RECEIVED_FEE = 1500;
const EVIDENCE_DAYS = 9;
const ENDED: readonly Dispute["status"][] = ["won", "lost", "warning_closed"];

export interface DisputeDetails {
  /** The bank's reason; the card's own, or `general`, unless told. */
  reason?: string | undefined;
  /** A part of the charge; all of it unless told. */
  amount?: number | undefined;
  /** The bank only asks: no money moves before it escalates. */
  isInquiry?: boolean | undefined;
}

/** The buyer's bank contests a charge: its money and the fee leave the balance at once, unless it only asks. */
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
      ...{ due_by: seconds() + EVIDENCE_DAYS * 86_400, has_evidence: false, past_due: false },
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

/** An inquiry becomes a chargeback: only now does its money leave. */
export function escalateDispute(sandbox: Sandbox, id: string): Dispute {
  const dispute = needDispute(sandbox, id);
  if (!isInquiry(dispute)) throw badRequest("dispute_not_open", "Only an inquiry can be escalated.");
  dispute.status = "needs_response";
  dispute.is_charge_refundable = false;
  Object.assign(dispute.evidence_details, {
    ...{ due_by: seconds() + EVIDENCE_DAYS * 86_400, submission_count: 0 },
  });
  withdraw(sandbox, dispute);
  emit(sandbox, null, "charge.dispute.updated", dispute);
  emit(sandbox, null, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Whether the bank has only asked so far. */
function isInquiry({ status }: Dispute): boolean {
  return status === "warning_needs_response" || status === "warning_under_review";
}

/** The dispute with this id; 404 otherwise. */
export function needDispute({ store }: Sandbox, id: string): Dispute {
  const dispute = store.get<Dispute>("dispute", id);
  if (!dispute) throw missing("dispute", id, "dispute");
  return dispute;
}

function withdraw(sandbox: Sandbox, dispute: Dispute): void {
  dispute.balance_transactions.push(
    book(sandbox, {
      ...{ source: dispute.id, type: "adjustment", category: "dispute" },
      ...{ amount: -dispute.amount, fee: RECEIVED_FEE },
    }),
  );
  sandbox.store.put(dispute);
  if (sandbox.settings().disputedRefunds === "arrive") return;
  // A pending refund of a charge that is disputed fails with this reason (docs.stripe.com/api/refunds/object).
  for (const { id, status } of sandbox.store.find<Refund>("refund", { charge: dispute.charge })) {
    if (status === "pending") endRefund(sandbox, id, "fail", "charge_for_pending_refund_disputed");
  }
}

/**
 * Charges the "dispute countered" fee, when evidence goes to the bank (support.stripe.com/topics/disputes). It is a balance
 * transaction of its own: the dispute lists only what was withdrawn and reinstated.
 */
function chargeCounteredFee(sandbox: Sandbox, { id }: Dispute): void {
  bookCounteredFee(sandbox, id, -sandbox.settings().counteredFeeCents);
}

function bookCounteredFee(sandbox: Sandbox, source: string, amount: number): void {
  if (amount === 0) return;
  const description = amount < 0 ? "Dispute countered fee" : "Dispute countered fee returned";
  book(sandbox, { source, type: "stripe_fee", category: "fee", amount, description });
}

/** Evidence goes to the bank from the provider's own dashboard, or by `POST /v1/disputes/{id}`. */
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

/** Whether a bank takes evidence: once, before it has decided. */
export function isAnswerable({ status, evidence_details }: Dispute): boolean {
  return (status === "needs_response" || status === "warning_needs_response") &&
    evidence_details.submission_count === 0;
}

/** A bank's decision. `reinstatedCents` of what was withdrawn come back; as much as Stripe returns unless told. */
export interface Decision {
  outcome: "won" | "lost";
  reinstatedCents?: number | undefined;
}

/**
 * The bank decides. A dispute that is won brings its money and the countered fee back. One that is lost returns what had
 * been refunded before (support.stripe.com, "Dispute for full charge amount after a partial refund was issued").
 * An inquiry is closed: it was not escalated in time.
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
        ...{
          source: id,
          type: "adjustment",
          category: "dispute_reversal",
          amount: Math.min(back, withdrawn),
        },
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

/** What of the withdrawn money the buyer had by refunds already; a refund that is still pending does not count. */
function refundedPart({ store }: Sandbox, { amount, charge }: Dispute, withdrawn: number): number {
  const refunded = store.find<Refund>("refund", { charge })
    .reduce((sum, refund) => refund.status === "succeeded" ? sum + refund.amount : sum, 0);
  const left = store.get<Charge>("charge", charge)!.amount_captured - refunded;
  return Math.max(0, withdrawn - Math.min(amount, left));
}

/**
 * A dispute that was lost is appealed (docs.stripe.com/api/disputes/object: `appeal_needs_response`, then
 * `appeal_under_review`), and may then be won. The money stays with the bank meanwhile.
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

/** A wholly refunded charge cannot be disputed any more, so its bank has nothing left to ask. */
export function closeInquiry(sandbox: Sandbox, charge: Charge): void {
  if (!charge.refunded || !charge.disputed) return;
  const open = sandbox.store.find<Dispute>("dispute", { charge: charge.id }).filter(isInquiry);
  for (const { id } of open) closeDispute(sandbox, id, { outcome: "won" });
}

/** Whether the provider refuses refunds of a charge: while it is disputed, and where that was lost. */
export function isContested(sandbox: Sandbox, charge: Charge): boolean {
  return charge.disputed &&
    sandbox.store.find<Dispute>("dispute", { charge: charge.id })
      .some(({ status, is_charge_refundable }) => status !== "won" && !is_charge_refundable);
}
