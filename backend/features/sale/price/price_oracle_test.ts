import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Facts, inputOf, orders, statement } from "../../../testing/price_oracle.ts";
import { type Price, priceOrder } from "./price_rules.ts";

const netOf = ({ pet, addOns }: Facts, { discountCents }: Price) => pet + addOns - BigInt(discountCents);

/** Corner cases that the orders must cover, so the comparison means what it claims. */
const corners: Record<string, (order: Facts, price: Price) => boolean> = {
  "$249 exactly, with enough beside it for a deposit": (
    { pet, code, structure: { deposit } },
    { totalCents },
  ) => code.kind === "none" && pet === 24_900n && totalCents >= deposit + 50n,
  "$249.01, with a deposit": ({ pet, code }, { depositPossible }) =>
    code.kind === "none" && pet === 24_901n && depositPossible,
  "$250": ({ pet }) => pet === 25_000n,
  "brought to $249 or less": ({ pet, structure: { deposit } }, price) =>
    pet > 24_900n && pet - BigInt(price.discountCents) <= 24_900n && price.totalCents > deposit + 50n,
  "a total that is the deposit": ({ structure: { deposit } }, price) =>
    price.petPriceCents > 24_900 && price.discountCents === 0 && BigInt(price.totalCents) === deposit,
  "a rest of 1 to 49 cents": ({ pet, code, structure: { deposit } }, { totalCents }) =>
    code.kind === "none" && pet > 24_900n && totalCents > deposit && totalCents < deposit + 50n,
  "a rest of 50 cents": (_, { balanceCents }) => balanceCents === 50,
  "a balance": (_, price) => price.balanceCents > 0 && price.paymentType === "deposit",
  "1 to 49 cents": (_, price) => !price.chargeable,
  "a free pet": ({ pet, addOns, gift }, price) => pet + addOns + gift === 0n && price.totalCents === 0,
  "nothing at all by a code": ({ pet, addOns }, price) => pet + addOns > 0n && price.totalCents === 0,
  "half a cent of the service fee": (order, price) => netOf(order, price) * 3n % 100n === 50n,
  "half a cent of the platform's fee": ({ pet, code }) => code.by === "platform" && pet * 15n % 100n === 50n,
  "half a cent of a percentage": ({ pet, addOns, code }) =>
    code.kind === "Percentage" && (pet + addOns) * code.of % 100n === 50n,
  "half a cent of tax": (order, price) =>
    (netOf(order, price) * order.petTax + BigInt(price.deliveryCents) * order.wayTax) % 100_000n === 50_000n,
  "tax on the pet and not on its delivery": ({ petTax, wayTax }, price) =>
    petTax > 0n && wayTax === 0n && price.deliveryCents > 0,
  "tax on both": ({ wayTax }, price) => wayTax > 0n && price.deliveryCents > 0,
  "no tax, as of a shelter": ({ petTax, way }) => petTax === 0n && way > 0n,
  "a donation": (_, price) => price.donationCents > 0,
  "a donation cut": ({ gift }, price) => gift > 10_000n && price.fundedDonationCents === 10_000,
  "a discount on add-ons too": ({ pet, addOns }, price) => addOns > 0n && price.discountCents > Number(pet),
  "an amount above the goods": ({ pet, addOns, code }) => code.kind === "Amount" && code.of > pet + addOns,
  "a breeder who gives more than the sale earns": ({ code }, price) =>
    code.by === "breeder" && price.fundedDeliveryCents > 0 && price.breederNetCents < 0,
  ...Object.fromEntries(
    (["Percentage", "Amount", "Free Delivery", "Zero Total"] as const).flatMap((kind) =>
      (["platform", "breeder"] as const).map((by) => [
        `${kind} by ${by} with add-ons`,
        ({ code, addOns }: Facts) => code.kind === kind && code.by === by && addOns > 0n,
      ])
    ),
  ),
  ...Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [
      `v${i + 1} with a balance`,
      ({ structure }: Facts, price: Price) => structure.name === `v${i + 1}` && price.balanceCents > 0,
    ]),
  ),
};
/** Number of orders that cover each case. The seed is the same every time. */
const VISITS: Record<string, number> = {
  "$249 exactly, with enough beside it for a deposit": 59,
  "$249.01, with a deposit": 50,
  "$250": 219,
  "brought to $249 or less": 601,
  "a total that is the deposit": 4,
  "a rest of 1 to 49 cents": 10,
  "a rest of 50 cents": 5,
  "a balance": 2_082,
  "1 to 49 cents": 114,
  "a free pet": 2,
  "nothing at all by a code": 1_434,
  "half a cent of the service fee": 162,
  "half a cent of the platform's fee": 541,
  "half a cent of a percentage": 42,
  "half a cent of tax": 3,
  "tax on the pet and not on its delivery": 2_020,
  "tax on both": 1_954,
  "no tax, as of a shelter": 63,
  "a donation": 8_072,
  "a donation cut": 844,
  "a discount on add-ons too": 2_578,
  "an amount above the goods": 514,
  "a breeder who gives more than the sale earns": 976,
  "Percentage by platform with add-ons": 702,
  "Percentage by breeder with add-ons": 746,
  "Amount by platform with add-ons": 709,
  "Amount by breeder with add-ons": 709,
  "Free Delivery by platform with add-ons": 680,
  "Free Delivery by breeder with add-ons": 692,
  "Zero Total by platform with add-ons": 686,
  "Zero Total by breeder with add-ons": 676,
  "v1 with a balance": 322,
  "v2 with a balance": 352,
  "v3 with a balance": 385,
  "v4 with a balance": 341,
  "v5 with a balance": 355,
  "v6 with a balance": 393,
  "v7 with a balance": 392,
  "v8 with a balance": 391,
  "v9 with a balance": 407,
  "v10 with a balance": 413,
  "v11 with a balance": 393,
};

it("priceOrder prices 10,000 orders as the rules do, reckoned in fractions", () => {
  const visits = Object.fromEntries(Object.keys(corners).map((name) => [name, 0]));
  fc.assert(
    fc.property(orders, (order) => {
      const [price, expected] = [priceOrder(inputOf(order)), statement(order)];
      if (!isDeepStrictEqual(price, expected)) expect(price).toEqual(expected);
      for (const name in corners) if (corners[name]!(order, expected)) visits[name]! += 1;
    }),
    { numRuns: 10_000, seed: 20_261_122 },
  );
  expect(Object.entries(visits).filter(([, times]) => times === 0)).toEqual([]);
  expect(visits).toEqual(VISITS);
});

it("the second reckoning reads nothing of the first but its types", () => {
  const text = readFileSync(new URL("../../../testing/price_oracle.ts", import.meta.url), "utf8");
  const read = [...text.matchAll(/^import (.*?) from "(.*?)";$/gms)].map(([, what, from]) => [what, from]);
  expect(read.filter(([what]) => !what!.startsWith("type "))).toEqual([["fc", "fast-check"]]);
});
