import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../../testing/fixtures.ts";
import { expectSoundMoney } from "../../../testing/ledger.ts";
import { booksOf, petOf, walksOf } from "../../../testing/reservation_walks.ts";
import {
  type Answered,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
  TERMS,
} from "../../../testing/reservations.ts";
import { replanWaiting } from "../../payouts/plan_actions.ts";
import { syncDispute } from "../chargeback/chargeback_actions.ts";
import { releaseFunds } from "../ending/complete_actions.ts";
import { syncRefunds } from "../refund/refund_sync_actions.ts";
import { runJobs } from "../../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let staff: Person;
let seller: Seller;
type Seller = Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["add_ons", "discount_codes", "disputes", "payments", "reservations", "sale"],
    provider: true,
  });
  shop = checkoutOf(market);
  seller = await market.seller({ deposit_refund_percent: 0 });
  const admin = await addUser(market.services, { role: "Admin" });
  staff = {
    id: admin.id,
    token: (await bearer(market.services, admin)).authorization.slice("Bearer ".length),
  };
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const TOTAL = 257_500;
const WHY = "We mixed up two litters.";
const code = ({ status, body }: Answered) => `${status} ${body.code ?? ""}`.trim();
const orderOf = async (reservationId: string) =>
  (await market.db.selectFrom("orders").select("id").where("reservation_id", "=", reservationId)
    .where("order_type", "=", "pet").executeTakeFirstOrThrow()).id;
const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;
const quote = async (reservationId: string, query = "") =>
  await market.call(staff, "GET", `/v1/admin/orders/${await orderOf(reservationId)}/refund-quote${query}`);
const refund = async (reservationId: string, body: object, who = staff) =>
  await market.call(who, "POST", `/v1/admin/orders/${await orderOf(reservationId)}/refund`, {
    reason: WHY,
    idempotencyKey: crypto.randomUUID(),
    refundableCents: TOTAL,
    ...body,
  });
const part = (amountCents: number, more: object = {}) => ({
  scope: "part",
  amountCents,
  bornBy: "breeder",
  ...more,
});
const sale = (amountCents = TOTAL, more: object = {}) => ({
  scope: "sale",
  amountCents,
  refundableCents: amountCents,
  ...more,
});
const fundsOf = async (breederId: string) => {
  const rows = await market.db.selectFrom("ledger_entries").select([
    "account",
    (eb) => eb.fn.sum<number>("amount_cents").as("cents"),
  ]).where("breeder_id", "=", breederId).groupBy("account")
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
};
const mailsOf = (reservationId: string) =>
  market.db.selectFrom("mails as m").innerJoin("mailbox as b", "b.message_id", "m.message_id")
    .select(["m.user_id", "m.kind", "m.subject", "b.text_body"]).where("m.reservation_id", "=", reservationId)
    .execute();

/** Creates a sale of $2,575, paid in full at once, and takes it to this stage. */
async function sold(
  stage: "paid" | "handed-over" | "completed" | "released",
  { by = seller }: { by?: Seller } = {},
) {
  const made = await walksOf(market, by).ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, by);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).body.reservedPet.status).toBe("paid");
  if (stage !== "paid") await shop.status(made.buyer, made.id, "confirm-handover");
  if (stage === "completed" || stage === "released") await shop.complete(by, made.id);
  if (stage === "released") {
    const ago = new Date(Date.now() - 4 * DAY);
    await market.db.updateTable("reservations").set({ completed_at: ago, handed_over_at: ago })
      .where("id", "=", made.id).execute();
    await releaseFunds(market.services, made.id);
  }
  return { ...made, intentId: intentId as string };
}

describe("staff who refund a whole sale", () => {
  it("cancel it for the platform: everything goes back, the books reverse, and the pet is listed again", async () => {
    const { id, buyer, pet } = await walksOf(market, seller).depositPaid();
    const { body: { quote: shown } } = await quote(id);
    expect(shown).toMatchObject({
      scope: "sale",
      saleCents: 37_500,
      refundableCents: 37_500,
      amountCents: 37_500,
      statusAfter: "cancelled-by-platform",
      petAfter: "available",
      fundsAfter: { pendingCents: 0 },
    });
    const sum = (lines: { refundCents: number }[]) => lines.reduce((all, one) => all + one.refundCents, 0);
    expect([sum(shown.lines), sum(shown.targets)]).toEqual([37_500, 37_500]);
    const body = sale(37_500, { idempotencyKey: "one-and-the-same" });
    // The buyer is about to pay the balance: that intent takes no more money.
    const { body: { intentId: balance } } = await shop.balance(buyer, id);
    const answers = await Promise.all([refund(id, body), refund(id, body), refund(id, body)]);
    expect(answers.map(code)).toEqual(["200", "200", "200"]);
    expect((await shop.confirm(balance)).kind).not.toBe("done");
    expect((await petOf(market, pet.id)).status).toBe("available");
    for (const other of [{ reason: "Another one" }, { isPetReturned: false }]) {
      expect(code(await refund(id, { ...body, ...other }))).toBe("409 idempotency_conflict");
    }
    await expectSoundMoney(market);
    expect(await statusOf(id)).toBe("refunded");
    expect(code(await refund(id, body))).toBe("200");
    const books = await booksOf(market, id);
    expect(Object.entries(books).filter(([name, cents]) => cents !== 0 && name !== "provider-fees"))
      .toEqual([["provider-clearing", -books["provider-fees"]!]]);
    const made = await market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
      .select("f.amount_cents").where("y.reservation_id", "=", id).execute();
    expect(made).toEqual([{ amount_cents: 37_500 }]);
    const mails = await mailsOf(id);
    const told = mails.filter(({ kind }) => kind === "reservation-cancelled");
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([buyer.id, seller.id].sort());
    for (const { text_body } of told) {
      expect(text_body).toContain("Hearthpaw canceled");
      expect(text_body).toContain(WHY);
    }
    expect(told.find(({ user_id }) => user_id === buyer.id)!.text_body).toContain(
      "When Hearthpaw cancels, you get a full refund.",
    );
    const log = await market.db.selectFrom("audit_entries").select(["action", "actor_id", "reason"])
      .where("subject_id", "=", await orderOf(id)).execute();
    expect(log).toEqual([{ action: "order-cancelled", actor_id: staff.id, reason: WHY }]);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.timeline.map(({ status }: { status: string }) => status)).toEqual(
      expect.arrayContaining(["cancelled-by-platform", "refunded"]),
    );
    expect(reservedPet.refund).toMatchObject({ status: "arrived", refundCents: 37_500, keptCents: 0 });
  });

  it("never list a pet that is in its buyer's house, unless it came back", async () => {
    const home = await sold("handed-over");
    expect((await quote(home.id)).body.quote.petAfter).toBe("sold");
    expect((await quote(home.id, "?isPetReturned=true")).body.quote.petAfter).toBe("available");
    expect(code(await refund(home.id, sale()))).toBe("200");
    expect((await petOf(market, home.pet.id)).status).toBe("sold");
    const back = await sold("handed-over");
    expect(code(await refund(back.id, sale(TOTAL, { isPetReturned: true })))).toBe("200");
    expect((await petOf(market, back.pet.id)).status).toBe("available");
    await expectSoundMoney(market);
    const breeders = (await mailsOf(home.id)).find(({ kind, user_id }) =>
      kind === "reservation-cancelled" && user_id === seller.id
    )!;
    expect(breeders.text_body).not.toContain("listed again");
  });

  it.each(["platform", "breeder"] as const)(
    "cancel one that a code of the %s made free: nothing goes back, and its funder has paid nothing",
    async (funder) => {
      const by = await market.seller();
      const { body: made, status } = await market.call(staff, "POST", "/v1/admin/discount-codes", {
        code: `FREE-${funder}`,
        type: "Zero Total",
        percent: null,
        amountCents: null,
        funder,
        startsAt: "2025-01-01T00:00:00.000Z",
        endsAt: null,
        usesLimit: null,
        isActive: true,
        ...(funder === "breeder" ? { breederId: by.breederId } : {}),
      });
      expect(status, JSON.stringify(made)).toBe(200);
      const { buyer, id, pet } = await walksOf(market, by).ready({ promoCode: made.discountCode.code });
      const acceptances = { saleContractHash: by.contractHash, termsVersion: TERMS };
      expect(code(await shop.finalize(buyer, id, { acceptances }))).toBe("200");
      // The breeder's code is the breeder's own loss, so none of it is pending.
      const paid = funder === "platform" ? { "breeder-pending": -212_500 } : {};
      expect(await fundsOf(by.breederId)).toMatchObject(paid);
      expect((await quote(id)).body.quote).toMatchObject({
        scope: "sale",
        saleCents: 0,
        refundableCents: 0,
        amountCents: 0,
        petAfter: "available",
        fundsAfter: { pendingCents: 0, availableCents: 0, owedCents: 0 },
      });
      expect(code(await quote(id, "?scope=part"))).toBe("409 order_unpaid");
      const body = sale(0, { idempotencyKey: "free-and-canceled" });
      expect((await Promise.all([refund(id, body), refund(id, body)])).map(code)).toEqual(["200", "200"]);
      expect(await statusOf(id)).toBe("cancelled-by-platform");
      expect((await petOf(market, pet.id)).status).toBe("available");
      expect(Object.values(await booksOf(market, id)).filter((cents) => cents !== 0)).toEqual([]);
      await expectSoundMoney(market);
      const told = (await mailsOf(id)).filter(({ kind }) => kind === "reservation-cancelled");
      expect(told).toHaveLength(2);
      for (const { text_body } of told) expect(text_body).not.toContain("refund");
    },
  );

  it("owe what the bank sends back, as with every refund", async () => {
    const { id, intentId } = await sold("paid");
    expect(code(await refund(id, sale()))).toBe("200");
    await runJobs(market);
    const made = await market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
      .select("f.provider_refund_id as providerId").where("y.intent_id", "=", intentId)
      .executeTakeFirstOrThrow();
    await market.sandbox.payments.ask("POST", `/refunds/${made.providerId}/end`, { outcome: "fail" });
    await syncRefunds(market.services, intentId);
    expect((await booksOf(market, id)).refunds).toBe(-TOTAL);
    expect(code(await quote(id))).toBe("409 order_unpaid");
    await expectSoundMoney(market);
  });
});

describe("staff who refund a part", () => {
  it("take the breeder's share from the pending funds, and leave the sale as it is", async () => {
    const { id, buyer, pet } = await sold("paid");
    const query = `?scope=part&amountCents=51500&bornBy=breeder`;
    const { body: { quote: shown } } = await quote(id, query);
    // A fifth of each line: 425 of the breeder's 2,125.
    expect(shown).toMatchObject({
      scope: "part",
      bornBy: "breeder",
      amountCents: 51_500,
      breederCents: 42_500,
      statusAfter: "paid",
      petAfter: "unchanged",
      fundsBefore: { pendingCents: 212_500 },
      fundsAfter: { pendingCents: 170_000, owedCents: 0 },
    });
    const body = part(51_500, { idempotencyKey: "a-part-of-it" });
    const answers = await Promise.all([refund(id, body), refund(id, body)]);
    expect([...answers, await refund(id, body)].map(code)).toEqual(["200", "200", "200"]);
    expect(code(await refund(id, { ...body, amountCents: 100 }))).toBe("409 idempotency_conflict");
    expect(await booksOf(market, id)).toMatchObject({
      refunds: -51_500,
      "breeder-pending": -170_000,
      "platform-fees": -30_000,
      "service-fees": -6_000,
    });
    expect(await statusOf(id)).toBe("paid");
    expect((await petOf(market, pet.id)).status).toBe("reserved");
    await expectSoundMoney(market);
    const told = (await mailsOf(id)).filter(({ kind }) => kind === "reservation-goodwill");
    expect(told).toHaveLength(2);
    const toBreeder = told.find(({ user_id }) => user_id === seller.id)!;
    expect(toBreeder.text_body).toContain("You'll cover $425 of it");
    const toBuyer = told.find(({ user_id }) => user_id === buyer.id)!;
    expect(toBuyer.subject).toMatch(/^You'll get \$515 back for /);
    expect(toBuyer.text_body).toContain(WHY);
    // The rest of it is refunded with the sale.
    expect((await quote(id)).body.quote).toMatchObject({ amountCents: 206_000, breederCents: 170_000 });
    expect(code(await refund(id, sale(206_000)))).toBe("200");
    await expectSoundMoney(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "platform-fees": 0, refunds: 0 });
  });

  it("let the platform bear it: the breeder's funds stay, and a canceled sale brings it back", async () => {
    const { id } = await sold("paid");
    const { body: { quote: shown } } = await quote(id, `?scope=part&amountCents=51500&bornBy=platform`);
    expect(shown).toMatchObject({ breederCents: 0, fundsAfter: shown.fundsBefore });
    expect(code(await refund(id, part(51_500, { bornBy: "platform" })))).toBe("200");
    expect(await booksOf(market, id)).toMatchObject({ goodwill: 42_500, "breeder-pending": -212_500 });
    await expectSoundMoney(market);
    expect(code(await refund(id, sale(206_000)))).toBe("200");
    await expectSoundMoney(market);
    expect(await booksOf(market, id)).toMatchObject({ goodwill: 0, "breeder-pending": 0, refunds: 0 });
  });

  it("that the platform bore come out of the breeder's kept share, also where the buyer gets nothing more back", async () => {
    const other = await market.seller({ deposit_refund_percent: 50 });
    const { buyer, id } = await walksOf(market, other).depositPaid();
    expect(code(await refund(id, part(31_007, { bornBy: "platform", refundableCents: 37_500 })))).toBe("200");
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
      .where("id", "=", id).execute();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await runJobs(market);
    // $64.93 of the buyer's $375 are left: less than the half that the policy keeps, whose breeder's part is
    // $154.73.
    expect(await booksOf(market, id)).toMatchObject({
      "breeder-pending": -15_473,
      goodwill: 10_115,
      refunds: 0,
    });
    await expectSoundMoney(market);
  });

  it("are not the breeder's loss, where a bank takes a payment whole of which the platform gave a part before", async () => {
    const { id, buyer, balanceId } = await walksOf(market, seller).fullyPaid();
    expect(code(await refund(id, part(31_000, { bornBy: "platform" })))).toBe("200");
    await runJobs(market);
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
      .where("id", "=", id).execute();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    const kept = (await booksOf(market, id))["breeder-pending"]!;
    expect(kept).toBeLessThan(0);
    // The bank decides before the rest of the payment is refunded.
    const { ask } = market.sandbox.payments;
    const contested = await ask<{ id: string }>("POST", "/disputes", { intentId: balanceId });
    await ask("POST", `/disputes/${contested.id}/close`, { outcome: "lost" });
    await syncDispute(market.services, contested.id);
    await runJobs(market);
    expect((await booksOf(market, id))["breeder-pending"]).toBe(kept);
    await expectSoundMoney(market);
  });

  it("of a deposit leave the balance as it was", async () => {
    const { id, buyer } = await walksOf(market, seller).depositPaid();
    expect(code(await refund(id, part(10_000, { refundableCents: 37_500, bornBy: "platform" })))).toBe("200");
    await expectSoundMoney(market);
    const { body: { intentId } } = await shop.balance(buyer, id);
    await shop.confirm(intentId);
    const { body } = await shop.verify(buyer, intentId);
    expect(body.reservedPet).toMatchObject({ status: "paid", orderDetails: { paidAmount: TOTAL - 10_000 } });
    await expectSoundMoney(market);
    // A late cancellation keeps the rest of the deposit, and never takes the refunded part back.
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
      .where("id", "=", id).execute();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await expectSoundMoney(market);
  });

  it("after the release take available funds, then the breeder owes it; as quoted", async () => {
    const by = await market.seller();
    const first = await sold("released", { by });
    const { newId } = market.services;
    await market.db.transaction().execute(async (trx) => {
      const taken = {
        id: newId(),
        source: `test:${first.id}`,
        kind: "test",
        reservation_id: null,
        order_id: null,
      };
      await trx.insertInto("ledger_transactions").values(taken).execute();
      await trx.insertInto("ledger_entries").values(
        [["breeder-available", 200_000, by.breederId], ["provider-fees", -200_000, null]].map((
          [account, cents, breeder],
        ) => ({
          id: newId(),
          transaction_id: taken.id,
          account: account as "provider-fees",
          amount_cents: cents as number,
          breeder_id: breeder as string | null,
        })),
      ).execute();
    });
    const { body: { quote: shown } } = await quote(first.id, "?amountCents=51500");
    expect(shown).toMatchObject({
      scope: "part",
      saleCents: null,
      breederCents: 42_500,
      fundsBefore: { pendingCents: 0, availableCents: 12_500, owedCents: 0 },
      fundsAfter: { pendingCents: 0, availableCents: 0, owedCents: 30_000 },
    });
    expect(code(await refund(first.id, part(51_500)))).toBe("200");
    expect(await fundsOf(by.breederId)).toMatchObject({
      "breeder-pending": 0,
      "breeder-available": 0,
      "breeder-debts": 30_000,
    });
    expect(await statusOf(first.id)).toBe("completed");
    await expectSoundMoney(market);
    // The platform refunds all the rest: the sale stays completed, and the breeder's funds unchanged.
    const rest = TOTAL - 51_500;
    expect(code(await refund(first.id, part(rest, { refundableCents: rest, bornBy: "platform" })))).toBe(
      "200",
    );
    expect(await fundsOf(by.breederId)).toMatchObject({ "breeder-available": 0, "breeder-debts": 30_000 });
    await expectSoundMoney(market);
    expect(code(await quote(first.id))).toBe("409 order_unpaid");
  });
});

it("a refund of several payments is one email to each side, with a line for each payment, and one notification", async () => {
  const { id, buyer } = await walksOf(market, seller).fullyPaid();
  await runJobs(market);
  const before = (await mailsOf(id)).length;
  expect(code(await refund(id, part(24_000)))).toBe("200");
  await runJobs(market);
  await runJobs(market);
  const all = await mailsOf(id);
  expect(all).toHaveLength(before + 2);
  const mails = all.filter(({ kind }) => kind === "reservation-goodwill");
  expect(mails.map(({ user_id, kind }) => [user_id, kind]).sort()).toEqual(
    [[buyer.id, "reservation-goodwill"], [seller.id, "reservation-goodwill"]].sort(),
  );
  // 375 and 2,200 of 2,575.
  const text = mails.find(({ user_id }) => user_id === buyer.id)!.text_body;
  expect(text).toMatch(/Deposit, to Visa 4242: \$34\.95\nBalance, to Visa 4242: \$205\.05\nRefund: \$240/);
  const bells = await market.db.selectFrom("notifications").select("title").where("user_id", "=", buyer.id)
    .where("title", "like", "%back%").execute();
  expect(bells).toHaveLength(1);
  expect((await market.call(buyer, "GET", `/v1/customer/pets/reserved/${id}`)).body.reservedPet.payments)
    .toMatchObject([{ refundedCents: 3_495 }, { refundedCents: 20_505 }]);
});

describe("a refund that staff made in the provider's dashboard", () => {
  const give = (intentId: string, amountCents: number) =>
    market.sandbox.payments.refund({
      intentId,
      amountCents,
      reason: "requested_by_customer",
      idempotencyKey: crypto.randomUUID(),
    });

  it("takes the breeder's share of released funds from what is available, once, and both sides are told", async () => {
    const by = await market.seller();
    const { id, buyer, intentId } = await sold("released", { by });
    expect(await fundsOf(by.breederId)).toMatchObject({
      "breeder-pending": 0,
      "breeder-available": -212_500,
    });
    await give(intentId, 51_500);
    for (let i = 0; i < 2; i++) await syncRefunds(market.services, intentId);
    // A fifth of the paid amount: 42,500 of the breeder's 212,500.
    expect(await fundsOf(by.breederId)).toMatchObject({
      "breeder-pending": 0,
      "breeder-available": -170_000,
    });
    await runJobs(market);
    const told = (await mailsOf(id)).filter(({ kind }) => kind === "reservation-goodwill");
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([buyer.id, by.id].sort());
    const text = told.find(({ user_id }) => user_id === by.id)!.text_body;
    expect(text).toContain("You'll cover $425 of it");
    expect(text).not.toContain("The reason");
    await expectSoundMoney(market);
  });
});

describe("add-ons bought later", () => {
  it("are refunded by their own order, or with the whole sale, and never cost the breeder anything", async () => {
    const { body: { addOns: [first, second] } } = await market.call(null, "GET", "/v1/add-ons");
    const { id, buyer } = await sold("paid");
    const bought: { orderId: string; total: number }[] = [];
    for (const addOn of [first, second]) {
      const { body } = await market.call(buyer, "POST", "/v1/payments/add-ons", {
        reservationId: id,
        addOnIds: [addOn.id],
        paymentMethod: "card",
      });
      await shop.confirm(body.intentId);
      expect((await shop.verify(buyer, body.intentId)).status).toBe(200);
      bought.push({ orderId: body.addOnOrder.id, total: body.addOnOrder.total });
    }
    const [{ orderId, total }, { total: left }] = bought as [typeof bought[0], typeof bought[0]];
    expect((await quote(id)).body.quote).toMatchObject({
      saleCents: TOTAL + total + left,
      refundableCents: TOTAL,
    });
    const path = `/v1/admin/orders/${orderId}`;
    const { body: { quote: shown } } = await market.call(staff, "GET", `${path}/refund-quote`);
    expect(shown).toMatchObject({
      scope: "part",
      saleCents: null,
      refundableCents: total,
      amountCents: total,
      breederCents: 0,
    });
    const whole = { reason: WHY, idempotencyKey: crypto.randomUUID(), refundableCents: total };
    const send = (body: object) => market.call(staff, "POST", `${path}/refund`, { ...whole, ...body });
    expect(code(await send(sale(total)))).toBe("409 transition_not_allowed");
    expect(code(await send(part(total)))).toBe("200");
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500 });
    expect(await statusOf(id)).toBe("paid");
    await expectSoundMoney(market);
    expect(code(await refund(id, sale(TOTAL + left, { refundableCents: TOTAL })))).toBe("200");
    await expectSoundMoney(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "add-ons": 0, refunds: 0 });
  });
});

describe("refundOrder refuses", () => {
  it("what was not paid, is contested, or was quoted otherwise", async () => {
    const held = await walksOf(market, seller).ready();
    expect(code(await refund(held.id, part(100)))).toBe("409 order_unpaid");
    const paid = await sold("paid");
    const cases: [object, string][] = [
      [part(100, { refundableCents: TOTAL - 1 }), "409 refund_changed"],
      [sale(TOTAL - 1), "409 refund_changed"],
      [sale(TOTAL - 1, { refundableCents: TOTAL }), "409 refund_changed"],
      [part(TOTAL + 1), "409 refund_too_large"],
      // A full refund of an open sale must be a cancellation.
      [part(TOTAL), "409 refund_too_large"],
      [part(0), "422 invalid_input"],
      [part(100, { bornBy: undefined }), "422 invalid_input"],
      [sale(TOTAL, { bornBy: "platform" }), "422 invalid_input"],
      [part(100, { isPetReturned: true }), "422 invalid_input"],
    ];
    for (const [body, expected] of cases) expect(code(await refund(paid.id, body)), expected).toBe(expected);
    const { ask } = market.sandbox.payments;
    const contested = await ask<{ id: string }>("POST", "/disputes", { intentId: paid.intentId });
    await syncDispute(market.services, contested.id);
    for (const body of [sale(), part(100)]) {
      expect(code(await refund(paid.id, body))).toBe("409 chargeback_open");
    }
    // Money that the bank has taken is neither refunded nor owed. It ends the sale, and nothing is left to
    // refund.
    await ask("POST", `/disputes/${contested.id}/close`, { outcome: "lost" });
    await syncDispute(market.services, contested.id);
    expect(code(await quote(paid.id, "?scope=part"))).toBe("409 order_unpaid");
    expect(code(await refund(paid.id, sale(0)))).toBe("409 transition_not_allowed");
    expect(code(await shop.status(paid.buyer, paid.id, "cancel"))).toBe("409 transition_not_allowed");
    const owed = await market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
      .select("f.id").where("y.reservation_id", "=", paid.id).execute();
    expect(owed).toEqual([]);
    await expectSoundMoney(market);
    const done = await sold("completed");
    expect(code(await refund(done.id, sale()))).toBe("409 transition_not_allowed");
    await market.call(done.buyer, "POST", "/v1/disputes", {
      reservedPetId: done.id,
      reason: "health",
      text: "Our vet found a heart murmur after two days.",
    });
    expect(code(await refund(done.id, part(100)))).toBe("409 dispute_open");
    expect(code(await refund(done.id, part(100), done.buyer))).toBe("403 wrong_role");
  });
});

describe("at the same time", () => {
  it("two refunds of one quote are one, and the other is told", async () => {
    const { id } = await sold("completed");
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, part(200_000))));
    expect(answers.map(code).sort()).toEqual(["200", "409 refund_changed", "409 refund_changed"]);
    await expectSoundMoney(market);
    expect((await quote(id)).body.quote.refundableCents).toBe(57_500);
  });

  it("staff and the buyer cancel once", async () => {
    for (let i = 0; i < 3; i++) {
      const { id, buyer, pet } = await sold("paid");
      const [byStaff, byBuyer] = await Promise.all([refund(id, sale()), shop.status(buyer, id, "cancel")]);
      expect([byStaff.status, byBuyer.status].filter((status) => status === 200)).toHaveLength(1);
      await expectSoundMoney(market);
      expect((await petOf(market, pet.id)).status).toBe("available");
    }
  });

  it("a payout and a refund never draw the same money", async () => {
    const by = await market.seller();
    await market.db.insertInto("payout_accounts").values({
      breeder_id: by.breederId,
      provider_account_id: `acct_${by.breederId}`,
      is_ready: true,
      is_details_submitted: true,
    }).execute();
    const { id } = await sold("released", { by });
    const [, answer] = await Promise.all([
      replanWaiting(market.services, by.breederId, "daily"),
      refund(id, part(TOTAL)),
    ]);
    expect(code(answer)).toBe("200");
    const funds = await fundsOf(by.breederId);
    expect(funds["breeder-available"] ?? 0).toBe(0);
    expect(funds["breeder-pending"] ?? 0).toBe(0);
    // Whichever came first, a payout that has not left pays the refund.
    expect(funds["breeder-payouts"] ?? 0).toBe(0);
    expect(funds["breeder-debts"] ?? 0).toBe(0);
  });
});
