import { createHmac } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer, daysAgo } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { approveWithKlarna } from "../../testing/lender.ts";
import { booksOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import {
  type Body,
  CALIFORNIA,
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { contestedEntries, paymentEntries } from "../ledger/rules.ts";
import { giveUpAbandoned } from "../sale/add_on/add_on_close_actions.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { priceOrder } from "../sale/price/price_rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let seller: Person & { breederId: string };
let staff: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  market = await openMarket({
    features: ["add_ons", "chargebacks", "payments", "reservations", "sale"],
    provider: true,
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
  const admin = await addUser(market.services, { role: "Admin" });
  const token = (await bearer(market.services, admin)).authorization.slice("Bearer ".length);
  staff = { id: admin.id, token };
  const { body } = await market.call(null, "GET", "/v1/add-ons");
  for (const { name, id } of body.addOns) ids[name] = id;
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const CRATE = "Going-home crate";
const COURSE = "Puppy training course";
const CHIP = "Microchip registration";
const VISIT = "First vet visit plan";

const quote = (who: Person, reservationId: string, ...names: string[]) =>
  market.call(who, "POST", "/v1/payments/add-ons/quote", {
    reservationId,
    addOnIds: names.map((name) => ids[name]),
  });
const buy = (who: Person, reservationId: string, names: string[], more: object = {}) =>
  market.call(who, "POST", "/v1/payments/add-ons", {
    reservationId,
    addOnIds: names.map((name) => ids[name]),
    paymentMethod: "card",
    ...more,
  });
const read = (who: Person, orderId: string) => market.call(who, "GET", `/v1/payments/add-ons/${orderId}`);
/** Orders add-ons, confirms the payment at the provider, and sends its event to the product. */
async function bought(
  who: Person,
  id: string,
  ...names: string[]
): Promise<{ orderId: string; intentId: string }> {
  const { status, body } = await buy(who, id, names);
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await shop.confirm(body.intentId)).kind).toBe("done");
  expect((await shop.verify(who, body.intentId)).status).toBe(200);
  return { orderId: body.addOnOrder.id, intentId: body.intentId };
}
const ordersOf = (id: string) =>
  market.db.selectFrom("orders").selectAll().where("reservation_id", "=", id).where(
    "order_type",
    "=",
    "addon",
  )
    .orderBy("created_at").execute();
const change = (id: string, values: object) =>
  market.db.updateTable("reservations").set(values).where("id", "=", id).execute();
const labels = (order: Body) => order.lineItems.map(({ label, amountCents }: Body) => [label, amountCents]);

describe("add-ons after the reservation", () => {
  it("are an order of their own, paid in full, which both sides see and the platform sells", async () => {
    const { buyer, id } = await walks.depositPaid({ addOnIds: [ids[CHIP]] });
    const { body: { reservedPet: before } } = await shop.get(buyer, id);
    expect(before.addOnOffers.map(({ name, refusal }: Body) => [name, refusal])).toEqual(
      [CRATE, "Puppy starter kit", VISIT, COURSE].map((name) => [name, null]),
    );
    // 89 + 199 = 288, and 3% of it.
    const { body: { addOnQuote } } = await quote(buyer, id, COURSE, CRATE);
    expect(addOnQuote).toMatchObject({ addOnsAmount: 28_800, serviceFee: 864, taxAmount: 0, total: 29_664 });
    const { body } = await buy(buyer, id, [COURSE, CRATE], { expectedTotalCents: 29_664 });
    expect(body.addOnOrder).toMatchObject({ status: "open", total: 29_664, paidAt: null });
    await shop.confirm(body.intentId);
    const { body: { reservedPet } } = await shop.verify(buyer, body.intentId);
    expect(reservedPet).toMatchObject({
      status: "deposit-paid",
      orderDetails: { total: before.orderDetails.total },
    });
    expect(labels(reservedPet.addOnOrders[0])).toEqual([[CRATE, 8_900], [COURSE, 19_900], [
      "Service fee",
      864,
    ]]);
    expect(reservedPet.payments.map(({ kind }: Body) => kind)).toEqual(["Deposit"]);
    const { body: { addOnOrder } } = await read(buyer, body.addOnOrder.id);
    expect(addOnOrder).toMatchObject({ status: "paid", payment: { cardLast4: "4242", orderType: "addon" } });
    // The second receipt of the reservation, with the platform as seller.
    const { body: { receipt } } = await market.call(buyer, "GET", `/v1/receipts/${addOnOrder.payment.id}`);
    expect(receipt).toMatchObject({
      number: `${before.number}-2`,
      orderType: "addon",
      seller: { name: "Hearthpaw", cityAndState: "" },
      buyer: { name: "Dana Whitfield" },
      totalCents: 29_664,
      paidBeforeCents: 0,
      amountCents: 29_664,
      leftCents: 0,
      leftDueOn: null,
    });
    expect(labels(receipt)).toEqual(labels(addOnOrder));
    const list = await market.call(seller, "GET", "/v1/breeders/pets/reserved");
    const theirs = list.body.reservedPets.find((one: Body) => one.id === id);
    expect(theirs.addOnOrders[0]).toMatchObject({ status: "paid", total: 29_664 });
    expect(JSON.stringify(theirs.addOnOrders)).not.toContain("4242");
    expect(theirs.addOnOffers).toBeUndefined();
    const rows = await market.db.selectFrom("ledger_entries as e").innerJoin(
      "ledger_transactions as t",
      "t.id",
      "e.transaction_id",
    )
      .select(["e.account", "e.amount_cents"]).where("t.source", "=", `payment:${body.intentId}`).execute();
    expect(Object.fromEntries(rows.map((row) => [row.account, row.amount_cents]))).toEqual({
      "provider-clearing": 29_664,
      "add-ons": -28_800,
      "service-fees": -864,
    });
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select(["kind", "user_id"])
      .where("kind", "=", "reservation-add-ons-paid").where("reservation_id", "=", id).execute();
    expect(mails.map(({ user_id }) => user_id).toSorted()).toEqual([buyer.id, seller.id].toSorted());
    const { body: mine } = await market.call(buyer, "GET", "/v1/payments");
    expect(mine.payments.map(({ orderType, kind }: Body) => [orderType, kind])).toEqual([
      ["addon", "Full"],
      ["pet", "Deposit"],
    ]);
    await expectSoundMoney(market);
  });

  it("asked for many times at once are one order with one intent", async () => {
    const { buyer, id } = await walks.depositPaid();
    const all = await Promise.all(Array.from({ length: 8 }, () => buy(buyer, id, [CRATE])));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => `${body.addOnOrder.id} ${body.intentId}`)).size).toBe(1);
    const { paymentIntents } = await recordOf(market);
    expect(paymentIntents.filter(({ metadata }) => metadata.orderId === all[0]!.body.addOnOrder.id))
      .toHaveLength(1);
    expect(await ordersOf(id)).toHaveLength(1);
    const { intentId } = all[0]!.body;
    await shop.confirm(intentId);
    const told = await Promise.all(Array.from({ length: 4 }, () => shop.verify(buyer, intentId)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await booksOf(market, id))["add-ons"]).toBe(-8_900);
  });

  it("chosen anew, or to be paid in another way, leave nothing behind that could be paid", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body: first } = await buy(buyer, id, [CRATE]);
    const choices = [[COURSE], [COURSE, CHIP], [COURSE]];
    await Promise.all(choices.map((names) => buy(buyer, id, names)));
    const { body: last } = await buy(buyer, id, [CHIP]);
    const { body: lender } = await buy(buyer, id, [CHIP], { paymentMethod: "klarna" });
    expect(lender.addOnOrder.id).toBe(last.addOnOrder.id);
    const { paymentIntents } = await recordOf(market);
    const own = paymentIntents.filter(({ metadata }) =>
      metadata.reservationId === id && metadata.kind === "Full"
    );
    expect(own.filter(({ status }) => status !== "canceled").map((one) => one.id)).toEqual([lender.intentId]);
    expect((await shop.confirm(first.intentId)).kind).not.toBe("done");
    expect((await ordersOf(id)).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });

  it("are refused twice, for others, before the payment, after the end, and at another price", async () => {
    const { buyer, id } = await walks.depositPaid();
    await bought(buyer, id, CRATE);
    expect(await buy(buyer, id, [CRATE, CHIP])).toMatchObject({
      status: 409,
      body: { code: "add_on_bought" },
    });
    expect(await buy(buyer, id, ["Kitten starter kit"])).toMatchObject({ body: { code: "add_on_unknown" } });
    expect(await buy(buyer, id, [CHIP], { expectedTotalCents: 1 })).toMatchObject({
      body: { code: "price_changed" },
    });
    const other = await market.buyer();
    const [order] = await ordersOf(id);
    for (
      const refused of [
        await quote(other, id, CHIP),
        await buy(other, id, [CHIP]),
        await read(other, order!.id),
      ]
    ) {
      expect(refused.status).toBe(404);
    }
    const held = await walks.ready();
    expect(await buy(held.buyer, held.id, [CHIP])).toMatchObject({ body: { code: "add_ons_not_possible" } });
    await shop.status(buyer, id, "cancel");
    const late = await buy(buyer, id, [CHIP]);
    expect(late).toMatchObject({ status: 409, body: { code: "add_ons_not_possible" } });
    expect(late.body.detail).toBe("This reservation has ended.");
  });

  it("leave out with its reason what can't be delivered any more once the pet is home", async () => {
    const { buyer, id } = await walks.fullyPaid();
    const offers = async () =>
      Object.fromEntries(
        (await shop.get(buyer, id)).body.reservedPet.addOnOffers.map((
          { name, refusal }: Body,
        ) => [name, refusal]),
      );
    await change(id, { status: "handed-over", handed_over_at: ago(2) });
    expect(await offers()).toMatchObject({
      [CRATE]: expect.stringContaining("comes home with your pet"),
      [VISIT]: null,
      [COURSE]: null,
    });
    expect(await buy(buyer, id, [CRATE])).toMatchObject({
      status: 409,
      body: { code: "add_ons_not_possible" },
    });
    expect((await buy(buyer, id, [VISIT])).status).toBe(200);
    await change(id, { handed_over_at: ago(15) });
    expect(await offers()).toMatchObject({ [VISIT]: expect.stringContaining("first 14 days"), [CHIP]: null });
    await change(id, { handed_over_at: ago(31) });
    expect(await offers()).toEqual({});
  });

  it("are refunded whole when the reservation is canceled late, whatever stays of the deposit", async () => {
    const { buyer, id } = await walks.depositPaid();
    await bought(buyer, id, CRATE, COURSE);
    await change(id, { paid_at: ago(5) });
    const { body: { refundQuote } } = await market.call(buyer, "POST", "/v1/payments/refund-quote", {
      reservationId: id,
    });
    expect(refundQuote.lines).toContainEqual(
      expect.objectContaining({ kind: "Add-on", paidCents: 28_800, refundCents: 28_800 }),
    );
    expect(refundQuote.keptCents).toBeGreaterThan(0);
    expect(refundQuote.refundCents).toBeGreaterThanOrEqual(29_664);
    expect(refundQuote.targets).toHaveLength(2);
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await runJobs(market);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.addOnOrders[0]).toMatchObject({ status: "refunded", refundedCents: 29_664 });
    expect(reservedPet).toMatchObject({ status: "refunded", refund: { keptCents: refundQuote.keptCents } });
    expect((await booksOf(market, id))["add-ons"]).toBe(0);
    await expectSoundMoney(market);
  });

  it("paid while the reservation is being canceled are refunded in full, every time", async () => {
    const paid = await Promise.all(Array.from({ length: 5 }, () => walks.depositPaid()));
    await Promise.all(paid.map(async ({ buyer, id }, round) => {
      const { body } = await buy(buyer, id, [CRATE]);
      const pay = async () => {
        if (round % 2) await new Promise((resolve) => setTimeout(resolve, round * 3));
        await shop.confirm(body.intentId);
        await shop.verify(buyer, body.intentId);
      };
      await Promise.all([pay(), shop.status(buyer, id, "cancel"), buy(buyer, id, [CRATE])]);
      await shop.status(buyer, id, "cancel");
    }));
    await runJobs(market);
    const { charges, refunds } = await recordOf(market);
    for (const { id } of paid) {
      const orders = await ordersOf(id);
      const own = await market.db.selectFrom("payments").select("intent_id")
        .where("order_id", "in", orders.map((one) => one.id)).execute();
      const intents = new Set(own.map(({ intent_id }) => intent_id));
      const sum = (rows: { amount: number }[]) => rows.reduce((cents, { amount }) => cents + amount, 0);
      const came = sum(charges.filter((one) => one.paid && intents.has(one.payment_intent)));
      expect(sum(refunds.filter((one) => intents.has(one.payment_intent) && one.status === "succeeded")))
        .toBe(came);
      expect((await booksOf(market, id))["add-ons"] ?? 0).toBe(0);
      expect(orders.every(({ ended_at }) => ended_at !== null)).toBe(true);
    }
    await expectSoundMoney(market);
  });

  it("whose money arrives after the end, or in another amount, go back in full and the buyer is told", async () => {
    for (
      const values of [{ ended_at: new Date() }, {
        service_fee_cents: 266,
        total_cents: 9_166,
        deposit_cents: 9_166,
      }]
    ) {
      const { buyer, id } = await walks.depositPaid();
      const { body } = await buy(buyer, id, [CRATE]);
      await shop.confirm(body.intentId);
      await market.db.updateTable("orders").set(values).where("id", "=", body.addOnOrder.id).execute();
      const code = "ended_at" in values ? "payment_refunded" : "price_changed";
      expect(await shop.verify(buyer, body.intentId)).toMatchObject({ body: { code } });
      await runJobs(market);
      const mails = await market.db.selectFrom("mails").select("kind").where("user_id", "=", buyer.id)
        .execute();
      expect(mails.map(({ kind }) => kind)).toContain("reservation-add-ons-returned");
      expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("deposit-paid");
    }
    await expectSoundMoney(market);
  });

  it("that nobody pays for a day are given up, and their intent can't be paid any more", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body } = await buy(buyer, id, [CRATE]);
    await giveUpAbandoned(market.services, 10);
    expect((await ordersOf(id))[0]!.ended_at).toBeNull();
    await market.db.updateTable("orders").set({ updated_at: ago(2) }).where("id", "=", body.addOnOrder.id)
      .execute();
    await giveUpAbandoned(market.services, 10);
    expect((await ordersOf(id))[0]!.ended_at).not.toBeNull();
    expect((await shop.confirm(body.intentId)).kind).not.toBe("done");
    expect((await buy(buyer, id, [CRATE])).body.addOnOrder.id).not.toBe(body.addOnOrder.id);
  });

  it("whose money is under way when a day is over are left alone, and are bought when it arrives", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body } = await buy(buyer, id, [CRATE], { paymentMethod: "klarna" });
    await approveWithKlarna(market, body.intentId);
    expect((await shop.verify(buyer, body.intentId)).body.code).toBe("payment_processing");
    await market.db.updateTable("orders").set({ updated_at: ago(2) }).where("id", "=", body.addOnOrder.id)
      .execute();
    await giveUpAbandoned(market.services, 10);
    expect((await ordersOf(id))[0]!.ended_at).toBeNull();
    await market.sandbox.payments.ask("POST", `/intents/${body.intentId}/settle`, {});
    expect((await shop.verify(buyer, body.intentId)).status).toBe(200);
    expect((await read(buyer, body.addOnOrder.id)).body.addOnOrder.status).toBe("paid");
  });
});

it("of a pet that is delivered name the state it is delivered to", async () => {
  const old = { birth_date: daysAgo(market.services, 500) };
  for (const [transportation, where] of [["honest", "delivered"], ["pickup", "picked up"]] as const) {
    const from = await market.seller(transportation === "honest" ? {} : { state: "WA" });
    const { buyer, id } = await walksOf(market, from)
      .depositPaid({ transportation }, old, transportation === "honest" ? CALIFORNIA : DELIVERY);
    const tax = async (order: { lineItems: { kind: string; explanation: string }[] }) =>
      order.lineItems.find(({ kind }) => kind === "Tax")!.explanation;
    const { body: { addOnQuote } } = await quote(buyer, id, CRATE);
    expect(await tax(addOnQuote)).toContain(`where the pet is ${where}.`);
    const { orderId } = await bought(buyer, id, CRATE);
    const { body: { addOnOrder } } = await read(buyer, orderId);
    expect(await tax(addOnOrder)).toContain(`where the pet is ${where}.`);
    const { body: { receipt } } = await market.call(buyer, "GET", `/v1/receipts/${addOnOrder.payment.id}`);
    expect(await tax(receipt)).toContain(`where the pet is ${where}.`);
  }
});

describe("a chargeback of add-ons", () => {
  type Wire = { id: string; payment_intent: string };
  async function told(dispute: Wire, type: string): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const event = { id: `evt_${crypto.randomUUID()}`, object: "event", created: now, livemode: false, type };
    const body = JSON.stringify({
      ...event,
      data: { object: { ...dispute, object: "dispute", metadata: {} } },
    });
    const v1 = createHmac("sha256", market.sandbox.payments.webhookSecret).update(`${now}.${body}`).digest(
      "hex",
    );
    const headers = { "content-type": "application/json", "stripe-signature": `t=${now},v1=${v1}` };
    expect((await market.app.fetch("/v1/payments/webhook", { method: "POST", body, headers })).status).toBe(
      200,
    );
  }

  it("keeps nothing of the sale back, and once lost is the platform's loss, not the breeder's", async () => {
    const other = await market.seller();
    const { buyer, id, pet } = await walksOf(market, other).fullyPaid();
    const { intentId } = await bought(buyer, id, CRATE);
    await change(id, { status: "completed", completed_at: ago(20) });
    await market.db.updateTable("pets").set({ status: "sold" }).where("id", "=", pet.id).execute();
    const { ask } = market.sandbox.payments;
    const opened = await ask<Wire>("POST", "/disputes", { intentId, reason: "fraudulent" });
    await told(opened, "charge.dispute.created");
    await told(opened, "charge.dispute.funds_withdrawn");
    expect((await booksOf(market, id)).chargebacks).toBe(9_167);
    const { body: { chargebacks } } = await market.call(staff, "GET", "/v1/admin/chargebacks");
    const { body } = await market.call(staff, "GET", `/v1/admin/chargebacks/${chargebacks[0].id}`);
    // The evidence for the bank is about the add-ons, not about the uncontested pet.
    expect(body.case.draft.productDescription).toContain("Going-home crate. Sold by Hearthpaw for $91.67");
    expect(body.case.draft.explanation).toContain("The buyer paid $91.67 for these add-ons");
    expect(JSON.stringify(body.case.draft)).not.toContain("2,575");
    await releaseFunds(market.services, id);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "breeder-available": -212_500 });
    await ask("POST", `/disputes/${opened.id}/close`, { outcome: "lost" });
    await told(opened, "charge.dispute.closed");
    expect(await booksOf(market, id)).toMatchObject({
      chargebacks: 0,
      "add-ons": 0,
      "breeder-available": -212_500,
      "service-fees": -7_500,
    });
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select("kind").where("user_id", "=", other.id)
      .execute();
    expect(mails.filter(({ kind }) => kind.includes("chargeback"))).toEqual([]);
    // The breeder cannot read it either.
    const { body: { reservedPet: { chargebacks: mine, addOnOrders: [order] } } } = await shop.get(buyer, id);
    expect(mine).toMatchObject([{ amountCents: 9_167, status: "lost", closedAt: expect.any(String) }]);
    const paper = `/v1/receipts/${order.payment.id}`;
    expect((await market.call(buyer, "GET", paper)).body.receipt.chargebacks).toEqual(mine);
    expect((await market.call(other, "GET", paper)).body.receipt.chargebacks).toEqual([]);
    const { body: { reservedPets: [sale] } } = await market.call(other, "GET", "/v1/breeders/pets/reserved");
    expect(sale.chargebacks).toBeUndefined();
    await expectSoundMoney(market);
  });
});

describe("staff", () => {
  it("find an order of add-ons by its intent, and go from it to its sale and back", async () => {
    const { buyer, id, intentId: deposit } = await walks.depositPaid();
    const { orderId, intentId } = await bought(buyer, id, CRATE);
    const find = async (q: string) =>
      (await market.call(staff, "GET", `/v1/admin/orders?q=${q}`)).body.orders;
    expect((await find(intentId)).map((one: Body) => [one.id, one.orderType, one.paidCents])).toEqual([
      [orderId, "addon", 9_167],
    ]);
    const [sale] = await find(deposit);
    expect((await find(id)).map((one: Body) => one.id)).toEqual([orderId, sale.id]);
    const storyOf = async (which: string) =>
      (await market.call(staff, "GET", `/v1/admin/orders/${which}`)).body.story;
    const story = await storyOf(orderId);
    expect(story.relatedOrders.map((one: Body) => one.id)).toEqual([sale.id]);
    expect(story.orderDetails).toMatchObject({
      orderType: "addon",
      total: 9_167,
      paidAmount: 9_167,
      dueNow: 0,
    });
    expect(labels(story.orderDetails)).toEqual([[CRATE, 8_900], ["Service fee", 267]]);
    expect(story.provider.map((one: Body) => one.id)).toEqual([intentId]);
    expect(story.bookings.map(({ kind }: Body) => kind)).toContain("payment-add-ons");
    const back = await storyOf(sale.id);
    expect(back.relatedOrders.map((one: Body) => one.id)).toEqual([orderId]);
    expect(back.provider.map((one: Body) => one.id)).toEqual([deposit]);
  });
});

describe("the money of add-ons", () => {
  it("adds up in whole cents, and what a bank takes back is borne by its own lines", () => {
    const cents = fc.integer({ min: 50, max: 500_000 });
    const rate = fc.constantFrom(0, 0.029, 0.055, 0.0725, 0.1025);
    fc.assert(fc.property(cents, rate, fc.integer({ min: 1, max: 100 }), (addOnsCents, petRate, part) => {
      const price = priceOrder({
        feeStructure: "v11",
        petPriceCents: 0,
        addOnsCents,
        discount: null,
        deliveryCents: 0,
        donationCents: 0,
        paymentType: "deposit",
        tax: { petRate, deliveryRate: 0 },
      });
      // Rounds half up in whole numbers, independently of the product's arithmetic.
      const fee = Number((BigInt(addOnsCents) * 3n + 50n) / 100n);
      const tax = Number((BigInt(addOnsCents) * BigInt(Math.round(petRate * 10_000)) + 5_000n) / 10_000n);
      expect(price).toMatchObject({
        serviceFeeCents: fee,
        taxCents: tax,
        totalCents: addOnsCents + fee + tax,
      });
      expect(price).toMatchObject({
        depositCents: price.totalCents,
        platformFeeCents: 0,
        breederNetCents: 0,
      });
      const booked = paymentEntries({ ...price, breederId: "b", discountFunder: null }, "Full");
      const sum = (entries: { amountCents: number }[]) =>
        entries.reduce((all, one) => all + one.amountCents, 0);
      expect(sum(booked)).toBe(0);
      expect(booked.some(({ account }) => account.startsWith("breeder-"))).toBe(false);
      const lost = Math.ceil(price.totalCents * part / 100);
      const entries = contestedEntries(booked, lost);
      expect(sum(entries)).toBe(0);
      expect(sum(entries.filter(({ account }) => account === "chargebacks"))).toBe(0 - lost);
      for (const { account, amountCents } of entries.filter((one) => one.account !== "chargebacks")) {
        const line = booked.find((one) => one.account === account)!;
        expect(amountCents).toBeGreaterThan(0);
        expect(amountCents).toBeLessThanOrEqual(0 - line.amountCents);
      }
    }));
  });
});
