import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from "react";
import { Button, ErrorSummary } from "@hearthpaw/ui-kit";
import { filledIn } from "../../../lib/filled_in.ts";
import type { CheckoutApi } from "./use_checkout.ts";
import type { CheckoutValues, FieldName, SectionNumber } from "./rules.ts";
import { FailureNotice } from "../../../components/errors/FailureNotice.tsx";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextName = { [N in FieldName]: CheckoutValues[N] extends boolean ? never : N }[FieldName];

/** Returns the id of a field, for links from the error summary. */
export const fieldId = (name: FieldName): string => `checkout-${name}`;

/**
 * Returns the props of a text field or list of the checkout. A field is checked when the buyer leaves it,
 * never while typing.
 */
export function bind({ values, errors, change, leave }: CheckoutApi, name: TextName) {
  return {
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<Typed>) =>
      change({ ...filledIn(target.form ?? target, values), [name]: target.value }),
    onBlur: ({ target }: FocusEvent<Typed>) => leave(name, filledIn(target.form ?? target, values)),
  };
}

/** A section's form: its errors at the top, its fields, and the button to continue. */
export function SectionForm({ checkout, section, go, onFinished, children }: {
  checkout: CheckoutApi;
  section: SectionNumber;
  /** Label of the button. */
  go: string;
  /** Called once the section is saved. */
  onFinished?: () => void;
  children: ReactNode;
}) {
  const { attempt, summary, failure, isSaving, finish, values } = checkout;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void finish(section, filledIn(event.currentTarget, values)).then((isDone) => isDone && onFinished?.());
  };
  const wrong = Object.entries(summary).map(([name, message]) => ({
    fieldId: fieldId(name as FieldName),
    message,
  }));
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary key={attempt} errors={wrong} />
      {children}
      {failure && (
        <FailureNotice
          error={failure}
          onRetry={() => finish(section)}
        >
          <p>{texts.weKeptWhatYouTyped}</p>
        </FailureNotice>
      )}
      <Button type="submit" size="large" className={css.next} loading={isSaving}>{go}</Button>
    </form>
  );
}
