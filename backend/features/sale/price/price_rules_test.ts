import { leastPriceFrom, mostPriceWithin, priceWithFee, serviceFeeOf } from "../../pets/rules.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  baseAmount,
  type FeeStructure,
  type MethodInput,
  methodRefusal,
  nextPaymentStatus,
  paymentDue,
  previewOf,
  type PriceInput,
  priceOrder,
} from "./price_rules.ts";
import { LEAST_CHARGE } from "../../pets/rules.ts";
import { milesBetween, quoteDelivery } from "../../places/delivery_rules.ts";
import { states } from "../../places/rules.ts";

const base: PriceInput = {
  feeStructure: "v11",
  petPriceCents: 250_000,
  addOnsCents: 0,
  discount: null,
  deliveryCents: 0,
  donationCents: 0,
  paymentType: "deposit",
  tax: { petRate: 0, deliveryRate: 0 },
};

const inputs: fc.Arbitrary<PriceInput> = fc.record({
  feeStructure: fc.constantFrom("v6" as const, "v11" as const),
  petPriceCents: fc.integer({ min: 0, max: 5_000_000 }),
  addOnsCents: fc.integer({ min: 0, max: 500_000 }),
  discount: fc.oneof(
    fc.constant(null),
    fc.record({
      type: fc.constant("Percentage" as const),
      percent: fc.integer({ min: 0, max: 100 }),
      funder: fc.constantFrom("platform" as const, "breeder" as const),
      code: fc.constant("P"),
    }),
    fc.record({
      type: fc.constant("Amount" as const),
      amountCents: fc.integer({ min: 0, max: 6_000_000 }),
      funder: fc.constantFrom("platform" as const, "breeder" as const),
      code: fc.constant("A"),
    }),
    fc.constant({ type: "Free Delivery" as const, funder: "platform" as const, code: "F" }),
    fc.constant({ type: "Zero Total" as const, funder: "platform" as const, code: "Z" }),
  ),
  deliveryCents: fc.integer({ min: 0, max: 400_000 }),
  donationCents: fc.integer({ min: 0, max: 100_000 }),
  paymentType: fc.constantFrom("deposit" as const, "full" as const),
  tax: fc.integer({ min: 0, max: 12_000 }).map((n) => ({ petRate: n / 100_000, deliveryRate: n / 100_000 })),
});

describe("priceOrder", () => {
  it("prices the worked example: $2,500, pick-up, no tax", () => {
    expect(priceOrder(base)).toMatchObject({
      serviceFeeCents: 7_500,
      totalCents: 257_500,
      depositCents: 37_500,
      balanceCents: 220_000,
      dueNowCents: 37_500,
      breederNetCents: 212_500,
    });
  });

  it("always adds up, with no negative and no fractional line", () => {
    fc.assert(fc.property(inputs, (input) => {
      const price = priceOrder(input);
      for (const [name, value] of Object.entries(price)) {
        if (name.endsWith("Cents")) {
          // A breeder's code can cost more than the sale earns.
          const mayBeBelow = name === "breederNetCents" && input.discount?.funder === "breeder";
          expect(Number.isSafeInteger(value) && (mayBeBelow || (value as number) >= 0), name).toBe(true);
        }
      }
      expect(price.totalCents).toBe(
        price.petPriceCents + price.addOnsCents - price.discountCents + price.deliveryCents +
          price.serviceFeeCents + price.taxCents + price.donationCents,
      );
      expect(price.depositCents + price.balanceCents).toBe(price.totalCents);
      expect(price.dueNowCents).toBe(price.paymentType === "deposit" ? price.depositCents : price.totalCents);
      expect(amountOf("Deposit", price) + amountOf("Balance", price)).toBe(amountOf("Full", price));
      expect(price.platformFeeCents + price.breederNetCents).toBeLessThanOrEqual(price.petPriceCents);
    }));
  });

  it("costs the advertised price with the service fee before tax and delivery, to the cent", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 5_000_000 }), (petPriceCents) => {
      const { totalCents, serviceFeeCents } = priceOrder({ ...base, petPriceCents });
      expect(priceWithFee(petPriceCents)).toBe(totalCents);
      expect(serviceFeeOf(petPriceCents)).toBe(serviceFeeCents);
      // Filters by the advertised price find exactly the prices without the fee that cost as much.
      expect(mostPriceWithin(totalCents)).toBe(petPriceCents);
      expect(leastPriceFrom(totalCents)).toBe(petPriceCents);
      expect(priceWithFee(mostPriceWithin(totalCents + 1))).toBeLessThanOrEqual(totalCents + 1);
      expect(priceWithFee(leastPriceFrom(totalCents + 1))).toBeGreaterThan(totalCents);
    }));
    expect([mostPriceWithin(0), leastPriceFrom(0)]).toEqual([0, 0]);
  });

  it("takes a deposit above $249 only", () => {
    const at = (petPriceCents: number) => priceOrder({ ...base, petPriceCents });
    expect(at(24_900)).toMatchObject({ depositPossible: false, paymentType: "full", dueNowCents: 25_647 });
    expect(at(37_500)).toMatchObject({ depositPossible: true, paymentType: "deposit", depositCents: 37_500 });
    const withKit = (petPriceCents: number) => priceOrder({ ...base, petPriceCents, addOnsCents: 12_900 });
    expect(withKit(24_900)).toMatchObject({
      depositPossible: false,
      paymentType: "full",
      dueNowCents: 38_934,
    });
    expect(withKit(24_901)).toMatchObject({
      depositPossible: true,
      paymentType: "deposit",
      dueNowCents: 37_500,
    });
  });

  it("is paid in full where the deposit would be the total, whatever was asked", () => {
    const full = { depositPossible: false, paymentType: "full", balanceCents: 0 };
    expect(priceOrder({ ...base, petPriceCents: 30_000 })).toMatchObject({ ...full, dueNowCents: 30_900 });
    expect(priceOrder({ ...base, petPriceCents: 36_408 })).toMatchObject({ ...full, dueNowCents: 37_500 });
  });

  it("never leaves a balance that cannot be charged: the deposit takes it along", () => {
    const at = (donationCents: number) => priceOrder({ ...base, petPriceCents: 36_408, donationCents });
    expect(at(0)).toMatchObject({ totalCents: 37_500, depositCents: 37_500, balanceCents: 0 });
    expect(at(1)).toMatchObject({ totalCents: 37_501, depositCents: 37_501, balanceCents: 0 });
    expect(at(49)).toMatchObject({ totalCents: 37_549, depositCents: 37_549, balanceCents: 0 });
    expect(at(50)).toMatchObject({ totalCents: 37_550, depositCents: 37_500, balanceCents: LEAST_CHARGE });
  });

  it("rounds the service fee half-up, once", () => {
    expect(priceOrder({ ...base, petPriceCents: 50 }).serviceFeeCents).toBe(2);
    expect(priceOrder({ ...base, petPriceCents: 16 }).serviceFeeCents).toBe(0);
    expect(priceOrder({ ...base, petPriceCents: 17 }).serviceFeeCents).toBe(1);
  });

  it("cannot charge 1 to 49 cents", () => {
    const total = (petPriceCents: number) => priceOrder({ ...base, petPriceCents }).chargeable;
    // The total includes the service fee: 48 + 1 cents are too few, 49 + 1 are enough.
    expect([0, 1, 48, 49, LEAST_CHARGE].map(total)).toEqual([true, false, false, true, true]);
  });

  it("makes the whole order free with a Zero Total code, and still owes the breeder the net price", () => {
    const price = priceOrder({
      ...base,
      deliveryCents: 65_000,
      donationCents: 1_000,
      discount: { type: "Zero Total", funder: "platform", code: "GIFT" },
      tax: { petRate: 0.07, deliveryRate: 0.07 },
    });
    expect(price).toMatchObject({
      totalCents: 0,
      dueNowCents: 0,
      breederNetCents: 212_500,
      chargeable: true,
    });
  });

  it("makes a breeder who gives a whole order pay its add-ons, delivery and donation too, without our fee", () => {
    const price = priceOrder({
      ...base,
      addOnsCents: 12_900,
      deliveryCents: 65_000,
      donationCents: 1_000,
      discount: { type: "Zero Total", funder: "breeder", code: "GIFT" },
      tax: { petRate: 0.07, deliveryRate: 0.07 },
    });
    expect(price).toMatchObject({
      totalCents: 0,
      serviceFeeCents: 0,
      taxCents: 0,
      platformFeeCents: 0,
      breederNetCents: -78_900,
    });
  });

  it("takes a breeder's discount from the breeder's share and a platform's from the platform", () => {
    const discount = (funder: "platform" | "breeder") =>
      priceOrder({ ...base, discount: { type: "Amount", amountCents: 50_000, funder, code: "C" } });
    expect(discount("breeder").breederNetCents).toBe(170_000);
    expect(discount("platform").breederNetCents).toBe(212_500);
  });
});

describe("fee structures", () => {
  it("have the base amounts of their time", () => {
    const all = Array.from({ length: 11 }, (_, i) => `v${i + 1}` as FeeStructure);
    expect(all.map(baseAmount)).toEqual([
      87_500,
      87_500,
      30_000,
      87_500,
      87_500,
      37_500,
      37_500,
      37_500,
      37_500,
      37_500,
      37_500,
    ]);
  });
});

describe("the tax line", () => {
  it("is rounded once where delivery is taxed: 4.75 % of 2,050 and 650", () => {
    const price = priceOrder({
      ...base,
      petPriceCents: 205_000,
      deliveryCents: 65_000,
      tax: { petRate: 0.0475, deliveryRate: 0.0475 },
    });
    expect(price.taxCents).toBe(12_825);
  });

  it("is the one sum of both parts, rounded half-up, by decimal arithmetic of another kind", () => {
    const rate = fc.integer({ min: 0, max: 12_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 2_000_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        rate,
        rate,
        (petPriceCents, deliveryCents, pet, delivery) => {
          const { taxCents } = priceOrder({
            ...base,
            petPriceCents,
            deliveryCents,
            tax: { petRate: pet / 100_000, deliveryRate: delivery / 100_000 },
          });
          // In hundred-thousandths of a cent, every part and their sum are whole numbers.
          const exact = petPriceCents * pet + deliveryCents * delivery;
          const [cents, rest] = [Math.trunc(exact / 100_000), exact % 100_000];
          expect(taxCents).toBe(rest >= 50_000 ? cents + 1 : cents);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("quoteDelivery", () => {
  const input = {
    offered: ["pickup", "honest", "flight"],
    fromState: "OR",
    toState: "WA",
    miles: 100,
    weightLb: 6,
    isOldEnough: true,
  };
  const refused = (error: string) => ({ deliveryCents: 0, miles: null, error });
  it.each(
    [
      ["none", {}, { deliveryCents: 0, miles: null, error: null }],
      ["pickup", {}, { deliveryCents: 0, miles: null, error: null }],
      ["pickup", { toState: "HI" }, { deliveryCents: 0, miles: null, error: null }],
      ["honest", {}, { deliveryCents: 28_500, miles: 100, error: null }],
      // $200 and $0.85 per mile for 125 miles, from 125.39.
      ["honest", { miles: 125.39 }, { deliveryCents: 30_625, miles: 125, error: null }],
      ["honest", { miles: 125.5 }, { deliveryCents: 30_710, miles: 126, error: null }],
      ["honest", { miles: null }, refused("place_unknown")],
      ["honest", { toState: "HI" }, refused("not_by_road")],
      ["honest", { toState: "AK" }, refused("not_by_road")],
      ["honest", { fromState: "AK", toState: "AK" }, refused("not_by_road")],
      ["honest", { toState: "DC" }, { deliveryCents: 28_500, miles: 100, error: null }],
      ["flight", {}, { deliveryCents: 65_000, miles: null, error: null }],
      ["flight", { toState: "HI" }, { deliveryCents: 65_000, miles: null, error: null }],
      ["flight", { weightLb: 20 }, { deliveryCents: 65_000, miles: null, error: null }],
      ["flight", { weightLb: 20.1 }, refused("too_heavy")],
      ["flight", { weightLb: null }, refused("weight_unknown")],
      ["flight", { isOldEnough: false }, refused("too_young")],
      ["flight", { offered: ["pickup"] }, refused("not_offered")],
    ] as const,
  )("%s with %o", (transportation, change, expected) => {
    expect(quoteDelivery({ ...input, ...change, transportation })).toEqual(expected);
  });

  it("drives to the 48 contiguous states and DC", () => {
    const reached = states.filter(({ short }) =>
      quoteDelivery({ ...input, transportation: "honest", toState: short }).error === null
    );
    expect(reached).toHaveLength(49);
    expect(reached.map(({ short }) => short)).toContain("DC");
  });
  it("knows how far Austin is from Dallas", () => {
    const austin = { latitude: 30.2672, longitude: -97.7431 };
    const dallas = { latitude: 32.7767, longitude: -96.797 };
    expect(milesBetween(austin, dallas)).toBeCloseTo(182, 0);
  });
});

describe("payments", () => {
  it("knows which payment a reservation waits for", () => {
    expect(paymentDue("held", "deposit")).toBe("Deposit");
    expect(paymentDue("held", "full")).toBe("Full");
    expect(paymentDue("deposit-paid", "deposit")).toBe("Balance");
    expect(paymentDue("paid", "full")).toBeUndefined();
  });
  it("never takes a success back", () => {
    expect(nextPaymentStatus("succeeded", "failed")).toBe("succeeded");
    expect(nextPaymentStatus("canceled", "processing")).toBe("canceled");
    expect(nextPaymentStatus("canceled", "succeeded")).toBe("succeeded");
    expect(nextPaymentStatus("processing", "succeeded")).toBe("succeeded");
  });
  it("offers no financing where the state bars it, and no Afterpay with a donation", () => {
    const input = { bnplAllowed: true, donationCents: 0, readyToGoHome: true, amountCents: 50_000 };
    const refusal = (change: Partial<MethodInput> & Pick<MethodInput, "method">) =>
      methodRefusal({ ...input, ...change })?.code;
    expect(refusal({ method: "card", bnplAllowed: false })).toBeUndefined();
    expect(refusal({ method: "klarna", bnplAllowed: false })).toBe("financing_not_allowed");
    expect(refusal({ method: "afterpay_clearpay", donationCents: 100 })).toBe("afterpay_not_possible");
    expect(refusal({ method: "afterpay_clearpay", readyToGoHome: false })).toBe("afterpay_not_possible");
    expect(refusal({ method: "affirm" })).toBeUndefined();
  });
  it.each(
    [
      ["affirm", 4_999, "Affirm is available for payments of $50 to $30,000. Choose another way to pay."],
      ["affirm", 5_000, undefined],
      ["affirm", 3_000_000, undefined],
      ["affirm", 3_000_001, "Affirm is available for payments of $50 to $30,000. Choose another way to pay."],
      ["klarna", 1_000_000, undefined],
      [
        "klarna",
        1_000_001,
        "Klarna is available for payments of $0.50 to $10,000. Choose another way to pay.",
      ],
      [
        "afterpay_clearpay",
        99,
        "Afterpay is available for payments of $1 to $4,000. Choose another way to pay.",
      ],
      ["afterpay_clearpay", 400_000, undefined],
      [
        "afterpay_clearpay",
        400_001,
        "Afterpay is available for payments of $1 to $4,000. Choose another way to pay.",
      ],
      ["card", 50, undefined],
      ["card", 9_999_999, undefined],
      ["klarna", 0, undefined],
    ] as const,
  )("offers %s for %d cents only within the lender's limits", (method, amountCents, detail) => {
    const refusal = methodRefusal({
      bnplAllowed: true,
      donationCents: 0,
      readyToGoHome: true,
      method,
      amountCents,
    });
    expect(refusal).toEqual(detail && { code: "method_not_available", detail });
  });
});

describe("what a price would bring", () => {
  // Seller's share and first amount due, calculated by hand.
  it.each([
    [0, 0, 0, 0],
    [1, 0, 1, 1],
    [24_900, 3_735, 21_165, 25_647],
    [24_901, 3_735, 21_166, 25_648],
    [36_455, 5_468, 30_987, 37_549],
    [36_456, 5_468, 30_988, 37_500],
    [99_997, 15_000, 84_997, 37_500],
    [250_000, 37_500, 212_500, 37_500],
  ])("of %i cents keeps %i as our fee, leaves %i and takes %i first", (price, fee, net, first) => {
    expect(previewOf(price)).toEqual({
      priceCents: price,
      platformFeePercent: 15,
      platformFeeCents: fee,
      netCents: net,
      depositCents: first,
    });
  });

  it("is what an order of that price is booked with", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 5_000_000 }), (petPriceCents) => {
      const { platformFeeCents, breederNetCents, depositCents } = priceOrder({ ...base, petPriceCents });
      expect(previewOf(petPriceCents)).toMatchObject({
        platformFeeCents,
        netCents: breederNetCents,
        depositCents,
      });
      expect(platformFeeCents + breederNetCents).toBe(petPriceCents);
    }));
  });
});
