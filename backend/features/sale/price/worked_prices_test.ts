/**
 * Orders calculated by hand from the product's rules, with the working. P is the pet's price, A its add-ons,
 * X the discount, D the delivery. Calculate them again after changing a rule; never copy a figure from the
 * code's output.
 */
import { describe, expect, it } from "vitest";
import {
  buyerStateOf,
  expectWorked,
  listingOf,
  type Ordered,
  priceOf,
  type Worked,
} from "../../../testing/worked_orders.ts";
import { isFinancingAllowed } from "../../state_rules/rules.ts";
import { type FeeStructure, methodRefusal } from "./price_rules.ts";
import { saleErrorOf, statesOf } from "../order/sale_rules.ts";

const KIT = "Puppy starter kit"; // 129.00
const CHIP = "Microchip registration"; // 39.95
const COURSE = "Puppy training course"; // 199.00

const plain: Worked[] = [
  [
    "a deposit",
    { price: "2,500.00" },
    "Fee 3 % of 2,500 = 75.00; Oregon has no tax. Total 2,575.00 = 375.00 now + 2,200.00. " +
    "Platform 15 % of 2,500 = 375.00, breeder 2,500 - 375 = 2,125.00.",
    {
      fee: "75.00",
      total: "2,575.00",
      now: "375.00",
      balance: "2,200.00",
      platform: "375.00",
      breeder: "2,125.00",
    },
  ],
  [
    "the same in full",
    { price: "2,500.00", pay: "full" },
    "2,500 + 75.00 = 2,575.00 now.",
    { fee: "75.00", total: "2,575.00", now: "2,575.00" },
  ],
  [
    "a pet of $249, in full whatever was asked",
    { price: "249.00" },
    "P - X = 249 is not more than 249. Fee 7.47; 249 + 7.47 = 256.47 now, 0.00 later. 15 % = 37.35, 211.65 are left.",
    {
      fee: "7.47",
      total: "256.47",
      now: "256.47",
      balance: "0.00",
      platform: "37.35",
      breeder: "211.65",
    },
  ],
  [
    "a pet of $250, whose deposit would be the total",
    { price: "250.00" },
    "Fee 7.50; 257.50 is less than 375, so all of it now and 0.00 later. 15 % = 37.50, 212.50 are left.",
    {
      fee: "7.50",
      total: "257.50",
      now: "257.50",
      balance: "0.00",
      platform: "37.50",
      breeder: "212.50",
    },
  ],
  [
    "a pet of $249.01 with add-ons: a cent makes a deposit possible",
    { price: "249.01", addOns: [KIT] },
    "Goods 249.01 + 129 = 378.01; 3 % = 11.3403, so 11.34. Total 389.35 = 375.00 + 14.35.",
    { fee: "11.34", total: "389.35", now: "375.00", balance: "14.35" },
  ],
  [
    "a pet of $249 with add-ons and a donation: no deposit, however much is added",
    { price: "249.00", addOns: [KIT], donation: "25.00" },
    "Goods 378; 3 % = 11.34; 378 + 11.34 + 25 = 414.34 now, 0.00 later. 15 % of 249 = 37.35, 211.65 are left.",
    {
      fee: "11.34",
      total: "414.34",
      now: "414.34",
      balance: "0.00",
      platform: "37.35",
      breeder: "211.65",
    },
  ],
  [
    "an add-on that leaves a balance where the pet alone had none",
    { price: "350.00", addOns: [CHIP] },
    "389.95; 3 % = 11.6985, so 11.70; 401.65 = 375.00 + 26.65. Fees are of the pet alone: 15 % of 350 = 52.50; 297.50.",
    {
      fee: "11.70",
      total: "401.65",
      now: "375.00",
      balance: "26.65",
      platform: "52.50",
      breeder: "297.50",
    },
  ],
  [
    "a kitten with its kit",
    { price: "1,800.00", type: "Cat", addOns: ["Kitten starter kit"] },
    "1,899; 56.97; 1,955.97 = 375.00 + 1,580.97. 15 % of 1,800 = 270.00; 1,530.00.",
    {
      fee: "56.97",
      total: "1,955.97",
      now: "375.00",
      balance: "1,580.97",
      platform: "270.00",
      breeder: "1,530.00",
    },
  ],
  [
    "a total that is exactly the deposit",
    { price: "364.08" },
    "3 % of 364.08 = 10.9224, so 10.92. Total 375.00, all of it now: nothing, 0.00, is left for a balance.",
    { fee: "10.92", total: "375.00", now: "375.00", balance: "0.00" },
  ],
  [
    "a balance of 49 cents, which no card takes",
    { price: "364.08", donation: "0.49" },
    "375.00 + 0.49 = 375.49; 0.49 is less than the networks' 0.50, so all 375.49 now and 0.00 later.",
    { total: "375.49", now: "375.49", balance: "0.00" },
  ],
  [
    "a balance of 50 cents",
    { price: "364.08", donation: "0.50" },
    "375.00 + 0.50 = 375.50 = 375.00 + 0.50.",
    { total: "375.50", now: "375.00", balance: "0.50" },
  ],
  [
    "a total of 50 cents",
    { price: "0.49" },
    "3 % of 0.49 = 0.0147, so 0.01. 0.49 + 0.01 = 0.50. 15 % = 0.0735, so 0.07; 0.42 are left.",
    { fee: "0.01", total: "0.50", now: "0.50", platform: "0.07", breeder: "0.42" },
  ],
  [
    "a pet that is given away",
    { price: "0.00" },
    "Everything is 0.00.",
    { fee: "0.00", total: "0.00", now: "0.00", platform: "0.00", breeder: "0.00" },
  ],
];

const rounding: Worked[] = [
  [
    "half a cent of the fees goes up",
    { price: "350.50" },
    "3 % = 10.515, so 10.52; total 361.02. 15 % = 52.575, so 52.58; 297.92 are left.",
    { fee: "10.52", total: "361.02", platform: "52.58", breeder: "297.92" },
  ],
  [
    "less than half a cent goes down",
    { price: "350.48" },
    "3 % = 10.5144, so 10.51; total 360.99. 15 % = 52.572, so 52.57; 297.91 are left.",
    { fee: "10.51", total: "360.99", platform: "52.57", breeder: "297.91" },
  ],
  [
    "half a cent of tax goes up",
    { price: "1,001.00", from: "omaha" },
    "Fee 30.03. Nebraska 5.5 % = 55.055, so 55.06. Total 1,086.09 = 375.00 + 711.09. 15 % = 150.15; 850.85 are left.",
    {
      fee: "30.03",
      tax: "55.06",
      total: "1,086.09",
      now: "375.00",
      balance: "711.09",
      platform: "150.15",
      breeder: "850.85",
    },
  ],
  [
    "half a cent of a discount goes up",
    { price: "333.30", code: ["Percentage", 15, "breeder"] },
    "X 49.995, so 50.00; P - X = 283.30. Fee 8.499, so 8.50; total 291.80, under 375: all now. " +
    "15 % of 283.30 = 42.495, so 42.50; 240.80 are left.",
    {
      discount: "50.00",
      fee: "8.50",
      total: "291.80",
      now: "291.80",
      platform: "42.50",
      breeder: "240.80",
    },
  ],
];

const taxes: Worked[] = [
  [
    "picked up in Nebraska",
    { price: "2,500.00", from: "omaha" },
    "5.5 % of 2,500 = 137.50. 2,500 + 75 + 137.50 = 2,712.50 = 375.00 + 2,337.50.",
    { tax: "137.50", total: "2,712.50", now: "375.00", balance: "2,337.50" },
  ],
  [
    "picked up in Oregon by somebody from Seattle: the breeder's state",
    { price: "2,500.00", to: "seattle" },
    "Oregon has no tax: 0.00. 2,575.00.",
    { tax: "0.00", total: "2,575.00" },
  ],
  [
    "driven to Washington, which taxes delivery",
    { price: "1,200.00", way: "honest", to: "seattle" },
    "215 miles: 200 + 215 x 0.85 = 382.75. Fee 36.00. 6.5 % of 1,582.75 = 102.87875, so 102.88. " +
    "1,200 + 382.75 + 36 + 102.88 = 1,721.63 = 375.00 + 1,346.63.",
    {
      delivery: "382.75",
      fee: "36.00",
      tax: "102.88",
      total: "1,721.63",
      now: "375.00",
      balance: "1,346.63",
    },
  ],
  [
    "driven to Nevada, which does not",
    { price: "1,200.00", way: "honest", to: "reno" },
    "390 miles: 200 + 331.50 = 531.50. Fee 36.00. 6.85 % of 1,200 = 82.20. 1,849.70 = 375.00 + 1,474.70.",
    {
      delivery: "531.50",
      fee: "36.00",
      tax: "82.20",
      total: "1,849.70",
      now: "375.00",
      balance: "1,474.70",
    },
  ],
  [
    "flown to North Carolina: one rounding for pet and delivery",
    { price: "2,050.00", way: "flight", to: "asheville" },
    "650.00. Fee 61.50. 4.75 % of 2,700 = 128.25 (of 2,050 97.375, of 650 30.875: rounded one by one a cent more). " +
    "Total 2,889.75 = 375.00 + 2,514.75. 15 % = 307.50; 1,742.50 are left.",
    {
      delivery: "650.00",
      fee: "61.50",
      tax: "128.25",
      total: "2,889.75",
      balance: "2,514.75",
      platform: "307.50",
      breeder: "1,742.50",
    },
  ],
  [
    "flown to North Carolina with an add-on, which is taxed",
    { price: "2,050.00", addOns: [COURSE], way: "flight", to: "asheville" },
    "Goods 2,249; fee 67.47; 4.75 % of 2,899 = 137.7025, so 137.70. 2,249 + 650 + 67.47 + 137.70 = 3,104.17.",
    { fee: "67.47", tax: "137.70", total: "3,104.17" },
  ],
  [
    "of a shelter in Nebraska: exempt",
    { price: "300.00", seller: "shelter", from: "omaha" },
    "Tax 0.00. Fee 9.00; 309.00, under 375: all now. 15 % = 45.00; 255.00 are left.",
    { tax: "0.00", fee: "9.00", total: "309.00", now: "309.00", platform: "45.00", breeder: "255.00" },
  ],
  [
    "of a shelter, flown to North Carolina: its delivery is exempt too",
    { price: "400.00", seller: "shelter", way: "flight", to: "asheville" },
    "400 + 650.00 + 12.00 + 0.00 = 1,062.00 = 375.00 + 687.00.",
    { delivery: "650.00", fee: "12.00", tax: "0.00", total: "1,062.00", now: "375.00", balance: "687.00" },
  ],
  [
    "with a donation, which is neither taxed nor has a fee",
    { price: "2,500.00", from: "omaha", donation: "25.00" },
    "75.00 and 137.50 of 2,500. 2,737.50 = 375.00 + 2,362.50. The platform's 375.00 are of the price alone; 2,125.00.",
    {
      fee: "75.00",
      tax: "137.50",
      total: "2,737.50",
      now: "375.00",
      balance: "2,362.50",
      breeder: "2,125.00",
    },
  ],
];

const deliveries: Worked[] = [
  [
    "none",
    { price: "1,000.00", way: "none" },
    "D 0.00; 1,030.00.",
    { delivery: "0.00", total: "1,030.00" },
  ],
  [
    "by car in Oregon",
    { price: "2,500.00", way: "honest", to: "portland" },
    "75 miles: 200 + 63.75 = 263.75. 2,500 + 263.75 + 75 = 2,838.75; no fee on D: 75.00.",
    { delivery: "263.75", fee: "75.00", total: "2,838.75" },
  ],
  [
    "by plane, 20 lb and 8 weeks old today",
    { price: "2,500.00", way: "flight", to: "portland", weightLb: 20, birthDate: "2026-09-27" },
    "2,500 + 650.00 + 75 = 3,225.00.",
    { delivery: "650.00", total: "3,225.00" },
  ],
];

/** Fee structures differ only in the base amount, as the specification names nothing else. */
const structures: Worked[] = (
  [
    ["v1", "2,575.00 = 875.00 + 1,700.00", "875.00", "1,700.00"],
    ["v2", "2,575.00 = 875.00 + 1,700.00", "875.00", "1,700.00"],
    ["v3", "2,575.00 = 300.00 + 2,275.00", "300.00", "2,275.00"],
    ["v4", "2,575.00 = 875.00 + 1,700.00", "875.00", "1,700.00"],
    ["v5", "2,575.00 = 875.00 + 1,700.00", "875.00", "1,700.00"],
    ["v6", "2,575.00 = 375.00 + 2,200.00", "375.00", "2,200.00"],
    ["v7", "2,575.00 = 375.00 + 2,200.00", "375.00", "2,200.00"],
    ["v8", "2,575.00 = 375.00 + 2,200.00", "375.00", "2,200.00"],
    ["v9", "2,575.00 = 375.00 + 2,200.00", "375.00", "2,200.00"],
    ["v10", "2,575.00 = 375.00 + 2,200.00", "375.00", "2,200.00"],
    ["v11", "2,575.00 = 375.00 + 2,200.00", "375.00", "2,200.00"],
  ] as const
).map(([structure, working, now, balance]) => [
  `a deposit by ${structure}`,
  { price: "2,500.00", structure: structure satisfies FeeStructure },
  working,
  { total: "2,575.00", now, balance },
]);

describe.each([
  ["plain", plain],
  ["rounded", rounding],
  ["taxed", taxes],
  ["delivered", deliveries],
  ["by fee structure", structures],
])("an order worked out by hand, %s:", (_kind, orders) => {
  it.each(orders)("%s", (_name, order, working, comes) => expectWorked(order, working, comes));
});

describe("an order that cannot be", () => {
  it.each<[string, Ordered, string]>([
    // 0.48 and 3 % of it, 0.0144, so 0.01: 49 cents.
    ["a total of 49 cents", { price: "0.48" }, "total_too_small"],
    // 2,500 less 2,499.99, and no fee of a cent: 1 cent.
    [
      "a total of a cent",
      { price: "2,500.00", code: ["Amount", "2,499.99", "breeder"] },
      "total_too_small",
    ],
  ])("%s", async (_name, order, code) => {
    await expect(priceOf(order)).rejects.toMatchObject({ code });
  });

  it.each<[string, Ordered, string]>([
    [
      "by car over the sea",
      { price: "2,500.00", way: "honest", to: "honolulu" },
      "Honest Delivery is by car",
    ],
    [
      "by plane without a birth date, so nobody knows when it is old enough",
      { price: "2,500.00", way: "flight", to: "portland", birthDate: null },
      "at least 8 weeks old",
    ],
    [
      "by plane above 20 lb",
      { price: "2,500.00", way: "flight", to: "portland", weightLb: 20.1 },
      "The limit is 20 lb",
    ],
    [
      "by plane with an unknown weight",
      { price: "2,500.00", way: "flight", to: "portland", weightLb: null },
      "hasn't listed yet",
    ],
    ["by car to nobody knows where", { price: "2,500.00", way: "honest" }, "Enter the delivery address"],
  ])("delivered %s: nothing is charged for it", async (_name, order, why) => {
    const { delivery_error, delivery_cents, service_fee_cents } = await priceOf(order);
    expect(delivery_error).toContain(why);
    expect([delivery_cents, service_fee_cents]).toEqual([0, 7_500]);
  });
});

describe("California", () => {
  const ADULT = "2025-11-22";
  const asked = async (order: Ordered) => {
    const [priced, listing] = [await priceOf(order), listingOf(order)];
    const states = statesOf(listing, buyerStateOf(order));
    const financing = methodRefusal({
      method: "klarna",
      amountCents: 50_000,
      donationCents: 0,
      readyToGoHome: true,
      bnplAllowed: isFinancingAllowed(listing.rules, states),
    })?.code;
    return {
      isBarred: saleErrorOf(listing, priced) !== null,
      financing,
      isRefundable: priced.deposit_refundable,
      total: priced.total_cents,
    };
  };
  it.each<[string, Ordered, string, Awaited<ReturnType<typeof asked>>]>([
    [
      "a breeder's pet of a year, driven there",
      { price: "1,500.00", way: "honest", to: "sanFrancisco", birthDate: ADULT },
      "473 miles: 602.05. Fee 45.00; 7.25 % of 1,500 = 108.75; 1,500 + 602.05 + 45 + 108.75 = 2,255.80.",
      { isBarred: false, financing: "financing_not_allowed", isRefundable: true, total: 225_580 },
    ],
    [
      "a breeder's pet a day younger",
      { price: "1,500.00", way: "honest", to: "sanFrancisco", birthDate: "2025-11-23" },
      "The same 2,255.80, and the sale is barred.",
      { isBarred: true, financing: "financing_not_allowed", isRefundable: true, total: 225_580 },
    ],
    [
      "a shelter's young pet that is there",
      { price: "350.00", seller: "shelter", from: "sanFrancisco" },
      "Exempt from tax and from the bar. 350 + 10.50 = 360.50.",
      { isBarred: false, financing: "financing_not_allowed", isRefundable: true, total: 36_050 },
    ],
    [
      "a breeder's young pet, picked up in Oregon by somebody from there",
      { price: "1,500.00", to: "sanFrancisco" },
      "A sale in Oregon, without tax: 1,545.00. Lenders and the deposit follow where the buyer lives.",
      { isBarred: false, financing: "financing_not_allowed", isRefundable: true, total: 154_500 },
    ],
    [
      "nothing to do with it",
      { price: "1,500.00", to: "portland" },
      "1,545.00.",
      { isBarred: false, financing: undefined, isRefundable: false, total: 154_500 },
    ],
  ])("%s", async (_name, order, working, wanted) => {
    expect(await asked(order), working).toEqual(wanted);
  });
});
