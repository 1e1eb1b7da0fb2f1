/**
 * Orders with a discount code, calculated by hand with the working; P, A, X and D as in worked_prices_test.
 */
import { it } from "vitest";
import { expectWorked, type Worked } from "../../../testing/worked_orders.ts";

const CRATE = "Going-home crate"; // 89.00
const KIT = "Puppy starter kit"; // 129.00
const VET = "First vet visit plan"; // 149.00
const COURSE = "Puppy training course"; // 199.00

const codes: Worked[] = [
  [
    "10 % by the platform, with add-ons and tax",
    {
      price: "2,500.00",
      from: "omaha",
      addOns: [CRATE, COURSE],
      code: ["Percentage", 10, "platform"],
    },
    "Goods 2,500 + 89 + 199 = 2,788; X 278.80; 2,509.20. Fee 75.276, so 75.28; tax 138.006, so 138.01. Total 2,722.49 = " +
    "375.00 + 2,347.49. The platform's fee is of 2,500: 375.00; 2,125.00.",
    {
      discount: "278.80",
      fee: "75.28",
      tax: "138.01",
      total: "2,722.49",
      balance: "2,347.49",
      platform: "375.00",
      breeder: "2,125.00",
    },
  ],
  [
    "10 % by the breeder",
    { price: "2,500.00", addOns: [CRATE, COURSE], code: ["Percentage", 10, "breeder"] },
    "X 278.80; 2,509.20 + 75.28 = 2,584.48. 15 % of 2,500 - 278.80 = 2,221.20 is 333.18; 1,888.02 are left.",
    {
      discount: "278.80",
      fee: "75.28",
      total: "2,584.48",
      platform: "333.18",
      breeder: "1,888.02",
    },
  ],
  [
    "10 % by the breeder, with tax: every line has its own half cent",
    { price: "1,001.00", from: "omaha", code: ["Percentage", 10, "breeder"] },
    "X 100.10; 900.90. Fee 27.027, so 27.03; tax 49.5495, so 49.55; 977.48 = 375.00 + 602.48. 15 % of 900.90 = 135.135, " +
    "so 135.14; 765.76 are left.",
    {
      discount: "100.10",
      fee: "27.03",
      tax: "49.55",
      total: "977.48",
      balance: "602.48",
      platform: "135.14",
      breeder: "765.76",
    },
  ],
  [
    "$60 by the platform, which bring the pet under $249",
    { price: "300.00", addOns: [CRATE], code: ["Amount", "60.00", "platform"] },
    "389 - 60.00 = 329; P - X = 240. Fee 9.87; 338.87 now, 0.00 later. 15 % of 300 = 45.00; 255.00.",
    {
      discount: "60.00",
      fee: "9.87",
      total: "338.87",
      now: "338.87",
      balance: "0.00",
      platform: "45.00",
      breeder: "255.00",
    },
  ],
  [
    "$60 by the breeder",
    { price: "300.00", addOns: [CRATE], code: ["Amount", "60.00", "breeder"] },
    "338.87 as before. 15 % of 240 = 36.00; 300 - 60 - 36 = 204.00.",
    { total: "338.87", platform: "36.00", breeder: "204.00" },
  ],
  [
    "$100, after which the pet is $249 exactly: in full",
    { price: "349.00", addOns: [KIT, VET], code: ["Amount", "100.00", "platform"] },
    "Goods 349 + 129 + 149 = 627; 527 are left; fee 15.81; 542.81 now, 0.00 later, as P - X = 249.",
    { fee: "15.81", total: "542.81", now: "542.81", balance: "0.00" },
  ],
  [
    "a cent less off: a deposit",
    { price: "349.00", addOns: [KIT, VET], code: ["Amount", "99.99", "platform"] },
    "527.01; 15.8103, so 15.81; 542.82 = 375.00 + 167.82, as P - X = 249.01.",
    { fee: "15.81", total: "542.82", now: "375.00", balance: "167.82" },
  ],
  [
    "more off than the goods cost",
    { price: "2,500.00", code: ["Amount", "3,000.00", "platform"] },
    "X is at most 2,500.00: total 0.00. The platform pays the breeder: 15 % = 375.00 stay with it, 2,125.00 go out.",
    { discount: "2,500.00", fee: "0.00", total: "0.00", platform: "375.00", breeder: "2,125.00" },
  ],
  [
    "a breeder's code that is more than the pet",
    { price: "250.00", addOns: [KIT], code: ["Amount", "300.00", "breeder"] },
    "379 - 300.00 = 79; fee 2.37; 81.37. The breeder bears the pet's 250, so 15 % of 0 = 0.00, and 50 of the add-on: -50.00.",
    { discount: "300.00", fee: "2.37", total: "81.37", platform: "0.00", breeder: "-50.00" },
  ],
  [
    "all of it in percent",
    { price: "2,500.00", code: ["Percentage", 100, "breeder"] },
    "X 2,500.00, total 0.00; 15 % of 0 = 0.00, nothing, 0.00, is left.",
    { discount: "2,500.00", total: "0.00", platform: "0.00", breeder: "0.00" },
  ],
  [
    "free delivery by the platform",
    { price: "2,500.00", way: "honest", to: "portland", code: ["Free Delivery", null, "platform"] },
    "D 263.75 becomes 0.00 and X stays 0.00: 2,575.00. The breeder's 2,125.00 are untouched.",
    { delivery: "0.00", discount: "0.00", total: "2,575.00", breeder: "2,125.00" },
  ],
  [
    "free delivery by the breeder",
    { price: "2,500.00", way: "honest", to: "portland", code: ["Free Delivery", null, "breeder"] },
    "D 0.00; 2,575.00; of the breeder's 2,125 go 263.75 to whoever drives: 1,861.25. The fee is of 2,500: 375.00.",
    { delivery: "0.00", total: "2,575.00", platform: "375.00", breeder: "1,861.25" },
  ],
  [
    "free delivery to a state that taxes it",
    { price: "1,200.00", way: "honest", to: "seattle", code: ["Free Delivery", null, "platform"] },
    "D 0.00; 6.5 % of 1,200 = 78.00; fee 36.00; 1,314.00.",
    { delivery: "0.00", fee: "36.00", tax: "78.00", total: "1,314.00" },
  ],
  [
    "a whole order by the platform",
    {
      price: "2,500.00",
      addOns: [CRATE, COURSE],
      way: "honest",
      to: "seattle",
      donation: "50.00",
      code: ["Zero Total", null, "platform"],
    },
    "X 2,788.00; D, fee, tax and total 0.00. The platform pays the breeder's 2,125.00 and keeps 375.00.",
    {
      discount: "2,788.00",
      delivery: "0.00",
      fee: "0.00",
      tax: "0.00",
      total: "0.00",
      now: "0.00",
      platform: "375.00",
      breeder: "2,125.00",
    },
  ],
  [
    "a whole order by the breeder",
    {
      price: "1,000.00",
      addOns: [COURSE],
      way: "honest",
      to: "portland",
      donation: "150.00",
      code: ["Zero Total", null, "breeder"],
    },
    "X 1,199.00, total 0.00. The breeder gives the pet: 15 % of 1,000 - 1,000 = 0.00. For the rest the breeder pays 199 for the " +
    "course, 263.75 for delivery and 100, the most that a code gives, to a rescue: -562.75.",
    { discount: "1,199.00", fee: "0.00", tax: "0.00", total: "0.00", platform: "0.00", breeder: "-562.75" },
  ],
];

it.each(codes)(
  "an order with a code worked out by hand: %s",
  (_name, order, working, comes) => expectWorked(order, working, comes),
);
