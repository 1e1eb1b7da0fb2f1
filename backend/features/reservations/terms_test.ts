import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALIFORNIA, checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import { tableTax } from "../../platform/ports/tax/table.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let raised = 0;
/** A sale under a 50% policy, made before the tests because the first walk of a process is slow. */
let half: { seller: typeof seller; sale: Awaited<ReturnType<typeof walks.depositPaid>> };

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations"],
    provider: true,
    services: {
      tax: {
        rates: async (sale) => {
          const answer = await tableTax(() => new Date()).rates(sale);
          return answer.ok
            ? { ok: true, rates: { petRate: answer.rates.petRate + raised, deliveryRate: 0 } }
            : answer;
        },
      },
    },
  });
  shop = checkoutOf(market);
  seller = await market.seller({ deposit_refund_percent: 50 });
  walks = walksOf(market, seller);
  const halving = await market.seller({ deposit_refund_percent: 50 });
  half = { seller: halving, sale: await walksOf(market, halving).depositPaid() };
}, 40_000);
afterAll(() => market.close());

/** Changes everything behind the terms, of a listing and its seller, to the buyer's disadvantage. */
async function worsen(petId: string, of: { breederId: string }) {
  await market.db.updateTable("breeders").set({
    deposit_refund_percent: 0,
    state: "WA",
    kind: "breeder",
    latitude: 25.76,
    longitude: -80.19,
  }).where("id", "=", of.breederId).execute();
  await market.db.updateTable("pets").set({
    deliveries: ["pickup"],
    weight_lb: 60,
    go_home_date: "2027-12-24",
    zip: "96813",
    state: "HI",
    latitude: 21.3,
    longitude: -157.85,
  }).where("id", "=", petId).execute();
}

const orderOf = async (buyer: Person, id: string) =>
  (await shop.get(buyer, id)).body.reservedPet.orderDetails;

describe("what a buyer saw stays with the order", () => {
  it("delivery, its price, the tax and the dates, while the checkout goes on", async () => {
    const own = await market.seller();
    const { buyer, id, pet, saved } = await walksOf(market, own).ready({ transportation: "honest" });
    expect(saved.orderDetails).toMatchObject({ shippingAmount: 26_375, taxAmount: 0 });
    await worsen(pet.id, own);
    raised = 0.05;
    try {
      const { body } = await shop.save(buyer, id, {});
      expect(body.orderDetails).toEqual(saved.orderDetails);
      for (const transportation of ["flight", "honest"]) {
        const { body: { orderDetails } } = await shop.update(buyer, id, { transportation });
        expect(orderDetails).toMatchObject({ transportation, deliveryError: null, taxError: null });
      }
      expect(await orderOf(buyer, id)).toMatchObject({ shippingAmount: 26_375, total: 283_875 });
      expect((await shop.intent(buyer, id, own)).status).toBe(200);
    } finally {
      raised = 0;
    }
  });

  it("also in the quotes that the checkout asks for, which are for its buyer alone", async () => {
    const own = await market.seller();
    const { buyer, id, pet } = await walksOf(market, own).ready();
    await worsen(pet.id, own);
    const quote = (who: Person | null, reservationId?: string) =>
      market.call(who, "POST", "/v1/payments/quote", {
        petId: pet.id,
        postalCode: "97211",
        order: { transportation: "honest" },
        ...(reservationId ? { reservationId } : {}),
      });
    expect((await quote(buyer, id)).body.orderDetails).toMatchObject({ shippingAmount: 26_375 });
    expect((await quote(null)).body.orderDetails.deliveryError).toContain("doesn't offer");
    for (const who of [null, await market.buyer()]) expect((await quote(who, id)).status).toBe(404);
  });

  it("the refund policy: a breeder who turns it to nothing later gives half back as published", async () => {
    const { seller: own, sale: { buyer, id, pet } } = half;
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 100 * 3_600_000) })
      .where("id", "=", id).execute();
    await worsen(pet.id, own);
    expect((await shop.get(buyer, id)).body.reservedPet.terms).toMatchObject({ depositRefundPercent: 50 });
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.payments[0]).toMatchObject({ kind: "Deposit", refundedCents: 18_750 });
  });

  it("what the law of the buyer's state gave, and where the deadline's days are", async () => {
    const own = await market.seller({ deposit_refund_percent: 0 });
    const { buyer, id, pet } = await walksOf(market, own).depositPaid({}, {}, CALIFORNIA);
    const before = (await shop.get(buyer, id)).body.reservedPet;
    await worsen(pet.id, own);
    const after = (await shop.get(buyer, id)).body.reservedPet;
    expect(after.terms).toEqual({
      goHomeDate: pet.go_home_date,
      depositRefundPercent: 0,
      timeZone: "America/Los_Angeles",
    });
    for (const key of ["balanceDueAt", "orderDetails", "terms", "allowedActions"]) {
      expect(after[key]).toEqual(before[key]);
    }
    const row = await market.db.selectFrom("orders").selectAll().where("reservation_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ deposit_refundable: true, tax_state: "OR" });
  });

  it("the contract that was accepted", async () => {
    const own = await market.seller();
    const { id, buyer } = await walksOf(market, own).depositPaid();
    await market.db.insertInto("sale_contracts").values({
      id: crypto.randomUUID(),
      breeder_id: own.breederId,
      version: 2,
      contract_text: "Nothing is given back.",
      guarantee_text: "None.",
      hash: "0".repeat(64),
    }).execute();
    const { body: { intentId } } = await shop.balance(buyer, id);
    await shop.confirm(intentId);
    await shop.verify(buyer, intentId);
    const { contract_text } = await market.db.selectFrom("orders as o").innerJoin(
      "sale_contracts as c",
      "c.id",
      "o.sale_contract_id",
    ).select("c.contract_text").where("o.reservation_id", "=", id).executeTakeFirstOrThrow();
    expect(contract_text).toContain("sells one healthy animal");
  });

  it("of orders from before terms were kept, what the listing says", async () => {
    const { buyer, id } = await walks.depositPaid();
    await market.db.updateTable("orders").set({ terms: null, deposit_refundable: null, tax_state: null })
      .where("reservation_id", "=", id).execute();
    const { status, body } = await shop.get(buyer, id);
    expect(status).toBe(200);
    expect(body.reservedPet.terms.depositRefundPercent).toBe(50);
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
  });
});

describe("the fee structure of an order", () => {
  const stamp = (id: string, fee_structure: string) =>
    market.db.updateTable("orders").set({ fee_structure }).where("reservation_id", "=", id).execute();

  it("is the present one for whatever begins now, and nobody asks for another", async () => {
    const { buyer, id } = await walks.ready();
    expect((await orderOf(buyer, id)).feeStructure).toBe("v11");
    expect((await shop.update(buyer, id, { feeStructure: "v3" })).status).toBe(422);
    const pet = await market.pet(seller);
    const { body } = await market.call(null, "POST", "/v1/payments/quote", { petId: pet.id });
    expect(body.orderDetails.feeStructure).toBe("v11");
  });

  it("goes on pricing what was begun with it, v6 to v10", async () => {
    const { buyer, id } = await walks.ready();
    for (const [gift, structure] of ["v6", "v7", "v8", "v9", "v10"].entries()) {
      await stamp(id, structure);
      const { body: { orderDetails } } = await shop.update(buyer, id, { rescueDonationAmount: 100 + gift });
      expect(orderDetails).toMatchObject({ feeStructure: structure, depositAmount: 37_500 });
    }
  });

  // 2,500 plus a fee of 75, minus the first payment under the fee structure of that time.
  it.each([["v1", 87_500, ["v2", "v4", "v5"]], ["v3", 30_000, []]] as const)(
    "%s is shown and settled: the balance is what its deposit left",
    async (structure, deposit, alike) => {
      const { buyer, id } = await walks.ready();
      await stamp(id, structure);
      await market.db.updateTable("orders").set({ deposit_cents: deposit }).where("reservation_id", "=", id)
        .execute();
      for (const kind of ["Deposit", "Balance"]) {
        const { body: { intentId } } = kind === "Deposit"
          ? await shop.intent(buyer, id, seller)
          : await shop.balance(buyer, id);
        await shop.confirm(intentId);
        expect((await shop.verify(buyer, intentId)).status).toBe(200);
      }
      const { body: { reservedPet } } = await shop.get(buyer, id);
      const paid = reservedPet.payments.map(({ amountCents }: { amountCents: number }) => amountCents);
      expect(paid.sort((a: number, b: number) => a - b)).toEqual(
        [deposit, 257_500 - deposit].sort((a, b) => a - b),
      );
      expect(reservedPet).toMatchObject({
        status: "paid",
        orderDetails: { feeStructure: structure, depositAmount: deposit, paidAmount: 257_500, dueNow: 0 },
      });
      expect(await booksOf(market, id)).toMatchObject({
        "breeder-pending": -212_500,
        "service-fees": -7_500,
      });
      for (const other of alike) {
        await stamp(id, other);
        expect(await orderOf(buyer, id)).toMatchObject({ feeStructure: other, paidAmount: 257_500 });
      }
    },
  );
});

describe("an order from before terms were kept", () => {
  it("freezes them once, by the sweep, and nothing that changes later reaches it", async () => {
    const own = await market.seller({ deposit_refund_percent: 50 });
    const { buyer, id, pet } = await walksOf(market, own).depositPaid({}, {}, CALIFORNIA);
    await market.db.updateTable("orders").set({ terms: null, deposit_refundable: null })
      .where("reservation_id", "=", id).execute();
    const sweep = async () => {
      await market.services.addJob(market.db, "freezeTerms", {});
      await runJobs(market);
    };
    await sweep();
    await worsen(pet.id, own);
    await sweep();
    expect((await shop.get(buyer, id)).body.reservedPet.terms).toEqual({
      goHomeDate: pet.go_home_date,
      depositRefundPercent: 50,
      timeZone: "America/Los_Angeles",
    });
    const { deposit_refundable } = await market.db.selectFrom("orders").select("deposit_refundable")
      .where("reservation_id", "=", id).executeTakeFirstOrThrow();
    expect(deposit_refundable).toBe(true);
  });
});

describe("what was chosen on the pet's page", () => {
  it("is what the checkout opens with, priced for the ZIP code, and no later wish changes it", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const start = (order: Record<string, unknown>, postalCode = "97211") =>
      market.call(buyer, "POST", "/v1/reserve/new", { petId: pet.id, postalCode, order });
    const chosen = { transportation: "honest", paymentType: "deposit" };
    const quote = await market.call(null, "POST", "/v1/payments/quote", {
      petId: pet.id,
      postalCode: "97211",
      order: chosen,
    });
    const { body: { reservedPetId: id } } = await start(chosen);
    const opened = await orderOf(buyer, id);
    for (
      const name of ["lineItems", "total", "dueNow", "balanceAmount", "balanceDueOn", "isDeliveryChosen"]
    ) {
      expect(opened[name], name).toEqual(quote.body.orderDetails[name]);
    }
    expect(opened).toMatchObject({ shippingAmount: 26_375, dueNow: 37_500, deliveryError: null });
    expect((await start({ transportation: "pickup", paymentType: "full" })).body.reservedPetId).toBe(id);
    expect(await orderOf(buyer, id)).toEqual(opened);
    expect((await shop.get(buyer, id)).body.reservedPet.reservationProgress).toMatchObject({
      stepName: "payment-options",
      postalCode: "97211",
    });
    expect(await start({}, "00001")).toMatchObject({ status: 201 });
    const other = await market.pet(seller);
    const wrong = await market.call(buyer, "POST", "/v1/reserve/new", {
      petId: other.id,
      postalCode: "00001",
      order: chosen,
    });
    expect(wrong.body.code).toBe("zip_unknown");
  });

  it("is nothing that costs where nothing was chosen, and nothing is paid before it is", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const id = await shop.hold(buyer, pet.id);
    expect(await orderOf(buyer, id)).toMatchObject({
      isDeliveryChosen: false,
      transportation: "none",
      shippingAmount: 0,
      total: 257_500,
    });
    await market.call(buyer, "POST", "/v1/reserve/save/progress", {
      reservedPetId: id,
      stepName: "payment",
      screen: 2,
      openStep: 3,
      contact: { firstName: "A", lastName: "B", email: "a@example.com", phoneNumber: "+15035550118" },
      delivery: { ...CALIFORNIA },
    });
    expect(await shop.intent(buyer, id, seller)).toMatchObject({
      status: 409,
      body: { code: "details_missing", detail: expect.stringContaining("comes home") },
    });
    const picked = await shop.update(buyer, id, { transportation: "pickup" });
    expect(picked.body.orderDetails.isDeliveryChosen).toBe(true);
    expect((await shop.intent(buyer, id, seller)).status).toBe(200);
  });

  it("is picking up for a pet that is only picked up", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller, { deliveries: ["pickup"] })];
    const id = await shop.hold(buyer, pet.id);
    expect(await orderOf(buyer, id)).toMatchObject({ isDeliveryChosen: true, transportation: "pickup" });
  });
});
