import { useId } from "react";

import { Button, Dialog, Field } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/**
 * A decision about an account that needs a reason. It shows the consequences before the decision, stays open
 * while `decide` is running, and shows its error.
 */
export function ReasonDialog({ title, follows, hint, keep, go, variant, decide, onDone }: {
  title: string;
  follows: readonly string[];
  /** Names the readers of the reason. */
  hint: string;
  /** Labels of the two buttons: one leaves everything as it is, the other decides. */
  keep: string;
  go: string;
  variant: "primary" | "danger";
  decide: (reason: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const formId = useId();
  const form = useForm({
    hasSummary: false,
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.sayWhy }),
    send: ({ reason }) => decide(reason.trim()),
    done: () => form.leave(onDone),
  });
  const close = () => form.leave(onDone);

  return (
    <Dialog
      open
      size="small"
      dismissible={!form.isSending}
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>{keep}</Button>
          <Button type="submit" form={formId} variant={variant} loading={form.isSending}>{go}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        {form.failure && <StaffError error={form.failure} />}
        <ul className={css.bullets}>
          {follows.map((text) => <li key={text}>{text}</li>)}
        </ul>
        <Field
          data-autofocus
          multiline
          label={texts.why}
          hint={hint}
          maxLength={1000}
          {...form.field("reason")}
        />
      </form>
    </Dialog>
  );
}
