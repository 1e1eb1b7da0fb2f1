import type { CardError } from "@hearthpaw/client";

/** How a payment (or a card's set-up) ended in the browser. The server asks the provider itself before it believes. */
export type PaymentResult =
  | { status: "succeeded" | "processing"; intentId: string }
  /** No answer came, nor to the question what has become of it: nothing may be said before the server has asked. */
  | { status: "unknown"; intentId: string }
  | { status: "failed"; intentId: string; code: string; error: CardError };

export interface PaymentFormProps {
  /** Of a payment intent, or of a set-up intent when a card is only to be kept. */
  clientSecret: string;
  publishableKey: string | null;
  provider: "stripe" | "sandbox";
  /** Where the sandbox is reached, from the product's configuration; unused with Stripe. */
  apiUrl?: string | null;
  /** The amount as the buyer reads it, such as "$375.00". */
  amountText: string;
  /** Where a bank's or lender's page sends the buyer back to; made absolute by the form. */
  returnUrl: string;
  /** Called at every end: success, a payment that needs time, and each failure (which the form shows too). */
  onResult: (result: PaymentResult) => void;
  /** Why paying is not possible now, such as terms that are not accepted. */
  disabledReason?: string;
}

/**
 * Which form may take this payment. The sandbox never stands beside a key of the real provider, and the real form
 * never beside a sandbox's key: with anything odd there is no form at all.
 */
export function formFor(
  provider: string,
  publishableKey: string | null,
): "stripe" | "sandbox" | "none" {
  if (provider === "stripe") return /^pk_(live|test)_\w+$/.test(publishableKey ?? "") ? "stripe" : "none";
  if (provider === "sandbox") return publishableKey?.startsWith("pk_sandbox_") ? "sandbox" : "none";
  return "none";
}

/** The intent that a client secret belongs to: `pi_1_secret_2` is of `pi_1`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/** What a bank's or lender's page added to the return address; undefined on any other visit. */
export function returnedIntent(search: string): { intentId: string; failed: boolean } | undefined {
  const query = new URLSearchParams(search);
  const intentId = query.get("payment_intent") ?? query.get("setup_intent");
  return intentId ? { intentId, failed: query.get("redirect_status") === "failed" } : undefined;
}
