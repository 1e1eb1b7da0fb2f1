import type { Kysely } from "kysely";
import type { DecideDisputeBody } from "../../generated/types.ts";
import { recordDecision } from "../audit/actions.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { coverEntries } from "../ledger/rules.ts";
import { balanceCents, lockBreeder, pendingCents, post } from "../ledger/store.ts";
import { sellPet } from "../orders/complete_actions.ts";
import { fundsReleasedAt, moveFor } from "../orders/life_cycle_rules.ts";
import { planRefund, remainingEntries } from "../orders/refund_actions.ts";
import { allPayments, type Checkout, lockCheckout, type Payment, writeMove } from "../orders/store.ts";
import { petChanged } from "../pets/actions.ts";
import { setPetStatus } from "../pets/status_store.ts";
import { fail, failFields } from "../../platform/problem.ts";
import { formatCents } from "../../platform/money.ts";
import type { Services } from "../../services.ts";
import { tellOf } from "./notify_actions.ts";
import { type Refundable, refundableCents, splitRefund } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
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
    const most = parts.reduce((sum, part) => sum + refundableCents(part), 0);
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
          ? "Nothing of this sale is left to refund. Release the funds instead."
          : `At most ${formatCents(most)} of this sale can be refunded.`,
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
    if (!isRelease) await giveBack(trx, services, checkout, { disputeId: id, parts, cents });
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
    await settlePet(trx, services, checkout, actorId, {
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
      ? "An amount belongs to a refund only."
      : "Where the pet is belongs to a refund of everything only.",
  });
}

type Part = Refundable & { payment: Payment };

/** What each payment of a sale can still give back, add-ons bought later included. The checkout is locked. */
async function refundablesOf(trx: Trx, checkout: Checkout): Promise<Part[]> {
  const parts: Part[] = [];
  for (const payment of allPayments(checkout)) {
    if (payment.status !== "succeeded" || payment.is_returned || payment.intent_id === null) continue;
    const remaining = await remainingEntries(trx, payment);
    parts.push({ payment, remaining, lostCents: await store.findLostCents(trx, payment.id) });
  }
  return parts;
}

/** Owes the buyer so much of these payments; what the sale's pending funds do not cover is the breeder's to cover. */
async function giveBack(
  trx: Trx,
  services: Services,
  { reservation, order, pet: { breederId } }: Checkout,
  { disputeId, parts, cents }: { disputeId: string; parts: readonly Part[]; cents: number },
): Promise<void> {
  for (const [index, entries] of splitRefund(parts, cents).entries()) {
    await planRefund(trx, services, { payment: parts[index]!.payment, reason: "dispute", entries });
  }
  await post(trx, services.newId, {
    source: `shortfall:${disputeId}`,
    kind: "shortfall",
    orderId: order.id,
    reservationId: reservation.id,
    entries: coverEntries(
      breederId,
      0 - await pendingCents(trx, reservation.id, breederId),
      await balanceCents(trx, "breeder-available", breederId),
    ),
  });
}

/** A pet that came back is listed again; one that was still reserved counts as sold. */
async function settlePet(
  trx: Trx,
  services: Services,
  { pet }: Checkout,
  actorId: string,
  { isReturned, reason }: { isReturned: boolean; reason: string },
): Promise<void> {
  const isSold = pet.status === "sold" || pet.status === "adopted-sold";
  if (!isReturned) {
    if (pet.status === "reserved") await sellPet(trx, services, pet, { id: actorId, role: "admin" });
    return;
  }
  if (!isSold && pet.status !== "reserved") return;
  await setPetStatus(trx, {
    ...{ eventId: services.newId(), petId: pet.id, from: pet.status, to: "available" },
    ...{ actorId, actorRole: "admin", reason },
  });
  await petChanged(trx, services, pet.id);
}
