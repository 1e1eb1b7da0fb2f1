import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import {
  type Body,
  CALIFORNIA,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let seller: Person & { breederId: string };
let catalog: Body[];

beforeAll(async () => {
  market = await openMarket({
    features: ["add_ons", "discount_codes", "payments", "reservations"],
    provider: true,
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
  catalog = (await market.call(null, "GET", "/v1/add-ons")).body.addOns;
}, 40_000);
afterAll(() => market.close());

const idOf = (name: string): string => catalog.find((addOn) => addOn.name === name).id;
const CRATE = "Going-home crate";
const COURSE = "Puppy training course";
const CHIP = "Microchip registration";
const idsOf = (...names: string[]) => names.map(idOf);
const lines = (order: Body): [string, number][] =>
  order.lineItems.map(({ label, amountCents }: Body) => [label, amountCents]);
async function code(fields: object) {
  const admin = await addUser(market.services, { role: "Admin" });
  const token = (await bearer(market.services, admin)).authorization.slice("Bearer ".length);
  const name = `ADD-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { status, body } = await market.call({ id: admin.id, token }, "POST", "/v1/admin/discount-codes", {
    code: name,
    type: "Percentage",
    percent: 10,
    amountCents: null,
    funder: "platform",
    startsAt: "2025-01-01T00:00:00.000Z",
    endsAt: null,
    usesLimit: null,
    isActive: true,
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return name;
}

describe("the catalogue", () => {
  it("is open to everybody and has something for each type of pet", () => {
    expect(catalog.find(({ name }) => name === CRATE)).toMatchObject({
      id: "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071",
      priceCents: 8_900,
      petTypes: ["Dog", "Cat"],
      isRefundable: true,
    });
    expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length);
    expect(new Set(catalog.flatMap(({ petTypes }) => petTypes))).toEqual(new Set(["Dog", "Cat"]));
  });
});

describe("the add-ons of a pet", () => {
  const namesFor = async (change: object) => {
    const pet = await addPet(market.services, { breeder_id: seller.breederId, ...change });
    const { status, body } = await market.call(null, "GET", `/v1/add-ons?petId=${pet.id}`);
    return status === 200 ? body.addOns.map(({ name }: Body) => name) : status;
  };
  const yearsAgo = (years: number, days = 0) => {
    const day = new Date(market.services.now());
    day.setUTCFullYear(day.getUTCFullYear() - years);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };

  it("include the registration of a microchip only once it has one", async () => {
    expect(await namesFor({})).not.toContain(CHIP);
    expect(await namesFor({ registries: ["microchipped"] })).toContain(CHIP);
    expect(await namesFor({ microchip_number: "985141000123456" })).toContain(CHIP);
  });

  it("include kits and courses in its first year only", async () => {
    const young = ["Puppy starter kit", COURSE];
    expect(await namesFor({ birth_date: yearsAgo(1, 3) })).toEqual(expect.arrayContaining(young));
    const grown = await namesFor({ birth_date: yearsAgo(1, -3) });
    for (const name of young) expect(grown).not.toContain(name);
    expect(grown).toContain(CRATE);
    expect(await namesFor({ type: "Cat", birth_date: yearsAgo(11) })).not.toContain("Kitten starter kit");
  });

  it("are not told of a pet that is not public", async () => {
    expect(await namesFor({ status: "in-progress" })).toBe(404);
  });

  it("are refused in the order of a pet that they do not suit", async () => {
    const pet = await addPet(market.services, {
      breeder_id: seller.breederId,
      birth_date: yearsAgo(3),
    });
    const order = (name: string) => ({ petId: pet.id, order: { addOnIds: idsOf(name) } });
    for (const name of [CHIP, COURSE]) {
      const { status, body } = await market.call(null, "POST", "/v1/payments/quote", order(name));
      expect([status, body.code]).toEqual([422, "add_on_unknown"]);
    }
    expect((await market.call(null, "POST", "/v1/payments/quote", order(CRATE))).status).toBe(200);
  });
});

describe("add-ons in the checkout", () => {
  it("are lines of their own in the total, its fee and the balance, and go away again", async () => {
    // 2,500 + 89 + 199 = 2,788; 3% of that is 83.64; together 2,871.64, and 375 of it is due now.
    const { buyer, id, saved } = await walks.ready({ addOnIds: idsOf(COURSE, CRATE) });
    expect(saved.orderDetails).toMatchObject({
      petAmount: 250_000,
      addOnsAmount: 28_800,
      serviceFee: 8_364,
      total: 287_164,
      dueNow: 37_500,
      balanceAmount: 249_664,
    });
    expect(lines(saved.orderDetails).slice(1)).toEqual([[CRATE, 8_900], [COURSE, 19_900], [
      "Service fee",
      8_364,
    ]]);
    expect(saved.orderDetails.lineItems[1]).toMatchObject({ kind: "Add-on", id: idOf(CRATE) });
    expect(saved.orderDetails.lineItems[1].explanation).toMatch(/^A travel crate/);
    // Other choices keep the add-ons, and a reload shows them.
    await shop.update(buyer, id, { rescueDonationAmount: 1_000 });
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.reservationProgress.options.addOnIds).toEqual(idsOf(CRATE, COURSE));
    expect(reservedPet.orderDetails.total).toBe(288_164);
    const one = await shop.update(buyer, id, { addOnIds: idsOf(CRATE), rescueDonationAmount: null });
    // 2,589 and 77.67.
    expect(one.body.orderDetails).toMatchObject({ addOnsAmount: 8_900, serviceFee: 7_767, total: 266_667 });
    const none = await shop.update(buyer, id, { addOnIds: [] });
    expect(none.body.orderDetails).toMatchObject({ addOnsAmount: 0, total: 257_500 });
  });

  it("are priced in a quote and taken along when the hold begins", async () => {
    const pet = await market.pet(seller);
    const order = { addOnIds: idsOf(CRATE) };
    const quote = await market.call(null, "POST", "/v1/payments/quote", { petId: pet.id, order });
    expect(quote.body.orderDetails).toMatchObject({ addOnsAmount: 8_900, total: 266_667 });
    const buyer = await market.buyer();
    const { body } = await market.call(buyer, "POST", "/v1/reserve/new", { petId: pet.id, order });
    const { body: { reservedPet } } = await shop.get(buyer, body.reservedPetId);
    expect(reservedPet.orderDetails).toMatchObject({ addOnsAmount: 8_900, total: 266_667 });
  });

  it("are discounted, charged and taxed with the pet", async () => {
    const promoCode = await code({});
    // 10% of 2,788 is 278.80, leaving 2,509.20; 3% of that is 75.276, so 75.28.
    const percent = await walks.ready({ addOnIds: idsOf(CRATE, COURSE), promoCode, paymentType: "full" });
    expect(percent.saved.orderDetails).toMatchObject({ discount: 27_880, serviceFee: 7_528, total: 258_448 });
    // 89 + 60 = 149, paid in full by an Amount code of 150, so the total is 0.
    const amount = await code({ type: "Amount", percent: null, amountCents: 15_000 });
    const free = await walks.ready({ addOnIds: idsOf(CRATE), promoCode: amount }, { price_cents: 6_000 });
    expect(free.saved.orderDetails).toMatchObject({ discount: 14_900, serviceFee: 0, total: 0, dueNow: 0 });
    // 2,500 + 39.95 = 2,539.95; fee 76.1985; California's 7.25% of that 184.146...; the flight 650, untaxed.
    const { saved } = await walks.ready(
      { addOnIds: idsOf("Microchip registration"), transportation: "flight" },
      { birth_date: "2024-05-01" },
      CALIFORNIA,
    );
    expect(saved.orderDetails).toMatchObject({ serviceFee: 7_620, taxAmount: 18_415, total: 345_030 });
  });

  it("let no pet be paid with a deposit that its own price does not allow", async () => {
    const { saved } = await walks.ready({ addOnIds: idsOf(CRATE, COURSE) }, { price_cents: 24_900 });
    // 249 + 288 = 537, and 16.11.
    expect(saved.orderDetails).toMatchObject({
      isDepositPossible: false,
      paymentType: "full",
      total: 55_311,
    });
  });

  it("are refused where they are unknown or for another type of pet, and change nothing then", async () => {
    const { buyer, id } = await walks.ready({ addOnIds: idsOf(CRATE) });
    for (const addOnIds of [[crypto.randomUUID()], idsOf(CRATE, "Kitten starter kit")]) {
      const refused = await shop.update(buyer, id, { addOnIds });
      expect(refused).toMatchObject({ status: 422, body: { code: "add_on_unknown" } });
    }
    expect((await shop.update(buyer, id, { addOnIds: idsOf(CRATE, CRATE) })).status).toBe(422);
    expect((await shop.get(buyer, id)).body.reservedPet.orderDetails.addOnsAmount).toBe(8_900);
    const cat = await walks.ready({ addOnIds: idsOf("Kitten starter kit") }, { type: "Cat" });
    expect(cat.saved.orderDetails.addOnsAmount).toBe(9_900);
  });

  it("that stay as they are are no change while a payment is under way", async () => {
    const { buyer, id } = await walks.ready({ addOnIds: idsOf(CRATE), paymentType: "full" });
    await shop.intent(buyer, id, seller);
    await market.db.updateTable("payments").set({ status: "processing" }).where("reservation_id", "=", id)
      .execute();
    expect((await shop.save(buyer, id, {})).status).toBe(200);
    const refused = await shop.save(buyer, id, { options: { addOnIds: [] } });
    expect(refused).toMatchObject({ status: 409, body: { code: "payment_in_progress" } });
  });

  it("stay on the order as they were, whatever becomes of the catalogue", async () => {
    const { buyer, id } = await walks.ready({ paymentType: "full" });
    const gone = {
      kind: "Add-on",
      id: crypto.randomUUID(),
      label: "Blanket",
      explanation: "Warm.",
      amountCents: 1_000,
    };
    const dearer = { ...gone, id: idOf(CRATE), label: "Old crate", amountCents: 5_000 };
    await market.db.updateTable("orders").set((eb) => ({
      line_items: JSON.stringify([dearer, gone]),
      add_ons_cents: 6_000,
      total_cents: eb("total_cents", "+", 6_000),
    })).where("reservation_id", "=", id).execute();
    // 2,560, its fee 76.80, and a donation of 10.
    const { body } = await shop.update(buyer, id, { rescueDonationAmount: 1_000 });
    expect(body.orderDetails).toMatchObject({ addOnsAmount: 6_000, total: 264_680 });
    const again = await shop.update(buyer, id, { addOnIds: [gone.id, dearer.id] });
    expect(lines(again.body.orderDetails)).toEqual(
      expect.arrayContaining([["Old crate", 5_000], ["Blanket", 1_000]]),
    );
  });
});

describe("add-ons that are paid", () => {
  const addOnIds = () => idsOf(CRATE, COURSE);
  const paidLongAgo = (id: string) =>
    market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 5 * 86_400_000) })
      .where("id", "=", id).execute();

  it("are the platform's sale, and the receipt names each", async () => {
    const { id, buyer } = await walks.fullyPaid({ addOnIds: addOnIds() });
    // The breeder gets 2,500 less 15%, whatever else the buyer adds.
    expect(await booksOf(market, id)).toMatchObject({
      "add-ons": -28_800,
      "breeder-pending": -212_500,
      "platform-fees": -37_500,
      "service-fees": -8_364,
    });
    await runJobs(market);
    const mails = await market.db.selectFrom("mails as m").innerJoin(
      "mailbox as b",
      "b.message_id",
      "m.message_id",
    )
      .select("b.text_body as text").where("m.user_id", "=", buyer.id).execute();
    const receipts = mails.filter(({ text }) => text?.includes(CRATE) && text.includes(COURSE));
    expect(receipts).toHaveLength(2);
    expect(receipts[0]!.text).toContain("$199");
    await expectSoundMoney(market);
  });

  it("come back whole when the buyer cancels late, and the deposit stays", async () => {
    const { id, buyer } = await walks.fullyPaid({ addOnIds: addOnIds() });
    await paidLongAgo(id);
    const { body: { refundQuote } } = await market.call(buyer, "POST", "/v1/payments/refund-quote", {
      reservationId: id,
    });
    expect(refundQuote.lines).toContainEqual(
      expect.objectContaining({ kind: "Add-on", paidCents: 28_800, refundCents: 28_800 }),
    );
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await runJobs(market);
    expect((await booksOf(market, id))["add-ons"]).toBe(0);
    await expectSoundMoney(market);
  });
});
