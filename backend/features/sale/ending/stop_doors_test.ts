/**
 * One predicate stops a sale, and every door checks it. The tables name each call and each job that could ask
 * for money, charge it or complete a sale. A new call or job that is missing from them fails here.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { jobs } from "../../../jobs.ts";
import { bearer } from "../../../testing/fixtures.ts";
import {
  type Answered,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
  TERMS,
} from "../../../testing/reservations.ts";
import { booksOf, walksOf } from "../../../testing/reservation_walks.ts";
import { CATALOG } from "../../add_ons/rules.ts";
import { findTasks } from "../../listings/dashboard_store.ts";
import { chargeBalances } from "../payment/card_actions.ts";
import { syncDispute } from "../chargeback/chargeback_actions.ts";
import { releaseFunds } from "./complete_actions.ts";
import { notifyReservation, remindOfBalances } from "../notices/notify_actions.ts";
import { noteStops } from "./stop_actions.ts";
import type { Stop } from "../order/stop_rules.ts";
import { runJobs } from "../../../testing/jobs.ts";

/** Features whose code moves money; no other feature may import it. */
const MONEY = [
  "payments",
  "reservations",
  "payouts",
  "disputes",
  "money",
  "orders",
  "chargebacks",
  "deliveries",
];
const REFUSES = "refuses a stopped sale";

/** Behavior of each unsafe call of those features toward a stopped sale. */
const OPERATIONS: Readonly<Record<string, string>> = {
  createPaymentIntent: REFUSES,
  payBalance: REFUSES,
  createSetupIntent: REFUSES,
  quoteAddOns: REFUSES,
  buyAddOns: REFUSES,
  completeReservation: REFUSES,
  updateReservationStatus: REFUSES,
  finalizeReservation: REFUSES,
  apiFinalizeReservation: REFUSES,
  apiUpdateReservationStatus: REFUSES,
  apiCompleteReservation: REFUSES,
  updatePaymentIntent: "changes the price of a hold, and its payment asks",
  verifyAndFinalize: "takes up what the provider has done",
  receiveWebhook: "takes up what the provider has done",
  keepCard: "keeps a card that was set up before; its charge asks",
  removeSavedCard: "takes a card off",
  quoteOrder: "prices, and asks for nothing",
  quoteRefund: "says what goes back",
  startReservation: "begins a hold; a suspended seller's pets are hidden",
  saveReservationProgress: "keeps what was typed",
  apiStartReservation: "as startReservation",
  apiSaveReservationProgress: "as saveReservationProgress",
  startPayoutOnboarding: "takes bank details",
  retryPayout: "moves money that was released before",
  settlePayout: "is the way out of a payout, by staff",
  settleBalance: "is the way out of a balance, by staff",
  openDispute: "stops a sale",
  replyDispute: "says something",
  decideDispute: "is the way out of a dispute, by staff",
  retryRefund: "gives money back",
  settleRefund: "gives money back",
  startReconciliation: "compares",
  attachFinding: "takes up money that the provider has; an ended or stopped sale takes none",
  refundFinding: "gives money back",
  keepFinding: "writes off what nobody can explain",
  previewPrice: "prices, and asks for nothing",
  refundOrder: "gives money back",
  approveMoney: "repeats a refund or decision by staff, which asks as the first call did",
  refuseMoney: "lets a request go",
  savePickUp: "keeps an address",
  offerDelivery: "asks a carrier, not a side of the sale; its pick-up asks",
  updateDelivery: "plans with a carrier; its pick-up asks",
  openDeliveryLink: "shows a delivery",
  answerDelivery: "plans with a carrier; its pick-up asks",
  getDeliveryUploadUrl: "takes a photo",
  reportDelivery: "refuses a pick-up; a pet under way still arrives, and a stopped sale isn't confirmed",
  addChargebackEvidence: "answers a bank",
  submitChargebackEvidence: "answers a bank",
  addOwnChargebackEvidence: "answers a bank",
};

const ASKS = "asks whether the sale is stopped";
const NONE = "moves no sale's money";
const BACK = "gives money back, or takes up what the provider has done";
/** Behavior of each job toward a stopped sale. */
const JOBS: Readonly<Record<string, string>> = {
  moveWaitingSales: ASKS,
  refundFinding: BACK,
  replanPayout: "cancels a payout that has not left",
  chargeBalances: ASKS,
  remindOfBalances: ASKS,
  notifyReservation: ASKS,
  releaseFunds: ASKS,
  releaseDueFunds: "releases by releaseFunds",
  noteStops: "keeps the clock of stopped sales",
  refund: BACK,
  reconcilePayments: BACK,
  alertOwedRefunds: BACK,
  expireHold: BACK,
  expireHolds: BACK,
  runPayouts: "pays what was released before",
  makePayout: "as runPayouts",
  finishPayouts: "as runPayouts",
  reconcileMoney: NONE,
  detachCard: NONE,
  dropCard: NONE,
  forgetCustomer: NONE,
  freezeTerms: NONE,
  issueReceipts: NONE,
  announceReservation: NONE,
  notifyDispute: NONE,
  remindOfReplies: NONE,
  notifyDelivery: NONE,
  beginDeliveries: NONE,
  askForReviews: NONE,
  sweep: NONE,
  announcePet: NONE,
  announceHold: NONE,
  expireMatch: NONE,
  expireMatches: NONE,
  announceMatch: NONE,
  refreshResponses: NONE,
  tellFavorites: NONE,
  tellReadyFavorites: NONE,
  tellSearch: NONE,
  sendSearchDigests: NONE,
  settleWaitlist: NONE,
  settleWaitlists: NONE,
  announceWaitlist: NONE,
  announcePost: NONE,
  announceQueue: NONE,
  hideUnverified: NONE,
  setLateAside: NONE,
  compareOlder: NONE,
  addNameSkeletons: NONE,
  announceBreeder: NONE,
  announceVerification: NONE,
  announceNotification: NONE,
  removeFile: NONE,
  sweepFiles: NONE,
  addPreviews: NONE,
  addAvif: NONE,
  maskTexts: NONE,
  sendMail: NONE,
  announceChat: NONE,
  announceChatsWith: NONE,
  notifyChat: NONE,
  sendSms: NONE,
  sendPasswordCode: NONE,
  warnOfGuesses: NONE,
  checkSearch: NONE,
  purgeClosedAccounts: NONE,
};

it("every call and every job that could move money is in a table", () => {
  const unsafe = operations.filter(({ tag, route }) => MONEY.includes(tag) && route.method !== "get");
  expect(unsafe.map(({ id }) => id).filter((id) => !(id in OPERATIONS))).toEqual([]);
  expect(Object.keys(jobs).filter((name) => !(name in JOBS))).toEqual([]);
});

it("no other feature reaches the money", () => {
  const doors =
    /from "[^"]*\/(orders\/(intent|add_on|refund|refund_book|refundable|complete|end_sale|cancel|payable|card)_actions|payouts\/payout_actions)\.ts"/;
  const root = join(import.meta.dirname!, "..");
  const others = readdirSync(root, { withFileTypes: true }).filter((one) =>
    one.isDirectory() && !MONEY.includes(one.name)
  )
    .flatMap(({ name }) => readdirSync(join(root, name)).map((file) => join(root, name, file)))
    .filter((path) =>
      path.endsWith(".ts") && !path.endsWith("_test.ts") && doors.test(readFileSync(path, "utf8"))
    );
  expect(others).toEqual([]);
});

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
type Seller = Person & { breederId: string };
type Sale = { id: string; buyer: Person; seller: Seller; intentId: string };
const DAY = 86_400_000;
const ADD_ON = CATALOG.find(({ petTypes }) => petTypes.includes("Dog"))!.id;

beforeAll(async () => {
  market = await openMarket({
    features: ["disputes", "payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
}, 40_000);
afterAll(() => market.close());

const again = async ({ id }: Person): Promise<Person> => ({
  id,
  token: (await bearer(market.services, { id })).authorization.slice("Bearer ".length),
});
const code = ({ status, body }: Answered) => `${status} ${body.code ?? ""}`.trim();

async function depositPaid(): Promise<Sale> {
  const seller = await market.seller();
  const made = await walksOf(market, seller).depositPaid();
  return { ...made, seller };
}
async function paid(): Promise<Sale> {
  const seller = await market.seller();
  const made = await walksOf(market, seller).ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  return { ...made, seller, intentId };
}

const stand = (sale: Sale, account_status: "Suspended" | "Active") =>
  market.db.updateTable("users").set({ account_status }).where("id", "=", sale.seller.id).execute();
/** Each way to stop a sale, and to let it continue. */
const STOPPED: Record<
  Exclude<Stop, "dispute-open">,
  [stop: (sale: Sale) => Promise<unknown>, undo: (sale: Sale) => Promise<unknown>]
> = {
  "seller-suspended": [(sale) => stand(sale, "Suspended"), (sale) => stand(sale, "Active")],
  "chargeback-open": [
    async ({ intentId }) => {
      const opened = await market.sandbox.payments.ask<{ id: string }>("POST", "/disputes", { intentId });
      await syncDispute(market.services, opened.id);
    },
    async ({ id }) => {
      const row = await market.db.selectFrom("chargebacks as c").innerJoin(
        "payments as y",
        "y.id",
        "c.payment_id",
      )
        .select("c.provider_dispute_id").where("y.reservation_id", "=", id).executeTakeFirstOrThrow();
      await market.sandbox.payments.ask("POST", `/disputes/${row.provider_dispute_id}/close`, {
        outcome: "won",
      });
      await syncDispute(market.services, row.provider_dispute_id);
    },
  ],
  "payment-taken-back": [
    async ({ intentId }) => {
      const payment = await market.db.selectFrom("payments").select("id").where("intent_id", "=", intentId)
        .executeTakeFirstOrThrow();
      await market.db.insertInto("chargebacks").values({
        id: market.services.newId(),
        provider_dispute_id: `dp_${crypto.randomUUID()}`,
        payment_id: payment.id,
        amount_cents: 100,
        lost_cents: 100,
        taken_cents: 100,
        reason: "general",
        status: "lost",
        opened_at: new Date(),
        closed_at: new Date(),
        evidence_due_at: null,
      }).execute();
    },
    async ({ id }) => {
      await sql`update chargebacks c set lost_cents = 0, status = 'won' from payments y
        where y.id = c.payment_id and y.reservation_id = ${id}`.execute(market.db);
    },
  ],
};
const stops = Object.entries(STOPPED) as [
  Exclude<Stop, "dispute-open">,
  (typeof STOPPED)[keyof typeof STOPPED],
][];
const acceptances = (seller: Seller) => ({ saleContractHash: seller.contractHash, termsVersion: TERMS });

describe.each(stops)("a sale that is stopped (%s)", (reason, [stop, undo]) => {
  let sale: Sale;
  beforeAll(async () => {
    sale = await depositPaid();
    await stop(sale);
  });

  const doors: Record<string, () => Promise<Answered>> = {
    payBalance: () => shop.balance(sale.buyer, sale.id),
    createSetupIntent: () =>
      market.call(sale.buyer, "POST", "/v1/payments/create-setup-intent", { reservationId: sale.id }),
    quoteAddOns: () =>
      market.call(sale.buyer, "POST", "/v1/payments/add-ons/quote", {
        reservationId: sale.id,
        addOnIds: [ADD_ON],
      }),
    buyAddOns: () =>
      market.call(sale.buyer, "POST", "/v1/payments/add-ons", {
        reservationId: sale.id,
        addOnIds: [ADD_ON],
        paymentMethod: "card",
      }),
    updateReservationStatus: async () => shop.status(await again(sale.seller), sale.id, "extend"),
  };
  it.each(Object.keys(doors))("refuses %s", async (name) => {
    expect(OPERATIONS[name]).toBe(REFUSES);
    const answer = await doors[name]!();
    if (name === "updateReservationStatus" && reason === "seller-suspended") {
      return expect(code(answer)).toBe("403 account_suspended");
    }
    expect(code(answer)).toBe("409 sale_stopped");
    expect(answer.body.detail).toContain("paused");
  });

  it("tells its buyer why, asks for no payment by a day, and offers the way out", async () => {
    const { body: { reservedPet } } = await shop.get(sale.buyer, sale.id);
    expect(reservedPet.stop).toMatchObject({ reason });
    expect(reservedPet.balanceDueAt).toBeNull();
    const action = (name: string) =>
      reservedPet.allowedActions.find((one: { action: string }) => one.action === name);
    expect(action("pay-balance")).toEqual({
      action: "pay-balance",
      isAllowed: false,
      reason: reservedPet.stop.text,
    });
    expect(action("cancel").isAllowed).toBe(true);
    expect(reservedPet.addOnOffers).toEqual([]);
  });

  it("reminds nobody, charges no kept card, and is no task of its breeder's", async () => {
    await market.db.updateTable("reservations").set({ balance_due_at: new Date(Date.now() - DAY) })
      .where("id", "=", sale.id).execute();
    await market.db.insertInto("saved_cards").values({
      id: market.services.newId(),
      reservation_id: sale.id,
      user_id: sale.buyer.id,
      amount_cents: 220_000,
      method_id: `pm_${crypto.randomUUID()}`,
      brand: "visa",
      last4: "4242",
      charge_on: "2020-01-01",
    }).execute();
    await remindOfBalances(market.services);
    // A reminder queued before the sale was stopped.
    await notifyReservation(market.services, { reservationId: sale.id, happening: "balance-due" });
    await chargeBalances(market.services);
    const mails = await market.db.selectFrom("mails").select("kind").where("reservation_id", "=", sale.id)
      .where("kind", "in", [
        "reservation-balance-due",
        "reservation-balance-late",
        "reservation-card-declined",
      ]).execute();
    expect(mails).toEqual([]);
    // A reminder that was not sent is still due when the sale continues.
    const reminded = await market.db.selectFrom("reservations").select(["reminded_of", "reminded_late_of"])
      .where("id", "=", sale.id).executeTakeFirstOrThrow();
    expect(reminded).toEqual({ reminded_of: null, reminded_late_of: null });
    const kept = await market.db.selectFrom("saved_cards").select("answered_at").where(
      "reservation_id",
      "=",
      sale.id,
    )
      .executeTakeFirstOrThrow();
    expect(kept.answered_at).toBeNull();
    expect((await findTasks(market.db, sale.seller.breederId)).map(({ kind }) => kind)).not.toContain(
      "balance-overdue",
    );
  });

  it("releases nothing and completes nothing once it is paid", async () => {
    const whole = await paid();
    await stop(whole);
    const breeder = await again(whole.seller);
    const refused = reason === "seller-suspended" ? "403 account_suspended" : "409 sale_stopped";
    expect(code(await shop.complete(breeder, whole.id))).toBe(refused);
    expect(code(await shop.status(breeder, whole.id, "complete"))).toBe(refused);
    const confirmed = code(await shop.status(whole.buyer, whole.id, "confirm-handover"));
    expect(confirmed).toBe(reason === "seller-suspended" ? "200" : "409 sale_stopped");
    if (reason === "payment-taken-back") return;
    const ago = new Date(Date.now() - 30 * DAY);
    await market.db.updateTable("reservations").set({ status: "completed", completed_at: ago }).where(
      "id",
      "=",
      whole.id,
    )
      .execute();
    await releaseFunds(market.services, whole.id);
    expect((await booksOf(market, whole.id))["breeder-available"] ?? 0).toBe(0);
  });

  it("stops its clock, closes what could still be paid, and continues with a later due day", async () => {
    const own = await depositPaid();
    const { body: { intentId: open } } = await shop.balance(own.buyer, own.id);
    const row = () =>
      market.db.selectFrom("reservations").select(["balance_due_at", "stopped_at"]).where("id", "=", own.id)
        .executeTakeFirstOrThrow();
    const before = await row();
    await stop(own);
    const { signal } = new AbortController();
    for (let i = 0; i < 2; i++) await noteStops(market.services, signal);
    expect((await row()).stopped_at).toBeInstanceOf(Date);
    expect((await shop.confirm(open)).kind).not.toBe("done");
    await market.db.updateTable("reservations").set({ stopped_at: new Date(Date.now() - 5 * DAY + 60_000) })
      .where("id", "=", own.id).execute();
    await undo(own);
    for (let i = 0; i < 2; i++) await noteStops(market.services, signal);
    const after = await row();
    expect(after.stopped_at).toBeNull();
    const days = (after.balance_due_at!.getTime() - before.balance_due_at!.getTime()) / DAY;
    expect(Math.round(days)).toBe(5);
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select("kind").where("reservation_id", "=", own.id)
      .where("kind", "like", "reservation-sale-%").orderBy("id").execute();
    const wanted = [
      "reservation-sale-resumed",
      ...(reason === "seller-suspended" ? ["reservation-sale-stopped"] : []),
    ];
    expect(mails.map(({ kind }) => kind).sort()).toEqual(wanted);
    expect((await shop.balance(own.buyer, own.id)).status).toBe(200);
  });
});

it("a reported problem stops a sale as well", async () => {
  const sale = await paid();
  const opened = await market.call(sale.buyer, "POST", "/v1/disputes", {
    reservedPetId: sale.id,
    reason: "not-delivered",
    text: "Nobody came with the puppy.",
  });
  expect(opened.status).toBe(200);
  const { body: { reservedPet } } = await shop.get(sale.buyer, sale.id);
  expect(reservedPet.stop).toMatchObject({ reason: "dispute-open" });
  expect(
    code(
      await market.call(sale.buyer, "POST", "/v1/payments/add-ons/quote", {
        reservationId: sale.id,
        addOnIds: [ADD_ON],
      }),
    ),
  ).toBe("409 sale_stopped");
});

it("a first payment is not asked for a seller who is suspended meanwhile", async () => {
  const seller = await market.seller();
  const made = await walksOf(market, seller).ready();
  await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id)
    .execute();
  expect(code(await shop.intent(made.buyer, made.id, seller))).toBe("409 sale_stopped");
});

it("a free order is not taken from a seller who is suspended meanwhile", async () => {
  const seller = await market.seller();
  const name = `F${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await market.db.insertInto("discount_codes").values({
    id: market.services.newId(),
    code: name,
    type: "Zero Total",
    funder: "platform",
    starts_at: new Date("2025-01-01T00:00:00Z"),
  }).execute();
  const made = await walksOf(market, seller).ready({ promoCode: name });
  await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id)
    .execute();
  const answer = await shop.finalize(made.buyer, made.id, { acceptances: acceptances(seller) });
  expect(code(answer)).toBe("409 sale_stopped");
});

it("a breeder cannot release a buyer for a balance that is late only because the sale was stopped", async () => {
  const sale = await depositPaid();
  await market.db.updateTable("reservations").set({
    balance_due_at: new Date(Date.now() - 10 * DAY),
    paid_at: new Date(Date.now() - 20 * DAY),
  })
    .where("id", "=", sale.id).execute();
  await STOPPED["chargeback-open"][0](sale);
  expect((await shop.status(await again(sale.seller), sale.id, "cancel")).status).toBe(200);
  const { status } = await market.db.selectFrom("reservations").select("status").where("id", "=", sale.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe("cancelled-by-breeder");
});
