import { Skeleton } from "@hearthpaw/ui-kit";
import { part } from "../../lib/part.tsx";
import { formFor, type PaymentFormProps } from "./contract.ts";
import * as texts from "./texts.tsx";

// Neither form is loaded before somebody pays, and never both: the provider's script is no small thing.
const place = <Skeleton height={280} />;
const StripePaymentForm = part(
  () => import("./StripePaymentForm.tsx").then((module) => module.StripePaymentForm),
  place,
);
const SandboxPaymentForm = part(
  () => import("./SandboxPaymentForm.tsx").then((module) => module.SandboxPaymentForm),
  place,
);

/** Takes a payment (or keeps a card) for an intent, by the provider that the configuration names. */
export function PaymentForm(props: PaymentFormProps) {
  const form = formFor(props.provider, props.publishableKey);
  if (form === "none") {
    return <p role="alert">{texts.paymentsUnavailable}</p>;
  }
  const Form = form === "stripe" ? StripePaymentForm : SandboxPaymentForm;
  // Another intent is another payment: nothing that was typed or shown may go with it.
  return <Form key={props.clientSecret} {...props} />;
}
