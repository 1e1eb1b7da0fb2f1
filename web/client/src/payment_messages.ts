/** What the buyer reads when a payment does not go through. The wording is the product's specification's. */

/** The part of the card form that a failure is about; empty when it is about the whole payment. */
export type CardField = "" | "number" | "expiry" | "cvc" | "zip";

export interface CardError {
  field: CardField;
  message: string;
}

/** No error: an empty field and an empty message. */
export const noCardError: CardError = { field: "", message: "" };

const OTHER =
  "There was an error processing your transaction. Please contact your bank or try using a different card.";
const CVC = "The card was declined due to an invalid CVC code";
const EXPIRY = "The card was declined due to an invalid expiration date";
const NUMBER = "The card was declined due to an invalid card number";

const FAILURES: Record<string, CardError> = {
  invalid_cvc: { field: "cvc", message: CVC },
  incorrect_cvc: { field: "cvc", message: CVC },
  invalid_expiry_month: { field: "expiry", message: EXPIRY },
  invalid_expiry_year: { field: "expiry", message: EXPIRY },
  invalid_number: { field: "number", message: NUMBER },
  incorrect_number: { field: "number", message: NUMBER },
  card_velocity_exceeded: { field: "", message: "The card was declined due to too many attempts" },
  expired_card: { field: "expiry", message: "The card used has been expired" },
  incomplete_address: { field: "zip", message: "Address is required" },
  incorrect_zip: { field: "zip", message: "The card was declined due to an invalid billing zip code" },
  insufficient_funds: { field: "", message: "The card was declined due to insufficient funds" },
};

const INTENTS: Record<string, string> = {
  requires_payment_method: "Please provide a valid payment method.",
  requires_action: "Additional authentication required.",
  canceled: "Payment was canceled.",
  processing: "Payment is still processing.",
  succeeded: "",
};

/** The message for a card failure's code; any code without one of its own gets the general text. */
export function cardFailureMessage(code: string | null | undefined): string {
  return cardFailure(code).message;
}

/**
 * The message, and the field it belongs to. A provider says `card_declined` and puts the reason into the decline
 * code, so that one speaks where it has a message of its own.
 */
export function cardFailure(code: string | null | undefined, declineCode?: string | null): CardError {
  return found(FAILURES, code) ?? found(FAILURES, declineCode) ?? { field: "", message: OTHER };
}

/** The message for the state that a payment was left in; empty for `succeeded`, which alone is success. */
export function paymentStatusMessage(status: string | null | undefined): string {
  return found(INTENTS, status) ?? "Payment failed. Please try again.";
}

function found<T>(table: Record<string, T>, key: string | null | undefined): T | undefined {
  return key && Object.hasOwn(table, key) ? table[key] : undefined;
}
