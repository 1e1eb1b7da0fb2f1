import type { CardError, ReservationProgress } from "@hearthpaw/client";
import type { ComponentType } from "react";

/**
 * Lets a screen take a payment without knowing the payment form, which the route passes in. Checkout, balance
 * and add-ons share it, and no feature imports another.
 */
export type PaymentSlot = {
  Form: ComponentType<PaymentSlotProps>;
  /**
   * Returns the parameters that a bank's or lender's page added to the return address; undefined on any other
   * visit.
   */
  returned: (search: string) => { intentId: string; failed: boolean } | undefined;
};

export type PaymentSlotProps = {
  /** Client secret of the payment intent. */
  clientSecret: string;
  /** Words on the button after "Pay": "$375 deposit". */
  amountText: string;
  /** ZIP code of the billing address, as given in the order. */
  billingZip?: string | undefined;
  /** The page to which a bank or lender returns the buyer. */
  returnUrl: string;
  onResult: (outcome: PaymentOutcome) => void;
  /** Why paying is not possible now. */
  disabledReason?: string;
};

/** The payment's outcome in the browser. The server verifies it with the provider. */
export type PaymentOutcome =
  | { status: "succeeded" | "processing"; intentId: string }
  /**
   * Neither the payment nor a query for its status was answered. The page must not report a result before the
   * server has asked.
   */
  | { status: "unknown"; intentId: string }
  | { status: "failed"; intentId: string; code: string; error: CardError };

/** Returns the billing ZIP code that an order already has. */
export function billingZipOf(
  { billing, delivery }: Pick<ReservationProgress, "billing" | "delivery">,
): string | undefined {
  return (billing && delivery?.isBillingDifferent ? billing : delivery)?.address.postalCode;
}
