import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, petOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { approveWithKlarna } from "../../testing/lender.ts";
import { expireHold } from "../sale/hold/hold_actions.ts";
import { makeRefund } from "../sale/refund/refund_actions.ts";
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

/** During `work`, calls below `path` take effect but their responses are lost. */
async function losing<T>(path: string, work: () => Promise<T>): Promise<T> {
  const { ask } = market.sandbox.payments;
  await ask("POST", "/faults", { kind: "cut", when: "after", method: "POST", path, times: 20 });
  const result = await work();
  await ask("DELETE", "/faults");
  return result;
}

async function send(intentId: string, type: string): Promise<number> {
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object: { id: intentId, object: "payment_intent", metadata: {} } },
  });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac("sha256", market.sandbox.payments.webhookSecret).update(`${t}.${body}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` };
  return (await market.app.fetch("/v1/payments/webhook", { method: "POST", body, headers })).status;
}

const intentsOf = async (id: string) =>
  (await recordOf(market)).paymentIntents.filter(({ metadata }) => metadata.reservationId === id);
const refundsOf = async (intentId: string) =>
  (await recordOf(market)).refunds.filter(({ payment_intent }) => payment_intent === intentId);
const statusOf = async (who: Person, id: string) => (await shop.get(who, id)).body.reservedPet.status;

describe("an intent that an event told of before its own answer came", () => {
  it("still gives the buyer its secret", async () => {
    const { buyer, id } = await walks.ready();
    const lost = await losing("/v1/payment_intents", () => shop.intent(buyer, id, seller));
    expect(lost.status).toBe(503);
    const [intent] = await intentsOf(id);
    expect(await send(intent!.id, "payment_intent.created")).toBe(200);
    const { status, body } = await shop.intent(buyer, id, seller);
    expect([status, body.intentId]).toEqual([200, intent!.id]);
    expect(body.clientSecret).toMatch(/^pi_.+_secret_/);
  });
});

describe("an event about an intent that was given up", () => {
  it("leaves the payment alone that is under way in its place", async () => {
    const { buyer, id } = await walks.ready();
    const { body: { intentId: first } } = await shop.intent(buyer, id, seller, {
      order: { paymentType: "full" },
    });
    const { body: { intentId: second } } = await shop.intent(buyer, id, seller, {
      order: { paymentType: "deposit" },
      paymentMethod: "klarna",
    });
    expect(second).not.toBe(first);
    await approveWithKlarna(market, second);
    expect((await shop.verify(buyer, second)).body.code).toBe("payment_processing");
    expect(await statusOf(buyer, id)).toBe("processing");
    expect(await send(first, "payment_intent.canceled")).toBe(200);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect([reservedPet.status, reservedPet.holdExpiresAt]).toEqual(["processing", null]);
  });
});

describe("a change of price whose answer was lost", () => {
  it("is not forgotten when the buyer goes back to the price before", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "full" });
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    const lost = await losing(
      "/v1/payment_intents/",
      () => shop.update(buyer, id, { rescueDonationAmount: 900 }),
    );
    expect(lost.status).toBe(503);
    expect((await shop.update(buyer, id, { rescueDonationAmount: null })).status).toBe(200);
    const { body } = await shop.intent(buyer, id, seller);
    expect(body.intentId).toBe(intentId);
    const [intent] = await intentsOf(id);
    expect(intent!.amount).toBe(body.orderDetails.dueNow);
    await shop.confirm(intentId);
    expect((await shop.verify(buyer, intentId)).status).toBe(200);
    await expectSoundMoney(market);
  });
});

describe("the end of a hold", () => {
  it("whose buyer has paid, though nobody told us, is a reservation and gives nothing back", async () => {
    const { buyer, id, pet, intentId } = await walks.confirmed();
    await market.passHold(id);
    await expireHold(market.services, id);
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
    expect((await petOf(market, pet.id)).status).toBe("reserved");
    expect((await shop.start(await market.buyer(), pet.id)).status).toBe(409);
    await expectSoundMoney(market);
    expect(await refundsOf(intentId)).toEqual([]);
  });
});

describe("a balance", () => {
  it("that arrives after its buyer was released goes back in full, and the deposit's refund stays as it was", async () => {
    const { buyer, id, intentId: deposit } = await walks.depositPaid();
    const { body: { intentId } } = await shop.balance(buyer, id);
    // Forces an impossible state: the buyer is released while the intent can still take money.
    await market.db.updateTable("payments").set({ status: "canceled" }).where("intent_id", "=", intentId)
      .execute();
    await market.db.updateTable("reservations").set({
      balance_due_at: new Date(Date.now() - 10 * 86_400_000),
      paid_at: new Date(Date.now() - 20 * 86_400_000),
    }).where("id", "=", id).execute();
    expect((await shop.status(seller, id, "cancel")).status).toBe(200);
    await shop.confirm(intentId);
    expect(await shop.verify(buyer, intentId)).toMatchObject({
      status: 409,
      body: { code: "payment_refunded" },
    });
    await runJobs(market);
    expect(await refundsOf(intentId)).toMatchObject([{ amount: 220_000, status: "succeeded" }]);
    expect(await refundsOf(deposit)).toMatchObject([{ amount: 18_750 }]);
    expect(await booksOf(market, id)).toMatchObject({ "buyer-payments": 0, refunds: 0 });
    await expectSoundMoney(market);
  });
});

describe("a refund", () => {
  it("whose answer was lost is asked for again by its own key, and is one", async () => {
    const { buyer, id, intentId } = await walks.depositPaid();
    // Half of the deposit is refunded, so the charge has enough left for another refund.
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 5 * 86_400_000) })
      .where("id", "=", id).execute();
    await shop.status(buyer, id, "cancel");
    const refund = await market.db.selectFrom("refunds as f").innerJoin(
      "payments as y",
      "y.id",
      "f.payment_id",
    )
      .select("f.id").where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
    const lost = losing("/v1/refunds", () => makeRefund(market.services, refund.id).catch(String));
    expect(await lost).toContain("not known");
    await makeRefund(market.services, refund.id);
    expect(await refundsOf(intentId)).toMatchObject([{ amount: 18_750, status: "succeeded" }]);
    await expectSoundMoney(market);
  });
});
