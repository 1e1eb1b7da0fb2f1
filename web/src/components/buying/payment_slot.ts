import type { CardError } from "@hearthpaw/client";
import type { ComponentType } from "react";

/**
 * How a screen takes a payment without knowing the form that does it: the route gives it one. Checkout, balance and
 * add-ons share it, and no feature imports another.
 */
export type PaymentSlot = {
  Form: ComponentType<PaymentSlotProps>;
  /** What a bank's or lender's page added to the return address; undefined on any other visit. */
  returned: (search: string) => { intentId: string; failed: boolean } | undefined;
};

export type PaymentSlotProps = {
  /** Of the intent that is paid. */
  clientSecret: string;
  /** What stands on the button after "Pay": "$375 deposit". */
  amountText: string;
  /** The page that a bank or lender sends the buyer back to. */
  returnUrl: string;
  onResult: (outcome: PaymentOutcome) => void;
  /** Why paying is not possible now. */
  disabledReason?: string;
};

/** How it ended in the browser. The server asks the provider itself before it believes. */
export type PaymentOutcome =
  | { status: "succeeded" | "processing"; intentId: string }
  /** No answer came, nor to the question what has become of it: nothing may be said before the server has asked. */
  | { status: "unknown"; intentId: string }
  | { status: "failed"; intentId: string; code: string; error: CardError };
