import type { Kysely } from "kysely";
import type { MoneyApproval } from "../../generated/types.ts";
import { type Approve, approvedOrAsked } from "../approvals/actions.ts";
import { recordDecision } from "../audit/actions.ts";
import { bookFound, foundTransfer, keepFound, readPayment } from "../ledger/finding_actions.ts";
import { leftCents } from "../ledger/finding_rules.ts";
import * as store from "../ledger/finding_store.ts";
import { mailOfJob, queueMail } from "../mails/actions.ts";
import { attachPayment, NotAttached } from "../sale/staff/index.ts";
import { adoptFound } from "../payouts/adopt_actions.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Answer, Refund, Transfer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import * as emails from "./emails.ts";

type Trx = Kysely<Database>;
/** Reason why a payment whose refund came back can't be attached. */
export const BOOKED_ALREADY = "Its refund came back. Refund it again, or keep it.";
type How = "attached" | "refunded" | "kept";
/** Staff decision about a finding. */
type Decided = { actorId: string; reason: string; approve?: Approve };

/**
 * Attaches a found payment to its sale, or a found transfer to its breeder. Repeating the decision changes
 * nothing. Fails with `not_found`, `finding_settled`, `finding_refused` or `payments_unavailable`.
 */
export async function attachFinding(services: Services, id: string, actorId: string): Promise<void> {
  const seen = await findOpen(services, id, "attached");
  if (!seen) return;
  const decided = { actorId, reason: null };
  if (seen.kind === "transfer") {
    const transfer = known(await services.payments.retrieveTransfer(seen.subject));
    const refusal = await attachTransfer(
      services,
      seen,
      transfer,
      (trx) => settle(trx, services, seen, "attached", decided),
    );
    if (refusal !== undefined) fail("finding_refused", { detail: refusal });
    return;
  }
  if (seen.bookings > 0) fail("finding_refused", { detail: BOOKED_ALREADY });
  const intent = known(await services.payments.retrieveIntent(seen.subject));
  const isWhole = seen.returned_cents === 0 && seen.withdrawn_cents === 0 &&
    (intent.charge?.refundedCents ?? 0) === 0;
  try {
    await withTx(services.db, async (trx) => {
      if (!await lockOpen(trx, id, "attached")) return;
      const refusal = await attachPayment(trx, services, intent, isWhole);
      if (refusal !== undefined) fail("finding_refused", { detail: refusal });
      await settle(trx, services, seen, "attached", decided);
    });
  } catch (error) {
    if (error instanceof NotAttached) fail("finding_refused");
    // A concurrent payment or hold was faster.
    if (isUniqueViolation(error)) {
      fail("finding_refused", { detail: "Another payment for this is under way." });
    }
    throw error;
  }
}

/** Attaches a found transfer; returns the reason if that is not possible. */
export async function attachTransfer(
  services: Services,
  { id }: Pick<store.Finding, "id">,
  transfer: Transfer,
  more: (trx: Trx) => Promise<void> = (trx) => {
    const settled = {
      status: "settled" as const,
      settled_how: "booked" as const,
      settled_at: services.now(),
    };
    return store.updateFinding(trx, id, settled);
  },
): Promise<string | undefined> {
  // The payout's id lets only one of two parallel calls through.
  return await adoptFound(services, transfer, more);
}

/**
 * Refunds a found payment in full, or the rest of it. The refund is booked as owed at once, and the job makes
 * it under the payment's own key. Fails with `not_found`, `finding_settled` or `payments_unavailable`.
 * Returns the request for a second person if the amount needs one; nothing is refunded yet then.
 */
export async function refundFinding(
  services: Services,
  id: string,
  decided: Decided,
): Promise<MoneyApproval | undefined> {
  const seen = await findOpen(services, id, "refunded");
  if (!seen) return undefined;
  if (seen.kind !== "payment") fail("finding_refused", { detail: "A transfer can't be refunded." });
  await refresh(services, seen);
  const approval = await withTx(services.db, async (trx) => {
    const now = await lockOpen(trx, id, "refunded");
    if (!now || now.status === "refunding") return undefined;
    const asked = await approvedOr(trx, services, now, "refunded", decided);
    if (asked) return asked;
    await bookFound(trx, services, now);
    await store.updateFinding(trx, id, {
      status: "refunding",
      decided_by: decided.actorId,
      reason: decided.reason,
      failure: null,
    });
    await note(trx, now, "refunded", decided);
    await services.addJob(trx, "refundFinding", { findingId: id }, { key: `finding:${id}` });
    return undefined;
  });
  if (approval) return approval;
  // The job makes the refund in any case; staff see the outcome at once if the provider answers.
  await makeFindingRefund(services, id).catch((error) =>
    services.log.info("a found payment will be refunded later", { id, error })
  );
}

/**
 * Keeps found money that has no explanation: it stays in the account `unexplained`, with the reason. Fails
 * with `not_found`, `finding_settled` or `payments_unavailable`. Returns the request for a second person if
 * the amount needs one.
 */
export async function keepFinding(
  services: Services,
  id: string,
  decided: Decided,
): Promise<MoneyApproval | undefined> {
  const seen = await findOpen(services, id, "kept");
  if (!seen) return undefined;
  await refresh(services, seen);
  return await withTx(services.db, async (trx) => {
    const now = await lockOpen(trx, id, "kept");
    if (!now) return undefined;
    if (now.status === "refunding") fail("finding_settled");
    const asked = await approvedOr(trx, services, now, "kept", decided);
    if (asked) return asked;
    await bookFound(trx, services, now);
    await settle(trx, services, now, "kept", decided);
    return undefined;
  });
}

/**
 * Asks for a second person if the rest of a finding exceeds the limit. A finding is always settled in full.
 */
function approvedOr(
  trx: Trx,
  services: Services,
  finding: store.Finding,
  how: "kept" | "refunded",
  { actorId, reason, approve }: Decided,
): Promise<MoneyApproval | undefined> {
  return approvedOrAsked(trx, services, {
    kind: "finding",
    subjectId: finding.id,
    about: (finding.metadata.petName ?? finding.subject).slice(0, 120),
    amountCents: Math.max(0, amountLeft(finding)),
    beforeCents: 0,
    reason,
    actorId,
    approve,
    asked: { how, reason },
  });
}

/**
 * Makes the refund that staff decided on, or reads its state. A refusal returns the finding to staff.
 * @throws if the outcome is unknown; the job tries again with the same key.
 */
export async function makeFindingRefund(services: Services, id: string): Promise<void> {
  const seen = await store.readFinding(services.db, id);
  if (seen?.status !== "refunding") return;
  const { subject, refund_id } = seen;
  const left = amountLeft(seen);
  const answer: Answer<Refund> = refund_id
    ? await services.payments.retrieveRefund(refund_id)
    : await services.payments.refund({
      intentId: subject,
      amountCents: left,
      reason: "requested_by_customer",
      metadata: { findingId: id },
      idempotencyKey: `found:${subject}:refund:${seen.attempt}`,
    });
  if (answer.kind === "unknown") throw new Error(`the outcome of a refund is not known: ${answer.reason}`);
  const made = answer.kind === "done" ? answer.value : undefined;
  const failure = made
    ? made.status === "failed" || made.status === "canceled" ? made.failureReason ?? made.status : null
    : answer.kind === "refused"
    ? answer.code
    : answer.kind;
  await withTx(services.db, (trx) =>
    store.updateFinding(trx, id, {
      refund_id: failure === null ? made!.id : null,
      ...(failure === null
        ? {}
        : { status: "open", failure: failure.slice(0, 60), told_at: null, attempt: seen.attempt + 1 }),
    }));
  // The provider's record determines the rest, even after a refusal: the refund may have been made in its
  // dashboard.
  if (await refresh(services, seen) !== "settled" || failure !== null) return;
  await withTx(services.db, (trx) => tellRefunded(trx, services, seen, left));
}

/** Emails a refunded buyer the reason. */
async function tellRefunded(
  trx: Trx,
  services: Services,
  finding: store.Finding,
  cents: number,
): Promise<void> {
  if (!finding.buyer_email) return;
  await queueMail(trx, services, {
    // Several processes may see the refund arrive and queue the email; the id makes sure that only a single
    // email goes out.
    id: mailOfJob("found-payment-refunded", finding.id),
    kind: "found-payment-refunded",
    to: finding.buyer_email,
    userId: null,
    email: emails.foundPaymentRefunded({
      petName: finding.metadata.petName ?? "",
      amountCents: cents,
      number: finding.metadata.number,
    }),
  });
}

/** Reads the provider's movements of a payment, saves them, and returns the status of the finding. */
async function refresh(
  services: Services,
  { kind, subject }: store.Finding,
): Promise<store.Finding["status"]> {
  if (kind === "transfer") {
    const transfer = known(await services.payments.retrieveTransfer(subject));
    return (await keepFound(services, foundTransfer(transfer))).status;
  }
  const found = await readPayment(services, subject);
  if (found === "unknown") fail("payments_unavailable");
  return found ? (await keepFound(services, found)).status : "open";
}

const amountLeft = (
  { kind, amount_cents, returned_cents, withdrawn_cents, fee_cents }: store.Finding,
): number =>
  leftCents({
    kind,
    amountCents: amount_cents,
    returnedCents: returned_cents,
    withdrawnCents: withdrawn_cents,
    feeCents: fee_cents,
  });

/** Returns the finding if it still needs this decision; undefined if the same decision was made before. */
async function findOpen({ db }: Services, id: string, how: How): Promise<store.Finding | undefined> {
  return await withTx(db, (trx) => lockOpen(trx, id, how));
}

async function lockOpen(trx: Trx, id: string, how: How): Promise<store.Finding | undefined> {
  const finding = await store.lockFinding(trx, id) ?? fail("not_found");
  if (finding.status === "settled") return finding.settled_how === how ? undefined : fail("finding_settled");
  if (finding.status === "refunding" && how !== "refunded") fail("finding_settled");
  return finding;
}

async function settle(
  trx: Trx,
  { now }: Pick<Services, "now">,
  finding: Pick<store.Finding, "id" | "subject" | "status">,
  how: How,
  decided: { actorId: string; reason: string | null },
): Promise<void> {
  await store.updateFinding(trx, finding.id, {
    status: "settled",
    settled_how: how,
    settled_at: now(),
    failure: null,
    decided_by: decided.actorId,
    reason: decided.reason,
    // The owner of kept money may still be found.
    ...(how === "kept" ? {} : { buyer_email: null }),
  });
  await note(trx, finding, how, decided);
}

async function note(
  trx: Trx,
  { subject, status }: Pick<store.Finding, "subject" | "status">,
  how: How,
  { actorId, reason }: { actorId: string; reason: string | null },
): Promise<void> {
  await recordDecision(trx, {
    actorId,
    action: `finding-${how}`,
    subjectKind: "order",
    subjectId: subject,
    reason,
    before: { status },
    after: { status: how },
  });
}

/** Returns the provider's answer; fails with `payments_unavailable` or `not_found` if there is none. */
function known<T>(answer: Answer<T>): T {
  if (answer.kind === "done") return answer.value;
  return fail(answer.kind === "missing" ? "not_found" : "payments_unavailable");
}
