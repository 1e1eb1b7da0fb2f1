import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { debtEntries, type Entry, payoutEntries, releaseEntries } from "../ledger/rules.ts";
import { post } from "../ledger/store.ts";
import { payoutNumber } from "../payouts/number_rules.ts";
import { beginningOf, figureOf } from "./rules.ts";

let market: Market;
let seller: Person & { breederId: string };
let sale: { id: string; number: string };
beforeAll(async () => {
  market = await openMarket({ features: ["analytics", "payouts", "reservations"] });
  seller = await market.seller();
  const pet = await market.pet(seller, { name: "Maple" });
  const id = await checkoutOf(market).hold(await market.buyer(), pet.id);
  sale = await market.db.updateTable("reservations").set({ status: "completed", completed_at: new Date() })
    .where("id", "=", id).returning(["id", "number"]).executeTakeFirstOrThrow();
}, 40_000);
afterAll(() => market.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const get = (what: string, who = seller, of = seller) =>
  market.call(who, "GET", `/v1/analytics/breeders/${of.breederId}/${what}`);

let last = 0;
/** Books entries of the sale as if booked `daysAgo` days ago. */
async function book(kind: string, entries: Entry[], daysAgo: number, reservationId: string | null = sale.id) {
  const source = `test:${++last}`;
  await post(market.db, market.services.newId, { source, kind, orderId: null, reservationId, entries });
  await market.db.updateTable("ledger_transactions").set({ at: new Date(Date.now() - daysAgo * DAY) })
    .where("source", "=", source).execute();
}
const earned = (cents: number, account: "breeder-pending" | "breeder-debts" = "breeder-pending"): Entry[] => [
  { account: "provider-clearing", amountCents: cents },
  { account, breederId: seller.breederId, amountCents: -cents },
];

describe("a breeder's funds", () => {
  it("are sums of the ledger, beside what they were at the beginning of the timeframe", async () => {
    await book("payment-full", earned(212_500), 40);
    await book("release", releaseEntries(seller.breederId, 200_000), 20);
    expect((await get("available-funds?timeframe=30d")).body).toEqual({
      availableFunds: { value: 200_000, previous: 0, changePercent: null },
    });
    const { body } = await get("pending-funds?timeframe=30d");
    expect(body).toMatchObject({ pendingFunds: { value: 12_500, previous: 212_500, changePercent: -94.1 } });
    expect((await get("available-funds?timeframe=7d")).body.availableFunds.previous).toBe(200_000);
    expect((await get("available-funds?timeframe=all")).body.availableFunds.previous).toBeNull();
  });

  it("say which sales they wait for, and until when", async () => {
    const sales = async () => (await get("pending-funds")).body.sales;
    const about = { reservationId: sale.id, reservationNumber: sale.number, petName: "Maple" };
    const [alone] = await sales();
    expect(alone).toMatchObject({ ...about, amountCents: 12_500, waitsFor: "time" });
    expect(Date.parse(alone.availableAt) - Date.now()).toBeGreaterThan(13.9 * DAY);
    const set = (change: Record<string, unknown>) =>
      market.db.updateTable("reservations").set(change).where("id", "=", sale.id).execute();
    await set({ handed_over_at: new Date() });
    expect(Date.parse((await sales())[0].availableAt) - Date.now()).toBeLessThan(3 * DAY);
    await set({ status: "disputed" });
    expect(await sales()).toMatchObject([{ waitsFor: "dispute", availableAt: null }]);
    await set({ status: "deposit-paid", completed_at: null });
    expect(await sales()).toMatchObject([{ waitsFor: "balance", availableAt: null }]);
    await set({ status: "completed", completed_at: new Date() });
  });

  it("come line by line, newest first, with the balance after each, page by page", async () => {
    await book("chargeback-lost", earned(-20_000, "breeder-debts"), 10);
    await book("debt", debtEntries(seller.breederId, 20_000, 200_000), 9);
    const { transactions, nextCursor } = (await get("transactions?timeframe=all")).body;
    expect(nextCursor).toBeNull();
    const shown = transactions.map((line: Record<string, unknown>) => [
      line.kind,
      line.pendingCents,
      line.availableCents,
      line.amountCents,
      line.balanceCents,
    ]);
    expect(shown).toEqual([
      ["debt", 0, -20_000, 0, 192_500],
      ["chargeback-lost", 0, 0, -20_000, 192_500],
      ["release", -200_000, 200_000, 0, 212_500],
      ["payment-full", 212_500, 0, 212_500, 212_500],
    ]);
    expect(transactions[0]).toMatchObject({
      reservationNumber: sale.number,
      petName: "Maple",
      buyerName: null,
      payoutNumber: null,
    });
    expect((await get("transactions")).body.transactions).toHaveLength(3);

    for (let i = 0; i < 52; i++) await book("payment-full", earned(100), 1);
    const first = (await get("transactions?timeframe=7d")).body;
    expect(first.transactions).toHaveLength(50);
    const second = (await get(`transactions?timeframe=7d&cursor=${first.nextCursor}`)).body;
    expect(second).toMatchObject({ nextCursor: null });
    expect(second.transactions).toHaveLength(2);
    expect(new Set([...first.transactions, ...second.transactions].map(({ id }) => id)).size).toBe(52);
    expect(second.transactions.at(-1).balanceCents).toBe(192_600);
    expect(await get("transactions?cursor=zzz")).toMatchObject({ status: 400 });
  });

  it("name the buyer, our fee and the payout that took what became available", async () => {
    const own = await market.seller();
    const pet = await market.pet(own, { name: "Otto" });
    const buyer = await market.buyer();
    const id = await checkoutOf(market).hold(buyer, pet.id);
    await market.db.updateTable("users").set({ first_name: "Dana", last_name: "Whitfield" })
      .where("id", "=", buyer.id).execute();
    const account = "breeder-pending" as const;
    await book(
      "payment-full",
      [
        { account: "provider-clearing", amountCents: 257_500 },
        { account, breederId: own.breederId, amountCents: -212_500 },
        { account: "platform-fees", amountCents: -37_500 },
        { account: "service-fees", amountCents: -7_500 },
      ],
      9,
      id,
    );
    // The platform covers the breeder's share of a refund, so only our fee changes.
    await book(
      "refund-owed",
      [
        { account: "refunds", amountCents: -10_000 },
        { account: "goodwill", amountCents: 8_500 },
        { account: "platform-fees", amountCents: 1_500 },
      ],
      8,
      id,
    );
    await book("release", releaseEntries(own.breederId, 212_500), 7, id);
    const payout = { breeder_id: own.breederId, provider_account_id: "acct_1", amount_cents: 212_500 };
    const ids = [v7(), v7(), v7()];
    for (const [at, status] of [[0, "paid"], [1, "canceled"], [2, "paid"]] as const) {
      await market.db.insertInto("payouts").values({
        ...payout,
        id: ids[at]!,
        status,
        created_at: new Date(Date.now() - (8 - at) * DAY + HOUR),
      }).execute();
    }
    await post(market.db, market.services.newId, {
      source: `payout:${ids[2]}`,
      kind: "payout",
      orderId: null,
      reservationId: null,
      entries: payoutEntries(own.breederId, 212_500),
    });
    const lines = async () => (await get("transactions?timeframe=all", own, own)).body.transactions;
    const seen = async () =>
      (await lines()).map((line: Record<string, unknown>) => [
        line.kind,
        line.grossCents,
        line.feeCents,
        line.amountCents,
        line.buyerName,
        line.payoutNumber,
      ]);
    const number = payoutNumber(ids[2]!);
    expect(number).toMatch(/^PO-[0-9A-F]{8}$/);
    expect(await seen()).toEqual([
      ["payout", -212_500, 0, -212_500, null, number],
      ["release", 0, 0, 0, null, number],
      ["refund-owed", -1_500, -1_500, 0, null, null],
      ["payment-full", 250_000, 37_500, 212_500, null, null],
    ]);
    await market.db.updateTable("reservations").set({ paid_at: new Date() }).where("id", "=", id).execute();
    expect((await lines()).map(({ buyerName }: { buyerName: string | null }) => buyerName)).toEqual([
      null,
      "Dana Whitfield",
      "Dana Whitfield",
      "Dana Whitfield",
    ]);
    const { body } = await market.call(own, "GET", "/v1/breeders/payouts");
    expect(body.payouts.map((one: { number: string }) => one.number)).toContain(number);
    expect(body.timeZone).toBe("America/Los_Angeles");
  });

  it("are nobody else's to see", async () => {
    const other = await market.seller();
    for (const what of ["available-funds", "pending-funds", "transactions"]) {
      expect(await get(what, other)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect((await get("transactions?timeframe=all", other, other)).body.transactions).toEqual([]);
  });
});

describe("the rules of figures", () => {
  it("begin a timeframe so long ago, and have no change where nothing was before", () => {
    const now = new Date("2026-03-31T12:00:00Z");
    expect(beginningOf("7d", now)?.toISOString()).toBe("2026-03-24T12:00:00.000Z");
    expect(beginningOf(undefined, now)?.toISOString()).toBe("2026-03-01T12:00:00.000Z");
    expect(beginningOf("12m", now)?.toISOString()).toBe("2025-03-31T12:00:00.000Z");
    expect(beginningOf("all", now)).toBeUndefined();
    expect(figureOf(5, 0).changePercent).toBeNull();
    expect(figureOf(5, null)).toEqual({ value: 5, previous: null, changePercent: null });
    expect(figureOf(150, 100).changePercent).toBe(50);
  });
});
