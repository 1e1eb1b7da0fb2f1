import { describe, expect, it } from "vitest";
import { cardFailure, cardFailureMessage, noCardError, paymentStatusMessage } from "./payment_messages.ts";

const other =
  "There was an error processing your transaction. Please contact your bank or try using a different card.";

describe("cardFailureMessage", () => {
  it.each([
    ["invalid_cvc", "The card was declined due to an invalid CVC code"],
    ["incorrect_cvc", "The card was declined due to an invalid CVC code"],
    ["invalid_expiry_month", "The card was declined due to an invalid expiration date"],
    ["invalid_expiry_year", "The card was declined due to an invalid expiration date"],
    ["invalid_number", "The card was declined due to an invalid card number"],
    ["incorrect_number", "The card was declined due to an invalid card number"],
    ["card_velocity_exceeded", "The card was declined due to too many attempts"],
    ["expired_card", "The card used has been expired"],
    ["incomplete_address", "Address is required"],
    ["incorrect_zip", "The card was declined due to an invalid billing zip code"],
    ["insufficient_funds", "The card was declined due to insufficient funds"],
    ["lost_card", other],
    ["card_declined", other],
    ["processing_error", other],
    ["constructor", other],
    ["", other],
    [null, other],
    [undefined, other],
  ])("says for %s: %s", (code, message) => {
    expect(cardFailureMessage(code)).toBe(message);
  });
});

describe("cardFailure", () => {
  it.each([
    ["card_declined", "insufficient_funds", "", "The card was declined due to insufficient funds"],
    ["card_declined", "card_velocity_exceeded", "", "The card was declined due to too many attempts"],
    ["card_declined", "lost_card", "", other],
    ["incorrect_cvc", "incorrect_cvc", "cvc", "The card was declined due to an invalid CVC code"],
    ["expired_card", null, "expiry", "The card used has been expired"],
    ["incorrect_zip", undefined, "zip", "The card was declined due to an invalid billing zip code"],
    ["incorrect_number", undefined, "number", "The card was declined due to an invalid card number"],
  ])("puts %s (%s) at the field '%s'", (code, declineCode, field, message) => {
    expect(cardFailure(code, declineCode)).toEqual({ field, message });
  });

  it("starts from an error with an empty field and message", () => {
    expect(noCardError).toEqual({ field: "", message: "" });
  });
});

describe("paymentStatusMessage", () => {
  it.each([
    ["failed", "Payment failed. Please try again."],
    ["requires_payment_method", "Please provide a valid payment method."],
    ["requires_action", "Additional authentication required."],
    ["canceled", "Payment was canceled."],
    ["processing", "Payment is still processing."],
    ["succeeded", ""],
    ["something_new", "Payment failed. Please try again."],
    [undefined, "Payment failed. Please try again."],
  ])("says for %s: %s", (status, message) => {
    expect(paymentStatusMessage(status)).toBe(message);
  });
});
