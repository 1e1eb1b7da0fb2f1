import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BookedOrder,
  bornByPlatform,
  cancellationEntries,
  coverEntries,
  type Entry,
  fundsAfter,
  paymentEntries,
  sumEntries,
  unusedPaymentEntries,
} from "../ledger/rules.ts";
import { refundableCents, splitRefund, standingEntries } from "./refundable_rules.ts";

const cents = (max: number) => fc.integer({ min: 0, max });
/** Any order that could have been priced: a deposit below the total, and all of its lines. */
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
    ...{ breederId: "b", petPriceCents: pet, addOnsCents: 0, discountCents: off, discountFunder: funder },
    ...{ deliveryCents: delivery, serviceFeeCents, taxCents: tax, donationCents: donation, totalCents },
    depositCents: Math.max(1, Math.floor(totalCents * deposit / 1_000)),
    platformFeeCents: Math.round(pet * 0.15),
    ...{ fundedDeliveryCents: 0, fundedDonationCents: 0 },
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
        // Everything has been given back: no line of the order keeps a cent.
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
          // The breeder's line carries what rounding leaves of the others.
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
  /** Gives parts back one after the other; returns what is left of both payments, and what the buyer got in all. */
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
        // Who bears it changes nothing for anybody but these two.
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
        // Lines are rounded each by itself: a cent or two.
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
