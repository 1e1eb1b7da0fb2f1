import { createHmac } from "node:crypto";
import { addPet, addUser } from "../fixtures.ts";
import { syncDispute } from "../../features/sale/chargeback/chargeback_actions.ts";
import { notePayment } from "../../features/ledger/finding_actions.ts";
import { balanceCents, post } from "../../features/ledger/store.ts";
import { findFinding } from "../../features/ledger/finding_store.ts";
import { linkToken } from "../../features/links/crypto.ts";
import { checkoutOf, confirmSetup, DELIVERY } from "../reservations.ts";
import type { Requests } from "./request.ts";
import type { Scene } from "./scene.ts";
import { TERMS_VERSION } from "../../features/accounts/rules.ts";

/** Lets consumer A start to buy a pet of breeder A. */
async function held(scene: Scene): Promise<string> {
  const pet = await addPet(scene.market.services, { breeder_id: scene.breederA.breederId });
  return await checkoutOf(scene.market).hold(scene.consumerA, pet.id);
}

/** ... and fill in the checkout. */
async function filled(scene: Scene): Promise<string> {
  const id = await held(scene);
  const { status, body } = await checkoutOf(scene.market).fill(scene.consumerA, id);
  if (status !== 200) throw new Error(`not filled in: ${JSON.stringify(body)}`);
  return id;
}

/** ... and open a payment. */
async function opened(scene: Scene): Promise<{ id: string; intentId: string }> {
  const id = await filled(scene);
  const { status, body } = await checkoutOf(scene.market).intent(scene.consumerA, id, scene.breederA);
  if (status !== 200 && status !== 201) throw new Error(`no intent: ${JSON.stringify(body)}`);
  return { id, intentId: body.intentId };
}

/** ... and confirm it at the provider. The product does not know yet. */
async function confirmed(scene: Scene): Promise<{ id: string; intentId: string }> {
  const made = await opened(scene);
  await checkoutOf(scene.market).confirm(made.intentId);
  return made;
}

/** ... and pay the deposit. */
async function depositPaid(scene: Scene): Promise<string> {
  const { id, intentId } = await confirmed(scene);
  const { status, body } = await checkoutOf(scene.market).verify(scene.consumerA, intentId);
  if (status !== 200) throw new Error(`not paid: ${JSON.stringify(body)}`);
  return id;
}

/** ... and all the rest. */
async function paid(scene: Scene): Promise<string> {
  const id = await depositPaid(scene);
  const shop = checkoutOf(scene.market);
  const { body: { intentId } } = await shop.balance(scene.consumerA, id);
  await shop.confirm(intentId);
  await shop.verify(scene.consumerA, intentId);
  return id;
}

/** ... with a delivery that is offered to a carrier, or further along. Returns the carrier's token too. */
async function delivered(scene: Scene, status: "offered" | "picked-up" = "offered") {
  const { db, services } = scene.market;
  const reservationId = await depositPaid(scene);
  const [id, linkId] = [services.newId(), services.newId()];
  const order = await db.updateTable("orders").set({ transportation: "honest" })
    .where("reservation_id", "=", reservationId).returning("id").executeTakeFirstOrThrow();
  await db.insertInto("deliveries").values({
    id,
    reservation_id: reservationId,
    order_id: order.id,
    status,
    code: "123456",
    carrier_name: "Sam Ortiz",
    carrier_email: "sam.ortiz@example.com",
    cost_cents: 18_000,
    link_id: linkId,
    link_expires_at: new Date(Date.now() + 86_400_000),
  }).execute();
  return { id, reservationId, token: linkToken(services.config, linkId) };
}

/** Body with a carrier's token, and with one that was never issued. */
const linked = (token: string, json: Record<string, unknown>) => ({
  json: { token, ...json },
  without: { json: { token: "A".repeat(64), ...json } },
});

const REVIEW = { rating: 5, title: "A calm start", text: "Maple came with her blanket." };

/** Adds a completed sale. */
/** Adds a review of breeder A. Default author: consumer A. */
async function reviewed(scene: Scene, author = scene.consumerA): Promise<string> {
  const id = crypto.randomUUID();
  await scene.market.db.insertInto("reviews").values({
    id,
    reservation_id: await completed(scene),
    breeder_id: scene.breederA.breederId,
    author_id: author.id,
    ...REVIEW,
  }).execute();
  return id;
}

async function completed(scene: Scene): Promise<string> {
  const id = await held(scene);
  await scene.market.db.updateTable("reservations")
    .set({ status: "completed", hold_expires_at: null, paid_at: new Date(), completed_at: new Date() })
    .where("id", "=", id).execute();
  return id;
}

/** Returns a provider event with its signature. */
function event(scene: Scene, intentId: string) {
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: "payment_intent.succeeded",
    data: { object: { id: intentId, object: "payment_intent", metadata: {} } },
  });
  const signed = (secret: string) => {
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
    return {
      body,
      headers: { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` },
    };
  };
  return {
    ...signed(scene.market.sandbox.payments.webhookSecret),
    without: signed("whsec_of_somebody_else"),
  };
}

/** ... and cancel, while the provider refuses the refund. Returns the refund's id. */
async function owed(scene: Scene): Promise<string> {
  const id = await depositPaid(scene);
  await checkoutOf(scene.market).status(scene.consumerA, id, "cancel");
  const { db } = scene.market;
  const refund = await db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .select("f.id").where("y.reservation_id", "=", id).executeTakeFirstOrThrow();
  await db.updateTable("refunds").set({ failure: "provider_credentials" }).where("id", "=", refund.id)
    .execute();
  return refund.id;
}

/**
 * Adds a payout to breeder A that is pending, or returning from the breeder's account at the provider.
 * Returns its id.
 */
async function waitingPayout(scene: Scene, status: "pending" | "returning"): Promise<string> {
  await depositPaid(scene);
  const { db, services, sandbox: { payments } } = scene.market;
  const { breederId } = scene.breederA;
  const key = crypto.randomUUID();
  const made = await payments.createAccount({ email: "ruth@example.com", breederId, idempotencyKey: key });
  if (made.kind !== "done") throw new Error("no account");
  const accountId = made.value.id;
  await payments.ask("POST", `/accounts/${accountId}/complete`, {});
  const id = services.newId();
  const about = { accountId, amountCents: 1_000, payoutId: id, breederId, idempotencyKey: `transfer-${key}` };
  const transfer = await payments.createTransfer(about);
  if (transfer.kind !== "done") throw new Error("no transfer");
  await db.updateTable("payouts").set({ status: "failed" }).where("breeder_id", "=", breederId).execute();
  await db.insertInto("payouts").values({
    id,
    breeder_id: breederId,
    provider_account_id: accountId,
    amount_cents: 1_000,
    status,
    transfer_id: status === "returning" ? transfer.value.id : null,
    failure: "account_closed",
  }).execute();
  return id;
}

/** Adds a debt of breeder A. Returns its cents. */
async function indebted(scene: Scene): Promise<number> {
  const { db, services } = scene.market;
  const { breederId } = scene.breederA;
  await post(db, services.newId, {
    source: `test-debt:${services.newId()}`,
    kind: "debt",
    orderId: null,
    reservationId: null,
    entries: [
      { account: "breeder-debts", breederId, amountCents: 4_500 },
      { account: "platform-fees", amountCents: -4_500 },
    ],
  });
  return 0 - await balanceCents(db, "breeder-debts", breederId);
}

/** Adds a payment at the provider whose rows were lost, recorded for staff. Returns the finding's id. */
async function found(scene: Scene): Promise<string> {
  const { market } = scene;
  const { id, intentId } = await opened(scene);
  for (const table of ["payments", "orders", "reservation_events", "hold_news"] as const) {
    await market.db.deleteFrom(table).where("reservation_id", "=", id).execute();
  }
  await market.db.deleteFrom("reservations").where("id", "=", id).execute();
  await checkoutOf(market).confirm(intentId);
  await notePayment(market.services, intentId);
  return (await findFinding(market.db, intentId))!.id;
}

/** Returns a setup intent of this reservation, confirmed by its buyer at the provider. */
async function setUp({ market, consumerA }: Scene, reservationId: string): Promise<string> {
  const { body } = await market.call(consumerA, "POST", "/v1/payments/create-setup-intent", {
    reservationId,
  });
  return await confirmSetup(market, body);
}

/** The add-on "Going-home crate", and the call of a buyer who adds it after the deposit. */
const CRATE = "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071";
const addOns = async (scene: Scene) => ({
  reservationId: await depositPaid(scene),
  addOnIds: [CRATE],
  paymentMethod: "card",
});

/** Returns the pet's order of a reservation. */
async function orderOf({ market: { db } }: Scene, reservationId: string): Promise<string> {
  const { id } = await db.selectFrom("orders").select("id").where("reservation_id", "=", reservationId)
    .where("order_type", "=", "pet").executeTakeFirstOrThrow();
  return id;
}

/** Adds a payment disputed by the buyer's bank. Returns the chargeback's id. */
async function contested(scene: Scene): Promise<string> {
  const { id, intentId } = await confirmed(scene);
  const { market } = scene;
  await checkoutOf(market).verify(scene.consumerA, intentId);
  const { id: disputeId } = await market.sandbox.payments.ask<{ id: string }>("POST", "/disputes", {
    intentId,
  });
  await syncDispute(market.services, disputeId);
  const row = await market.db.selectFrom("chargebacks as c").innerJoin(
    "payments as y",
    "y.id",
    "c.payment_id",
  )
    .select("c.id").where("y.reservation_id", "=", id).executeTakeFirstOrThrow();
  return row.id;
}

const PROBLEM = { reason: "health", text: "Our vet found a heart murmur in the first week." };

/** ... and pay everything and report a problem. Returns the dispute's id. */
async function disputed(scene: Scene): Promise<string> {
  const reservedPetId = await paid(scene);
  const { status, body } = await scene.market.call(scene.consumerA, "POST", "/v1/disputes", {
    reservedPetId,
    ...PROBLEM,
  });
  if (status !== 200) throw new Error(`no dispute: ${JSON.stringify(body)}`);
  return body.dispute.id;
}

/** Adds a refund that waits for a second person. */
async function asked(scene: Scene): Promise<string> {
  const { market: { db, services } } = scene;
  const other = await addUser(services, { role: "Admin", staff_rank: "finance" });
  const id = services.newId();
  await db.insertInto("money_approvals").values({
    id,
    kind: "refund",
    subject_id: await orderOf(scene, await depositPaid(scene)),
    about: "Maple",
    amount_cents: 37_500,
    before_cents: 0,
    reason: "The listing was wrong.",
    asked_by: other.id,
    expires_at: new Date(Date.now() + 86_400_000),
    asked: JSON.stringify({
      scope: "sale",
      amountCents: 37_500,
      refundableCents: 37_500,
      reason: "The listing was wrong.",
      idempotencyKey: crypto.randomUUID(),
    }),
  }).execute();
  return id;
}

/** Calls about buying and selling. */
export const saleRequests: Requests = {
  startReservation: async ({ market, breederA }) => ({
    json: { petId: (await addPet(market.services, { breeder_id: breederA.breederId })).id },
  }),
  saveReservationProgress: async (scene) => ({
    json: { reservedPetId: await held(scene), stepName: "contact", screen: 1, openStep: 1 },
  }),
  finalizeReservation: async (scene) => ({ json: { reservedPetId: (await confirmed(scene)).id } }),
  listReservations: async (scene) => (await held(scene), {}),
  getReservation: async (scene) => ({ params: { id: await held(scene) } }),
  updateReservationStatus: async (scene) => ({
    json: { reservedPetId: await depositPaid(scene), action: "cancel", reason: "The puppy is ill." },
  }),
  quoteRefund: async (scene) => ({ json: { reservationId: await depositPaid(scene) } }),
  getReceipt: async (scene) => {
    const reservationId = await depositPaid(scene);
    const { id } = await scene.market.db.selectFrom("payments").select("id")
      .where("reservation_id", "=", reservationId).executeTakeFirstOrThrow();
    return { params: { id } };
  },
  getDelivery: async (scene) => ({ params: { id: (await delivered(scene)).reservationId } }),
  savePickUp: async (scene) => ({
    params: { id: (await delivered(scene)).reservationId },
    json: { address: { ...DELIVERY.address, line2: null }, note: "" },
  }),
  listDeliveries: () => ({}),
  getStaffDelivery: async (scene) => ({ params: { id: (await delivered(scene)).id } }),
  offerDelivery: async (scene) => ({
    params: { id: (await delivered(scene)).id },
    json: {
      carrier: { name: "Sam Ortiz", email: "sam.ortiz@example.com", phoneNumber: null, company: null },
      costCents: 0,
    },
  }),
  updateDelivery: async (scene) => ({
    params: { id: (await delivered(scene)).id },
    json: { action: "withdraw", reason: "The van broke down." },
  }),
  openDeliveryLink: async (scene) => linked((await delivered(scene)).token, {}),
  answerDelivery: async (scene) => linked((await delivered(scene)).token, { answer: "accept" }),
  getDeliveryUploadUrl: async (scene) =>
    linked((await delivered(scene)).token, { contentType: "image/jpeg", size: 1_000 }),
  reportDelivery: async (scene) => {
    const { token } = await delivered(scene, "picked-up");
    return linked(token, { step: "picked-up", fileKey: `uploads/${"0".repeat(32)}.jpg` });
  },
  getAcceptedContract: async (scene) => ({ params: { id: await depositPaid(scene) } }),
  completeReservation: async (scene) => {
    const reservedPetId = await paid(scene);
    await checkoutOf(scene.market).status(scene.consumerA, reservedPetId, "confirm-handover");
    return { json: { reservedPetId } };
  },
  listBreederReservations: async (scene) => (await depositPaid(scene), {}),
  getBreederReservation: async (scene) => ({ params: { id: await depositPaid(scene) } }),

  createSetupIntent: async (scene) => ({ json: { reservationId: await filled(scene) } }),
  listSavedCards: async (scene) => (await depositPaid(scene), {}),
  keepCard: async (scene) => {
    const reservationId = await depositPaid(scene);
    return { json: { reservationId, setupIntent: await setUp(scene, reservationId) } };
  },
  removeSavedCard: async (scene) => {
    const reservationId = await depositPaid(scene);
    const { body } = await scene.market.call(scene.consumerA, "POST", "/v1/payments/saved-cards", {
      reservationId,
      setupIntent: await setUp(scene, reservationId),
    });
    return { params: { id: body.savedCard.id } };
  },
  createPaymentIntent: async (scene) => ({
    json: {
      reservationId: await filled(scene),
      paymentMethod: "card",
      acceptances: { saleContractHash: scene.breederA.contractHash, termsVersion: TERMS_VERSION },
    },
  }),
  updatePaymentIntent: async (scene) => ({
    json: { reservationId: (await opened(scene)).id, order: { transportation: "pickup" } },
  }),
  payBalance: async (scene) => ({
    json: { reservationId: await depositPaid(scene), paymentMethod: "card" },
  }),
  quoteAddOns: async (scene) => ({
    json: { reservationId: await depositPaid(scene), addOnIds: [CRATE] },
  }),
  buyAddOns: async (scene) => ({ json: await addOns(scene) }),
  getAddOnOrder: async (scene) => {
    const { body } = await scene.market.call(
      scene.consumerA,
      "POST",
      "/v1/payments/add-ons",
      await addOns(scene),
    );
    return { params: { id: body.addOnOrder.id } };
  },
  verifyAndFinalize: async (scene) => ({ json: { paymentIntent: (await confirmed(scene)).intentId } }),
  getIntentStatus: async (scene) => ({ params: { payment_intent: (await opened(scene)).intentId } }),
  listPayments: async (scene) => (await depositPaid(scene), {}),
  writeReview: async (scene) => ({ json: { reservedPetId: await completed(scene), ...REVIEW } }),
  getReservationReview: async (scene) => ({ params: { id: await completed(scene) } }),
  updateReview: async (scene) => ({ params: { id: await reviewed(scene) }, json: REVIEW }),
  deleteReview: async (scene) => ({ params: { id: await reviewed(scene) } }),
  // No author may report their own review.
  reportReview: async (scene, who) => ({
    params: { id: await reviewed(scene, who.id === scene.consumerA.id ? scene.consumerB : scene.consumerA) },
    json: { reason: "spam" },
  }),
  restoreReported: async (scene) => {
    const { market: { db }, admin } = scene;
    const [id, subject_id] = [crypto.randomUUID(), await reviewed(scene)];
    await db.updateTable("reviews").set({ hidden_at: new Date() }).where("id", "=", subject_id).execute();
    await db.insertInto("reports").values({
      id,
      kind: "review",
      subject_id,
      status: "removed",
      reason: "Spam.",
      decided_by: admin.id,
      created_at: new Date(),
      decided_at: new Date(),
    }).execute();
    return { params: { id }, json: { reason: "It is no spam." } };
  },
  answerReview: async (scene) => ({ params: { id: await reviewed(scene) }, json: { answer: "Thank you." } }),
  openDispute: async (scene) => ({ json: { reservedPetId: await paid(scene), ...PROBLEM } }),
  listDisputes: async (scene) => (await disputed(scene), {}),
  replyDispute: async (scene) => ({
    params: { id: await disputed(scene) },
    json: { text: "It was healthy." },
  }),
  listDisputesToDecide: async (scene) => (await disputed(scene), {}),
  quoteDispute: async (scene) => ({ params: { id: await disputed(scene) } }),
  decideDispute: async (scene) => ({
    params: { id: await disputed(scene) },
    json: {
      outcome: "release",
      reason: "The report is older than the sale.",
      earlyReason: "Nothing was handed over.",
    },
  }),
  listOwedRefunds: async (scene) => (await owed(scene), {}),
  listMoneyApprovals: () => ({}),
  approveMoney: async (scene) => ({ params: { id: await asked(scene) } }),
  refuseMoney: async (scene) => ({
    params: { id: await asked(scene) },
    json: { reason: "The breeder pays it back." },
  }),
  listWaitingMoney: async (scene) => (await indebted(scene), {}),
  listWaitingPayouts: async (scene) => (await indebted(scene), {}),
  retryPayout: async (scene) => ({ params: { id: await waitingPayout(scene, "pending") } }),
  settlePayout: async (scene) => ({
    params: { id: await waitingPayout(scene, "returning") },
    json: { reason: "The account was overdrawn." },
  }),
  settleBalance: async (scene) => ({
    params: { id: scene.breederA.breederId },
    json: {
      side: "debt",
      how: "written-off",
      amountCents: 1,
      balanceCents: await indebted(scene),
      reason: "Not worth collecting.",
    },
  }),
  getReconciliation: () => ({}),
  startReconciliation: () => ({}),
  listOrders: async (scene) => (await depositPaid(scene), {}),
  getOrderStory: async (scene) => ({ params: { id: await orderOf(scene, await depositPaid(scene)) } }),
  quoteOrderRefund: async (scene) => ({ params: { id: await orderOf(scene, await depositPaid(scene)) } }),
  refundOrder: async (scene) => ({
    params: { id: await orderOf(scene, await depositPaid(scene)) },
    json: {
      scope: "sale",
      amountCents: 37_500,
      refundableCents: 37_500,
      reason: "The listing was wrong.",
      idempotencyKey: crypto.randomUUID(),
    },
  }),
  listChargebacks: () => ({}),
  getChargeback: async (scene) => ({ params: { id: await contested(scene) } }),
  addChargebackEvidence: async (scene) => ({
    params: { id: await contested(scene) },
    json: { text: "The signed hand-off form." },
  }),
  submitChargebackEvidence: async (scene) => ({
    params: { id: await contested(scene) },
    json: { texts: { explanation: "The buyer confirmed the hand-off." }, files: [] },
  }),
  listOwnChargebacks: () => ({}),
  addOwnChargebackEvidence: async (scene) => ({
    params: { id: await contested(scene) },
    json: { text: "The signed hand-off form." },
  }),
  attachFinding: async (scene) => ({ params: { id: await found(scene) } }),
  refundFinding: async (scene) => ({ params: { id: await found(scene) }, json: { reason: "Lost" } }),
  keepFinding: async (scene) => ({ params: { id: await found(scene) }, json: { reason: "Lost" } }),
  retryRefund: async (scene) => ({ params: { id: await owed(scene) } }),
  settleRefund: async (scene) => ({
    params: { id: await owed(scene) },
    json: { how: "check", reason: "Check 1042" },
  }),
  getBreederAnalytics: ({ breederA }) => ({ params: { breederId: breederA.breederId } }),
  getSalesRevenue: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  getPetsSold: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  getAvgSellingPrice: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  getSalesGrowth: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  getAvailableFunds: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  getPendingFunds: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  getYearlyStatement: ({ breederA }) => ({ params: { id: breederA.breederId, year: "2026" } }),
  listTransactions: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  listPayouts: () => ({}),
  previewPrice: () => ({ params: { priceCents: "250000" } }),
  startPayoutOnboarding: () => ({}),
  receiveWebhook: async (scene) => event(scene, (await confirmed(scene)).intentId),
};
