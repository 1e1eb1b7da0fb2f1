import type { ReactNode } from "react";
import { Button, ErrorNotice, ErrorSummary } from "@hearthpaw/ui-kit";
import { failureWords, type FormApi, type FormValues } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";
import css from "./Form.module.css";

/**
 * A form: what is wrong at its top, its fields, what failed beyond them, and the button that sends it. `quiet` makes the
 * button as wide as its words, for forms among other things; in a dialog it is so, with the way out (`onCancel`) beside it.
 */
export function Form<V extends FormValues>({ form, go, danger, quiet, onCancel, label, foot, children }: {
  form: FormApi<V>;
  /** What the button says: a verb. */
  go: string;
  /** What it does cannot be taken back, or takes something from somebody. */
  danger?: boolean;
  quiet?: boolean;
  /** Leaves without sending, after asking if something typed would be lost. */
  onCancel?: () => void;
  /** Names the form where the heading above it does not. */
  label?: string;
  /** Beside the button of a quiet form, below that of another: another way. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { failure, isSending } = form;
  const words = failure && failureWords(failure);
  const variant = danger ? "danger" : "primary";
  return (
    // "post", so that nothing typed lands in an address where the scripts have not come yet.
    <form className={css.form} onSubmit={form.submit} noValidate method="post" aria-label={label}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      {children}
      {words && (
        <ErrorNotice
          title={words.title}
          reference={failure.status >= 500 ? failure.problem?.requestId : undefined}
        >
          {words.text && <p>{words.text}</p>}
        </ErrorNotice>
      )}
      {quiet || onCancel
        ? (
          <div className={css.row}>
            <Button type="submit" variant={variant} loading={isSending}>{go}</Button>
            {onCancel && (
              <Button variant="quiet" disabled={isSending} onClick={() => form.leave(onCancel)}>
                {texts.cancel}
              </Button>
            )}
            {foot}
          </div>
        )
        : (
          <>
            <Button type="submit" variant={variant} size="large" block loading={isSending}>{go}</Button>
            {foot}
          </>
        )}
    </form>
  );
}
