import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BookedOrder,
  bornByPlatform,
  cancellationEntries,
  clearedCents,
  coverEntries,
  type Entry,
  fundsAfter,
  paymentEntries,
  sumEntries,
  unusedPaymentEntries,
} from "../../ledger/rules.ts";
import {
  mostBreederCents,
  ownBreederCents,
  refundableCents,
  shareRefund,
  sharesOf,
  splitRefund,
  standingEntries,
  totalRefundable,
} from "./refundable_rules.ts";

const cents = (max: number) => fc.integer({ min: 0, max });
/** Any order that pricing could produce: a deposit below the total, and all of its lines. */
const orders = fc.record({
  pet: fc.integer({ min: 1_000, max: 1_000_000 }),
  discount: cents(500),
  delivery: cents(80_000),
  tax: cents(60_000),
  donation: cents(10_000),
  deposit: fc.integer({ min: 1, max: 999 }),
  funder: fc.constantFrom("platform" as const, "breeder" as const, null),
}).map(({ pet, discount, delivery, tax, donation, deposit, funder }): BookedOrder => {
  const off = funder ? discount : 0;
  const serviceFeeCents = Math.round((pet - off) * 0.03);
  const totalCents = pet - off + delivery + serviceFeeCents + tax + donation;
  return {
    breederId: "b",
    petPriceCents: pet,
    addOnsCents: 0,
    discountCents: off,
    discountFunder: funder,
    deliveryCents: delivery,
    serviceFeeCents,
    taxCents: tax,
    donationCents: donation,
    totalCents,
    depositCents: Math.max(1, Math.floor(totalCents * deposit / 1_000)),
    platformFeeCents: Math.round(pet * 0.15),
    fundedDeliveryCents: 0,
    fundedDonationCents: 0,
  };
});
const cleared = (entries: readonly Entry[]) =>
  entries.filter(({ account }) => account === "provider-clearing").reduce(
    (sum, one) => sum + one.amountCents,
    0,
  );
const total = (entries: readonly Entry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe("a refund of a part", () => {
  it("gives back exactly what was decided, in balanced lines, and never more of a payment than is left", () => {
    fc.assert(
      fc.property(orders, fc.array(cents(1_000), { minLength: 1, maxLength: 4 }), (order, steps) => {
        let left = [paymentEntries(order, "Deposit"), paymentEntries(order, "Balance")];
        let due = order.totalCents;
        for (const permille of [...steps, 1_000]) {
          const amount = Math.floor(due * permille / 1_000);
          const parts = splitRefund(left.map((remaining) => ({ remaining, lostCents: 0 })), amount);
          expect(0 - parts.reduce((sum, entries) => sum + cleared(entries), 0)).toBe(0 + amount);
          for (const [index, entries] of parts.entries()) {
            expect(total(entries)).toBe(0);
            expect(0 - cleared(entries)).toBeLessThanOrEqual(cleared(left[index]!));
          }
          left = left.map((remaining, index) => sumEntries(remaining, parts[index]!));
          due -= amount;
        }
        // Everything has been refunded, so no line of the order keeps a cent.
        expect(left).toEqual([[], []]);
      }),
      { numRuns: 60 },
    );
  });

  it("gives an odd cent once, whatever each of several payments would have to round", () => {
    const paid = [100, 100, 100].map((cents) => ({ remaining: unusedPaymentEntries(cents), lostCents: 0 }));
    const given = (parts: typeof paid, amount: number) =>
      splitRefund(parts, amount).map((entries) => 0 - cleared(entries));
    expect(given(paid.slice(1), 1)).toEqual([1, 0]);
    expect(given(paid, 1)).toEqual([0, 1, 0]);
    expect(given(paid, 5)).toEqual([2, 1, 2]);
  });

  it("takes of each line its share, to the cent", () => {
    fc.assert(
      fc.property(orders, cents(1_000), (order, permille) => {
        const paid = paymentEntries(order, "Full");
        const amount = Math.floor(order.totalCents * permille / 1_000);
        const [back] = splitRefund([{ remaining: paid, lostCents: 0 }], amount);
        for (const { account, amountCents } of paid) {
          const given = back!.filter((one) => one.account === account).reduce(
            (sum, one) => sum + one.amountCents,
            0,
          );
          // The breeder's line carries the rounding of the others.
          const slack = account === "breeder-pending" ? paid.length : 1;
          expect(Math.abs(given + amountCents * amount / order.totalCents)).toBeLessThanOrEqual(slack);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("leaves out what a bank has taken back", () => {
    const remaining: Entry[] = [
      { account: "provider-clearing", amountCents: 1_000 },
      { account: "breeder-pending", breederId: "b", amountCents: -1_000 },
    ];
    expect(refundableCents({ remaining, lostCents: 400 })).toBe(600);
    expect(refundableCents({ remaining, lostCents: 1_400 })).toBe(0);
    const parts = splitRefund([{ remaining, lostCents: 1_000 }, { remaining, lostCents: 0 }], 700);
    expect(parts.map(cleared)).toEqual([0, -700]);
  });

  it("is covered by available funds, then by a debt, and only as far as it is short", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000, max: 500_000 }),
        fc.integer({ min: -9_000, max: 500_000 }),
        (short, has) => {
          const entries = coverEntries("b", short, has);
          const of = (account: string) => total(entries.filter((one) => one.account === account));
          expect(total(entries)).toBe(0);
          expect(0 - of("breeder-pending")).toBe(Math.max(0, short));
          expect(of("breeder-available")).toBe(Math.min(Math.max(0, short), Math.max(0, has)));
          expect(of("breeder-debts")).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

const of = (entries: readonly Entry[], account: string) =>
  total(entries.filter((one) => one.account === account));
const bearers = fc.constantFrom("breeder" as const, "platform" as const);

describe("refunds of parts, by the breeder or the platform,", () => {
  /** Refunds parts one after another; returns the rest of both payments, and the buyer's total refund. */
  function give(order: BookedOrder, steps: readonly { permille: number; bearer: "breeder" | "platform" }[]) {
    let left = [paymentEntries(order, "Deposit"), paymentEntries(order, "Balance")];
    let got = 0;
    for (const { permille, bearer } of steps) {
      const amount = Math.floor((order.totalCents - got) * permille / 1_000);
      const split = splitRefund(left.map((remaining) => ({ remaining, lostCents: 0 })), amount);
      const back = bearer === "platform" ? split.map(bornByPlatform) : split;
      for (const [index, entries] of back.entries()) {
        expect(total(entries)).toBe(0);
        expect(cleared(entries)).toBe(cleared(split[index]!));
        // The bearer changes only these two accounts.
        const both = (all: readonly Entry[]) => of(all, "breeder-pending") + of(all, "goodwill");
        expect(both(entries)).toBe(both(split[index]!));
        if (bearer === "platform") expect(of(entries, "breeder-pending")).toBeLessThanOrEqual(0);
      }
      left = left.map((remaining, index) => sumEntries(remaining, back[index]!));
      got += amount;
    }
    return { left, got };
  }
  const steps = fc.array(fc.record({ permille: cents(900), bearer: bearers }), { maxLength: 4 });
  const KINDS = ["Deposit", "Balance"] as const;

  it("leave nothing of any line once the sale is canceled with everything back", () => {
    fc.assert(
      fc.property(orders, steps, (order, parts) => {
        const { left, got } = give(order, parts);
        const back = left.map((remaining, i) => cancellationEntries(order, KINDS[i]!, remaining, 100));
        expect(got - cleared(back.flat())).toBe(order.totalCents);
        expect(left.map((remaining, i) => sumEntries(remaining, back[i]!))).toEqual([[], []]);
      }),
      { numRuns: 60 },
    );
  });

  it("are never taken back by a later cancellation, which keeps no more than without them", () => {
    fc.assert(
      fc.property(orders, steps, fc.constantFrom(0, 50, 100), (order, parts, percent) => {
        const { left, got } = give(order, parts);
        const whole = KINDS.map((kind) => paymentEntries(order, kind));
        const cancel = (lists: readonly Entry[][]) =>
          lists.map((remaining, i) => cancellationEntries(order, KINDS[i]!, remaining, percent));
        const policy = -cleared(cancel(whole).flat());
        const back = cancel(left);
        expect(total(back.flat())).toBe(0);
        expect(-cleared(back.flat())).toBeGreaterThanOrEqual(0);
        const all = got - cleared(back.flat());
        // Each line is rounded separately, so a cent or two may differ.
        expect(all).toBeGreaterThanOrEqual(Math.max(policy, got) - 2);
        expect(all).toBeLessThanOrEqual(order.totalCents);
        const kept = left.map((remaining, i) => sumEntries(remaining, back[i]!)).flat();
        for (const account of ["delivery", "donations"]) expect(of(kept, account)).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  it("leave what a bank has taken back to the bank", () => {
    fc.assert(
      fc.property(orders, cents(2_000), (order, permille) => {
        const remaining = paymentEntries(order, "Full");
        const lostCents = Math.floor(order.totalCents * permille / 1_000);
        const standing = standingEntries({ remaining, lostCents });
        expect(total(standing)).toBe(0);
        expect(cleared(standing)).toBe(Math.max(0, order.totalCents - lostCents));
      }),
      { numRuns: 40 },
    );
  });

  it("move a breeder's funds as their entries say", () => {
    const before = { pendingCents: 300, availableCents: 50, owedCents: 20 };
    const entries = (["breeder-pending", "breeder-available", "breeder-debts", "platform-fees"] as const)
      .map((account, index): Entry => ({ account, breederId: "b", amountCents: 10 * (index + 1) }));
    expect(fundsAfter(before, entries)).toEqual({ pendingCents: 290, availableCents: 30, owedCents: 50 });
  });
});

describe("shareRefund", () => {
  /** Odd cents from rounding the lines of a payment, which the breeder's line carries. */
  const ROUNDED = 8;
  /**
   * Any sale's payments, possibly including add-ons bought later: with delivery, add-ons, donation, tax and a
   * code.
   */
  const sales = fc.record({
    pet: fc.integer({ min: 10_000, max: 1_000_000 }),
    addOns: cents(60_000),
    off: fc.integer({ min: 0, max: 995 }),
    funder: fc.constantFrom("platform" as const, "breeder" as const, null),
    delivery: cents(80_000),
    tax: cents(60_000),
    donation: cents(10_000),
    deposit: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    later: cents(20_000),
  }).map(({ pet, addOns, off, funder, delivery, tax, donation, deposit, later }): Entry[][] => {
    const discountCents = funder ? Math.floor((pet + addOns) * off / 1_000) : 0;
    const fee = Math.round((pet + addOns - discountCents) * 0.03);
    const borne = funder === "breeder" ? Math.min(discountCents, pet) : 0;
    const totalCents = pet + addOns - discountCents + delivery + fee + tax + donation;
    const order: BookedOrder = {
      breederId: "b",
      petPriceCents: pet,
      addOnsCents: addOns,
      discountCents,
      discountFunder: funder,
      deliveryCents: delivery,
      serviceFeeCents: fee,
      taxCents: tax,
      donationCents: donation,
      totalCents,
      fundedDeliveryCents: 0,
      fundedDonationCents: 0,
      depositCents: deposit === undefined
        ? totalCents
        : Math.max(1, Math.floor(totalCents * deposit / 1_000)),
      platformFeeCents: Math.round((pet - borne) * 0.15),
    };
    return [
      ...(deposit === undefined ? ["Full" as const] : ["Deposit" as const, "Balance" as const])
        .map((kind) => paymentEntries(order, kind)),
      ...(later
        ? [[
          { account: "provider-clearing" as const, amountCents: later },
          { account: "add-ons" as const, amountCents: -later },
        ]]
        : []),
    ];
  });
  const decisions = fc.array(
    fc.record({
      part: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      share: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it("adds up to the refund to the cent, whoever pays, and nobody pays more than it or less than nothing", () => {
    fc.assert(
      fc.property(sales, decisions, (paid, steps) => {
        let left = paid;
        for (const { part, share } of steps) {
          const parts = left.map((remaining) => ({ remaining, lostCents: 0 }));
          const refundCents = Math.floor(totalRefundable(parts) * part);
          const own = splitRefund(parts, refundCents);
          const ownCents = ownBreederCents(parts, own);
          const most = mostBreederCents(parts, own);
          expect(ownCents).toBeGreaterThanOrEqual(0);
          expect(most).toBeGreaterThanOrEqual(ownCents);
          const breederCents = share === undefined ? ownCents : Math.round(most * share);
          const back = shareRefund(parts, own, { breederId: "b", breederCents });
          const after = sharesOf(back);
          expect(after).toEqual({
            breederCents,
            othersCents: sharesOf(own).othersCents,
            platformCents: refundCents - breederCents - after.othersCents,
          });
          expect(after.platformCents).toBeGreaterThanOrEqual(-ROUNDED);
          back.forEach((entries, i) => {
            expect(total(entries)).toBe(0);
            expect(clearedCents(entries)).toBe(clearedCents(own[i]!));
          });
          left = left.map((remaining, i) => sumEntries(remaining, back[i]!));
          const ofBreeder = left.flat().filter(({ account }) => account === "breeder-pending");
          for (const { amountCents } of ofBreeder) expect(amountCents).toBeLessThanOrEqual(ROUNDED);
        }
        // The rest can still be refunded in full, and no line keeps a cent.
        const rest = splitRefund(
          left.map((remaining) => ({ remaining, lostCents: 0 })),
          left.reduce((sum, entries) => sum + clearedCents(entries), 0),
        );
        left.forEach((remaining, i) => {
          if (clearedCents(remaining) > 0) expect(sumEntries(remaining, rest[i]!)).toEqual([]);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("is each side's own line by default, unless a code of the platform paid for more than its fees", () => {
    const payment = (given: number): Entry[] => [
      { account: "provider-clearing", amountCents: 103_000 - given },
      ...(given ? [{ account: "discounts-platform" as const, amountCents: given }] : []),
      { account: "breeder-pending", breederId: "b", amountCents: -85_000 },
      { account: "platform-fees", amountCents: -15_000 },
      { account: "service-fees", amountCents: -3_000 },
    ];
    const shared = (given: number, cents: number) => {
      const parts = [{ remaining: payment(given), lostCents: 0 }];
      const own = splitRefund(parts, cents);
      const breederCents = ownBreederCents(parts, own);
      return { own, back: shareRefund(parts, own, { breederId: "b", breederCents }) };
    };
    const small = shared(3_000, 10_000);
    expect(small.back).toEqual(small.own);
    // The buyer paid $230 of this sale and the platform $800, so the breeder's line alone would return
    // $369.57.
    const { back } = shared(80_000, 10_000);
    expect(sharesOf(back)).toEqual({ breederCents: 10_000, platformCents: 0, othersCents: 0 });
  });

  it("takes nothing from a breeder whom a payment brought nothing", () => {
    const remaining: Entry[] = [
      { account: "provider-clearing", amountCents: 10_000 },
      { account: "add-ons", amountCents: -10_000 },
    ];
    const parts = [{ remaining, lostCents: 0 }];
    const own = splitRefund(parts, 4_000);
    expect(mostBreederCents(parts, own)).toBe(0);
    expect(shareRefund(parts, own, { breederId: "b", breederCents: 0 })).toEqual(own);
  });
});
