import { Skeleton } from "@hearthpaw/ui-kit";
import { part } from "../../lib/part.tsx";
import { formFor, type PaymentFormProps } from "./contract.ts";
import * as texts from "./texts.tsx";

// Each form loads only when the user pays, and never both, because the provider's script is large.
const place = <Skeleton height={280} />;
const StripePaymentForm = part(
  () => import("./StripePaymentForm.tsx").then((module) => module.StripePaymentForm),
  place,
);
const SandboxPaymentForm = part(
  () => import("./SandboxPaymentForm.tsx").then((module) => module.SandboxPaymentForm),
  place,
);

/** Takes a payment (or saves a card) for an intent, with the configured provider's form. */
export function PaymentForm(props: PaymentFormProps) {
  const form = formFor(props.provider, props.publishableKey);
  if (form === "none") {
    return <p role="alert">{texts.paymentsUnavailable}</p>;
  }
  const Form = form === "stripe" ? StripePaymentForm : SandboxPaymentForm;
  // Another intent is another payment and must not inherit typed or shown values.
  return <Form key={props.clientSecret} {...props} />;
}
