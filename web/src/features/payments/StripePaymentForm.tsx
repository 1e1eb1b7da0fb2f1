import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, PaymentIntent, SetupIntent, Stripe, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { cardFailure, paymentStatusMessage } from "@hearthpaw/client";
import { Button } from "@hearthpaw/ui-kit";
import { type FormEvent, useMemo, useState } from "react";
import { formFor, intentIdOf, type PaymentFormProps, type PaymentResult } from "./contract.ts";
import * as texts from "./texts.tsx";
import css from "./payments.module.css";

/** Errors after which the payment may have gone through: https://docs.stripe.com/error-handling */
const UNANSWERED = new Set<StripeError["type"]>(["api_connection_error", "api_error"]);

const scripts = new Map<string, Promise<Stripe | null>>();

/**
 * Returns the provider's script, loaded once per key. A failed load is forgotten, because the next attempt
 * must start over.
 */
function stripeFor(publishableKey: string): Promise<Stripe | null> {
  let script = scripts.get(publishableKey);
  if (!script) {
    script = loadStripe(publishableKey);
    script.catch(() => scripts.delete(publishableKey));
    scripts.set(publishableKey, script);
  }
  return script;
}

/** Returns our tokens for the provider's frame, which sees none of our style sheets. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: "stripe",
    variables: {
      colorPrimary: token("--brand"),
      colorBackground: token("--surface"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-soft"),
      colorDanger: token("--bad"),
      borderRadius: token("--r-control"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
    },
  };
}

/** Stripe's own card form, in its own frame. It appears only with a real publishable key. */
export function StripePaymentForm(props: PaymentFormProps) {
  const { publishableKey, clientSecret } = props;
  const stripe = useMemo(
    () => formFor("stripe", publishableKey) === "stripe" ? stripeFor(publishableKey!) : null,
    [publishableKey],
  );
  const options = useMemo(() => ({ clientSecret, appearance: appearance() }), [clientSecret]);
  if (!stripe) return <p role="alert">{texts.paymentsUnavailable}</p>;
  return (
    <Elements stripe={stripe} options={options}>
      <Inside {...props} />
    </Elements>
  );
}

function Inside(
  { clientSecret, amountText, billingZip, returnUrl, onResult, disabledReason }: PaymentFormProps,
) {
  const stripe = useStripe();
  const elements = useElements();
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isSetup = clientSecret.startsWith("seti_");
  const intentId = intentIdOf(clientSecret);

  function end(result: PaymentResult) {
    setMessage(result.status === "failed" ? result.error.message : "");
    onResult(result);
  }

  function failed(error: StripeError) {
    // The provider's form shows typing errors beside the field.
    if (error.type === "validation_error") return;
    // A retry of a payment whose first answer was lost: the payment went through.
    const known = error.payment_intent ?? error.setup_intent;
    if (known?.status === "succeeded" || known?.status === "processing") return ended(known);
    if (UNANSWERED.has(error.type)) return lost();
    const ours = error.type === "card_error"
      ? cardFailure(error.code, error.decline_code)
      : { field: "" as const, message: paymentStatusMessage("failed") };
    end({ status: "failed", intentId, code: error.decline_code ?? error.code ?? error.type, error: ours });
  }

  function lost() {
    setMessage(texts.paymentNoResponse);
    onResult({ status: "unknown", intentId });
  }

  function ended({ status }: PaymentIntent | SetupIntent) {
    if (status === "succeeded" || status === "processing") return end({ status, intentId });
    end({
      status: "failed",
      intentId,
      code: status,
      error: { field: "", message: paymentStatusMessage(status) },
    });
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || isBusy || disabledReason) return;
    setBusy(true);
    setMessage("");
    try {
      const confirmParams = { return_url: new URL(returnUrl, location.href).href };
      const redirect = "if_required" as const;
      if (isSetup) {
        const { error, setupIntent } = await stripe.confirmSetup({ elements, confirmParams, redirect });
        if (error) failed(error);
        else ended(setupIntent);
      } else {
        const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams, redirect });
        if (error) failed(error);
        else ended(paymentIntent);
      }
    } catch {
      lost();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={pay}>
      <PaymentElement
        options={{
          wallets: { applePay: "auto", googlePay: "auto" },
          ...(billingZip && {
            defaultValues: { billingDetails: { address: { postal_code: billingZip, country: "US" } } },
          }),
        }}
        onLoadError={() => setMessage(texts.cardFormLoadFailed)}
      />
      {message && <p role="alert" className={css.alert}>{message}</p>}
      <Button type="submit" size="large" block loading={isBusy || !stripe} disabledReason={disabledReason}>
        {isSetup ? texts.saveCard : texts.pay(amountText)}
      </Button>
    </form>
  );
}
