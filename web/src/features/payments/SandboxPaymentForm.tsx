import { type CardError, cardFailure, noCardError, paymentStatusMessage } from "@hearthpaw/client";
import {
  Button,
  cardError,
  type CardErrors,
  type CardField,
  type CardValues,
  PaymentForm as CardForm,
  RadioGroup,
} from "@hearthpaw/ui-kit";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Challenge } from "./Challenge.tsx";
import { formFor, intentIdOf, type PaymentFormProps, type PaymentResult } from "./contract.ts";
import {
  confirmCard,
  confirmLender,
  readIntent,
  type SandboxAnswer,
  type SandboxIntent,
  type SandboxTarget,
} from "./sandbox_api.ts";
import * as texts from "./texts.tsx";
import css from "./payments.module.css";

const METHODS: Record<string, string> = {
  card: texts.card,
  klarna: texts.klarna,
  affirm: texts.affirm,
  afterpay_clearpay: texts.afterpay,
};
const EMPTY: CardValues = { number: "", expiry: "", cvc: "", zip: "" };
const FIELDS: CardField[] = ["number", "expiry", "cvc", "zip"];
const NOTE = texts.testModeNote;

/**
 * The card form for machines without an account at the provider. It accepts published test numbers only, says
 * so, and refuses to appear with any key of the real provider.
 */
export function SandboxPaymentForm(props: PaymentFormProps) {
  const isAllowed = formFor("sandbox", props.publishableKey) === "sandbox" && Boolean(props.apiUrl);
  if (!isAllowed) return <p role="alert">{texts.paymentsUnavailable}</p>;
  return (
    <Inside
      {...props}
      target={{
        apiUrl: props.apiUrl!,
        publishableKey: props.publishableKey!,
        clientSecret: props.clientSecret,
      }}
    />
  );
}

function Inside(
  { target, amountText, billingZip = "", returnUrl, onResult, disabledReason }: PaymentFormProps & {
    target: SandboxTarget;
  },
) {
  const [methods, setMethods] = useState<string[]>(["card"]);
  const [method, setMethod] = useState("card");
  const [card, setCard] = useState({ ...EMPTY, zip: billingZip });
  const [errors, setErrors] = useState<CardErrors>({});
  const [failure, setFailure] = useState<CardError>(noCardError);
  const [isBusy, setBusy] = useState(false);
  const [challengeUrl, setChallengeUrl] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const idPrefix = useId();
  const hasEnded = useRef(false);
  const intentId = intentIdOf(target.clientSecret);
  const isSetup = intentId.startsWith("seti_");
  const absoluteReturn = () => new URL(returnUrl, location.href).href;

  function end(result: PaymentResult) {
    if (hasEnded.current) return;
    hasEnded.current = result.status !== "failed";
    if (result.status === "failed") {
      const { field, message } = result.error;
      setFailure(field ? noCardError : result.error);
      if (field) setErrors((before) => ({ ...before, [field]: message }));
    }
    onResult(result);
  }

  function fail(code: string, error: CardError) {
    end({ status: "failed", intentId, code, error });
  }

  function lost() {
    setFailure({ field: "", message: texts.paymentNoResponse });
    onResult({ status: "unknown", intentId });
  }

  function ended(status: string) {
    if (status === "succeeded" || status === "processing") return end({ status, intentId });
    fail(status, { field: "", message: paymentStatusMessage(status) });
  }

  /** Interprets the answer to a confirmation. If the answer was lost, the intent itself tells the result. */
  async function follow(answer: SandboxAnswer): Promise<void> {
    const isLost = answer.kind === "lost";
    // "Not in this state" also answers the retry of a payment whose first answer was lost.
    if (isLost || (answer.kind === "failed" && answer.code.endsWith("_unexpected_state"))) {
      const now = await readIntent(target);
      if (now.kind !== "intent") return lost();
      const isPaid = /^(succeeded|processing)$/.test(now.intent.status);
      if (isLost && !isPaid) return fail("lost", { field: "", message: texts.paymentNoResponse });
      return ended(now.intent.status);
    }
    if (answer.kind === "failed") return fail(answer.code, cardFailure(answer.code, answer.declineCode));
    const { intent } = answer;
    const next = intent.status === "requires_action" ? intent.next_action : null;
    if (next?.use_stripe_sdk) return setChallengeUrl(next.use_stripe_sdk.stripe_js);
    if (next?.redirect_to_url) return location.assign(next.redirect_to_url.url);
    ended(intent.status);
  }

  // After a reload the intent may already be paid, and the form must not ask for a card again.
  const readNow = useEffectEvent(() => readIntent(target));
  const endAs = useEffectEvent(ended);
  useEffect(() => {
    let isCurrent = true;
    void readNow().then((answer) => {
      if (!isCurrent || answer.kind !== "intent") return;
      const { status, payment_method_types: offered }: SandboxIntent = answer.intent;
      setMethods(offered);
      setMethod((chosen) => offered.includes(chosen) ? chosen : offered[0] ?? "card");
      if (/^(succeeded|processing|canceled)$/.test(status)) endAs(status);
    });
    return () => {
      isCurrent = false;
    };
  }, [target.apiUrl, target.clientSecret]);

  const check = (field: CardField) => cardError(field, card, new Date());

  /** An empty field shows no error before the form is sent. */
  function left(field: CardField) {
    const message = card[field] === "" ? undefined : check(field);
    setErrors(({ [field]: _before, ...others }) => message ? { ...others, [field]: message } : others);
  }

  /** A field shows no error while the user corrects it. */
  function typed(values: CardValues) {
    const changed = FIELDS.filter((field) => values[field] !== card[field]);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field as CardField)))
    );
    setCard(values);
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (isBusy || disabledReason || hasEnded.current) return;
    setFailure(noCardError);
    const wrong = method === "card" ? FIELDS.filter((field) => check(field)) : [];
    setErrors(Object.fromEntries(wrong.map((field) => [field, check(field)])));
    if (wrong[0]) return form.current?.querySelector<HTMLElement>(`[id="${idPrefix}-${wrong[0]}"]`)?.focus();
    setBusy(true);
    await follow(
      method === "card"
        ? await confirmCard(target, card, absoluteReturn())
        : await confirmLender(target, method, absoluteReturn()),
    );
    // After a success the button stays busy, because the next page is about to load.
    setBusy(hasEnded.current);
  }

  async function challenged() {
    setChallengeUrl(undefined);
    const now = await readIntent(target);
    if (now.kind !== "intent") return lost();
    ended(now.intent.status);
  }

  const verb = isSetup
    ? texts.saveCard
    : method === "card"
    ? texts.pay(amountText)
    : texts.continueTo(METHODS[method]);
  return (
    <form ref={form} className={css.form} onSubmit={pay} noValidate aria-label={texts.payment}>
      {methods.length > 1 && (
        <RadioGroup
          legend={texts.payWith}
          value={method}
          onChange={setMethod}
          options={methods.map((kind) => ({ value: kind, label: METHODS[kind] ?? kind }))}
        />
      )}
      {method === "card"
        ? (
          <CardForm
            idPrefix={idPrefix}
            values={card}
            errors={errors}
            onChange={typed}
            onBlur={left}
            failure={failure.message}
            note={NOTE}
          />
        )
        : (
          <>
            {failure.message && <p role="alert" className={css.alert}>{failure.message}</p>}
            <p>{texts.finishOnOtherSite(METHODS[method])}</p>
          </>
        )}
      <Button
        type="submit"
        size="large"
        icon={method === "card" ? "lock" : undefined}
        block
        loading={isBusy}
        disabledReason={disabledReason}
      >
        {verb}
      </Button>
      <Challenge url={challengeUrl} onDone={challenged} />
    </form>
  );
}
