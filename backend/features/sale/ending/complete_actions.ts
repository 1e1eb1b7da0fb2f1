import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { countHomeFound } from "../../breeders/store.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { debtEntries, releaseEntries } from "../../ledger/rules.ts";
import { balanceCents, lockBreeder, pendingCents, post } from "../../ledger/store.ts";
import { dayIn, dayWords } from "../../places/zone_rules.ts";
import { endNeedless, findUnfinished } from "../delivery/index.ts";
import { endChanges } from "../../listings/change_actions.ts";
import {
  type Actor,
  completionRefusal,
  ENDED,
  extendedDueAt,
  extendRefusal,
  fundsReleasedAt,
  handoverRefusal,
  hasOwedRefunds,
  moveCharge,
  moveFor,
  type Refusal,
  refusalOf,
  refuseStopped,
} from "../order/index.ts";
import { type CancelCause, coverShortfall, type FreedStatus, type Side } from "../refund_plan/index.ts";
import { petChanged } from "../../pets/actions.ts";
import { setPetStatus } from "../../pets/status_store.ts";
import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import * as store from "../order/index.ts";
import { notify } from "../notices/index.ts";

export type Mover = {
  id: string;
  actor: Side;
  reason?: string;
  /** Refund in cents that a quote showed. The cancellation is refused if the refund is different now. */
  expectedRefundCents?: number;
  /** Only for cancellations by the breeder. */
  cause?: CancelCause | undefined;
  listAgain?: boolean | undefined;
};

/**
 * Completes a sale for its breeder. Repeating it changes nothing. Fails with `balance_due`,
 * `delivery_unfinished`, `too_young`, `too_early` or `transition_not_allowed`.
 */
export async function completeReservation(services: Services, id: string, by: Mover): Promise<void> {
  await withTx(services.db, async (trx) => {
    const checkout = (await store.lockCheckout(trx, id))!;
    const { reservation, pet, payments } = checkout;
    const { status, at: now } = reservation;
    if (status === "completed") return;
    if (!moveFor(status, "complete", "breeder")) refuse(status, "complete");
    refuseStopped({ reservation, pet }, "breeder");
    if (status === "paid") await refuseUndelivered(trx, id);
    refuseEarly(completionRefusal({ ...pet, status, paidAt: store.lastPaidAt(reservation, payments), now }));
    await completeLocked(trx, services, checkout, { actor: "breeder", id: by.id, reason: by.reason });
  });
}

/**
 * Completes a sale for its breeder, or for the system 7 days after the buyer confirmed the hand-off, and
 * schedules the release of its funds. The caller has checked that the sale may be completed.
 */
export async function completeLocked(
  trx: Kysely<Database>,
  services: Pick<Services, "newId" | "addJob">,
  { reservation, pet }: store.Checkout,
  by: { actor: "breeder"; id: string; reason?: string | undefined } | { actor: "system" },
): Promise<void> {
  const { id, at } = reservation;
  const isSystem = by.actor === "system";
  const event = isSystem
    ? { actor: by.actor, actorId: null, reason: "The buyer confirmed the hand-off 7 days ago." }
    : { actor: by.actor, actorId: by.id, reason: by.reason };
  const move = moveFor(reservation.status, "complete", by.actor)!;
  await store.writeMove(trx, reservation, move, { id: services.newId(), ...event }, { completed_at: at });
  await endNeedless(trx, services, id);
  await sellPet(trx, services, pet, isSystem ? { id: null, role: "system" } : { id: by.id, role: "breeder" });
  await notify(trx, services, id, isSystem ? "completed-by-time" : "completed");
  await services.addJob(trx, "releaseFunds", { reservationId: id }, {
    key: `release:${id}`,
    runAt: fundsReleasedAt(at, reservation.handed_over_at !== null),
  });
}

/** Fails with `delivery_unfinished` if the carrier hasn't picked the pet up and the buyer confirmed nothing. */
async function refuseUndelivered(trx: Kysely<Database>, id: string): Promise<void> {
  const delivery = await findUnfinished(trx, id);
  if (delivery && delivery !== "picked-up") fail("delivery_unfinished");
}

/** Marks the pet as sold (a shelter's pet as adopted) and adds it to its breeder's count. */
async function sellPet(
  trx: Kysely<Database>,
  services: Pick<Services, "newId" | "addJob">,
  pet: store.Checkout["pet"],
  by: { id: string | null; role: Actor },
): Promise<void> {
  await setPetStatus(trx, {
    eventId: services.newId(),
    petId: pet.id,
    from: pet.status,
    to: pet.sellerKind === "shelter" ? "adopted-sold" : "sold",
    actorId: by.id,
    actorRole: by.role,
    reason: null,
  });
  // Pending changes are dropped, so the sold listing stays as its buyer saw it.
  await endChanges(trx, services, pet.id);
  await countHomeFound(trx, pet.breederId);
  await petChanged(trx, services, pet.id);
}

/**
 * Lists a returned pet again, or gives it the status `to`. A pet that was not returned but is still reserved
 * becomes sold.
 */
export async function settlePet(
  trx: Kysely<Database>,
  services: Pick<Services, "newId" | "addJob">,
  pet: store.Checkout["pet"],
  by: { id: string | null; role: Actor },
  { isReturned, to = "available", reason }: {
    isReturned: boolean;
    to?: FreedStatus | undefined;
    reason: string | null;
  },
): Promise<void> {
  if (!isReturned) {
    if (pet.status === "reserved") await sellPet(trx, services, pet, by);
    return;
  }
  if (pet.status !== "reserved" && pet.status !== "sold" && pet.status !== "adopted-sold") return;
  await setPetStatus(trx, {
    eventId: services.newId(),
    petId: pet.id,
    from: pet.status,
    to,
    actorId: by.id,
    actorRole: by.role,
    reason,
  });
  await petChanged(trx, services, pet.id);
}

/** Confirms the hand-off for the buyer. Repeating it changes nothing. */
export async function confirmHandover(services: Services, id: string, by: Mover): Promise<void> {
  await withTx(services.db, async (trx) => {
    const { reservation, pet } = (await store.lockCheckout(trx, id))!;
    if (reservation.status === "handed-over") return;
    const move = moveFor(reservation.status, "confirm-handover", "buyer") ??
      refuse(reservation.status, "confirm-handover");
    // The buyer may confirm having the pet even if the seller is suspended.
    if (reservation.stop !== "seller-suspended") refuseStopped({ reservation, pet }, "buyer");
    refuseEarly(handoverRefusal(pet));
    const event = { id: services.newId(), actor: "buyer" as const, actorId: by.id, reason: by.reason };
    await store.writeMove(trx, reservation, move, event, handedOverNow(reservation));
    await notify(trx, services, id, "handed-over");
  });
}

/**
 * Confirms the hand-off of a delivered pet: the carrier handed it off, and the buyer showed the code. Does
 * nothing for a stopped sale, or one that isn't waiting for the hand-off. The caller has locked the checkout.
 */
export async function confirmDelivered(
  trx: Kysely<Database>,
  services: Pick<Services, "newId" | "addJob">,
  { reservation }: store.Checkout,
): Promise<void> {
  const move = moveFor(reservation.status, "confirm-handover", "system");
  if (!move || (reservation.stop && reservation.stop !== "seller-suspended")) return;
  const event = {
    id: services.newId(),
    actor: "system" as const,
    actorId: null,
    reason: "The carrier handed the pet off, and the buyer showed the code.",
  };
  await store.writeMove(trx, reservation, move, event, handedOverNow(reservation));
  await notify(trx, services, reservation.id, "delivered");
}

/** Columns of a hand-off now. They start a new wait, for the breeder to complete the sale. */
const handedOverNow = ({ at }: store.Checkout["reservation"]) => ({
  handed_over_at: at,
  wait_look_at: at,
  wait_steps: 0,
  wait_stopped_ms: 0,
  wait_stopped_since: null,
  stuck_since: null,
});

/**
 * Gives the buyer 72 more hours to pay the balance, on the breeder's request, once the grace period is over.
 */
export async function extendBalance(services: Services, id: string, by: Mover): Promise<void> {
  await withTx(services.db, async (trx) => {
    const { reservation, pet } = (await store.lockCheckout(trx, id))!;
    refuseStopped({ reservation, pet }, "breeder");
    const { timeZone, today } = pet;
    const { status, balance_due_at, at } = reservation;
    const refusal = extendRefusal({ status, balanceDueAt: balance_due_at, timeZone, now: at });
    if (refusal !== undefined) fail("transition_not_allowed", { detail: refusal });
    const dueAt = extendedDueAt(at, timeZone);
    await store.updateReservation(trx, id, { balance_due_at: dueAt });
    await moveCharge(trx, id, dayIn(timeZone, dueAt));
    await notify(trx, services, id, "balance-extended");
    await store.writeEvent(trx, reservation, status, {
      id: services.newId(),
      actor: "breeder",
      actorId: by.id,
      reason: by.reason ?? `The balance is due ${dayWords(dayIn(timeZone, dueAt), today.slice(0, 4))}.`,
    });
  });
}

function refuseEarly(refusal: Refusal | undefined): void {
  if (refusal) fail(refusal.code, { detail: refusal.detail });
}

function refuse(status: store.Reservation["status"], action: "complete" | "confirm-handover"): never {
  if (action === "complete" && status === "deposit-paid") fail("balance_due");
  const actor = action === "complete" ? "breeder" : "buyer";
  return fail("transition_not_allowed", { detail: refusalOf(status, action, actor) });
}

/**
 * Makes the earnings of a finished sale available to the breeder: 72 hours after both sides confirmed, or 14
 * days after only one side confirmed or after a cancellation that kept the deposit. Booked once. A dispute or
 * a suspended breeder freezes the funds. A call before the due time schedules itself for that time.
 */
export async function releaseFunds(services: Services, reservationId: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const checkout = await store.lockCheckout(trx, reservationId);
    if (!checkout) return;
    const { reservation, pet, order, payments } = checkout;
    // The funds are frozen. The job is added again once the sale continues, and the hourly sweep retries too.
    if (reservation.stop) return;
    const { completed_at, handed_over_at, ended_at, status, at } = reservation;
    const endedAt = status === "completed" ? completed_at : ENDED.has(status) ? ended_at : null;
    if (!endedAt) return;
    const runAt = fundsReleasedAt(endedAt, status === "completed" && handed_over_at !== null);
    if (runAt > at) {
      return await services.addJob(trx, "releaseFunds", { reservationId }, {
        key: `release:${reservationId}`,
        runAt,
      });
    }
    // A refund owed to the buyer comes first; the hourly sweep retries later.
    const paymentIds = payments.map(({ id }) => id);
    if (await hasOwedRefunds(trx, paymentIds)) return;
    await lockBreeder(trx, pet.breederId);
    const cents = await pendingCents(trx, reservationId, pet.breederId);
    await store.updateReservation(trx, reservationId, { funds_settled_at: at });
    // A breeder's code can cost more than the sale earns or than a lost chargeback leaves. Only this call
    // covers the difference.
    if (cents <= 0) return await coverShortfall(trx, services, checkout, `release:${reservationId}`);
    await post(trx, services.newId, {
      source: `release:${reservationId}`,
      kind: "release",
      orderId: order.id,
      reservationId,
      entries: releaseEntries(pet.breederId, cents),
    });
    await post(trx, services.newId, {
      source: `debt:${reservationId}`,
      kind: "debt",
      orderId: order.id,
      reservationId,
      entries: debtEntries(
        pet.breederId,
        -await balanceCents(trx, "breeder-debts", pet.breederId),
        await balanceCents(trx, "breeder-available", pet.breederId),
      ),
    });
  });
}
