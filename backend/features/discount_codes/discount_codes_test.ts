import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { booksOf, petOf, walksOf } from "../../testing/reservation_walks.ts";
import { rolledBack } from "../../testing/rolled_back.ts";
import {
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
  TERMS,
} from "../../testing/reservations.ts";
import { formatCents } from "../../platform/money.ts";
import { moveFor, STATUSES } from "../sale/order/life_cycle_rules.ts";
import { findCode, findCodes } from "./store.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let seller: Person & { breederId: string };
let staff: Person;

beforeAll(async () => {
  market = await openMarket({
    features: ["discount_codes", "payments", "reservations", "staff"],
    provider: true,
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
  const admin = await addUser(market.services, { role: "Admin" });
  staff = {
    id: admin.id,
    token: (await bearer(market.services, admin)).authorization.slice("Bearer ".length),
  };
});
afterAll(() => market.close());

let count = 0;
const named = (change: object = {}) => ({
  code: `CODE-${++count}`,
  type: "Percentage",
  percent: 10,
  amountCents: null,
  funder: "platform",
  startsAt: "2025-01-01T00:00:00.000Z",
  endsAt: null,
  usesLimit: null,
  isActive: true,
  ...change,
});
const add = (fields: object) => market.call(staff, "POST", "/v1/admin/discount-codes", fields);
const change = (id: string, fields: object) =>
  market.call(staff, "PUT", `/v1/admin/discount-codes/${id}`, fields);
const list = async (query = "") =>
  (await market.call(staff, "GET", `/v1/admin/discount-codes${query}`)).body.discountCodes;
async function made(fields: object = {}) {
  const { status, body } = await add(named(fields));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.discountCode;
}
const acceptances = () => ({ saleContractHash: seller.contractHash, termsVersion: TERMS });

describe("staff's codes", () => {
  it("are kept in capitals, once, found by a part, and changed; each is in the log", async () => {
    const fields = named({ code: "spring-Litter", usesLimit: 3 });
    const { body: { discountCode } } = await add(fields);
    expect(discountCode).toMatchObject({ code: "SPRING-LITTER", usesCount: 0, usesLimit: 3 });
    expect((await add({ ...fields, code: "SPRING-litter" })).body.code).toBe("code_taken");
    const other = await made();
    expect((await change(other.id, { ...fields, code: "Spring-Litter" })).body.code).toBe("code_taken");
    const changed = await change(discountCode.id, { ...fields, percent: 20, isActive: false });
    expect(changed.body.discountCode).toMatchObject({ percent: 20, isActive: false });
    expect((await list("?q=g-lit")).map(({ id }: { id: string }) => id)).toEqual([discountCode.id]);
    expect(await list("?q=%25")).toEqual([]);
    const { body } = await market.call(staff, "GET", `/v1/admin/audit?subjectId=${discountCode.id}`);
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      "code-changed",
      "code-added",
    ]);
    expect(body.entries[0].changes).toContainEqual({ field: "percent", before: "10", after: "20" });
  });

  it("that contradict themselves are refused by field, and one that is not there is not found", async () => {
    const { status, body } = await add(named({ type: "Amount" }));
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      "/percent",
      "/amountCents",
    ]);
    const unknown = await add(named({ breederId: "0199c0d1-0006-7a4e-9b5f-2c3d4e5f6071" }));
    expect(unknown.body.errors[0].code).toBe("breeder_unknown");
    expect((await change("0199c0d1-0006-7a4e-9b5f-2c3d4e5f6071", named())).status).toBe(404);
  });
});

describe("a code in the checkout", () => {
  it("takes its percentage off pet price, fee and tax, is told, and can be taken away", async () => {
    const { code } = await made();
    const { buyer, id, saved } = await walks.ready({ promoCode: code.toLowerCase(), paymentType: "full" });
    // 2,500 less 10%, and 3% of the rest.
    expect(saved.orderDetails).toMatchObject({
      promoCode: code,
      promoCodeNote: "10% off",
      discount: 25_000,
      serviceFee: 6_750,
      total: 231_750,
      discountError: null,
    });
    const { body } = await shop.update(buyer, id, { promoCode: null });
    expect(body.orderDetails).toMatchObject({ promoCode: null, discount: 0, total: 257_500 });
    expect(body.orderDetails).not.toHaveProperty("promoCodeNote");
  });

  it("is priced in a quote, also for a stranger, and takes no use there", async () => {
    const { code } = await made({ usesLimit: 1 });
    const pet = await market.pet(seller);
    const quote = async () =>
      (await market.call(null, "POST", "/v1/payments/quote", { petId: pet.id, order: { promoCode: code } }))
        .body;
    expect((await quote()).orderDetails).toMatchObject({ discount: 25_000, discountError: null });
    expect((await quote()).orderDetails).toMatchObject({ discount: 25_000 });
    expect((await list(`?q=${code}`))[0].usesCount).toBe(0);
  });

  it("says why it is not taken, and leaves the price", async () => {
    const other = await market.seller();
    const { code } = await made({ breederId: other.breederId });
    const { buyer, id, saved } = await walks.ready({ promoCode: code, paymentType: "full" });
    expect(saved.orderDetails).toMatchObject({
      promoCode: null,
      discount: 0,
      total: 257_500,
      discountError: "This code is for another breeder's pets.",
    });
    const { body } = await shop.update(buyer, id, { promoCode: "NEVER-WAS" });
    expect(body.orderDetails.discountError).toBe("We don't recognize this code.");
  });

  it.each([
    ["free delivery by the breeder", { type: "Free Delivery", percent: null, funder: "breeder" }],
    ["10% by the breeder", { funder: "breeder" }],
    ["10% by the platform", {}],
    ["everything by the breeder", { type: "Zero Total", percent: null, funder: "breeder" }],
  ])("shows its breeder the earnings that are booked: %s", async (_what, fields) => {
    const isOwn = "funder" in fields;
    const { code } = await made({ ...fields, ...(isOwn ? { breederId: seller.breederId } : {}) });
    const { buyer, id } = await walks.ready({
      promoCode: code,
      paymentType: "full",
      transportation: "honest",
    });
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    if (intentId) await shop.confirm(intentId);
    await shop.finalize(buyer, id, intentId ? {} : { acceptances: acceptances() });
    const { body } = await market.call(seller, "GET", `/v1/breeders/pets/reserved?status=paid`);
    const sold = body.reservedPets.find((one: { id: string }) => one.id === id);
    const booked = 0 - ((await booksOf(market, id))["breeder-pending"] ?? 0);
    expect(sold.earnings).toMatchObject({
      netCents: Math.max(0, booked),
      coverCents: Math.max(0, 0 - booked),
    });
    await runJobs(market);
    const { text } = await market.db.selectFrom("mails as m")
      .innerJoin("mailbox as b", "b.message_id", "m.message_id").select("b.text_body as text")
      .where("m.user_id", "=", seller.id).where("m.reservation_id", "=", id).executeTakeFirstOrThrow();
    if (booked > 0) expect(text).toContain(`Your earnings after our fee: ${formatCents(booked)}`);
    else expect(text).not.toContain("Your earnings after");
    if (booked < 0) expect(text).toContain(`You'll cover: ${formatCents(0 - booked)}`);
    else expect(text).not.toContain("You'll cover");
  });

  it("stays as it was promised, whatever staff make of it meanwhile", async () => {
    const made_ = await made();
    const { buyer, id } = await walks.ready({ promoCode: made_.code });
    await change(made_.id, named({ code: made_.code, percent: 1, isActive: false }));
    const { body } = await shop.update(buyer, id, { rescueDonationAmount: 1_000 });
    expect(body.orderDetails).toMatchObject({ discount: 25_000, discountError: null });
  });

  it("of a single use is used once, by however many at once", async () => {
    const { code } = await made({ usesLimit: 1 });
    const held = await Promise.all(Array.from({ length: 12 }, () => walks.ready()));
    const asked = await Promise.all(
      held.map(({ buyer, id }) => shop.update(buyer, id, { promoCode: code })),
    );
    const orders = asked.map(({ body }) => body.orderDetails);
    expect(orders.filter(({ discount }) => discount === 25_000)).toHaveLength(1);
    expect(orders.filter(({ discountError }) => discountError === "This code has been used up."))
      .toHaveLength(11);
    expect((await list(`?q=${code}`))[0].usesCount).toBe(1);
    // The hold with the code ends, so the next buyer may use the code.
    const first = orders.findIndex(({ discount }) => discount === 25_000);
    await shop.status(held[first]!.buyer, held[first]!.id, "cancel");
    const next = held[(first + 1) % held.length]!;
    expect((await shop.update(next.buyer, next.id, { promoCode: code })).body.orderDetails.discount).toBe(
      25_000,
    );
  });

  it.each(STATUSES)(
    "counts a use of a reservation that is %s if it is paid or still may be",
    async (status) => {
      const { code } = await made({ usesLimit: 1 });
      const { buyer, id } = await walks.ready({ promoCode: code });
      const uses = (paid_at: Date | null) =>
        rolledBack(market.db, async (trx) => {
          await trx.updateTable("reservations").set({ status, paid_at }).where("id", "=", id).execute();
          const [shown] = await findCodes(trx, { part: code }, 1);
          expect((await findCode(trx, code, {}))!.uses).toBe(Number(shown!.uses));
          return Number(shown!.uses);
        });
      const mayBePaid = (["pay-deposit", "pay-full"] as const).some((how) => moveFor(status, how, "system"));
      expect(await uses(null)).toBe(mayBePaid ? 1 : 0);
      expect(await uses(new Date())).toBe(1);
      await shop.status(buyer, id, "cancel");
    },
  );

  it("of a single use that another takes while the price is worked out is gone", async () => {
    const { code } = await made({ usesLimit: 1 });
    const [slow, quick] = [await walks.ready(), await walks.ready()];
    const { tax } = market.services;
    let isTaken = false;
    market.services.tax = {
      rates: async (sale) => {
        if (!isTaken) {
          isTaken = true;
          const { body } = await shop.update(quick.buyer, quick.id, { promoCode: code });
          expect(body.orderDetails.discount).toBe(25_000);
        }
        return await tax.rates(sale);
      },
    };
    // The tax rate of a known place stays; a new place needs a new lookup.
    const delivery = {
      ...DELIVERY,
      address: { ...DELIVERY.address, state: "WA", city: "Seattle", postalCode: "98101" },
    };
    const options = { promoCode: code, transportation: "honest" };
    const { body: { orderDetails } } = await shop.fill(slow.buyer, slow.id, options, delivery)
      .finally(() => market.services.tax = tax);
    expect(isTaken).toBe(true);
    expect(orderDetails).toMatchObject({ discount: 0, discountError: "This code has been used up." });
    expect((await list(`?q=${code}`))[0].usesCount).toBe(1);
  });

  it("of one use a person is not used by the same person for two pets at once", async () => {
    const { code } = await made({ usesLimitPerPerson: 1 });
    const buyer = await market.buyer();
    const ids = await Promise.all([1, 2].map(async () => shop.hold(buyer, (await market.pet(seller)).id)));
    const asked = await Promise.all(ids.map((id) => shop.update(buyer, id, { promoCode: code })));
    expect(asked.map(({ body }) => body.orderDetails.discount).sort()).toEqual([0, 25_000]);
  });

  it("for free delivery is paid for by its funder, and given back with the sale", async () => {
    const { code } = await made({ type: "Free Delivery", percent: null });
    const { buyer, id, intentId } = await walks.confirmed({
      promoCode: code,
      transportation: "honest",
      paymentType: "full",
    });
    await shop.verify(buyer, intentId);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    const { lineItems, shippingAmount, total } = reservedPet.orderDetails;
    expect([shippingAmount, total]).toEqual([0, 257_500]);
    expect(lineItems.find(({ kind }: { kind: string }) => kind === "Delivery"))
      .toMatchObject({ amountCents: 0, explanation: expect.stringMatching(/^\$2\d\d.*, free with CODE/) });
    const books = await booksOf(market, id);
    expect(books["discounts-platform"]).toBeGreaterThan(20_000);
    expect(books.delivery).toBe(-books["discounts-platform"]!);
    await shop.status(buyer, id, "cancel");
    await expectSoundMoney(market);
    const after = await booksOf(market, id);
    expect([after.delivery ?? 0, after["discounts-platform"] ?? 0]).toEqual([0, 0]);
  });
});

describe("an order that a code makes free", () => {
  async function reserved() {
    const { code } = await made({ type: "Zero Total", percent: null, usesLimit: 1 });
    const { buyer, id, pet, saved } = await walks.ready({ promoCode: code, transportation: "honest" });
    expect(saved.orderDetails).toMatchObject({ total: 0, dueNow: 0, isDepositPossible: false });
    const ends = await Promise.all(
      [1, 2].map(() => shop.finalize(buyer, id, { acceptances: acceptances() })),
    );
    expect(ends.map(({ body }) => body.reservedPet.status)).toEqual(["paid", "paid"]);
    return { buyer, id, pet, code };
  }

  it("needs no card, is one sale, and owes the breeder the net price", async () => {
    const { id, pet, code } = await reserved();
    expect((await petOf(market, pet.id)).status).toBe("reserved");
    const books = await booksOf(market, id);
    // 2,500 less 15%. The code also pays for delivery.
    expect(books).toMatchObject({ "breeder-pending": -212_500, "platform-fees": -37_500 });
    expect(books["provider-clearing"] ?? 0).toBe(0);
    expect(books["discounts-platform"]).toBe(250_000 - books.delivery!);
    expect((await list(`?q=${code}`))[0].usesCount).toBe(1);
    await expectSoundMoney(market);
  });

  it("that is cancelled costs nobody anything, also late", async () => {
    const { buyer, id, pet } = await reserved();
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 5 * 86_400_000) })
      .where("id", "=", id).execute();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    expect(Object.values(await booksOf(market, id)).filter((cents) => cents !== 0)).toEqual([]);
    expect((await petOf(market, pet.id)).status).toBe("available");
    await expectSoundMoney(market);
  });
});
