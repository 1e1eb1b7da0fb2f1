import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { visibility } from "../pets/rules.ts";
import { fail } from "../../platform/problem.ts";
import {
  accept,
  answerSettled,
  balanceKind,
  dropStaleDonation,
  keepCard,
  openPayment,
  ownCheckout,
  refuseMethod,
  refuseUnlessHeld,
  refuseUnpayable,
  removeCard,
  saveCheckout,
  settleIntent,
  syncPayment,
} from "../sale/payment/index.ts";
import { showReservation } from "../reservations/actions.ts";
import {
  findAddOnOwner,
  findCardFor,
  findCardsOf,
  findCheckout,
  findListing,
  findParties,
  refuseStopped,
} from "../sale/order/index.ts";
import { receiveWebhook } from "./actions.ts";
import { buyAddOns, quoteAddOns } from "../sale/add_on/index.ts";
import {
  amountOf,
  changedChoices,
  choicesOf,
  declineCodeOf,
  destinationOf,
  dueKind,
  firstChoices,
  frozenOf,
  intentMessage,
  intentStatus,
  priceChoices,
} from "../sale/price/index.ts";
import { quoteRefund, sideOf } from "../sale/refund_plan/index.ts";
import type { Services } from "../../services.ts";
import { createSetupIntent, customerOf } from "./setup_actions.ts";
import * as store from "../sale/order/index.ts";
import {
  addOnOrderOf,
  addOnPriceOf,
  detailsOf,
  isDepositPossible,
  orderDetailsOf,
  paymentOf,
  savedCardOf,
} from "../sale/receipt/index.ts";

const PAGE = 20;

export const payments: Handlers<
  | "createSetupIntent"
  | "createPaymentIntent"
  | "updatePaymentIntent"
  | "listPayments"
  | "verifyAndFinalize"
  | "getIntentStatus"
  | "receiveWebhook"
  | "payBalance"
  | "quoteOrder"
  | "quoteRefund"
  | "quoteAddOns"
  | "buyAddOns"
  | "getAddOnOrder"
  | "listSavedCards"
  | "keepCard"
  | "removeSavedCard"
> = {
  async createSetupIntent({ body, user, headers }, services) {
    const deploymentVersion = headers["x-deployment-version"];
    const asked = { reservationId: body.reservationId, userId: user.id, deploymentVersion };
    const checkout = await ownCheckout(services, asked);
    const { status } = checkout.reservation;
    if (status !== "processing" && status !== "deposit-paid") {
      refuseUnlessHeld(checkout, { processing: "reservation_not_open", paid: "reservation_not_open" });
    }
    refuseStopped(checkout, "buyer");
    return await createSetupIntent(services, user.id, checkout);
  },

  async createPaymentIntent({ body, user, headers, request: { ip } }, services) {
    const deploymentVersion = headers["x-deployment-version"];
    const asked = { reservationId: body.reservationId, userId: user.id, deploymentVersion, ip };
    const seen = await ownCheckout(services, asked);
    const guard: Parameters<typeof openPayment>[3] = async (checkout, trx) => {
      const { order } = checkout;
      if (body.order?.paymentType === "deposit" && !isDepositPossible(order)) fail("deposit_not_offered");
      refuseUnpayable(checkout, body.paymentMethod);
      const kind = dueKind("held", order)!;
      const due = amountOf(kind, { totalCents: order.total_cents, depositCents: order.deposit_cents });
      if (body.expectedDueNowCents !== undefined && body.expectedDueNowCents !== due) fail("price_changed");
      await accept(trx, checkout, body.acceptances);
      return kind;
    };
    const refusals = { processing: "payment_processing", paid: "already_paid" } as const;
    await dropStaleDonation(services, seen, asked, refusals);
    if (body.order) await saveCheckout(services, asked, { options: body.order }, refusals, guard);
    // A customer stores the card and must exist before the intent.
    if (body.saveCard && body.paymentMethod === "card") await customerOf(services, user.id);
    return answerOf(
      await openPayment(services, body.reservationId, body.paymentMethod, guard, body.saveCard ?? false),
    );
  },

  async updatePaymentIntent({ body, user, headers, request: { ip } }, services) {
    const asked = {
      reservationId: body.reservationId,
      userId: user.id,
      ip,
      deploymentVersion: headers["x-deployment-version"],
    };
    const refusals = { processing: "payment_in_progress", paid: "already_paid" } as const;
    const saved = await saveCheckout(services, asked, { options: body.order }, refusals);
    await syncPayment(services, body.reservationId, refusals);
    return { orderDetails: detailsOf(saved) };
  },

  async listPayments({ query, user }, { db }) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = await store.findPaymentsOf(db, user.id, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      payments: rows.slice(0, PAGE).map((row) =>
        paymentOf(row, row, { name: row.petName }, "buyer", row.orderType)
      ),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async verifyAndFinalize({ body, user }, services) {
    const payment = await store.findOwnPayment(services.db, body.paymentIntent, user.id) ?? fail("not_found");
    const settlement = await settleIntent(services, body.paymentIntent);
    const { reservation, order } = (await findCheckout(services.db, payment.reservation_id))!;
    answerSettled(settlement, reservation.status, payment.order_id === order.id ? "pet" : "addon");
    return showReservation(services, { id: payment.reservation_id, consumerId: user.id }, "buyer");
  },

  async getIntentStatus({ query, user }, services) {
    const payment = await store.findOwnPayment(services.db, query.payment_intent, user.id) ??
      fail("not_found");
    const answer = await services.payments.retrieveIntent(query.payment_intent);
    if (answer.kind === "missing") fail("not_found");
    if (answer.kind !== "done") fail("payments_unavailable");
    const { failure } = answer.value;
    const status = intentStatus(answer.value.status);
    return {
      status,
      message: intentMessage(status),
      ...(failure && status !== "succeeded" ? { declineCode: declineCodeOf(failure) } : {}),
      reservationId: payment.reservation_id,
      kind: payment.kind,
    };
  },

  async receiveWebhook({ headers, request }, services) {
    await receiveWebhook(services, request.rawBody, headers["stripe-signature"]);
    return { ok: true as const };
  },

  async payBalance({ body, user }, services) {
    await ownCheckout(services, { reservationId: body.reservationId, userId: user.id });
    const opened = await openPayment(services, body.reservationId, body.paymentMethod, (checkout) => {
      const kind = balanceKind(checkout);
      const { total_cents: totalCents, deposit_cents: depositCents } = checkout.order;
      refuseMethod(checkout, body.paymentMethod, amountOf(kind, { totalCents, depositCents }));
      return kind;
    });
    return answerOf(opened);
  },

  async quoteOrder({ body, user, request: { ip } }, services) {
    const { pet, choices, frozen, orderId } = body.reservationId
      ? await ownOrder(services, body.petId, body.reservationId, user?.id)
      : await listedPet(services, body.petId);
    const destination = await destinationOf(services, { postalCode: body.postalCode });
    const priced = await priceChoices(
      services,
      pet,
      await changedChoices(services, pet, choices, body.order, {
        ...(user ? { consumerId: user.id } : {}),
        orderId,
        ip,
      }),
      destination,
      frozen,
    );
    return {
      orderDetails: orderDetailsOf(priced, {
        pet,
        status: "held",
        paidCents: 0,
        buyerState: destination?.state,
      }),
    };
  },

  async quoteRefund({ body, user }, { db }) {
    const side = sideOf(await findParties(db, body.reservationId), user) ?? fail("not_found");
    return { refundQuote: await quoteRefund(db, body.reservationId, side) };
  },

  async listSavedCards({ user }, { db }) {
    return { savedCards: (await findCardsOf(db, user.id, PAGE)).map(savedCardOf) };
  },

  async keepCard({ body, user }, services) {
    await keepCard(services, { ...body, userId: user.id });
    return {
      savedCard: savedCardOf((await findCardFor(services.db, body.reservationId)) ?? fail("not_found")),
    };
  },

  async removeSavedCard({ params: { id }, user }, services) {
    await removeCard(services, id, user.id);
    return { id };
  },

  async quoteAddOns({ body, user }, services) {
    const { priced, checkout } = await quoteAddOns(services, { ...body, userId: user.id });
    return { addOnQuote: addOnPriceOf(priced, checkout.order) };
  },

  async buyAddOns({ body, user }, services) {
    const { paymentMethod: method, ...wanted } = body;
    const { checkout, bought, payment } = await buyAddOns(services, {
      ...wanted,
      method,
      userId: user.id,
    });
    return {
      clientSecret: payment.client_secret!,
      intentId: payment.intent_id!,
      addOnOrder: addOnOrderOf(bought, checkout.reservation, checkout.pet, checkout.order, "buyer")!,
    };
  },

  async getAddOnOrder({ params: { id }, user }, { db }) {
    const owner = await findAddOnOwner(db, id);
    if (owner?.buyerId !== user.id) fail("not_found");
    const { addOnOrders, reservation, order: sale, pet } = (await findCheckout(db, owner.reservationId))!;
    const bought = addOnOrders.find(({ order }) => order.id === id)!;
    return { addOnOrder: addOnOrderOf(bought, reservation, pet, sale, "buyer") ?? fail("not_found") };
  },
};

async function listedPet({ db }: Pick<Services, "db">, petId: string) {
  const pet = await findListing(db, petId) ?? fail("not_found");
  if (visibility(pet.status) !== "visible" || !pet.isSellerShown) fail("not_found");
  return { pet, choices: firstChoices(pet), frozen: undefined, orderId: undefined };
}

/** Returns the buyer's own order of this pet with its frozen terms. */
async function ownOrder({ db }: Pick<Services, "db">, petId: string, id: string, userId: string | undefined) {
  const checkout = await findCheckout(db, id);
  if (!checkout || checkout.reservation.consumer_id !== userId || checkout.pet.id !== petId) {
    return fail("not_found");
  }
  const { pet, order } = checkout;
  return { pet, choices: choicesOf(order), frozen: frozenOf(order), orderId: order.id };
}

function answerOf({ checkout, payment }: Awaited<ReturnType<typeof openPayment>>) {
  return {
    clientSecret: payment?.client_secret ?? null,
    intentId: payment?.intent_id ?? null,
    orderDetails: detailsOf(checkout),
  };
}
