import { describe, expect, it } from "vitest";
import { formFor, intentIdOf, returnedIntent } from "./contract.ts";
import {
  brandOf,
  cardErrors,
  type CardInput,
  fieldFailure,
  fieldMessage,
  formatExpiry,
  formatNumber,
} from "./rules.ts";

const today = new Date(2026, 10, 21);
const good: CardInput = { number: "4242 4242 4242 4242", expiry: "11/26", cvc: "123", zip: "97201" };

describe("formFor", () => {
  it.each([
    ["stripe", "pk_live_abc", "stripe"],
    ["stripe", "pk_test_abc", "stripe"],
    ["sandbox", "pk_sandbox_abc", "sandbox"],
    ["sandbox", "pk_live_abc", "none"],
    ["sandbox", "pk_test_abc", "none"],
    ["stripe", "pk_sandbox_abc", "none"],
    ["stripe", null, "none"],
    ["sandbox", null, "none"],
    ["other", "pk_live_abc", "none"],
  ])("with provider %s and key %s takes the payment by: %s", (provider, key, form) => {
    expect(formFor(provider, key)).toBe(form);
  });
});

describe("return addresses", () => {
  it.each([
    ["?payment_intent=pi_1&redirect_status=succeeded", { intentId: "pi_1", failed: false }],
    ["?id=2&payment_intent=pi_1&redirect_status=failed", { intentId: "pi_1", failed: true }],
    ["?setup_intent=seti_1&redirect_status=succeeded", { intentId: "seti_1", failed: false }],
    ["?id=2", undefined],
    ["", undefined],
  ])("%s tells %o", (search, expected) => expect(returnedIntent(search)).toEqual(expected));

  it("knows the intent of a secret", () => expect(intentIdOf("pi_1_secret_xyz")).toBe("pi_1"));
});

describe("formatNumber", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["42424", "4242 4"],
    ["4242-4242", "4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["", ""],
    ["abc", ""],
    ["62000000000000000012", "6200 0000 0000 0000001"],
  ])("groups %s as %s", (typed, shown) => expect(formatNumber(typed)).toBe(shown));
});

describe("formatExpiry", () => {
  it.each([
    ["1", "1"],
    ["12", "12"],
    ["123", "12/3"],
    ["1234", "12/34"],
    ["9", "09"],
    ["931", "09/31"],
    ["04/2031", "04/31"],
    ["4/31", "04/31"],
    ["12/", "12"],
    ["", ""],
  ])("shows %s as %s", (typed, shown) => expect(formatExpiry(typed)).toBe(shown));
});

it.each([["4", "Visa"], ["5555", "Mastercard"], ["2223", "Mastercard"], ["34", "American Express"], [
  "6011",
  "Discover",
], [
  "9",
  "",
]])("%s is a card of %s", (number, brand) => expect(brandOf(number)).toBe(brand));

describe("fieldFailure", () => {
  it.each<[keyof CardInput, Partial<CardInput>, string | undefined]>([
    ["number", {}, undefined],
    ["number", { number: "4242 4242 4242 4241" }, "incorrect_number"],
    ["number", { number: "4242" }, "invalid_number"],
    ["number", { number: "  " }, "blank"],
    ["expiry", {}, undefined],
    ["expiry", { expiry: "10/26" }, "invalid_expiry_year"],
    ["expiry", { expiry: "13/30" }, "invalid_expiry_month"],
    ["expiry", { expiry: "00/30" }, "invalid_expiry_month"],
    ["expiry", { expiry: "1" }, "invalid_expiry_month"],
    ["cvc", {}, undefined],
    ["cvc", { cvc: "12" }, "invalid_cvc"],
    ["cvc", { cvc: "1234" }, "invalid_cvc"],
    ["cvc", { cvc: "1234", number: "378282246310005" }, undefined],
    ["zip", {}, undefined],
    ["zip", { zip: "97201-1234" }, undefined],
    ["zip", { zip: "9720" }, "incorrect_zip"],
  ])("%s in %o: %s", (field, change, failure) => {
    expect(fieldFailure(field, { ...good, ...change }, today)).toBe(failure);
  });
});

describe("messages", () => {
  it("leave an empty field alone until the form is sent", () => {
    const empty = { ...good, cvc: "" };
    expect(fieldMessage("cvc", empty, today, false)).toBeUndefined();
    expect(fieldMessage("cvc", empty, today, true)).toBe("Enter the security code");
  });

  it("name every field that is wrong, and none when all may be right", () => {
    expect(cardErrors(good, today)).toEqual({});
    expect(Object.keys(cardErrors({ number: "1", expiry: "", cvc: "12", zip: "" }, today)))
      .toEqual(["number", "expiry", "cvc", "zip"]);
  });
});
