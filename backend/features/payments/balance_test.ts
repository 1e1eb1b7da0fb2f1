import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALIFORNIA, checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, petOf, walksOf } from "../../testing/reservation_walks.ts";
import { approveWithKlarna } from "../../testing/lender.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

describe("lenders", () => {
  it("are barred in California, and Afterpay with a donation or for an animal that stays a while", async () => {
    const west = await walks.ready({}, {}, CALIFORNIA);
    expect((await shop.intent(west.buyer, west.id, seller, { paymentMethod: "affirm" })).body.code).toBe(
      "financing_not_allowed",
    );
    const { buyer, id } = await walks.ready({ rescueDonationAmount: 500 });
    const afterpay = () => shop.intent(buyer, id, seller, { paymentMethod: "afterpay_clearpay" });
    expect(await afterpay()).toMatchObject({ status: 422, body: { code: "afterpay_not_possible" } });
    await shop.save(buyer, id, { options: { rescueDonationAmount: null } });
    expect((await afterpay()).status).toBe(200);
    const young = await walks.ready({}, { go_home_date: "2100-01-01" });
    const { body } = await shop.intent(young.buyer, young.id, seller, { paymentMethod: "afterpay_clearpay" });
    expect(body.code).toBe("afterpay_not_possible");
  });

  it("take a balance by Afterpay for an animal that may go home, and for no other", async () => {
    const ready = await walks.depositPaid();
    const waiting = await walks.depositPaid({}, { go_home_date: "2100-01-01" });
    const answers = [ready, waiting].map(({ buyer, id }) => shop.balance(buyer, id, "afterpay_clearpay"));
    const [first, second] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 200, body: { intentId: expect.any(String) } });
    expect(second).toMatchObject({ status: 422, body: { code: "afterpay_not_possible" } });
  });

  /** Makes a Klarna payment that the buyer has approved and the lender still reviews. */
  async function processing(of = seller) {
    const made = await walksOf(market, of).ready();
    const { body: { intentId } } = await shop.intent(made.buyer, made.id, of, {
      paymentMethod: "klarna",
    });
    await approveWithKlarna(market, intentId);
    expect(await shop.verify(made.buyer, intentId)).toMatchObject({
      status: 409,
      body: { code: "payment_processing", detail: "Payment is still processing." },
    });
    return { ...made, intentId };
  }

  it("keep the pet while they decide, whatever the clock says; then it is reserved", async () => {
    const { buyer, id, intentId, pet } = await processing();
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet).toMatchObject({
      status: "processing",
      holdExpiresAt: null,
      reservedPet: { onHold: true },
    });
    expect(reservedPet.allowedActions[0]).toEqual({
      action: "pay",
      isAllowed: false,
      reason: "Payment is still processing.",
    });
    await market.passHold(id);
    await market.services.addJob(market.db, "expireHolds", {});
    await runJobs(market);
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("processing");
    expect((await shop.intent(buyer, id, seller)).body.code).toBe("payment_processing");
    expect((await shop.update(buyer, id, { rescueDonationAmount: 100 })).body.code).toBe(
      "payment_in_progress",
    );
    expect((await shop.status(buyer, id, "cancel")).body.code).toBe("payment_processing");
    await market.sandbox.payments.ask("POST", `/intents/${intentId}/settle`, {});
    expect((await shop.finalize(buyer, id)).body.reservedPet.status).toBe("deposit-paid");
    expect((await petOf(market, pet.id)).status).toBe("reserved");
  });

  it("that say no leave the buyer a fresh quarter of an hour and the same reservation", async () => {
    const { buyer, id, intentId } = await processing();
    await market.sandbox.payments.ask("POST", `/intents/${intentId}/settle`, { outcome: "fail" });
    // A lender is neither a card nor a bank.
    const { status: answer, body: declined } = await shop.verify(buyer, intentId);
    expect([answer, declined.code, declined.detail]).toEqual([
      422,
      "payment_incomplete",
      "Klarna didn't approve this payment.",
    ]);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.status).toBe("held");
    expect(Date.parse(reservedPet.holdExpiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(reservedPet.timeline.at(-1)).toMatchObject({ status: "held", by: "system" });
    const again = await shop.intent(buyer, id, seller);
    await shop.confirm(again.body.intentId);
    expect((await shop.verify(buyer, again.body.intentId)).body.reservedPet.status).toBe("deposit-paid");
  });

  it.each(["suspended", "not verified any more"])(
    "that say no leave no time to pay a breeder who is %s",
    async (standing) => {
      const of = await market.seller();
      const { buyer, id, intentId } = await processing(of);
      if (standing === "suspended") {
        await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", of.id)
          .execute();
      } else {
        await market.db.updateTable("breeders").set({ verification: "needs-info" }).where(
          "id",
          "=",
          of.breederId,
        )
          .execute();
      }
      await market.sandbox.payments.ask("POST", `/intents/${intentId}/settle`, { outcome: "fail" });
      await shop.verify(buyer, intentId);
      await runJobs(market);
      expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("expired");
    },
  );
});

describe("the balance", () => {
  it("comes after the deposit, once", async () => {
    const { buyer, id } = await walks.ready();
    expect((await shop.balance(buyer, id)).body.code).toBe("deposit_first");
    const paid = await walks.fullyPaid();
    expect((await shop.balance(paid.buyer, paid.id)).body.code).toBe("already_paid");
    expect((await shop.intent(paid.buyer, paid.id, seller)).body.code).toBe("already_paid");
    const books = await booksOf(market, paid.id);
    expect(books).toMatchObject({
      "breeder-pending": -212_500,
      "platform-fees": -37_500,
      "service-fees": -7_500,
    });
    expect(books["provider-clearing"]! + books["provider-fees"]!).toBe(257_500);
  });

  it("is listed with the deposit among the buyer's payments, the newest first, and nobody else's", async () => {
    const { buyer, intentId } = await walks.fullyPaid();
    const { body } = await market.call(buyer, "GET", "/v1/payments");
    expect(body.payments.map(({ kind }: { kind: string }) => kind)).toEqual(["Balance", "Deposit"]);
    const other = await market.buyer();
    expect((await market.call(other, "GET", "/v1/payments")).body.payments).toEqual([]);
    const path = `/v1/payments/verify-intent-status?payment_intent=${intentId}`;
    expect((await market.call(other, "GET", path)).status).toBe(404);
    expect((await shop.verify(other, intentId)).status).toBe(404);
    expect((await market.call(buyer, "GET", path)).body).toMatchObject({
      status: "succeeded",
      message: null,
    });
  });

  it("may be extended by the breeder once its grace is over, by 72 hours from then to the end of a day", async () => {
    const { id } = await walks.depositPaid();
    expect((await shop.status(seller, id, "extend")).body.code).toBe("transition_not_allowed");
    const due = (hours: number) =>
      market.db.updateTable("reservations").set({ balance_due_at: new Date(Date.now() - hours * 3_600_000) })
        .where("id", "=", id).execute();
    await due(1);
    const early = await shop.status(seller, id, "extend");
    expect(early).toMatchObject({ status: 409, body: { code: "transition_not_allowed" } });
    expect(early.body.detail).toMatch(/^The buyer has until \w+day, /);
    await due(100);
    const { body: { reservedPet } } = await shop.status(seller, id, "extend", "Take your time");
    const left = Date.parse(reservedPet.balanceDueAt) - Date.now();
    expect(left).toBeGreaterThan(71 * 3_600_000);
    expect(left).toBeLessThan(98 * 3_600_000);
    // Corvallis is in Pacific time.
    const there = new Date(reservedPet.balanceDueAt).toLocaleString("sv-SE", {
      timeZone: "America/Los_Angeles",
    });
    expect(there).toBe(`${reservedPet.orderDetails.balanceDueOn} 23:59:59`);
    expect(reservedPet.timeline.at(-1)).toMatchObject({ status: "deposit-paid", reason: "Take your time" });
  });
});

describe("a card kept for the balance", () => {
  it("gets a set-up intent of the buyer's one customer", async () => {
    const { buyer, id } = await walks.depositPaid();
    const setup = () => market.call(buyer, "POST", "/v1/payments/create-setup-intent", { reservationId: id });
    const [first, second] = await Promise.all([setup(), setup()]);
    expect(first.status).toBe(200);
    expect(first.body.setupIntentId).toBe(second.body.setupIntentId);
    const { customers } = await market.sandbox.payments.ask<
      { customers: { metadata: { userId: string } }[] }
    >(
      "GET",
      "/record",
    );
    expect(customers.filter(({ metadata }) => metadata.userId === buyer.id)).toHaveLength(1);
    expect(
      (await market.call(await market.buyer(), "POST", "/v1/payments/create-setup-intent", {
        reservationId: id,
      })).status,
    ).toBe(404);
  });
});

describe("quoteOrder", () => {
  it("prices for anyone, without storing anything", async () => {
    const pet = await market.pet(seller);
    const quote = (more: Record<string, unknown>) =>
      market.call(null, "POST", "/v1/payments/quote", { petId: pet.id, ...more });
    const { status, body: { orderDetails } } = await quote({
      postalCode: "97211",
      order: { transportation: "honest", paymentType: "deposit" },
    });
    expect(status).toBe(200);
    expect(orderDetails).toMatchObject({
      shippingAmount: 26_375,
      total: 283_875,
      dueNow: 37_500,
      email: null,
    });
    expect(orderDetails.lineItems[1]).toMatchObject({ kind: "Delivery", label: "Honest Delivery" });
    expect((await quote({ order: { transportation: "honest" } })).body.orderDetails.deliveryError).toContain(
      "address",
    );
    expect((await quote({})).body.orderDetails).toMatchObject({
      isDeliveryChosen: false,
      shippingAmount: 0,
      deliveryError: null,
    });
    expect((await quote({ postalCode: "00001" })).body.code).toBe("zip_unknown");
    const hidden = await market.pet(seller, { status: "in-review" });
    expect((await market.call(null, "POST", "/v1/payments/quote", { petId: hidden.id })).status).toBe(404);
  });
});
