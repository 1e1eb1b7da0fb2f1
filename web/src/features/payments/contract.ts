import type { CardError } from "@hearthpaw/client";

/**
 * The result of a payment (or a card's set-up) in the browser. The server asks the provider itself before it
 * believes it.
 */
export type PaymentResult =
  | { status: "succeeded" | "processing"; intentId: string }
  /**
   * Neither the payment nor the check of its result was answered: the page may say nothing before the server
   * has asked.
   */
  | { status: "unknown"; intentId: string }
  | { status: "failed"; intentId: string; code: string; error: CardError };

export interface PaymentFormProps {
  /** Secret of a payment intent, or of a set-up intent if a card is only saved. */
  clientSecret: string;
  publishableKey: string | null;
  provider: "stripe" | "sandbox";
  /** Address of the sandbox, from the product's configuration; unused with Stripe. */
  apiUrl?: string | null;
  /** The amount in words for the buyer, such as "$375.00". */
  amountText: string;
  /** ZIP code of the billing address, if the order already has it. */
  billingZip?: string | undefined;
  /** Return address for a bank's or lender's page; the form makes it absolute. */
  returnUrl: string;
  /**
   * Called at every result: success, a payment that needs time, and each failure (which the form also shows).
   */
  onResult: (result: PaymentResult) => void;
  /** Reason why paying is not possible now, such as terms that are not accepted. */
  disabledReason?: string;
}

/**
 * Returns the form that may take this payment. The sandbox never appears with a key of the real provider, and
 * the real form never with a sandbox's key. Any other combination gets no form.
 */
export function formFor(
  provider: string,
  publishableKey: string | null,
): "stripe" | "sandbox" | "none" {
  if (provider === "stripe") return /^pk_(live|test)_\w+$/.test(publishableKey ?? "") ? "stripe" : "none";
  if (provider === "sandbox") return publishableKey?.startsWith("pk_sandbox_") ? "sandbox" : "none";
  return "none";
}

/** Returns the intent of a client secret: `pi_1` for `pi_1_secret_2`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/**
 * Returns the result that a bank's or lender's page added to the return address; undefined on any other
 * visit.
 */
export function returnedIntent(search: string): { intentId: string; failed: boolean } | undefined {
  const query = new URLSearchParams(search);
  const intentId = query.get("payment_intent") ?? query.get("setup_intent");
  return intentId ? { intentId, failed: query.get("redirect_status") === "failed" } : undefined;
}
