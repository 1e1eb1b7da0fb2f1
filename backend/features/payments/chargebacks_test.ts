import { createHmac } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { formatCents } from "../../platform/money.ts";
import { chargebackLostEntries, debtEntries } from "../ledger/rules.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { syncRefunds } from "../sale/refund/refund_sync_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const FEE = 1_500;

/** Sends an event about a dispute, signed as the provider signs it. */
async function told(dispute: { id: string; payment_intent: string }, type: string): Promise<number> {
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object: { ...dispute, object: "dispute", metadata: {} } },
  });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac("sha256", market.sandbox.payments.webhookSecret).update(`${t}.${body}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` };
  return (await market.app.fetch("/v1/payments/webhook", { method: "POST", body, headers })).status;
}
type Wire = { id: string; payment_intent: string };
async function dispute(intentId: string): Promise<Wire> {
  const opened = await market.sandbox.payments.ask<Wire>("POST", "/disputes", {
    intentId,
    reason: "fraudulent",
  });
  for (const type of ["charge.dispute.created", "charge.dispute.funds_withdrawn"]) {
    expect(await told(opened, type)).toBe(200);
  }
  return opened;
}
async function decide(opened: Wire, outcome: "won" | "lost"): Promise<void> {
  await market.sandbox.payments.ask("POST", `/disputes/${opened.id}/close`, { outcome });
  for (let i = 0; i < 2; i++) expect(await told(opened, "charge.dispute.closed")).toBe(200);
}

/** Makes a sale paid in full at once and completed long ago, with its funds due. */
async function sold(seller: Person & { breederId: string }) {
  const walks = walksOf(market, seller);
  const made = await walks.ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  await market.db.updateTable("reservations").set({
    status: "completed",
    completed_at: new Date(Date.now() - 20 * DAY),
  }).where("id", "=", made.id).execute();
  await market.db.updateTable("pets").set({ status: "sold" }).where("id", "=", made.pet.id).execute();
  return { ...made, intentId: intentId as string };
}
const mailsTo = async (userId: string) => {
  await runJobs(market);
  return (await market.db.selectFrom("mails").select("kind").where("user_id", "=", userId).execute()).map((
    { kind },
  ) => kind);
};

describe("a chargeback", () => {
  it("is recorded once, freezes the sale's funds, and is told to breeder and staff", async () => {
    const seller = await market.seller();
    const { id, intentId, buyer } = await sold(seller);
    const opened = await dispute(intentId);
    const rows = await market.db.selectFrom("chargebacks").selectAll()
      .where("provider_dispute_id", "=", opened.id).execute();
    expect(rows).toMatchObject([{
      status: "open",
      reason: "fraudulent",
      amount_cents: 257_500,
      fee_cents: FEE,
    }]);
    await releaseFunds(market.services, id);
    await market.services.addJob(market.db, "releaseDueFunds", {});
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500, chargebacks: 257_500 });
    expect((await mailsTo(seller.id)).filter((kind) => kind === "reservation-chargeback-opened"))
      .toHaveLength(1);
    // Only the two sides read it, on the receipt and with the reservation.
    const { body: { reservedPet: theirs } } = await shop.get(buyer, id);
    const paymentId = theirs.payments[0].id;
    const event = { paymentId, amountCents: 257_500, status: "open", closedAt: null };
    expect(theirs.chargebacks).toMatchObject([event]);
    const { body: { reservedPets: [sale] } } = await market.call(seller, "GET", "/v1/breeders/pets/reserved");
    expect(sale.chargebacks).toEqual(theirs.chargebacks);
    for (const who of [buyer, seller]) {
      const { body: { receipt } } = await market.call(who, "GET", `/v1/receipts/${paymentId}`);
      expect(receipt.chargebacks).toEqual(theirs.chargebacks);
    }
    const staff = await market.db.selectFrom("mails").select("recipient").where(
      "kind",
      "=",
      "chargeback-opened",
    )
      .execute();
    expect(staff).toEqual([{ recipient: "staff@hearthpaw.example" }]);
    await expectSoundMoney(market);
  });

  it("that is won brings the money back, and the funds are released", async () => {
    const seller = await market.seller();
    const { id, intentId } = await sold(seller);
    await decide(await dispute(intentId), "won");
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({
      chargebacks: 0,
      "breeder-pending": 0,
      "breeder-available": -212_500,
    });
    expect(await mailsTo(seller.id)).toContain("reservation-chargeback-won");
    await expectSoundMoney(market);
  });

  it("that is lost takes pending funds, then available ones, and the rest is kept from later sales", async () => {
    const seller = await market.seller();
    const [first, second] = [await sold(seller), await sold(seller)];
    await releaseFunds(market.services, first.id);
    const opened = await dispute(second.intentId);
    await decide(opened, "lost");
    await runJobs(market);
    // 257,500 from 212,500 pending and 212,500 available.
    expect(await booksOf(market, second.id)).toMatchObject({
      chargebacks: 0,
      "breeder-pending": 0,
      "breeder-available": 45_000,
    });
    await decide(await dispute(first.intentId), "lost");
    await runJobs(market);
    expect(await booksOf(market, first.id)).toMatchObject({
      chargebacks: 0,
      "breeder-available": -45_000,
      "breeder-debts": 90_000,
    });
    const third = await sold(seller);
    await releaseFunds(market.services, third.id);
    expect(await booksOf(market, third.id)).toMatchObject({
      "breeder-available": -(212_500 - 90_000),
      "breeder-debts": -90_000,
    });
    expect(await mailsTo(seller.id)).toContain("reservation-chargeback-lost");
    await expectSoundMoney(market);
  });

  it("that is lost after a partial refund: both are told what was really taken", async () => {
    const seller = await market.seller();
    const { id, intentId } = await sold(seller);
    await market.sandbox.payments.refund({
      intentId,
      amountCents: 50_000,
      reason: "requested_by_customer",
      idempotencyKey: crypto.randomUUID(),
    });
    await syncRefunds(market.services, intentId);
    await decide(await dispute(intentId), "lost");
    await runJobs(market);
    const { cents } = await market.db.selectFrom("ledger_entries as e")
      .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
      .select(({ fn }) => fn.sum<string>("e.amount_cents").as("cents"))
      .where("t.reservation_id", "=", id).where("t.kind", "like", "chargeback%")
      .where("e.account", "in", ["breeder-pending", "breeder-available", "breeder-debts"])
      .executeTakeFirstOrThrow();
    const taken = formatCents(Number(cents));
    expect(taken).not.toBe("$2,575");
    const bodies = async (kind: string, userId: string | null) =>
      (await market.db.selectFrom("mails as m").innerJoin("mailbox as b", "b.message_id", "m.message_id")
        .select("b.text_body").where("m.kind", "=", kind)
        .where("m.user_id", userId ? "=" : "is", userId).orderBy("m.created_at", "desc").execute())
        .map(({ text_body }) => text_body);
    expect((await bodies("chargeback-lost", null))[0]).toContain(`Taken from the breeder: ${taken}`);
    expect((await bodies("reservation-chargeback-lost", seller.id))[0]).toContain(
      `You'll cover ${taken} of it`,
    );
    await expectSoundMoney(market);
  });

  it("that is lost pays a refund that was still owed: the buyer is not paid twice", async () => {
    const seller = await market.seller();
    const { buyer, id, intentId } = await walksOf(market, seller).depositPaid();
    const opened = await dispute(intentId);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const refundOf = () =>
      market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id").selectAll("f")
        .where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
    expect(await refundOf()).toMatchObject({ status: "pending", failure: "charge_disputed" });
    await decide(opened, "lost");
    await runJobs(market);
    expect(await refundOf()).toMatchObject({ status: "settled", settled_how: "chargeback" });
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0, chargebacks: 0, "breeder-pending": 0 });
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("refunded");
    await expectSoundMoney(market);
  });

  it("whose loss paid a refund makes it owed again once an appeal is won", async () => {
    const seller = await market.seller();
    const { buyer, id, intentId } = await walksOf(market, seller).depositPaid();
    const opened = await dispute(intentId);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const refundOf = () =>
      market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
        .select(["f.id", "f.status", "f.settled_how", "f.amount_cents"])
        .where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
    await decide(opened, "lost");
    await runJobs(market);
    expect(await refundOf()).toMatchObject({ status: "settled", settled_how: "chargeback" });
    await market.sandbox.payments.ask("POST", `/disputes/${opened.id}/appeal`, { isSent: true });
    await decide(opened, "won");
    const { amount_cents: owedCents } = await refundOf();
    expect(await refundOf()).toMatchObject({ status: "pending", settled_how: null });
    expect(await booksOf(market, id)).toMatchObject({ refunds: -owedCents, chargebacks: 0 });
    await runJobs(market);
    expect(await refundOf()).toMatchObject({ status: "succeeded" });
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0, chargebacks: 0 });
    const { refunds } = await recordOf(market);
    expect(refunds.filter((one) => one.payment_intent === intentId && one.status === "succeeded"))
      .toMatchObject([{ amount: owedCents }]);
    await expectSoundMoney(market);
  });

  it("that pays the balance's refund of a late cancellation leaves the breeder what stays of the deposit", async () => {
    const seller = await market.seller();
    const { buyer, id, balanceId } = await walksOf(market, seller).fullyPaid();
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
      .where("id", "=", id).execute();
    const opened = await dispute(balanceId);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    await decide(opened, "lost");
    await runJobs(market);
    const books = await booksOf(market, id);
    expect(books).toMatchObject({ refunds: 0, chargebacks: 0 });
    expect(books["breeder-pending"]! + (books["breeder-available"] ?? 0)).toBeLessThan(0);
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("refunded");
    await expectSoundMoney(market);
  });

  it("whose end comes before its beginning, or of somebody else's charge, does no harm", async () => {
    const seller = await market.seller();
    const { id, intentId } = await sold(seller);
    const { ask } = market.sandbox.payments;
    const opened = await ask<Wire>("POST", "/disputes", { intentId });
    await ask("POST", `/disputes/${opened.id}/close`, { outcome: "lost" });
    expect(await told(opened, "charge.dispute.closed")).toBe(200);
    const alerts = () =>
      market.db.selectFrom("mails").select("subject").where("kind", "=", "chargeback-lost").execute();
    const before = await alerts();
    expect(await told(opened, "charge.dispute.created")).toBe(200);
    expect(await alerts()).toEqual(before);
    expect((await booksOf(market, id)).chargebacks).toBe(0);
    expect((await mailsTo(seller.id)).filter((kind) => kind === "reservation-chargeback-lost")).toHaveLength(
      1,
    );
    expect(await told({ id: "dp_nobody", payment_intent: "pi_nobody" }, "charge.dispute.created")).toBe(200);
    await expectSoundMoney(market);
  });

  it("that is lost before anybody told of its charge leaves nobody with its money", async () => {
    const seller = await market.seller();
    const { id, intentId, buyer } = await walksOf(market, seller).confirmed({ paymentType: "full" });
    const ask = market.sandbox.payments.ask<Wire>;
    const opened = await ask("POST", "/disputes", { intentId, reason: "fraudulent" });
    await decide(opened, "lost");
    await shop.verify(buyer, intentId);
    const books = await booksOf(market, id);
    expect(books.chargebacks ?? 0).toBe(0);
    // The pet was not handed over, so there are neither earnings nor debts.
    expect(Object.entries(books).filter(([name, cents]) => cents !== 0 && !name.startsWith("provider-")))
      .toEqual([]);
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("cancelled-by-platform");
    await expectSoundMoney(market);
  });
});

describe("the entries of a lost chargeback", () => {
  it("sum to zero, take in order, and never more than there is", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(fc.property(cents, cents, cents, (amount, pendingCents, availableCents) => {
      const of = (account: string) =>
        chargebackLostEntries("b", amount, { pendingCents, availableCents })
          .filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.amountCents, 0);
      const [pending, available, debt] = [
        of("breeder-pending"),
        of("breeder-available"),
        of("breeder-debts"),
      ];
      expect(pending + available + debt).toBe(amount);
      expect(of("chargebacks")).toBe(0 - amount);
      expect(pending).toBe(Math.min(amount, pendingCents));
      expect(available).toBeLessThanOrEqual(availableCents);
      if (debt > 0) expect([pending, available]).toEqual([pendingCents, availableCents]);
      const kept = debtEntries("b", debt, availableCents);
      expect(kept.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(0);
    }));
  });
});
