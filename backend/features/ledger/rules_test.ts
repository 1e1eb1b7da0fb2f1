import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOrder } from "../sale/price/price_rules.ts";
import {
  type BookedOrder,
  cancellationEntries,
  clearedCents,
  type Entry,
  freeOrderEntries,
  fundedEntries,
  paymentEntries,
  refundEntries,
  sumEntries,
} from "./rules.ts";

const breederId = "breeder";
const sum = (entries: readonly Entry[]) => entries.reduce((total, entry) => total + entry.amountCents, 0);
const byAccount = (entries: readonly Entry[]) => {
  const totals: Record<string, number> = {};
  for (const { account, amountCents } of entries) totals[account] = (totals[account] ?? 0) + amountCents;
  return Object.fromEntries(Object.entries(totals).filter(([, cents]) => cents !== 0));
};

const orders: fc.Arbitrary<BookedOrder> = fc.record({
  petPriceCents: fc.integer({ min: 50, max: 5_000_000 }),
  addOnsCents: fc.integer({ min: 0, max: 100_000 }),
  deliveryCents: fc.integer({ min: 0, max: 400_000 }),
  donationCents: fc.integer({ min: 0, max: 50_000 }),
  petRate: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100_000),
  discount: fc.oneof(
    fc.record({ type: fc.constant("Percentage" as const), percent: fc.integer({ min: 0, max: 99 }) }),
    fc.constant({ type: "Free Delivery" as const }),
  ),
  funder: fc.constantFrom("platform" as const, "breeder" as const),
}).map((input) => {
  const price = priceOrder({
    feeStructure: "v11",
    petPriceCents: input.petPriceCents,
    addOnsCents: input.addOnsCents,
    discount: { ...input.discount, funder: input.funder, code: "X" },
    deliveryCents: input.deliveryCents,
    donationCents: input.donationCents,
    paymentType: "deposit",
    tax: { petRate: input.petRate, deliveryRate: input.petRate },
  });
  return { ...price, breederId, discountFunder: input.funder };
});

describe("ledger entries", () => {
  // Pet 1,000, discount 100, 15% commission on the breeder's price, 3% service fee. Computed by hand.
  it.each(
    [
      ["breeder", 13_500, { "breeder-pending": -76_500, "platform-fees": -13_500 }],
      ["platform", 15_000, {
        "breeder-pending": -85_000,
        "platform-fees": -15_000,
        "discounts-platform": 10_000,
      }],
    ] as const,
  )("a discount that the %s pays comes out of nobody else's share", (funder, fee, lines) => {
    const order: BookedOrder = {
      breederId,
      petPriceCents: 100_000,
      addOnsCents: 0,
      discountCents: 10_000,
      discountFunder: funder,
      deliveryCents: 0,
      serviceFeeCents: 2_700,
      taxCents: 0,
      donationCents: 0,
      totalCents: 92_700,
      depositCents: 37_500,
      platformFeeCents: fee,
      fundedDeliveryCents: 0,
      fundedDonationCents: 0,
    };
    const wanted = { ...lines, "provider-clearing": 92_700, "service-fees": -2_700 };
    expect(byAccount(paymentEntries(order, "Full"))).toEqual(wanted);
    const parts = [...paymentEntries(order, "Deposit"), ...paymentEntries(order, "Balance")];
    expect(byAccount(parts)).toEqual(wanted);
  });

  // Pet 1,000, delivery 300 free with the code; 15% and 3% of 1,000. Computed by hand.
  it.each(
    [
      ["breeder", { "breeder-pending": -55_000 }],
      ["platform", { "breeder-pending": -85_000, "discounts-platform": 30_000 }],
    ] as const,
  )("delivery that the %s pays for is paid to whoever delivers, by nobody else", (funder, lines) => {
    const order: BookedOrder = {
      breederId,
      petPriceCents: 100_000,
      addOnsCents: 0,
      discountCents: 0,
      discountFunder: funder,
      deliveryCents: 0,
      serviceFeeCents: 3_000,
      taxCents: 0,
      donationCents: 0,
      totalCents: 103_000,
      depositCents: 37_500,
      platformFeeCents: 15_000,
      fundedDeliveryCents: 30_000,
      fundedDonationCents: 0,
    };
    const parts = [
      ...paymentEntries(order, "Deposit"),
      ...paymentEntries(order, "Balance"),
      ...fundedEntries(order),
    ];
    expect(byAccount(parts)).toEqual({
      ...lines,
      "provider-clearing": 103_000,
      "platform-fees": -15_000,
      "service-fees": -3_000,
      "delivery": -30_000,
    });
  });

  it("a free order clears nothing, and its funder pays everybody, also beyond what the sale brings", () => {
    fc.assert(fc.property(
      fc.integer({ min: 50, max: 5_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.constantFrom("platform" as const, "breeder" as const),
      (petPriceCents, addOnsCents, deliveryCents, donationCents, funder) => {
        const price = priceOrder({
          feeStructure: "v11",
          petPriceCents,
          addOnsCents,
          deliveryCents,
          donationCents,
          discount: { type: "Zero Total", funder, code: "GIFT" },
          paymentType: "full",
          tax: { petRate: 0.07, deliveryRate: 0.07 },
        });
        const order = { ...price, breederId, discountFunder: funder };
        const books = byAccount([...freeOrderEntries(order), ...fundedEntries(order)]);
        expect(price.totalCents).toBe(0);
        expect(books).not.toHaveProperty("provider-clearing");
        expect(Object.values(books).reduce((all, cents) => all + cents, 0)).toBe(0);
        expect(books["add-ons"] ?? 0).toBe(0 - addOnsCents);
        expect(books.delivery ?? 0).toBe(0 - deliveryCents);
        const fee = Math.round(petPriceCents * 0.15);
        const donated = Math.min(donationCents, 10_000);
        expect(0 - (books.donations ?? 0)).toBe(donated);
        const extras = addOnsCents + deliveryCents + donated;
        const isBreeders = funder === "breeder";
        expect(books["breeder-pending"] ?? 0).toBe(isBreeders ? extras : fee - petPriceCents);
        expect(books["discounts-platform"] ?? 0).toBe(isBreeders ? 0 : petPriceCents + extras);
        expect(books["platform-fees"] ?? 0).toBe(isBreeders ? 0 : 0 - fee);
        expect(price.breederNetCents).toBe(0 - (books["breeder-pending"] ?? 0));
      },
    ));
  });

  it("every kind of payment sums to zero and clears exactly what was charged", () => {
    fc.assert(fc.property(orders, (order) => {
      for (const kind of ["Deposit", "Balance", "Full"] as const) {
        const entries = paymentEntries(order, kind);
        expect(sum(entries)).toBe(0);
        const charged = kind === "Full"
          ? order.totalCents
          : kind === "Deposit"
          ? order.depositCents
          : order.totalCents - order.depositCents;
        expect(byAccount(entries)["provider-clearing"] ?? 0).toBe(charged);
      }
    }));
  });

  it("deposit and balance together book what a full payment books", () => {
    fc.assert(fc.property(orders, (order) => {
      const parts = [...paymentEntries(order, "Deposit"), ...paymentEntries(order, "Balance")];
      expect(byAccount(parts)).toEqual(byAccount(paymentEntries(order, "Full")));
    }));
  });

  it("refunds in any parts give back every line of the payment, and not a cent more", () => {
    fc.assert(
      fc.property(orders, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }), (order, cuts) => {
        const paid = paymentEntries(order, "Full");
        const captured = order.totalCents;
        const stops = [...new Set(cuts.map((cut) => Math.floor(captured * cut / 100)))].sort((a, b) => a - b);
        let already = 0;
        const booked: Entry[] = [...paid];
        for (const stop of [...stops, captured]) {
          if (stop <= already) continue;
          const refund = refundEntries(paid, {
            amountCents: stop - already,
            alreadyRefundedCents: already,
            capturedCents: captured,
          });
          expect(sum(refund)).toBe(0);
          expect(byAccount(refund)["provider-clearing"]).toBe(-(stop - already));
          booked.push(...refund);
          already = stop;
        }
        expect(byAccount(booked)).toEqual({});
      }),
    );
  });
});

describe("the refund of a cancelled order", () => {
  const percents = fc.constantFrom(0, 50, 100);
  const kinds = fc.constantFrom("Deposit" as const, "Balance" as const, "Full" as const);

  it("balances, never takes back more than was paid, and is whole at 100 %", () => {
    fc.assert(fc.property(orders, percents, kinds, (order, percent, kind) => {
      const paid = paymentEntries(order, kind);
      const back = cancellationEntries(order, kind, paid, percent);
      expect(sum(back)).toBe(0);
      const amount = -clearedCents(back);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(clearedCents(paid));
      if (percent === 100 || kind === "Balance") expect(sumEntries(paid, back)).toEqual([]);
    }));
  });

  it("gives delivery, add-ons, donation and tax back whole, whatever the policy", () => {
    fc.assert(fc.property(orders, percents, kinds, (order, percent, kind) => {
      const paid = paymentEntries(order, kind);
      const left = byAccount(sumEntries(paid, cancellationEntries(order, kind, paid, percent)));
      expect(left).not.toHaveProperty("delivery");
      expect(left).not.toHaveProperty("donations");
      expect(left).not.toHaveProperty("add-ons");
      expect(left).not.toHaveProperty("tax-payable");
    }));
  });

  it("keeps the same of a deposit as of the same order paid in full", () => {
    fc.assert(fc.property(orders, percents, (order, percent) => {
      const kept = (kind: "Deposit" | "Full") => {
        const paid = paymentEntries(order, kind);
        return clearedCents(sumEntries(paid, cancellationEntries(order, kind, paid, percent)));
      };
      expect(kept("Full")).toBe(kept("Deposit"));
    }));
  });

  it("takes nothing back that has gone back already", () => {
    fc.assert(fc.property(orders, fc.integer({ min: 1, max: 99 }), (order, part) => {
      const paid = paymentEntries(order, "Full");
      const amountCents = Math.floor(order.totalCents * part / 100);
      const earlier = refundEntries(paid, {
        amountCents,
        alreadyRefundedCents: 0,
        capturedCents: order.totalCents,
      });
      const remaining = sumEntries(paid, earlier);
      const back = cancellationEntries(order, "Full", remaining, 100);
      expect(sumEntries(remaining, back)).toEqual([]);
    }));
  });

  it.each([0, 50])(
    "keeps only the buyer's own money under a policy of %i%, whatever went back before and a code's funder had paid",
    (percent) => {
      const order: BookedOrder = {
        breederId,
        petPriceCents: 150_000,
        addOnsCents: 0,
        deliveryCents: 0,
        taxCents: 0,
        donationCents: 0,
        discountCents: 75_000,
        discountFunder: "platform",
        fundedDeliveryCents: 0,
        fundedDonationCents: 0,
        serviceFeeCents: 2_250,
        totalCents: 77_250,
        depositCents: 37_500,
        platformFeeCents: 22_500,
      };
      const paid = paymentEntries(order, "Deposit");
      const earlier = refundEntries(paid, {
        amountCents: 30_000,
        alreadyRefundedCents: 0,
        capturedCents: 37_500,
      });
      const remaining = sumEntries(paid, earlier);
      const back = cancellationEntries(order, "Deposit", remaining, percent);
      expect(sum(back)).toBe(0);
      const kept = sumEntries(remaining, back);
      expect(clearedCents(kept)).toBe(7_500);
      expect(byAccount(kept)).not.toHaveProperty("discounts-platform");
    },
  );
});
