import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { walksOf } from "../../testing/reservation_walks.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";
import { syncRefunds } from "../sale/refund/refund_sync_actions.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let seller: Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({ features: ["add_ons", "payments", "reservations", "system"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());
afterEach(() => market.sandbox.payments.ask("DELETE", "/faults"));

/** Makes the provider refuse the next calls below this path with its own code, or refuse our credentials. */
const refuse = (path: string, refusal: { code: string } | { status: 401 }) =>
  market.sandbox.payments.ask("POST", "/faults", {
    kind: "error",
    method: "POST",
    path,
    times: 2,
    ...refusal,
  });

const paymentsOf = (reservationId: string) =>
  market.db.selectFrom("payments").select(["status", "method", "intent_id", "failure_code"])
    .where("reservation_id", "=", reservationId).orderBy("id").execute();

describe("a lender's limits", () => {
  it("are told with the configuration, so that a page offers what fits", async () => {
    const { body } = await market.call(null, "GET", "/v1/configuration");
    expect(body.configuration.payments.limits).toEqual([
      { method: "affirm", minCents: 5_000, maxCents: 3_000_000 },
      { method: "klarna", minCents: 50, maxCents: 1_000_000 },
      { method: "afterpay_clearpay", minCents: 100, maxCents: 400_000 },
    ]);
  });

  it("count for what is due now: a $5,000 puppy is too much for Afterpay, and its deposit is not", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "full" }, { price_cents: 500_000 });
    const { status, body } = await shop.intent(buyer, id, seller, { paymentMethod: "afterpay_clearpay" });
    expect([status, body.code]).toEqual([409, "method_not_available"]);
    expect(body.detail).toBe(
      "Afterpay is available for payments of $1 to $4,000. Choose another way to pay.",
    );
    expect(body.providerCode).toBeUndefined();
    expect(await paymentsOf(id)).toEqual([]);
    expect((await shop.intent(buyer, id, seller, { paymentMethod: "klarna" })).status).toBe(200);
    const deposit = { paymentMethod: "afterpay_clearpay", order: { paymentType: "deposit" } };
    expect((await shop.intent(buyer, id, seller, deposit)).status).toBe(200);
  });

  it("count for a small price: a $40 kitten isn't financed by Affirm", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "full" }, { price_cents: 4_000 });
    const { status, body } = await shop.intent(buyer, id, seller, { paymentMethod: "affirm" });
    expect([status, body.code]).toEqual([409, "method_not_available"]);
    expect((await shop.intent(buyer, id, seller)).status).toBe(200);
  });

  it("count for a balance, by its own amount", async () => {
    const { buyer, id } = await walks.depositPaid({}, { price_cents: 1_100_000 });
    const { status, body } = await shop.balance(buyer, id, "klarna");
    expect([status, body.code]).toEqual([409, "method_not_available"]);
    expect((await shop.balance(buyer, id, "affirm")).status).toBe(200);
  });

  it("close a lender's open payment when the price outgrows them", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "deposit" }, { price_cents: 500_000 });
    const { body: open } = await shop.intent(buyer, id, seller, { paymentMethod: "afterpay_clearpay" });
    expect(open.intentId).toMatch(/^pi_/);
    expect((await shop.update(buyer, id, { paymentType: "full" })).status).toBe(200);
    expect(await paymentsOf(id)).toMatchObject([{ status: "canceled", intent_id: open.intentId }]);
    const { body } = await shop.intent(buyer, id, seller, { paymentMethod: "afterpay_clearpay" });
    expect(body.code).toBe("method_not_available");
    expect((await shop.intent(buyer, id, seller)).status).toBe(200);
  });
});

describe("a payment that the provider refuses", () => {
  it("by a lender is 409 with the provider's code, which is kept, and another way to pay is open", async () => {
    const { buyer, id } = await walks.ready();
    await refuse("/v1/payment_intents", { code: "amount_too_large" });
    const { status, body } = await shop.intent(buyer, id, seller, { paymentMethod: "klarna" });
    expect([status, body.code, body.providerCode]).toEqual([409, "method_not_available", "amount_too_large"]);
    expect(body.detail).toBe("Klarna doesn't take this amount. Choose another way to pay.");
    expect(await paymentsOf(id)).toEqual([
      { status: "canceled", method: "klarna", intent_id: null, failure_code: "amount_too_large" },
    ]);
    await market.sandbox.payments.ask("DELETE", "/faults");
    expect((await shop.intent(buyer, id, seller)).status).toBe(200);
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual([
      "canceled",
      "requires_payment_method",
    ]);
  });

  it("by card is 409 too", async () => {
    const { buyer, id } = await walks.ready();
    await refuse("/v1/payment_intents", { code: "parameter_invalid_string" });
    const { status, body } = await shop.intent(buyer, id, seller);
    expect([status, body.code, body.providerCode]).toEqual([
      409,
      "provider_refused",
      "parameter_invalid_string",
    ]);
    expect(await paymentsOf(id)).toMatchObject([{ failure_code: "parameter_invalid_string" }]);
  });

  it("because of our own credentials is not the buyer's to mend: 503, and the same payment later", async () => {
    const { buyer, id } = await walks.ready();
    await refuse("/v1/payment_intents", { status: 401 });
    const { status, body } = await shop.intent(buyer, id, seller);
    expect([status, body.code]).toEqual([503, "payments_unavailable"]);
    await market.sandbox.payments.ask("DELETE", "/faults");
    expect((await shop.intent(buyer, id, seller)).status).toBe(200);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it("of add-ons is one refusal, not eight tries", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body: { addOns } } = await market.call(null, "GET", "/v1/add-ons");
    const crate = addOns.find(({ name }: { name: string }) => name === "Going-home crate");
    const buy = { reservationId: id, addOnIds: [crate.id], paymentMethod: "klarna" };
    await refuse("/v1/payment_intents", { code: "payment_method_unactivated" });
    const { status, body } = await market.call(buyer, "POST", "/v1/payments/add-ons", buy);
    expect([status, body.code]).toEqual([409, "method_not_available"]);
    expect(body.providerCode).toBe("payment_method_unactivated");
    expect((await paymentsOf(id)).map(({ failure_code }) => failure_code)).toEqual([
      null,
      "payment_method_unactivated",
    ]);
  });
});

it("a card that the provider won't set up is 409 with its code", async () => {
  const { buyer, id } = await walks.depositPaid();
  await refuse("/v1/setup_intents", { code: "setup_intent_invalid_parameter" });
  const { status, body } = await market.call(buyer, "POST", "/v1/payments/create-setup-intent", {
    reservationId: id,
  });
  expect([status, body.code, body.providerCode]).toEqual([
    409,
    "provider_refused",
    "setup_intent_invalid_parameter",
  ]);
});

it("an event keeps its effect for later while our own credentials are refused", async () => {
  const { id } = await walks.depositPaid();
  const intentId = (await paymentsOf(id))[0]!.intent_id!;
  const { ask } = market.sandbox.payments;
  const dispute = await ask<{ id: string }>("POST", "/disputes", { intentId });
  for (const path of ["/v1/disputes", "/v1/refunds"]) {
    await ask("POST", "/faults", { kind: "error", status: 401, method: "GET", path });
  }
  expect(await syncDispute(market.services, dispute.id)).toBe("unknown");
  expect(await syncRefunds(market.services, intentId)).toBe("unknown");
  expect(await syncDispute(market.services, dispute.id)).toBe("done");
});
