/** Messages to the buyer about failed payments. The product's specification defines their wording. */

/** The field of the card form that a failure is about; empty if it is about the whole payment. */
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

/** Returns the message for a card failure's code, or the general text for unknown codes. */
export function cardFailureMessage(code: string | null | undefined): string {
  return cardFailure(code).message;
}

/**
 * Returns the message and its field. Providers send `card_declined` and put the reason into the decline code,
 * so the decline code decides if `code` has no message.
 */
export function cardFailure(code: string | null | undefined, declineCode?: string | null): CardError {
  return found(FAILURES, code) ?? found(FAILURES, declineCode) ?? { field: "", message: OTHER };
}

/** Returns the message for the final status of a payment; empty for `succeeded`, the only success. */
export function paymentStatusMessage(status: string | null | undefined): string {
  return found(INTENTS, status) ?? "Payment failed. Please try again.";
}

function found<T>(table: Record<string, T>, key: string | null | undefined): T | undefined {
  return key && Object.hasOwn(table, key) ? table[key] : undefined;
}
