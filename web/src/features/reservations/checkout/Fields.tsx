import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from "react";
import { Button, ErrorNotice, ErrorSummary } from "@hearthpaw/ui-kit";
import { filledIn } from "../../../lib/filled_in.ts";
import type { CheckoutApi } from "./use_checkout.ts";
import type { CheckoutValues, FieldName, SectionNumber } from "./rules.ts";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextName = { [N in FieldName]: CheckoutValues[N] extends boolean ? never : N }[FieldName];

/** The id of a field, for the summary of errors. */
export const fieldId = (name: FieldName): string => `checkout-${name}`;

/** Everything that a text field or list of the checkout needs: checked when it is left, never while it is typed. */
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

/** A section's form: what is wrong at its top, its fields, and the button that goes on. */
export function SectionForm({ checkout, section, go, children }: {
  checkout: CheckoutApi;
  section: SectionNumber;
  /** What the button says. */
  go: string;
  children: ReactNode;
}) {
  const { attempt, summary, failure, isSaving, finish, values } = checkout;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void finish(section, filledIn(event.currentTarget, values));
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
        <ErrorNotice
          title={failure.status === 0 ? texts.weCantReachTheServer : failure.message}
          reference={failure.problem?.requestId}
          onRetry={() => finish(section)}
        >
          <p>{texts.weKeptWhatYouTyped}</p>
        </ErrorNotice>
      )}
      <Button type="submit" size="large" className={css.next} loading={isSaving}>{go}</Button>
    </form>
  );
}
