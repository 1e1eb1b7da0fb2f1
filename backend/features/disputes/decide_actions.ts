import type { DecideDisputeBody } from "../../generated/types.ts";
import { recordDecision } from "../audit/actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import { lockBreeder } from "../ledger/store.ts";
import { settlePet } from "../orders/complete_actions.ts";
import { fundsReleasedAt, moveFor } from "../orders/life_cycle_rules.ts";
import { giveBack, refundablesOf } from "../orders/refundable_actions.ts";
import { splitRefund, totalRefundable } from "../orders/refundable_rules.ts";
import { lockCheckout, writeMove } from "../orders/store.ts";
import { fail, failFields } from "../../platform/problem.ts";
import { formatCents } from "../../platform/money.ts";
import type { Services } from "../../services.ts";
import { tellOf } from "./notify_actions.ts";
import * as store from "./store.ts";

type Decision = DecideDisputeBody & { actorId: string };

/**
 * Staff decide a dispute: the funds are released by the usual rule, or the buyer is owed all or a part from now on.
 * Decided twice alike, it is decided once. Fails with `not_found`, `dispute_decided`, `refund_too_large`.
 */
export async function decideDispute(services: Services, id: string, decision: Decision): Promise<void> {
  const { outcome, refundCents, isPetReturned, reason, actorId } = decision;
  const isRelease = outcome === "release";
  if (isRelease && refundCents !== undefined) onlyForRefunds("refundCents");
  if (refundCents === 0) {
    failFields({ pointer: "body/refundCents", code: "too_small", detail: "Enter an amount above $0." });
  }
  const seen = await store.findDispute(services.db, id) ?? fail("not_found");
  await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, seen.reservation_id))!;
    const dispute = (await store.lockDispute(trx, id))!;
    const parts = await refundablesOf(trx, checkout);
    const most = totalRefundable(parts);
    if (dispute.status === "decided") {
      const isSame = dispute.outcome === outcome && dispute.decision === reason &&
        (isRelease || refundCents === undefined || refundCents === dispute.refund_cents);
      return isSame ? undefined : fail("dispute_decided");
    }
    const { reservation } = checkout;
    const cents = isRelease ? 0 : refundCents ?? most;
    if (cents > most || (!isRelease && cents === 0)) {
      fail("refund_too_large", {
        detail: most === 0
          ? "There's nothing left to refund for this sale. Release the funds instead."
          : `You can refund up to ${formatCents(most)} for this sale.`,
      });
    }
    const isWhole = !isRelease && cents === most;
    if (isPetReturned !== undefined && !isWhole) onlyForRefunds("isPetReturned");
    const move = moveFor(reservation.status, isWhole ? "refund" : "settle", "admin") ??
      fail("dispute_decided");
    await lockBreeder(trx, checkout.pet.breederId);
    await store.updateDispute(trx, id, {
      ...{ status: "decided", outcome, decision: reason, decided_at: reservation.at },
      refund_cents: isRelease ? null : cents,
    });
    if (!isRelease) {
      await giveBack(trx, services, checkout, {
        ...{ id, reason: "dispute", parts, back: splitRefund(parts, cents) },
      });
    }
    const event = { id: services.newId(), actor: "admin" as const, actorId, reason };
    const completedAt = reservation.completed_at ?? reservation.at;
    await writeMove(
      trx,
      reservation,
      move,
      event,
      isWhole
        ? { ended_at: reservation.at, end_reason: reason, funds_settled_at: reservation.at }
        : { completed_at: completedAt },
    );
    await settlePet(trx, services, checkout.pet, { id: actorId, role: "admin" }, {
      isReturned: isWhole && (isPetReturned ?? dispute.status_before === "paid"),
      reason,
    });
    if (!isWhole) {
      const runAt = fundsReleasedAt(completedAt, reservation.handed_over_at !== null);
      await services.addJob(trx, "releaseFunds", { reservationId: reservation.id }, {
        key: `release:${reservation.id}`,
        runAt: runAt > reservation.at ? runAt : reservation.at,
      });
    }
    await recordDecision(trx, {
      ...{ actorId, action: isRelease ? "dispute-released" : "dispute-refunded" },
      ...{ subjectKind: "dispute", subjectId: id, reason },
      before: { status: dispute.status, reservation: reservation.status },
      after: { status: "decided", reservation: move.to, refundCents: isRelease ? null : cents },
    });
    await tellOf(trx, services, { id, reservationId: reservation.id }, "decided");
  });
}

function onlyForRefunds(field: "refundCents" | "isPetReturned"): never {
  return failFields({
    pointer: `body/${field}`,
    code: "not_allowed",
    detail: field === "refundCents"
      ? "Only a refund has an amount."
      : "Only a full refund says where the pet is.",
  });
}
