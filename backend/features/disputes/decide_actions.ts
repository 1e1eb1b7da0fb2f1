import type { Kysely } from "kysely";
import type { DecideDisputeBody } from "../../generated/types.ts";
import { recordDecision } from "../audit/actions.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { lockBreeder } from "../ledger/store.ts";
import { planWhole } from "../orders/cancellation_actions.ts";
import { settlePet } from "../orders/complete_actions.ts";
import { endSale } from "../orders/end_sale_actions.ts";
import { fundsReleasedAt, type Move, moveFor } from "../orders/life_cycle_rules.ts";
import { giveBack, type Part, refundablesOf } from "../orders/refundable_actions.ts";
import { splitRefund, totalRefundable } from "../orders/refundable_rules.ts";
import { type Checkout, lockCheckout, writeMove } from "../orders/store.ts";
import { fail, failFields } from "../../platform/problem.ts";
import { formatCents } from "../../platform/money.ts";
import type { Services } from "../../services.ts";
import { tellOf } from "./notify_actions.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Decision = DecideDisputeBody & { actorId: string };

/**
 * Resolves a dispute: the funds are released by the usual rule, a part goes back to the buyer, or the sale ends in the
 * buyer's favor. The same decision sent twice counts once. Fails with `not_found`, `dispute_decided`, `refund_too_large`.
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
    if (dispute.status === "decided") {
      const isSame = dispute.outcome === outcome && dispute.decision === reason &&
        (isRelease || refundCents === undefined || refundCents === dispute.refund_cents);
      return isSame ? undefined : fail("dispute_decided");
    }
    const { reservation } = checkout;
    const parts = await refundablesOf(trx, checkout);
    const most = totalRefundable(parts);
    // All of a sale is what was sold, whatever a card paid of it: a free sale, or one whose money is back, can end too.
    const isWhole = !isRelease && (refundCents ?? most) === most;
    const cents = isRelease ? 0 : refundCents ?? most;
    if (cents > most) {
      fail("refund_too_large", {
        detail: most === 0
          ? "There's nothing left to refund for this sale. End it in the buyer's favor, or release the funds."
          : `You can refund up to ${formatCents(most)} for this sale.`,
      });
    }
    if (isPetReturned !== undefined && !isWhole) onlyForRefunds("isPetReturned");
    const move = moveFor(reservation.status, isWhole ? "refund" : "settle", "admin") ??
      fail("dispute_decided");
    await lockBreeder(trx, checkout.pet.breederId);
    await store.updateDispute(trx, id, {
      ...{ status: "decided", outcome, decision: reason, decided_at: reservation.at },
      refund_cents: isRelease ? null : cents,
    });
    const event = { id: services.newId(), actor: "admin" as const, actorId, reason };
    if (isWhole) {
      await endSale(trx, services, checkout, await planWhole(trx, checkout, move), {
        ...{ event, refundReason: "dispute", isTold: true },
        isPetReturned: isPetReturned ?? dispute.status_before === "paid",
      });
    } else {
      await settle(trx, services, checkout, { move, event, parts, cents, id });
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

/** The sale stays: a part goes back to the buyer, or nothing, and the rest is released by the usual rule. */
async function settle(
  trx: Trx,
  services: Services,
  checkout: Checkout,
  { move, event, parts, cents, id }: {
    move: Move;
    event: Parameters<typeof writeMove>[3];
    parts: readonly Part[];
    cents: number;
    id: string;
  },
): Promise<void> {
  const { reservation, pet } = checkout;
  if (cents > 0) {
    await giveBack(trx, services, checkout, {
      id,
      reason: "dispute",
      parts,
      back: splitRefund(parts, cents),
    });
  }
  const completedAt = reservation.completed_at ?? reservation.at;
  await writeMove(trx, reservation, move, event, { completed_at: completedAt });
  const by = { id: event.actorId, role: event.actor };
  await settlePet(trx, services, pet, by, { isReturned: false, reason: event.reason ?? null });
  const runAt = fundsReleasedAt(completedAt, reservation.handed_over_at !== null);
  await services.addJob(trx, "releaseFunds", { reservationId: reservation.id }, {
    key: `release:${reservation.id}`,
    runAt: runAt > reservation.at ? runAt : reservation.at,
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
