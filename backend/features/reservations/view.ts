import type { Reservation as WireReservation, ReservationProgress } from "../../generated/types.ts";
import { jsonValue } from "../../platform/json_text.ts";
import { addOnsAmong } from "../add_ons/rules.ts";
import { saleStepOf } from "../pets/sale_step_rules.ts";
import { refundOf } from "../sale/refund_plan/index.ts";
import {
  addOnOrderOf,
  contestedOf,
  isBrought,
  MOST_CONTESTED,
  orderDetailsOf,
  paidCents,
  paymentOf,
  savedCardOf,
} from "../sale/receipt/index.ts";
import {
  breederNetCents,
  buttonsFor,
  completesAt,
  disputeUntil,
  ENDED,
  fundsReleasedAt,
  lastPaidAt,
  type Order,
  type Progress,
  stepNumber,
  stopWords,
} from "../sale/order/index.ts";
import { offersOf } from "../sale/add_on/index.ts";
import { canReach } from "./contact_rules.ts";
import type { Listed } from "./list_store.ts";

type Viewer = "buyer" | "breeder";

/**
 * Returns a reservation as its buyer or its breeder sees it. Each sees the other's contact details once a
 * payment exists.
 */
export function reservationOf(listed: Listed, viewer: Viewer, now: Date): WireReservation {
  const { reservation, order, pet, payments, refunds, buyer } = listed;
  const { id, progress, status, stop } = reservation;
  const hasMoney = reservation.paid_at !== null;
  const isShown = viewer === "buyer" || hasMoney;
  const paid = paidCents(payments);
  const isReached = canReach(
    { paidAt: reservation.paid_at, endedAt: reservation.ended_at, paidCents: paid },
    now,
  );
  // A breeder sees the buyer's address only while they are bringing the pet there.
  const isOnTheWay = hasMoney && isBrought(order) && (status === "deposit-paid" || status === "paid");
  const facts = {
    ...pet,
    status,
    balanceDueAt: reservation.balance_due_at,
    paidAt: lastPaidAt(reservation, payments),
    handedOverAt: reservation.handed_over_at,
    completedAt: reservation.completed_at,
    hasDispute: reservation.hasDispute,
    isOver: reservation.isOver,
    stop: stop && { reason: stop, text: stopWords(stop, viewer, pet.sellerName) },
    now,
  };
  const refund = refundOf(listed, refunds, viewer);
  // Add-ons bought later are not the breeder's sale.
  const contested = listed.chargebacks.filter(({ payment_id }) =>
    viewer === "buyer" || payments.some((payment) => payment.id === payment_id)
  );
  return {
    id,
    _id: id,
    number: reservation.number,
    type: order.payment_type,
    status,
    reservedPetId: id,
    reservedPet: jsonValue(listed.card!),
    breeder: listed.breeder,
    ...(viewer === "breeder" && hasMoney ? { buyer: contactOf(progress, buyer, isReached) } : {}),
    ...(viewer === "buyer" && isReached && listed.seller ? { breederContact: listed.seller } : {}),
    reservationProgress: progressOf(progress, order, viewer),
    orderDetails: orderDetailsOf(order, {
      pet,
      status,
      paidCents: paid,
      balanceDueAt: stop ? null : reservation.balance_due_at,
      ids: { orderId: order.id, reservationId: id },
      contact: viewer === "buyer" || isReached ? progress.contact : undefined,
      delivery: viewer === "buyer" || isOnTheWay ? progress.delivery : undefined,
      buyerState: progress.delivery?.address.state,
    }),
    payments: payments.filter((payment) => viewer === "buyer" || payment.status === "succeeded")
      .filter(({ status }) => status !== "creating").slice(-20)
      .map((payment) => paymentOf(payment, reservation, pet, viewer)),
    addOnOrders: listed.addOnOrders
      .flatMap((one) => addOnOrderOf(one, reservation, pet, order, viewer) ?? []).slice(-20),
    ...(viewer === "buyer" && listed.savedCard ? { savedCard: savedCardOf(listed.savedCard) } : {}),
    ...(viewer === "buyer" ? { addOnOffers: offersOf(listed, now) } : {}),
    ...(viewer === "breeder" && listed.step ? { nextStep: saleStepOf(listed.step) } : {}),
    ...(viewer === "breeder" ? { earnings: earningsOf(listed) } : {}),
    ...(contested.length > 0 ? { chargebacks: contested.slice(-MOST_CONTESTED).map(contestedOf) } : {}),
    ...(refund ? { refund } : {}),
    ...(order.accepted_at && isShown ? { contractAcceptedAt: order.accepted_at.toISOString() } : {}),
    terms: {
      goHomeDate: pet.goHomeDate,
      depositRefundPercent: pet.depositRefundPercent as 0 | 50 | 100,
      timeZone: pet.timeZone,
    },
    timeline: listed.timeline.slice(-50).map(({ to_status, at, actor_role, reason }) => ({
      status: to_status,
      at: at.toISOString(),
      by: actor_role,
      reason,
    })),
    allowedActions: buttonsFor(facts, viewer),
    holdExpiresAt: status === "held" ? time(reservation.hold_expires_at) : null,
    completesAt: time(completionOf(listed)),
    ...(facts.stop ? { stop: facts.stop } : {}),
    // The clock of a stopped sale is paused, so it has no due date.
    balanceDueAt: status === "deposit-paid" && !stop ? time(reservation.balance_due_at) : null,
    ...(viewer === "buyer" ? { disputeUntilOn: disputeUntil(facts) } : {}),
    hasDispute: reservation.hasDispute,
    createdAt: reservation.created_at.toISOString(),
    updatedAt: reservation.updated_at.toISOString(),
  };
}

/** Returns the time when the sale completes without its breeder; null while something stops it. */
function completionOf({ reservation, pet, payments }: Listed): Date | null {
  return completesAt({
    status: reservation.status,
    isStopped: reservation.stop !== null,
    handedOverAt: reservation.handed_over_at,
    paidAt: lastPaidAt(reservation, payments),
    goHomeDate: pet.goHomeDate,
    timeZone: pet.timeZone,
    stoppedMs: reservation.wait_stopped_ms,
    stoppedSince: reservation.wait_stopped_since,
  }) ?? null;
}

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

function contactOf({ contact }: Progress, account: Listed["buyer"], isReached: boolean) {
  return {
    firstName: contact?.firstName ?? account.firstName,
    lastName: contact?.lastName ?? account.lastName,
    email: isReached ? contact?.email ?? account.email : null,
    phoneNumber: isReached ? contact?.phoneNumber ?? account.phone : null,
  };
}

/**
 * Returns the breeder's share of the price, minus the breeder's discounts, the platform's fee and refunds,
 * with the time when it is available.
 */
function earningsOf(listed: Listed) {
  const { reservation, earned } = listed;
  return {
    platformFeeCents: listed.order.platform_fee_cents,
    // A bank can take more than the sale earned; the excess is a debt, not part of the share.
    netCents: Math.max(
      0,
      ENDED.has(reservation.status) ? earned.bookedCents : breederNetCents(listed) - earned.returnedCents,
    ),
    // A canceled sale reverses the cost of its code.
    coverCents: ENDED.has(reservation.status) ? 0 : Math.max(0, 0 - breederNetCents(listed)),
    returnedCents: earned.returnedCents,
    availableAt: time(availableAt(listed)),
  };
}

/**
 * Returns the time when a completed sale's funds are released, by the rule of `releaseFunds`; null while
 * something blocks them.
 */
function availableAt({ reservation, payments, refunds, chargebacks }: Listed): Date | null {
  const { status, completed_at, handed_over_at, funds_settled_at } = reservation;
  if (status !== "completed" || !completed_at) return null;
  // Add-ons bought later are not the breeder's sale.
  const isHeldUp = [...refunds, ...chargebacks].some(({ payment_id, status }) =>
    HOLDING_UP.has(status) && payments.some(({ id }) => id === payment_id)
  );
  return isHeldUp ? null : funds_settled_at ?? fundsReleasedAt(completed_at, handed_over_at !== null);
}

/** Statuses of owed refunds and contested payments. */
const HOLDING_UP: ReadonlySet<string> = new Set(["pending", "failed", "inquiry", "open"]);

/** Returns the buyer's progress in the checkout. A breeder sees the step but none of the typed data. */
export function progressOf(progress: Progress, order: Order, viewer: Viewer = "buyer"): ReservationProgress {
  const { contact, delivery, billing, postalCode, ...place } = progress;
  const typed = viewer === "buyer" ? { contact, delivery, billing, postalCode } : {};
  return {
    ...place,
    step: stepNumber(progress.stepName),
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
    options: {
      transportation: order.transportation,
      paymentType: order.payment_type,
      promoCode: order.promo_code,
      rescueDonationAmount: order.donation_cents || null,
      addOnIds: addOnsAmong(order.line_items).map(({ id }) => id),
    },
  };
}
