import type { PaymentSlot, PaymentSlotProps } from "../../components/buying/payment_slot.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { returnedIntent } from "./contract.ts";
import { PaymentForm } from "./PaymentForm.tsx";
import * as texts from "./texts.tsx";

/** The payment form of the configured provider. */
function TakePayment(props: PaymentSlotProps) {
  const payments = useConfiguration()?.payments;
  if (!payments) {
    return (
      <p role="alert">
        {texts.paymentFormLoadFailed}
      </p>
    );
  }
  const { provider, publishableKey, apiUrl } = payments;
  return <PaymentForm {...props} provider={provider} publishableKey={publishableKey} apiUrl={apiUrl} />;
}

/** Payment parts that routes pass to screens with a payment. */
export const payment: PaymentSlot = { Form: TakePayment, returned: returnedIntent };
