import { recordReads } from "../audit/actions.ts";
import type { Handlers } from "../../generated/handlers.ts";
import {
  answerSettled,
  completeFree,
  dropStaleDonation,
  saveCheckout,
  settleIntent,
  syncPayment,
} from "../sale/payment/index.ts";
import { detailsOf, findReceipt, receiptOf } from "../sale/receipt/index.ts";
import { fail, failFields, ProblemError } from "../../platform/problem.ts";
import {
  cancelReservation,
  completeReservation,
  confirmHandover,
  extendBalance,
} from "../sale/ending/index.ts";
import { findCardFor, findContested, findParties, findRefundsOf } from "../sale/order/index.ts";
import { sideOf } from "../sale/refund_plan/index.ts";
import { startReservation } from "../sale/hold/index.ts";
import { releaseOwnHold, showContract, showPage, showReservation } from "./actions.ts";
import { findReservations } from "./list_store.ts";
import { progressOf } from "./view.ts";

export const reservations: Handlers<
  | "startReservation"
  | "finalizeReservation"
  | "saveReservationProgress"
  | "listReservations"
  | "getReservation"
  | "updateReservationStatus"
  | "completeReservation"
  | "listBreederReservations"
  | "getBreederReservation"
  | "getAcceptedContract"
  | "getReceipt"
> = {
  async startReservation({ body, user, headers, request: { ip } }, services) {
    const deploymentVersion = headers["x-deployment-version"];
    return {
      reservedPetId: await startReservation(services, { ...body, userId: user.id, ip, deploymentVersion }),
    };
  },

  async saveReservationProgress({ body, user, headers, request: { ip } }, services) {
    const { reservedPetId, options, ...progress } = body;
    const asked = {
      reservationId: reservedPetId,
      userId: user.id,
      ip,
      deploymentVersion: headers["x-deployment-version"],
    };
    const refusals = { processing: "payment_in_progress", paid: "reservation_not_open" } as const;
    const saved = await saveCheckout(services, asked, { progress, options }, refusals);
    // An intent that cannot be updated now is updated before it is paid. A confirmed intent refuses the
    // change.
    await syncPayment(services, reservedPetId, refusals).catch((error) => {
      if (!(error instanceof ProblemError) || error.code !== "payments_unavailable") throw error;
      services.log.warn("an open payment could not be changed", { error });
    });
    return {
      reservationProgress: progressOf(saved.reservation.progress, saved.order),
      orderDetails: detailsOf(saved),
      holdExpiresAt: saved.reservation.hold_expires_at?.toISOString() ?? null,
    };
  },

  async finalizeReservation({ body, user }, services) {
    const which = { id: body.reservedPetId, consumerId: user.id };
    const [listed] = await findReservations(services.db, which, 1);
    if (!listed) fail("not_found");
    const { reservation, payments } = listed;
    const last = payments.findLast(({ status }) => status !== "canceled" && status !== "creating");
    const intentId = body.paymentIntent ?? (reservation.paid_at ? undefined : last?.intent_id);
    if (intentId) {
      if (!payments.some((payment) => payment.intent_id === intentId)) fail("not_found");
      answerSettled(await settleIntent(services, intentId), reservation.status);
    } else {
      const refusals = { processing: "payment_processing", paid: "reservation_not_open" } as const;
      await dropStaleDonation(services, listed, { reservationId: which.id, userId: user.id }, refusals);
      await completeFree(services, body.reservedPetId, body.acceptances);
    }
    return showReservation(services, which, "buyer");
  },

  listReservations(input, services) {
    return showPage(services, { consumerId: input.user.id }, input, "buyer");
  },

  getReservation({ params, user }, services) {
    return showReservation(services, { id: params.id, consumerId: user.id }, "buyer");
  },

  async updateReservationStatus({ body, user }, services) {
    const { reservedPetId: id, action, reason, expectedRefundCents, cause, listAgain } = body;
    if (action === "cancel") {
      const released = await releaseOwnHold(services, { id, buyerId: user.id, reason, expectedRefundCents });
      if (released) return released;
    }
    const actor = sideOf(await findParties(services.db, id), user) ?? fail("not_found");
    if (actor === "buyer" || action !== "cancel") refuseForOthers({ cause, listAgain });
    const by = { id: user.id, actor, reason, expectedRefundCents, cause, listAgain };
    const moves = actor === "buyer"
      ? { cancel: cancelReservation, "confirm-handover": confirmHandover }
      : { cancel: cancelReservation, extend: extendBalance, complete: completeReservation };
    const move = (moves as Partial<Record<typeof action, typeof cancelReservation>>)[action];
    if (!move) fail("transition_not_allowed", { detail: `The ${by.actor} can't do this.` });
    await move(services, id, by);
    return showReservation(services, { id }, by.actor);
  },

  async getAcceptedContract({ params: { id }, user }, services) {
    const side = sideOf(await findParties(services.db, id), user) ?? fail("not_found");
    return { acceptedContract: await showContract(services.db, id, side) };
  },

  async getReceipt({ params: { id }, user, session }, { db }) {
    const found = await findReceipt(db, id) ?? fail("not_found");
    const readsOrders = user.staffRank !== null && user.staffRank !== "moderator";
    const isStaff = readsOrders && session.secondFactorAt !== null;
    const viewer = sideOf(found, user) ?? (isStaff ? "staff" : fail("not_found"));
    if (viewer === "staff") {
      await recordReads(db, user.id, [{
        action: "order-read",
        subjectKind: "order",
        subjectId: found.order_id,
      }]);
    }
    const [refunds, chargebacks, card] = await Promise.all([
      findRefundsOf(db, [id]),
      findContested(db, [id]),
      viewer === "buyer" && found.receipt!.leftCents > 0 ? findCardFor(db, found.reservation_id) : undefined,
    ]);
    return { receipt: receiptOf(found, refunds, chargebacks, viewer, card) };
  },

  async completeReservation({ body, user }, services) {
    const which = { id: body.reservedPetId, breederId: user.breederId ?? fail("not_found") };
    await showReservation(services, which, "breeder");
    await completeReservation(services, which.id, { id: user.id, actor: "breeder" });
    return showReservation(services, which, "breeder");
  },

  listBreederReservations(input, services) {
    const breederId = input.user.breederId;
    if (breederId === null) return { reservedPets: [], nextCursor: null };
    return showPage(services, { breederId }, input, "breeder");
  },

  getBreederReservation({ params, user }, services) {
    const breederId = user.breederId ?? fail("not_found");
    return showReservation(services, { id: params.id, breederId }, "breeder");
  },
};

/** Fails if anyone but a canceling breeder states a cause or decides about the listing. */
function refuseForOthers(given: { cause?: unknown; listAgain?: unknown }): void {
  for (const field of ["cause", "listAgain"] as const) {
    if (given[field] === undefined) continue;
    failFields({
      pointer: `body/${field}`,
      code: "not_allowed",
      detail: "Only a breeder who cancels can say this.",
    });
  }
}
