import type { ReactNode } from "react";
import { Button, ErrorNotice, ErrorSummary } from "@hearthpaw/ui-kit";
import { failureWords, type FormApi, type FormValues } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";
import css from "./Form.module.css";

/**
 * A form with its errors at the top, its fields, the failure of sending, and the button that sends it.
 * `quiet` makes the button as wide as its words, for forms among other content. In a dialog it is always so,
 * with the cancel button (`onCancel`) beside it.
 */
export function Form<V extends FormValues>({ form, go, danger, quiet, onCancel, label, foot, children }: {
  form: FormApi<V>;
  /** Label of the button, a verb. */
  go: string;
  /** Whether sending cannot be undone, or takes something from another person. */
  danger?: boolean;
  quiet?: boolean;
  /** Leaves without sending, after asking if something typed would be lost. */
  onCancel?: () => void;
  /** Names the form if no heading above names it. */
  label?: string;
  /** Another option: beside the button of a quiet form, otherwise below the button. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { failure, isSending } = form;
  const words = failure && failureWords(failure);
  const variant = danger ? "danger" : "primary";
  return (
    // "post" keeps typed values out of the address if the form is sent before the scripts have loaded.
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
