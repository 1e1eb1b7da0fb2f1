import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StatementAmounts, YearlyStatement } from "../../generated/types.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import {
  type BookedOrder,
  chargebackLostEntries,
  type Entry,
  fundedEntries,
  owedEntries,
  paymentEntries,
  payoutEntries,
  refundEntries,
  releaseEntries,
  reversed,
} from "../ledger/rules.ts";
import { post } from "../ledger/store.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["analytics", "reservations"] });
});
afterAll(() => market.close());

type Seller = Person & { breederId: string };
type Sums = Omit<StatementAmounts, "netCents" | "paymentCount">;

async function statement(who: Seller, year: number): Promise<YearlyStatement> {
  const path = `/v1/analytics/breeders/${who.breederId}/statements/${year}`;
  const { status, body } = await market.call(who, "GET", path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.statement;
}

let last = 0;
async function book(kind: string, at: Date, reservationId: string | null, entries: Entry[]): Promise<void> {
  const source = `statement-test:${++last}`;
  await post(market.db, market.services.newId, { source, kind, orderId: null, reservationId, entries });
  await market.db.updateTable("ledger_transactions").set({ at }).where("source", "=", source).execute();
}
async function saleOf(seller: Seller): Promise<string> {
  const pet = await market.pet(seller);
  return await checkoutOf(market).hold(await market.buyer(), pet.id);
}
const orderOf = (breederId: string, change: Partial<BookedOrder>): BookedOrder => ({
  breederId,
  petPriceCents: 250_000,
  addOnsCents: 0,
  discountCents: 0,
  discountFunder: null,
  deliveryCents: 0,
  serviceFeeCents: 7_500,
  taxCents: 0,
  donationCents: 0,
  fundedDeliveryCents: 0,
  fundedDonationCents: 0,
  totalCents: 257_500,
  depositCents: 37_500,
  platformFeeCents: 37_500,
  ...change,
});
type Line = { at: string; grossCents: number; feeCents: number; amountCents: number };
const NONE: Sums = {
  grossCents: 0,
  feesCents: 0,
  refundsCents: 0,
  chargebacksCents: 0,
  otherCents: 0,
  payoutsCents: 0,
};

/**
 * An event in a breeder's money, with the amounts that the breeder should read, calculated without the
 * ledger.
 */
type Step = { at: Date; price: number; part: number; code: number };
type Happening = (seller: Seller, sale: string, step: Step) => Promise<Partial<Sums>>;

/** Sells a pet in full; our fee is 15% of the price. */
const sell: Happening = async ({ breederId }, sale, { at, price, code }) => {
  const given = Math.min(price, code);
  const grossCents = price - given;
  const feesCents = Math.floor((grossCents * 15 + 50) / 100);
  const order = orderOf(breederId, {
    petPriceCents: price,
    discountCents: given,
    discountFunder: "breeder",
    serviceFeeCents: 300,
    totalCents: grossCents + 300,
    platformFeeCents: feesCents,
  });
  await book("payment-full", at, sale, paymentEntries(order, "Full"));
  return { grossCents, feesCents };
};
/** Sells a pet and refunds it at once, fee included. */
const sellAndRefund: Happening = async (seller, sale, step) => {
  const sold = await sell(seller, sale, { ...step, code: 0 });
  const order = orderOf(seller.breederId, {
    petPriceCents: step.price,
    serviceFeeCents: 300,
    totalCents: step.price + 300,
    platformFeeCents: sold.feesCents!,
  });
  const paid = paymentEntries(order, "Full");
  const captured = order.totalCents;
  const back = refundEntries(paid, {
    amountCents: captured,
    alreadyRefundedCents: 0,
    capturedCents: captured,
  });
  await book("refund-owed", step.at, sale, owedEntries(back));
  return { grossCents: step.price, feesCents: 0, refundsCents: step.price };
};
const contest: Happening = async ({ breederId }, sale, { at, part }) => {
  const funds = { pendingCents: Math.floor(part / 3), availableCents: Math.floor(part / 3) };
  await book("chargeback-lost", at, sale, chargebackLostEntries(breederId, part, funds));
  return { chargebacksCents: part };
};
const fund: Happening = async ({ breederId }, sale, { at, code }) => {
  const order = orderOf(breederId, { discountFunder: "breeder", fundedDeliveryCents: code });
  await book("funded", at, sale, fundedEntries(order));
  return { otherCents: -code };
};
const release: Happening = async ({ breederId }, sale, { at, part }) => {
  await book("release", at, sale, releaseEntries(breederId, part));
  return {};
};
const payOut: Happening = async ({ breederId }, _sale, { at, part }) => {
  await book("payout", at, null, payoutEntries(breederId, part));
  return { payoutsCents: part };
};
const bounce: Happening = async ({ breederId }, _sale, { at, part }) => {
  await book("payout-returned", at, null, reversed(payoutEntries(breederId, part)));
  return { payoutsCents: -part };
};
const HAPPENINGS = [sell, sell, sellAndRefund, contest, fund, release, payOut, bounce];

describe("a breeder's yearly statement", () => {
  it("agrees with what happened, month by month, and with funds and transactions, to the cent", async () => {
    const cents = fc.integer({ min: 0, max: 600_000 });
    // At the turn of a month or year in the breeder's zone, UTC is already at another day.
    const moment = fc.oneof(
      fc.date({ min: new Date("2024-06-01"), max: new Date("2025-12-31T23:59:59Z"), noInvalidDate: true }),
      fc.constantFrom(
        "2025-01-01T07:59:59Z",
        "2025-01-01T08:00:00Z",
        "2025-07-01T06:59:59Z",
        "2025-07-01T07:00:00Z",
      )
        .map((at) => new Date(at)),
    );
    const steps = fc.array(
      fc.record({ what: fc.nat(HAPPENINGS.length - 1), at: moment, price: cents, part: cents, code: cents }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const seller = await market.seller();
        const sale = await saleOf(seller);
        const stranger = await market.seller();
        const other = await saleOf(stranger);
        const months = new Map<string, Sums>();
        let opening = 0;
        const { timeZone } = await statement(seller, 2025);
        const local = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit" });
        for (const { what, ...step } of taken) {
          const did = { ...NONE, ...await HAPPENINGS[what]!(seller, sale, step) };
          await HAPPENINGS[what]!(stranger, other, step);
          const key = local.format(step.at);
          if (key < "2025-01") opening += netOf(did);
          const sums = months.get(key) ?? NONE;
          months.set(key, added(sums, did));
        }
        const shown = await statement(seller, 2025);
        const expected = Array.from(
          { length: 12 },
          (_, i) => months.get(`2025-${String(i + 1).padStart(2, "0")}`) ?? NONE,
        );
        expect(shown.months.map(sumsOf)).toEqual(expected);
        expect(shown.months.map(({ month }) => month)).toEqual(expected.map((_, i) => i + 1));
        expect(shown.months.map(({ netCents }) => netCents)).toEqual(expected.map(netOf));
        expect(sumsOf(shown.total)).toEqual(expected.reduce(added, NONE));
        expect(shown.openingCents).toBe(opening);
        expect(shown.closingCents).toBe(opening + netOf(shown.total));

        // The previous year closes at this year's opening, and this year closes at the current balance.
        expect((await statement(seller, 2024)).closingCents).toBe(opening);
        const read = async (path: string) =>
          (await market.call(seller, "GET", `/v1/analytics/breeders/${seller.breederId}/${path}`)).body;
        const { transactions, timeZone: ofLines } = await read("transactions?timeframe=all");
        expect(ofLines).toBe(timeZone);
        // Each month's lines add up to the statement's row, and each line's parts to its amount.
        for (const [at, row] of shown.months.entries()) {
          const key = `2025-${String(at + 1).padStart(2, "0")}`;
          const lines = transactions.filter((one: Line) => local.format(new Date(one.at)) === key);
          const sum = (name: "grossCents" | "feeCents" | "amountCents") =>
            lines.reduce((cents: number, one: Line) => cents + one[name], 0);
          expect([key, sum("feeCents"), sum("amountCents")]).toEqual([key, row.feesCents, row.netCents]);
          expect(sum("grossCents")).toBe(row.netCents + row.feesCents);
        }
        for (const { grossCents, feeCents, amountCents } of transactions as Line[]) {
          expect(grossCents - feeCents).toBe(amountCents);
        }
        expect(shown.closingCents).toBe(
          transactions.reduce(
            (sum: number, { amountCents }: { amountCents: number }) => sum + amountCents,
            0,
          ),
        );
        const debts = await market.db.selectFrom("ledger_entries").select((eb) =>
          eb.fn.sum<number>("amount_cents").as("cents")
        )
          .where("breeder_id", "=", seller.breederId).where("account", "=", "breeder-debts")
          .executeTakeFirstOrThrow();
        const available = (await read("available-funds?timeframe=all")).availableFunds.value;
        const pending = (await read("pending-funds?timeframe=all")).pendingFunds.value;
        expect(shown.closingCents).toBe(available + pending - Number(debts.cents ?? 0));
      }),
      { numRuns: 8 },
    );
  });

  it("books a deposit and its balance as one sale, whatever the year's turn does between", async () => {
    const seller = await market.seller();
    const sale = await saleOf(seller);
    const order = orderOf(seller.breederId, {});
    await book("payment-deposit", new Date("2024-12-30T20:00:00Z"), sale, paymentEntries(order, "Deposit"));
    await book("payment-balance", new Date("2025-01-05T20:00:00Z"), sale, paymentEntries(order, "Balance"));
    // Add-ons are our own sales, and a payment that is returned is not a sale.
    await book("payment-unused", new Date("2025-01-06T20:00:00Z"), sale, [
      { account: "provider-clearing", amountCents: 100 },
      { account: "buyer-payments", amountCents: -100 },
    ]);
    const [before, after] = [await statement(seller, 2024), await statement(seller, 2025)];
    expect(before.total.grossCents + after.total.grossCents).toBe(250_000);
    expect(before.total.feesCents + after.total.feesCents).toBe(37_500);
    expect([before.total.paymentCount, after.total.paymentCount]).toEqual([1, 1]);
    expect(after).toMatchObject({ openingCents: before.closingCents, closingCents: 212_500, isOver: true });
    expect(after.years.slice(-2)).toEqual([2025, 2024]);
  });

  it("is nobody else's to see, and of years that there are", async () => {
    const [seller, stranger] = [await market.seller(), await market.seller()];
    const path = `/v1/analytics/breeders/${seller.breederId}/statements`;
    expect(await market.call(stranger, "GET", `${path}/2025`)).toMatchObject({ status: 404 });
    for (const year of ["1999", "next", "2025.5"]) {
      expect((await market.call(seller, "GET", `${path}/${year}`)).status, year).toBeGreaterThanOrEqual(400);
      expect((await market.call(seller, "GET", `${path}/${year}`)).status, year).toBeLessThan(500);
    }
    const thisYear = (await statement(seller, 2025)).years;
    expect(thisYear).toHaveLength(1);
  });
});

const KEYS = Object.keys(NONE) as (keyof Sums)[];
const sumsOf = (amounts: Sums): Sums => Object.fromEntries(KEYS.map((key) => [key, amounts[key]])) as Sums;
const added = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(KEYS.map((key) => [key, one[key] + other[key]])) as Sums;
const netOf = (sums: Sums): number =>
  sums.grossCents - sums.feesCents - sums.refundsCents - sums.chargebacksCents - sums.payoutsCents +
  sums.otherCents;
