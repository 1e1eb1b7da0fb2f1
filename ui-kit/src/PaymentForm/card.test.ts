import { describe, expect, test } from "vitest";
import { cardBrand, cardError, type CardField, formatCardNumber, formatExpiry } from "./card.ts";

const today = new Date("2026-11-21T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "04 / 28", cvc: "123", zip: "05401" };

test.each([
  ["4242", "visa"],
  ["5555", "mastercard"],
  ["2223", "mastercard"],
  ["2720", "mastercard"],
  ["2721", "unknown"],
  ["378282", "amex"],
  ["6011", "discover"],
  ["", "unknown"],
])("a number that begins with %s is %s", (number, brand) => expect(cardBrand(number)).toBe(brand));

test("numbers are grouped as they are printed", () => {
  expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("378282246310005")).toBe("3782 822463 10005");
  expect(formatCardNumber("4242x")).toBe("4242");
});

test.each([
  ["4", "", "04 / "],
  ["1", "", "1"],
  ["12", "1", "12 / "],
  ["12 / 2", "12 / ", "12 / 2"],
  ["1228", "", "12 / 28"],
  ["12/2028", "", "12 / 28"],
  ["12 /", "12 / ", "12"],
])("the expiry %j after %j becomes %j", (text, before, out) => expect(formatExpiry(text, before)).toBe(out));

describe("cardError", () => {
  test("finds nothing wrong with a good card", () => {
    for (const field of Object.keys(good) as CardField[]) {
      expect(cardError(field, good, today)).toBeUndefined();
    }
  });
  test.each<[CardField, string, RegExp]>([
    ["number", "", /front of your card/],
    ["number", "4242", /too short/],
    ["number", "4242 4242 4242 4241", /isn.t right/],
    ["expiry", "04", /month and year/],
    ["expiry", "13 / 28", /01 to 12/],
    ["expiry", "10 / 26", /expired/],
    ["cvc", "12", /3 digits on the back/],
    ["zip", "123", /5 digits/],
  ])("%s %j is explained", (field, value, text) => {
    expect(cardError(field, { ...good, [field]: value }, today)).toMatch(text);
  });
  test("a card is good to the end of its month", () =>
    expect(cardError("expiry", { ...good, expiry: "11 / 26" }, today)).toBeUndefined());
  test("an American Express card has four digits on its front", () =>
    expect(cardError("cvc", { ...good, number: "378282246310005" }, today)).toMatch(/4 digits on the front/));
});
