/** What goes wrong with money one step after the other, so that each way to lose it has a test that always finds it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, petOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { expireHold } from "../orders/hold_actions.ts";
import { makeRefund } from "../orders/refund_actions.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ provider: true });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const statusOf = async (who: Person, id: string) => (await shop.get(who, id)).body.reservedPet.status;
const refundsOf = async (intentId: string) =>
  (await recordOf(market)).refunds.filter(({ payment_intent }) => payment_intent === intentId);

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
    // What must not happen, happens: the buyer is released while the intent can still take money.
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
    await market.runJobs();
    expect(await refundsOf(intentId)).toMatchObject([{ amount: 220_000, status: "succeeded" }]);
    expect(await refundsOf(deposit)).toMatchObject([{ amount: 18_750 }]);
    expect(await booksOf(market, id)).toMatchObject({ "buyer-payments": 0, refunds: 0 });
    await expectSoundMoney(market);
  });
});

describe("a refund", () => {
  it("whose answer was lost is asked for again by its own key, and is one", async () => {
    const { buyer, id, intentId } = await walks.depositPaid();
    // Half of the deposit comes back: the charge has enough left for another refund.
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 5 * 86_400_000) })
      .where("id", "=", id).execute();
    await shop.status(buyer, id, "cancel");
    const refund = await market.db.selectFrom("refunds as f").innerJoin(
      "payments as y",
      "y.id",
      "f.payment_id",
    )
      .select("f.id").where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
    const { ask } = market.sandbox.payments;
    const cut = { kind: "cut", when: "after", method: "POST", path: "/v1/refunds", times: 20 };
    await ask("POST", "/faults", cut);
    await expect(makeRefund(market.services, refund.id)).rejects.toThrow("not known");
    await ask("DELETE", "/faults");
    await makeRefund(market.services, refund.id);
    expect(await refundsOf(intentId)).toMatchObject([{ amount: 18_750, status: "succeeded" }]);
    await expectSoundMoney(market);
  });
});

describe("the books", () => {
  it("take no transaction with one side only, whoever writes it", async () => {
    const one = market.db.transaction().execute(async (trx) => {
      const about = { id: crypto.randomUUID(), source: `test:${crypto.randomUUID()}`, kind: "test" };
      await trx.insertInto("ledger_transactions").values({ ...about, order_id: null, reservation_id: null })
        .execute();
      await trx.insertInto("ledger_entries").values({
        ...{ id: crypto.randomUUID(), transaction_id: about.id, account: "provider-clearing" },
        ...{ breeder_id: null, amount_cents: 100 },
      }).execute();
    });
    await expect(one).rejects.toThrow("does not balance");
  });
});
