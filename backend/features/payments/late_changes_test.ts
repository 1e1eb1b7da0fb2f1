import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { approveWithKlarna } from "../../testing/lender.ts";
import { checkoutOf, DELIVERY, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
/** Hooks that run just before the provider is asked to change or to create an intent. */
let before: {
  update?: (intentId: string) => Promise<unknown>;
  created?: (intentId: string) => Promise<unknown>;
} = {};
let canceled: string[] = [];

function interrupted(payments: PaymentsPort): PaymentsPort {
  return {
    ...payments,
    updateIntent: async (id, change) => {
      const { update } = before;
      before = {};
      await update?.(id);
      return await payments.updateIntent(id, change);
    },
    createIntent: async (input) => {
      const answer = await payments.createIntent(input);
      const { created } = before;
      before = {};
      if (answer.kind === "done") await created?.(answer.value.id);
      return answer;
    },
    cancelIntent: (id) => {
      canceled.push(id);
      return payments.cancelIntent(id);
    },
  };
}

beforeAll(async () => {
  market = await openMarket({
    features: ["add_ons", "payments", "reservations"],
    provider: true,
    wrap: interrupted,
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());
beforeEach(() => {
  [before, canceled] = [{}, []];
});

const SEATTLE = {
  ...DELIVERY,
  address: { line1: "1 Pike Street", line2: null, city: "Seattle", state: "WA", postalCode: "98101" },
};
/** Makes a buyer who pays in full, with an open intent of 2,575. */
async function asked() {
  const made = await walks.ready({ paymentType: "full" });
  const { body, status } = await shop.intent(made.buyer, made.id, seller);
  expect(status).toBe(200);
  return { ...made, intentId: body.intentId as string };
}
const orderOf = (id: string) =>
  market.db.selectFrom("orders").selectAll().where("reservation_id", "=", id).executeTakeFirstOrThrow();
const terms = async (id: string) => {
  const { version: _, updated_at: __, ...order } = await orderOf(id);
  const { progress } = await market.db.selectFrom("reservations").select("progress").where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { contact, delivery } = progress as Record<string, unknown>;
  return { ...order, contact, delivery };
};
const refundsOf = async (intentId: string) =>
  (await recordOf(market)).refunds.filter(({ payment_intent }) => payment_intent === intentId);

describe("a change that comes while the payment is being confirmed", () => {
  it("is refused, changes nothing, and the payment counts for the order that was confirmed", async () => {
    const { buyer, id, intentId } = await asked();
    const was = await terms(id);
    before.update = () => shop.confirm(intentId);
    const refused = await shop.update(buyer, id, { rescueDonationAmount: 2_500 });
    expect(refused).toMatchObject({ status: 409, body: { code: "already_paid" } });
    expect(await terms(id)).toEqual(was);
    const verified = await shop.verify(buyer, intentId);
    expect(verified.body.reservedPet).toMatchObject({
      status: "paid",
      orderDetails: { total: 257_500, rescueDonationAmount: null, paidAmount: 257_500 },
    });
    await runJobs(market);
    expect(await refundsOf(intentId)).toEqual([]);
    await expectSoundMoney(market);
  });

  it("of add-ons is undone with their lines", async () => {
    const { body: { addOns } } = await market.call(null, "GET", "/v1/add-ons");
    const { buyer, id } = await walks.ready({ paymentType: "full", addOnIds: [addOns[0].id] });
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    const was = await terms(id);
    before.update = () => shop.confirm(intentId);
    expect(await shop.update(buyer, id, { addOnIds: [] })).toMatchObject({ status: 409 });
    expect(was.line_items).toHaveLength(1);
    expect(await terms(id)).toEqual(was);
    expect((await shop.verify(buyer, intentId)).body.reservedPet.status).toBe("paid");
    await expectSoundMoney(market);
  });

  it("by saving the checkout is refused in the same way, the address too", async () => {
    const { buyer, id, intentId } = await asked();
    const was = await terms(id);
    before.update = () => shop.confirm(intentId);
    const options = { transportation: "honest", rescueDonationAmount: 900 };
    const refused = await shop.save(buyer, id, { delivery: SEATTLE, options });
    expect(refused).toMatchObject({ status: 409, body: { code: "reservation_not_open" } });
    expect(await terms(id)).toEqual(was);
    expect((await shop.verify(buyer, intentId)).body.reservedPet.status).toBe("paid");
    await expectSoundMoney(market);
  });

  it("is undone while a lender still looks at the payment", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "full" });
    const opened = await shop.intent(buyer, id, seller, { paymentMethod: "klarna" });
    const { intentId } = opened.body;
    const was = await terms(id);
    before.update = () => approveWithKlarna(market, intentId);
    const refused = await shop.update(buyer, id, { rescueDonationAmount: 2_500 });
    expect(refused).toMatchObject({ status: 409, body: { code: "payment_in_progress" } });
    expect(await terms(id)).toEqual(was);
    await market.sandbox.payments.ask("POST", `/intents/${intentId}/settle`, {});
    expect((await shop.verify(buyer, intentId)).body.reservedPet.status).toBe("paid");
    await expectSoundMoney(market);
  });

  it("and never reached the provider leaves the payment to the order that was confirmed", async () => {
    const { buyer, id, intentId } = await asked();
    const was = await terms(id);
    const { ask } = market.sandbox.payments;
    const path = `/v1/payment_intents/${intentId}`;
    await ask("POST", "/faults", {
      kind: "error",
      status: 500,
      when: "before",
      method: "POST",
      path,
      times: 20,
    });
    const lost = await shop.update(buyer, id, { rescueDonationAmount: 2_500 });
    await ask("DELETE", "/faults");
    expect(lost.body.code).toBe("payments_unavailable");
    expect((await orderOf(id)).donation_cents).toBe(2_500);
    await shop.confirm(intentId);
    expect((await shop.verify(buyer, intentId)).body.reservedPet.status).toBe("paid");
    expect(await terms(id)).toEqual(was);
    await runJobs(market);
    expect(await refundsOf(intentId)).toEqual([]);
  });

  it("and reached the provider, though its answer was lost, counts", async () => {
    const { buyer, id, intentId } = await asked();
    const { ask } = market.sandbox.payments;
    const path = `/v1/payment_intents/${intentId}`;
    await ask("POST", "/faults", { kind: "cut", when: "after", method: "POST", path, times: 20 });
    await shop.update(buyer, id, { rescueDonationAmount: 2_500 });
    await ask("DELETE", "/faults");
    await shop.confirm(intentId);
    const { body } = await shop.verify(buyer, intentId);
    expect(body.reservedPet.orderDetails).toMatchObject({ total: 260_000, rescueDonationAmount: 2_500 });
    await expectSoundMoney(market);
  });
});

describe("a refused request for a payment", () => {
  it("keeps nothing of the order that it brought", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "full" }, { price_cents: 20_000 });
    const was = await terms(id);
    const donation = { rescueDonationAmount: 700 };
    const tries: [string, Record<string, unknown>][] = [
      ["deposit_not_offered", { order: { ...donation, paymentType: "deposit" } }],
      ["price_changed", { order: donation, expectedDueNowCents: 1 }],
      ["terms_not_accepted", {
        order: donation,
        acceptances: { saleContractHash: "0".repeat(64), termsVersion: "2024-01-01" },
      }],
    ];
    for (const [code, change] of tries) {
      expect((await shop.intent(buyer, id, seller, change)).body.code, code).toBe(code);
      expect(await terms(id), code).toEqual(was);
    }
  });
});

describe("an intent that comes back after its reservation was given up", () => {
  it("is cancelled at the provider, and known", async () => {
    const { buyer, id } = await walks.ready();
    let made = "";
    before.created = async (intentId) => {
      made = intentId;
      // The intent is unknown yet, so canceling the reservation asks for it by its key and cancels it.
      await market.db.updateTable("payments").set({ status: "canceled" }).where("reservation_id", "=", id)
        .execute();
    };
    await shop.intent(buyer, id, seller);
    const { paymentIntents } = await recordOf(market);
    expect(paymentIntents.find((intent) => intent.id === made)!.status).toBe("canceled");
    expect(canceled).toContain(made);
  });

  it("and cannot be cancelled then, is cancelled by reconciliation", async () => {
    const { buyer, id } = await walks.ready();
    let made = "";
    const { ask } = market.sandbox.payments;
    before.created = async (intentId) => {
      made = intentId;
      await market.db.updateTable("payments").set({ status: "canceled" }).where("reservation_id", "=", id)
        .execute();
      await ask("POST", "/faults", {
        kind: "error",
        path: `/v1/payment_intents/${intentId}/cancel`,
        times: 20,
      });
    };
    await shop.intent(buyer, id, seller);
    await ask("DELETE", "/faults");
    const stateOf = async () =>
      (await recordOf(market)).paymentIntents.find((intent) => intent.id === made)!.status;
    expect(await stateOf()).not.toBe("canceled");
    await market.db.updateTable("payments").set({ checked_at: new Date(0) }).execute();
    await market.services.addJob(market.db, "reconcilePayments", {});
    await runJobs(market);
    expect(await stateOf()).toBe("canceled");
  });
});
