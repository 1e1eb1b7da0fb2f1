import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Discount, type FeeStructure, type Price, type PriceInput, priceOrder } from "./price_rules.ts";

const base: PriceInput = {
  ...{ feeStructure: "v11", petPriceCents: 250_000, addOnsCents: 0, discount: null, deliveryCents: 0 },
  ...{ donationCents: 0, paymentType: "deposit", tax: { petRate: 0, deliveryRate: 0 } },
};
const tenPercent = (funder: Discount["funder"]): Discount => ({
  ...{ type: "Percentage", percent: 10, funder, code: "TEN" },
});

describe("prices worked out by hand", () => {
  it.each<[string, Partial<PriceInput>, Partial<Price>]>([
    [
      // Goods 2,788; 10 % is 278.80, which leaves 2,509.20. 3 % is 75.276; 5.5 % is 138.006. 15 % of 2,500 is 375.
      "two add-ons, 10 % off by the platform, tax",
      { addOnsCents: 28_800, discount: tenPercent("platform"), tax: { petRate: 0.055, deliveryRate: 0 } },
      {
        ...{ discountCents: 27_880, serviceFeeCents: 7_528, taxCents: 13_801, totalCents: 272_249 },
        ...{
          depositCents: 37_500,
          balanceCents: 234_749,
          platformFeeCents: 37_500,
          breederNetCents: 212_500,
        },
      },
    ],
    [
      // The breeder bears the 278.80: 15 % of 2,221.20 is 333.18, and 1,888.02 are left.
      "the same, paid for by the breeder",
      { addOnsCents: 28_800, discount: tenPercent("breeder") },
      { discountCents: 27_880, totalCents: 258_448, platformFeeCents: 33_318, breederNetCents: 188_802 },
    ],
    [
      // 249 + 129 = 378; 11.34; a donation of 25. What is added makes no deposit possible.
      "a pet of $249 with a kit and a donation",
      { petPriceCents: 24_900, addOnsCents: 12_900, donationCents: 2_500 },
      { depositPossible: false, paymentType: "full", dueNowCents: 41_434, platformFeeCents: 3_735 },
    ],
    [
      // The pet after the discount is 240. 340 are left of the goods; 10.20.
      "a pet that $60 off bring to $240",
      {
        ...{ petPriceCents: 30_000, addOnsCents: 10_000 },
        discount: { type: "Amount", amountCents: 6_000, funder: "platform", code: "SIXTY" },
      },
      { depositPossible: false, totalCents: 35_020, depositCents: 35_020, breederNetCents: 25_500 },
    ],
    [
      // 350 + 39.95 = 389.95; 11.6985.
      "an add-on that leaves a balance where the pet alone had none",
      { petPriceCents: 35_000, addOnsCents: 3_995 },
      { serviceFeeCents: 1_170, totalCents: 40_165, depositCents: 37_500, balanceCents: 2_665 },
    ],
    [
      // 1,089; 32.67; 8 % is 87.12. Of the breeder's 850 go 650 to whoever delivers.
      "delivery that the breeder gives",
      {
        ...{ petPriceCents: 100_000, addOnsCents: 8_900, deliveryCents: 65_000 },
        discount: { type: "Free Delivery", funder: "breeder", code: "HOME" },
        tax: { petRate: 0.08, deliveryRate: 0.08 },
      },
      {
        ...{ deliveryCents: 0, fundedDeliveryCents: 65_000, serviceFeeCents: 3_267, taxCents: 8_712 },
        ...{ totalCents: 120_879, breederNetCents: 20_000 },
      },
    ],
    [
      // 2,050 + 199 + 650 = 2,899, of which 4.75 % is 137.7025; the fee is 3 % of 2,249.
      "tax on delivery",
      {
        ...{ petPriceCents: 205_000, addOnsCents: 19_900, deliveryCents: 65_000 },
        tax: { petRate: 0.0475, deliveryRate: 0.0475 },
      },
      { serviceFeeCents: 6_747, taxCents: 13_770, totalCents: 310_417, balanceCents: 272_917 },
    ],
    [
      // All of it is the breeder's gift, of the donation 100; nothing is left to take a fee of.
      "a total of nothing",
      {
        ...{ petPriceCents: 100_000, addOnsCents: 19_900, deliveryCents: 30_000, donationCents: 15_000 },
        discount: { type: "Zero Total", funder: "breeder", code: "GIFT" },
        tax: { petRate: 0.07, deliveryRate: 0.07 },
      },
      {
        ...{ discountCents: 119_900, totalCents: 0, dueNowCents: 0, fundedDeliveryCents: 30_000 },
        ...{ fundedDonationCents: 10_000, platformFeeCents: 0, breederNetCents: 0, chargeable: true },
      },
    ],
  ])("%s", (_name, input, price) => {
    expect(priceOrder({ ...base, ...input })).toMatchObject(price);
  });
});

/*
 * The same prices a second time, from the rules as they are written down and not from the code: every line is a fraction
 * of whole numbers, a statement is a sum of its lines, and cents come out of one rounding at the end of a line.
 */
type Fraction = readonly [over: bigint, under: bigint];
type Facts = {
  structure: { name: FeeStructure; deposit: bigint };
  pet: bigint;
  addOns: bigint;
  way: bigint;
  gift: bigint;
  isDeposit: boolean;
  /** In hundred-thousandths. */
  petTax: bigint;
  wayTax: bigint;
  code: { kind: Discount["type"] | "none"; of: bigint; by: Discount["funder"] };
};

const rounded = ([over, under]: Fraction): bigint => {
  const [whole, rest] = [over / under, over % under];
  return rest * 2n >= under ? whole + 1n : whole;
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const least = (a: bigint, b: bigint) => a < b ? a : b;

function statement({ structure, pet, addOns, way, gift, isDeposit, petTax, wayTax, code }: Facts): Price {
  const isGift = code.kind === "Zero Total";
  const goods = pet + addOns;
  const off = {
    "none": 0n,
    "Percentage": rounded([goods * code.of, 100n]),
    "Amount": least(goods, code.of),
    "Free Delivery": 0n,
    "Zero Total": goods,
  }[code.kind];
  const given = {
    way: isGift || code.kind === "Free Delivery" ? way : 0n,
    gift: isGift ? least(gift, 10_000n) : 0n,
  };
  const lines = [
    goods,
    -off,
    way - given.way,
    rounded([(goods - off) * 3n, 100n]),
    rounded(plus([(goods - off) * petTax, 100_000n], [(way - given.way) * wayTax, 100_000n])),
    isGift ? 0n : gift,
  ] as const;
  const total = lines.reduce((sum, line) => sum + line, 0n);
  const mayWait = !isGift && pet - off > 24_900n;
  const first = mayWait && total >= structure.deposit + 50n ? structure.deposit : total;
  const isLater = mayWait && isDeposit;
  const borne = code.by === "breeder" ? least(off, pet) : 0n;
  const kept = rounded([(pet - borne) * 15n, 100n]);
  const extras = code.by === "breeder" ? given.way + given.gift : 0n;
  const left = pet - borne - kept - extras;
  return {
    ...{ petPriceCents: Number(pet), addOnsCents: Number(addOns), discountCents: Number(off) },
    ...{ deliveryCents: Number(lines[2]), serviceFeeCents: Number(lines[3]), taxCents: Number(lines[4]) },
    ...{ donationCents: Number(lines[5]), fundedDeliveryCents: Number(given.way) },
    ...{ fundedDonationCents: Number(given.gift), totalCents: Number(total), depositCents: Number(first) },
    ...{ balanceCents: Number(total - first), dueNowCents: Number(isLater ? first : total) },
    ...{ platformFeeCents: Number(kept), breederNetCents: Number(left < 0n ? 0n : left) },
    ...{ paymentType: isLater ? "deposit" : "full", depositPossible: mayWait },
    chargeable: total <= 0n || total >= 50n,
  };
}

function inputOf({ structure, pet, addOns, way, gift, isDeposit, petTax, wayTax, code }: Facts): PriceInput {
  const { kind, of, by: funder } = code;
  const named = { funder, code: "ANY" };
  return {
    ...{ feeStructure: structure.name, petPriceCents: Number(pet), addOnsCents: Number(addOns) },
    ...{
      deliveryCents: Number(way),
      donationCents: Number(gift),
      paymentType: isDeposit ? "deposit" : "full",
    },
    tax: { petRate: Number(petTax) / 100_000, deliveryRate: Number(wayTax) / 100_000 },
    discount: kind === "none"
      ? null
      : kind === "Percentage"
      ? { type: kind, percent: Number(of), ...named }
      : kind === "Amount"
      ? { type: kind, amountCents: Number(of), ...named }
      : { type: kind, ...named },
  };
}

const cents = (max: number, ...edges: number[]) =>
  fc.oneof(fc.constantFrom(0, ...edges), fc.nat({ max: 60_000 }), fc.nat({ max })).map(BigInt);
const rate = fc.nat({ max: 12_000 });
const NO_CODE = { kind: "none", of: 0n, by: "platform" } as const;
/** Around $249, around a total of $375 with its fee, and where 1 to 49 cents are all. */
const EDGES = [16, 30, 48, 49, 50, 24_899, 24_900, 24_901, 36_407, 36_408, 36_456, 36_457, 37_500];
const orders: fc.Arbitrary<Facts> = fc.record({
  structure: fc.constantFrom<Facts["structure"]>(
    { name: "v11", deposit: 37_500n },
    { name: "v6", deposit: 37_500n },
    { name: "v3", deposit: 30_000n },
    { name: "v5", deposit: 87_500n },
  ),
  pet: cents(5_000_000, ...EDGES),
  addOns: cents(300_000, 1, 49, 3_995, 8_900, 12_900, 28_800),
  way: cents(400_000, 20_085, 65_000),
  gift: cents(1_000_000, 1, 49, 50, 10_000, 10_001),
  isDeposit: fc.boolean(),
  isPlain: fc.constantFrom(true, false, false, false),
  taxes: fc.tuple(rate, fc.boolean()),
  code: fc.record({
    kind: fc.constantFrom("none" as const, "Percentage", "Amount", "Free Delivery", "Zero Total"),
    percent: fc.nat({ max: 100 }),
    amount: cents(6_000_000, 1, 100, 5_000),
    by: fc.constantFrom("platform" as const, "breeder" as const),
  }),
}).map(({ taxes: [petTax, isWayTaxed], code: { kind, percent, amount, by }, isPlain, ...order }) => {
  // Nothing but a pet and a gift, which meet the edges far more often.
  if (isPlain) return { ...order, addOns: 0n, way: 0n, petTax: 0n, wayTax: 0n, code: NO_CODE };
  return {
    ...order,
    petTax: BigInt(petTax),
    wayTax: isWayTaxed ? BigInt(petTax) : 0n,
    code: {
      kind,
      of: kind === "Percentage" ? BigInt(percent) : kind === "Amount" ? amount : 0n,
      by: kind === "none" ? "platform" : by,
    },
  };
});

/** The corners that the orders have to visit, or the comparison says less than it seems to. */
const corners: Record<string, (order: Facts, price: Price) => boolean> = {
  "$249 exactly": ({ pet, code }, { depositPossible }) =>
    code.kind === "none" && pet === 24_900n && !depositPossible,
  "a cent more": ({ pet, code }, { depositPossible }) =>
    code.kind === "none" && pet === 24_901n && depositPossible,
  "brought under $249": ({ pet }, price) => pet > 24_900n && !price.depositPossible && price.totalCents > 0,
  "a rest of 1 to 49 cents": ({ structure: { deposit } }, { depositPossible, totalCents, balanceCents }) =>
    depositPossible && balanceCents === 0 && totalCents > deposit && totalCents < deposit + 50n,
  "a rest": (_, price) => price.balanceCents > 0 && price.paymentType === "deposit",
  "1 to 49 cents": (_, price) => !price.chargeable,
  "nothing at all": ({ pet, addOns }, price) => pet + addOns > 0n && price.totalCents === 0,
  "taxed delivery": ({ wayTax }, price) => wayTax > 0n && price.deliveryCents > 0,
  "a donation": (_, price) => price.donationCents > 0,
  "a donation cut": ({ gift }, price) => gift > 10_000n && price.fundedDonationCents === 10_000,
  "a discount on add-ons too": ({ pet, addOns }, price) => addOns > 0n && price.discountCents > Number(pet),
  "a breeder who gives all": ({ code }, price) =>
    code.by === "breeder" && price.fundedDeliveryCents > 0 && price.breederNetCents === 0,
  ...Object.fromEntries(
    (["Percentage", "Amount", "Free Delivery", "Zero Total"] as const).flatMap((kind) =>
      (["platform", "breeder"] as const).map((by) => [
        `${kind} by ${by} with add-ons`,
        ({ code, addOns }: Facts) => code.kind === kind && code.by === by && addOns > 0n,
      ])
    ),
  ),
};

describe("priceOrder", () => {
  it("prices 10,000 orders as the rules do, reckoned in fractions", () => {
    const missing = new Set(Object.keys(corners));
    fc.assert(
      fc.property(orders, (order) => {
        const [price, expected] = [priceOrder(inputOf(order)), statement(order)];
        if (!isDeepStrictEqual(price, expected)) expect(price).toEqual(expected);
        for (const name of missing) if (corners[name]!(order, expected)) missing.delete(name);
      }),
      { numRuns: 10_000, seed: 20_261_122 },
    );
    expect([...missing]).toEqual([]);
  });
});
