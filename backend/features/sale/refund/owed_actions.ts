import type { Kysely } from "kysely";
import type { MoneyApproval } from "../../../generated/types.ts";
import { type Approve, approvedOrAsked } from "../../approvals/actions.ts";
import { paidElsewhereByStaff } from "../../approvals/store.ts";
import { recordDecision } from "../../audit/actions.ts";
import type { Database, SettledHow } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { arrivedEntries } from "../../ledger/rules.ts";
import { alertStaff } from "../../mails/staff_actions.ts";
import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { notify } from "../notices/index.ts";
import { markAlerted, type Owed, takeAlertable } from "./owed_store.ts";
import { bookSettled, isUnderWay, lockRefund } from "../refund_plan/index.ts";
import { bookOpenRefunds, syncRefunds } from "./refund_sync_actions.ts";
import { findRefund, updateRefund } from "../order/index.ts";
import * as emails from "../notices/index.ts";

type Trx = Kysely<Database>;
const BATCH_SIZE = 200;

/**
 * Alerts staff, by email and log, to refunds that have been owed for more than a day or are no longer
 * retried, once a week each until they arrive. Notifies the buyer the first time.
 */
export async function alertOwedRefunds(services: Services, signal?: AbortSignal): Promise<void> {
  await bookOpenRefunds(services);
  for (let found = BATCH_SIZE; found === BATCH_SIZE && !signal?.aborted;) {
    found = await withTx(services.db, async (trx) => {
      const owed = await takeAlertable(trx, BATCH_SIZE);
      if (owed.length) await alert(trx, services, owed);
      return owed.length;
    });
  }
}

async function alert(trx: Trx, services: Services, owed: readonly Owed[]): Promise<void> {
  await markAlerted(trx, owed.map(({ id }) => id));
  for (const { id, reservationId, amountCents, failure, isFirst } of owed) {
    services.log.error("a refund is owed and has not arrived", { refundId: id, amountCents, failure });
    if (isFirst) await notify(trx, services, reservationId, "refund-delayed", id);
  }
  await alertStaff(trx, services, {
    kind: "owed-refunds",
    email: emails.owedRefunds({ owed, publicUrl: services.config.publicUrl }),
  });
}

/**
 * Retries an owed refund at once. Fails with `not_found`, or with `refund_not_owed` if it has arrived
 * meanwhile.
 */
export async function retryRefund(services: Services, refundId: string, actorId: string): Promise<void> {
  const seen = await findRefund(services.db, refundId) ?? fail("not_found");
  await withTx(services.db, async (trx) => {
    const { refund } = await lockRefund(trx, seen);
    if (refund.status !== "pending" && refund.status !== "failed") fail("refund_not_owed");
    await updateRefund(trx, refundId, { status: "pending", next_try_at: new Date(0) });
    await services.addJob(trx, "refund", { refundId }, { key: `refund:${refundId}` });
    await recordDecision(trx, {
      actorId,
      action: "refund-retried",
      subjectKind: "order",
      subjectId: refundId,
      reason: null,
    });
  });
}

/**
 * Records that staff have paid an owed refund by other means, and notifies the buyer. Fails with `not_found`,
 * `refund_not_owed`, `refund_under_way` while the provider may still make it, or `payments_unavailable`. If
 * the amount needs a second person, books nothing yet and returns the request for approval.
 */
export async function settleRefund(
  services: Services,
  refundId: string,
  { approve, ...paid }: {
    actorId: string;
    how: Exclude<SettledHow, "chargeback">;
    reason: string;
    approve?: Approve;
  },
): Promise<MoneyApproval | undefined> {
  const seen = await findRefund(services.db, refundId) ?? fail("not_found");
  // A refund that the provider made after all counts first, or the buyer would be paid twice.
  if (seen.intentId && await syncRefunds(services, seen.intentId) === "unknown") fail("payments_unavailable");
  return await withTx(services.db, async (trx) => {
    const found = await lockRefund(trx, seen);
    const { refund, checkout } = found;
    if (refund.status !== "pending" && refund.status !== "failed") fail("refund_not_owed");
    if (isUnderWay(refund, checkout.reservation.at)) fail("refund_under_way");
    const approval = await approvedOrAsked(trx, services, {
      kind: "owed-refund",
      subjectId: refundId,
      about: checkout.pet.name,
      amountCents: refund.amount_cents,
      actorId: paid.actorId,
      reason: paid.reason,
      approve,
      beforeCents: await paidElsewhereByStaff(trx, seen.reservationId),
      asked: { how: paid.how, reason: paid.reason },
    });
    if (approval) return approval;
    await bookSettled(trx, services, found, {
      how: paid.how,
      entries: arrivedEntries(refund.amount_cents, "paid-elsewhere"),
    });
    await notify(trx, services, seen.reservationId, "refund-settled", refundId);
    await recordDecision(trx, {
      actorId: paid.actorId,
      action: "refund-settled",
      subjectKind: "order",
      subjectId: refundId,
      reason: paid.reason,
      before: { status: refund.status },
      after: { status: "settled", how: paid.how },
    });
    return undefined;
  });
}
