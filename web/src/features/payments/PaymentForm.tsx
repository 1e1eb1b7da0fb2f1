import { lazy, Suspense } from "react";
import { Skeleton } from "@hearthpaw/ui-kit";
import { formFor, type PaymentFormProps } from "./contract.ts";
import * as texts from "./texts.tsx";

// Neither form is loaded before somebody pays, and never both: the provider's script is no small thing.
const StripePaymentForm = lazy(async () => ({
  default: (await import("./StripePaymentForm.tsx")).StripePaymentForm,
}));
const SandboxPaymentForm = lazy(async () => ({
  default: (await import("./SandboxPaymentForm.tsx")).SandboxPaymentForm,
}));

/** Takes a payment (or keeps a card) for an intent, by the provider that the configuration names. */
export function PaymentForm(props: PaymentFormProps) {
  const form = formFor(props.provider, props.publishableKey);
  if (form === "none") {
    return <p role="alert">{texts.weCantTakePaymentsRightNow}</p>;
  }
  return (
    <Suspense fallback={<Skeleton height={280} />}>
      {/* Another intent is another payment: nothing that was typed or shown may go with it. */}
      {form === "stripe"
        ? <StripePaymentForm key={props.clientSecret} {...props} />
        : <SandboxPaymentForm key={props.clientSecret} {...props} />}
    </Suspense>
  );
}
