/** Refunds of canceled orders, calculated by hand with the working, from the refund rules. */
import { expect, it } from "vitest";
import {
  bookedOf,
  buyerStateOf,
  cents,
  listingOf,
  type Ordered,
  priceOf,
} from "../../../testing/worked_orders.ts";
import { cancellationEntries, clearedCents, paymentEntries } from "../../ledger/rules.ts";
import { isDepositRefundable } from "../../state_rules/rules.ts";
import { arrivalOf, refundBasis } from "./cancellation_rules.ts";
import { statesOf } from "../order/sale_rules.ts";

type Canceled = {
  paid: "deposit" | "balance" | "full";
  /** Hours since the first payment. */
  hours: number;
  /** Breeder's policy, as a percentage of the deposit. */
  policy: 0 | 50 | 100;
  by?: "breeder";
  isSuspended?: true;
};
type Worked = readonly [name: string, order: Ordered, how: Canceled, working: string, back: string];

const PLAIN: Ordered = { price: "2,500.00" };
const OMAHA: Ordered = { price: "2,500.00", from: "omaha" };

const refunds: Worked[] = [
  ["an hour later", PLAIN, { paid: "deposit", hours: 1, policy: 0 }, "Within 48 hours: 375.00.", "375.00"],
  ["48 hours later", PLAIN, { paid: "balance", hours: 48, policy: 0 }, "Still within: 2,575.00.", "2,575.00"],
  ["later, policy 100", PLAIN, { paid: "deposit", hours: 49, policy: 100 }, "All: 375.00.", "375.00"],
  [
    "later, policy 50",
    PLAIN,
    { paid: "deposit", hours: 49, policy: 50 },
    "Half of 375 = 187.50; the fee's half is in it.",
    "187.50",
  ],
  ["later, policy 0", PLAIN, { paid: "deposit", hours: 49, policy: 0 }, "0.00.", "0.00"],
  [
    "later, policy 0, when the balance is paid",
    PLAIN,
    { paid: "balance", hours: 100, policy: 0 },
    "The balance: 2,200.00.",
    "2,200.00",
  ],
  [
    "later, policy 50, when the balance is paid",
    PLAIN,
    { paid: "balance", hours: 100, policy: 50 },
    "2,200 + 187.50 = 2,387.50.",
    "2,387.50",
  ],
  [
    "later, policy 0, paid in full: as if it had been a deposit",
    { ...PLAIN, pay: "full" },
    { paid: "full", hours: 100, policy: 0 },
    "2,575 - 375 = 2,200.00.",
    "2,200.00",
  ],
  [
    "with tax, policy 0: a cancelled sale keeps no tax",
    OMAHA,
    { paid: "deposit", hours: 49, policy: 0 },
    "Total 2,712.50, tax 137.50. In the deposit: 375 x 137.50 / 2,712.50 = 19.0092, so 19.01.",
    "19.01",
  ],
  [
    "with tax, policy 50: half a cent goes to the buyer",
    OMAHA,
    { paid: "deposit", hours: 49, policy: 50 },
    "375 - 19.01 = 355.99; half 177.995, so 178.00 back; with the tax 197.01.",
    "197.01",
  ],
  [
    "with tax, policy 0, when the balance is paid",
    OMAHA,
    { paid: "balance", hours: 49, policy: 0 },
    "2,337.50 + 19.01 = 2,356.51.",
    "2,356.51",
  ],
  [
    "with add-ons, policy 0",
    { ...PLAIN, addOns: ["Going-home crate", "Puppy training course"] },
    { paid: "deposit", hours: 49, policy: 0 },
    "Total 2,788 + 83.64 = 2,871.64. In the deposit 375 x 288 / 2,871.64 = 37.6092 of add-ons, so 37.61.",
    "37.61",
  ],
  [
    "with delivery that is taxed, policy 50",
    { price: "1,200.00", way: "honest", to: "seattle" },
    { paid: "deposit", hours: 49, policy: 50 },
    "Total 1,721.63. In the deposit: delivery 382.75 x 375 / 1,721.63 = 83.3694, so 83.37; tax 102.88 x 375 / 1,721.63 = " +
    "22.409, so 22.41. 375 - 83.37 - 22.41 = 269.22, half 134.61. 83.37 + 22.41 + 134.61 = 240.39.",
    "240.39",
  ],
  [
    "in full, with delivery and a donation, policy 50",
    { ...PLAIN, pay: "full", way: "honest", to: "portland", donation: "100.00" },
    { paid: "full", hours: 100, policy: 50 },
    "Total 2,938.75. In a deposit: 263.75 x 375 / 2,938.75 = 33.6559, so 33.66; 100 x 375 / 2,938.75 = 12.7605, so 12.76. " +
    "375 - 33.66 - 12.76 = 328.58, half 164.29 is kept: 2,774.46.",
    "2,774.46",
  ],
  [
    "with a code, add-ons and tax, policy 0",
    {
      ...OMAHA,
      addOns: ["Going-home crate", "Puppy training course"],
      code: ["Percentage", 10, "platform"],
    },
    { paid: "deposit", hours: 49, policy: 0 },
    "Total 2,722.49. In the deposit: add-ons 288 x 375 / 2,722.49 = 39.6696, so 39.67, without the discount, which counts " +
    "against the pet; tax 138.01 x 375 / 2,722.49 = 19.0097, so 19.01. Together 58.68.",
    "58.68",
  ],
  [
    "a pet of $249, which has no deposit but its total, policy 50",
    { price: "249.00" },
    { paid: "full", hours: 49, policy: 50 },
    "Half of 256.47 = 128.235, so 128.24.",
    "128.24",
  ],
  [
    "by the law of the buyer's state, policy 0",
    { ...PLAIN, to: "sanFrancisco" },
    { paid: "deposit", hours: 100, policy: 0 },
    "California gives the deposit back: 375.00.",
    "375.00",
  ],
  [
    "by the breeder, policy 0",
    OMAHA,
    { paid: "balance", hours: 500, policy: 0, by: "breeder" },
    "Everything: 2,712.50.",
    "2,712.50",
  ],
  [
    "of a breeder who is suspended, policy 0",
    PLAIN,
    { paid: "balance", hours: 500, policy: 0, isSuspended: true },
    "Everything: 2,575.00.",
    "2,575.00",
  ],
];

it.each(refunds)("a cancellation worked out by hand: %s", async (_name, order, how, working, back) => {
  const [listing, priced] = [listingOf(order), await priceOf(order)];
  const { depositPercent } = refundBasis({
    by: how.by ?? "buyer",
    paidAt: new Date(0),
    now: new Date(how.hours * 3_600_000),
    depositRefundable: priced.deposit_refundable ??
      isDepositRefundable(listing.rules, statesOf(listing, buyerStateOf(order))),
    sellerSuspended: how.isSuspended ?? false,
    policyPercent: how.policy,
  });
  const booked = bookedOf(priced);
  const kinds = { deposit: ["Deposit"], balance: ["Deposit", "Balance"], full: ["Full"] } as const;
  const given = kinds[how.paid].map((kind) =>
    cancellationEntries(booked, kind, paymentEntries(booked, kind), depositPercent)
  );
  expect(0 - clearedCents(given.flat()), working).toBe(cents(back));
  expect(working).toContain(back);
});

it("say when they arrive, by what was paid with", () => {
  expect(arrivalOf([])).toBe("It can take up to 10 days to arrive.");
  expect(arrivalOf(["Visa 4242"])).toBe("It can take up to 10 days to appear on your statement.");
  expect(arrivalOf(["Klarna"])).toBe("Klarna updates your payment plan. It can take up to 10 days.");
  expect(arrivalOf(["Affirm", "Klarna"])).toBe(
    "Affirm and Klarna update your payment plans. It can take up to 10 days.",
  );
  expect(arrivalOf(["Visa 4242", "Klarna"])).toBe(
    "Klarna updates your payment plan. It can take up to 10 days there, and on your statement.",
  );
});
