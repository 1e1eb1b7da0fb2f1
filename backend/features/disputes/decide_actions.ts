import type { Kysely } from "kysely";
import type { DecideDisputeBody, MoneyApproval } from "../../generated/types.ts";
import { type Approve, askIfLarge } from "../approvals/actions.ts";
import { refundedByStaff } from "../approvals/store.ts";
import { recordDecision } from "../audit/actions.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { lockBreeder } from "../ledger/store.ts";
import { endNeedless } from "../sale/delivery/index.ts";
import { endSale, settlePet } from "../sale/ending/index.ts";
import {
  type Checkout,
  fundsReleasedAt,
  lockCheckout,
  type Move,
  moveFor,
  writeMove,
} from "../sale/order/index.ts";
import { giveBack } from "../sale/refund_plan/index.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { tellOf } from "./notify_actions.ts";
import { type DisputePlan, planRefund } from "./plan_actions.ts";
import { isReplyDue } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Decision = DecideDisputeBody & {
  actorId: string;
  /** Approval of a second person, and the refund that they approved. */
  approve?: Approve;
  approvedCents?: number;
};

/**
 * Resolves a dispute: the funds are released by the usual rule, a part is refunded to the buyer, or the sale
 * ends in the buyer's favor. An identical decision twice counts once. Fails with `not_found`,
 * `dispute_decided`, `refund_too_large`, or `reply_due` if the breeder may still reply and staff give no
 * reason not to wait. Returns the request for a second person if the refund needs one; nothing is decided yet
 * then.
 */
export async function decideDispute(
  services: Services,
  id: string,
  decision: Decision,
): Promise<MoneyApproval | undefined> {
  const { outcome, refundCents, breederCents, isPetReturned, reason, actorId } = decision;
  const isRelease = outcome === "release";
  if (isRelease && refundCents !== undefined) onlyFor("refundCents");
  if (isRelease && breederCents !== undefined) onlyFor("breederCents");
  if (refundCents === 0) {
    failFields({ pointer: "body/refundCents", code: "too_small", detail: "Enter an amount above $0." });
  }
  const seen = await store.findDispute(services.db, id) ?? fail("not_found");
  return await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, seen.reservation_id))!;
    const dispute = (await store.lockDispute(trx, id))!;
    if (dispute.status === "decided") {
      return isSame(dispute, decision) ? undefined : fail("dispute_decided");
    }
    const { reservation } = checkout;
    const messages = await store.findMessages(trx, [id]);
    const isEarly = isReplyDue({ replyDueAt: dispute.reply_due_at, messages, now: reservation.at });
    if (isEarly && decision.earlyReason === undefined) fail("reply_due");
    const plan = isRelease ? undefined : await planRefund(trx, checkout, { refundCents, breederCents });
    const isWhole = plan?.isWhole ?? false;
    if (isPetReturned !== undefined && !isWhole) onlyFor("isPetReturned");
    if (breederCents !== undefined && isWhole) onlyFor("breederCents");
    const move = moveFor(reservation.status, isWhole ? "refund" : "settle", "admin") ??
      fail("dispute_decided");
    if (decision.approve) {
      if (plan?.refundCents !== decision.approvedCents) fail("refund_changed");
      await decision.approve(trx);
    } else if (plan) {
      const { actorId, approve: _, approvedCents: __, ...body } = decision;
      const asked = await askIfLarge(trx, services, {
        kind: "dispute",
        subjectId: id,
        about: checkout.pet.name,
        amountCents: plan.refundCents,
        beforeCents: await refundedByStaff(trx, reservation.id),
        reason,
        actorId,
        asked: body,
      });
      if (asked) return asked;
    }
    await lockBreeder(trx, checkout.pet.breederId);
    await store.updateDispute(trx, id, {
      status: "decided",
      outcome,
      decision: reason,
      decided_at: reservation.at,
      early_reason: isEarly ? decision.earlyReason! : null,
      refund_cents: plan?.refundCents ?? null,
      breeder_cents: plan?.breederCents ?? null,
      platform_cents: plan?.platformCents ?? null,
    });
    const event = { id: services.newId(), actor: "admin" as const, actorId, reason };
    if (plan?.isWhole) {
      const parts = plan.parts.map(({ payment }, i) => ({ payment, back: plan.back[i]! }));
      await endSale(trx, services, checkout, { move, parts, quote: null }, {
        event,
        refundReason: "dispute",
        isTold: true,
        isPetReturned: isPetReturned ?? dispute.status_before === "paid",
      });
    } else {
      await settle(trx, services, checkout, { move, event, plan, id });
    }
    await recordDecision(trx, {
      actorId,
      action: isRelease ? "dispute-released" : "dispute-refunded",
      subjectKind: "dispute",
      subjectId: id,
      reason,
      before: { status: dispute.status, reservation: reservation.status },
      after: {
        status: "decided",
        reservation: move.to,
        refundCents: plan?.refundCents ?? null,
        breederCents: plan?.breederCents ?? null,
        ...(isEarly ? { earlyReason: decision.earlyReason! } : {}),
      },
    });
    await tellOf(trx, services, { id, reservationId: reservation.id }, "decided");
    return undefined;
  });
}

/** Returns whether a dispute was resolved with this very decision. */
function isSame(dispute: store.Dispute, { outcome, refundCents, breederCents, reason }: Decision): boolean {
  return dispute.outcome === outcome && dispute.decision === reason &&
    (refundCents ?? dispute.refund_cents) === dispute.refund_cents &&
    (breederCents ?? dispute.breeder_cents) === dispute.breeder_cents;
}

/** Keeps the sale: refunds a part to the buyer, or nothing, and releases the rest by the usual rule. */
async function settle(
  trx: Trx,
  services: Services,
  checkout: Checkout,
  { move, event, plan, id }: {
    move: Move;
    event: Parameters<typeof writeMove>[3];
    plan: DisputePlan | undefined;
    id: string;
  },
): Promise<void> {
  const { reservation, pet } = checkout;
  if (plan) await giveBack(trx, services, checkout, { id, reason: "dispute", ...plan });
  const completedAt = reservation.completed_at ?? reservation.at;
  await writeMove(trx, reservation, move, event, { completed_at: completedAt });
  await endNeedless(trx, services, reservation.id);
  const by = { id: event.actorId, role: event.actor };
  await settlePet(trx, services, pet, by, { isReturned: false, reason: event.reason ?? null });
  const runAt = fundsReleasedAt(completedAt, reservation.handed_over_at !== null);
  await services.addJob(trx, "releaseFunds", { reservationId: reservation.id }, {
    key: `release:${reservation.id}`,
    runAt: runAt > reservation.at ? runAt : reservation.at,
  });
}

const ONLY_FOR = {
  refundCents: "Only a refund has an amount.",
  breederCents: "Only a partial refund says what the breeder pays.",
  isPetReturned: "Only a full refund says where the pet is.",
} as const;

function onlyFor(field: keyof typeof ONLY_FOR): never {
  return failFields({ pointer: `body/${field}`, code: "not_allowed", detail: ONLY_FOR[field] });
}
